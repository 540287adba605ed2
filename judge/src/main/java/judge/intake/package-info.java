/**
 * Reads the files of a learning platform: in comes a folder or a zip of any of the usual layouts, out come the
 * submissions by contestant and problem, and the files that were left out with the reasons. The package trusts nothing
 * in there, and knows nothing of judging.
 */
@org.jspecify.annotations.NullMarked
package judge.intake;
