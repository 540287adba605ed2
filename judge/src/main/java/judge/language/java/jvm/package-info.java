/**
 * The JVMs that compile and run submissions: in comes this host's JDK, out come images with nothing but the needs of
 * such a JVM, and the flags that it is started with. The package knows nothing of submissions.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java.jvm;
