/**
 * Keeps results between runs of the judge: in come keys and bytes, out come the same bytes or none. The package does
 * not know what they mean.
 */
@org.jspecify.annotations.NullMarked
package judge.store;
