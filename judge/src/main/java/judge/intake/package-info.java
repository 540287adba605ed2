/**
 * What a learning platform hands over: what comes in is a folder or a zip of any of the usual layouts, what goes out is
 * who handed in what to which problem, and what was left out and why. It trusts nothing in there, and knows nothing of
 * judging.
 */
@org.jspecify.annotations.NullMarked
package judge.intake;
