/**
 * Running: in come a compiled program and one input, out come the end of its JVM and its answer. The package does not
 * know whether the answer is right.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java.run;
