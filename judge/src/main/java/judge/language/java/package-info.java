/**
 * Programs in Java: what comes in was compiled by the package for that, what goes out can be run by the one for that.
 * It knows nothing of why somebody wants to run it.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java;
