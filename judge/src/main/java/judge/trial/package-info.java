/**
 * Tries a submission on any input: an input goes in, the result of the program beside the right answer comes out. It
 * knows nothing of how inputs are chosen.
 */
@org.jspecify.annotations.NullMarked
package judge.trial;
