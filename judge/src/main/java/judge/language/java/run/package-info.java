/**
 * Running: what comes in is a compiled program and one input, what goes out is how its JVM ended and what it answered.
 * It knows nothing of whether the answer is right.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java.run;
