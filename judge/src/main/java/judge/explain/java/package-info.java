/** Looks for what is wrong with a program in Java that has failed, or why it is slow. */
@org.jspecify.annotations.NullMarked
package judge.explain.java;
