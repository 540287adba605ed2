/**
 * Digests of bytes: what goes in are bytes, what comes out is their SHA-256. It knows nothing of what they mean, and
 * imports only the JDK.
 */
@org.jspecify.annotations.NullMarked
package judge.digest;
