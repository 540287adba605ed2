/**
 * A submission is made ready to be tried on any input: what goes in is an input, what comes out is how the program did
 * beside what knows the right answer. It knows nothing of how inputs are chosen.
 */
@org.jspecify.annotations.NullMarked
package judge.trial;
