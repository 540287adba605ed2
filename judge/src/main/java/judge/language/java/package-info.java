/**
 * Programs in Java: in come classes that the package for compiling has made, out come programs that the package for
 * running can run. It does not know why somebody wants to run them.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java;
