/**
 * The JVMs that compile and run submissions: what comes in is this host's JDK, what goes out are images that hold
 * nothing but what such a JVM needs, and the flags that it is started with. It knows nothing of submissions.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java.jvm;
