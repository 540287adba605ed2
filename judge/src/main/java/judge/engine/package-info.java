/**
 * One submission to one problem goes in, one report comes out: the program is compiled, run on each case, its answers
 * are checked and the verdict is decided. Kept results and fingerprints belong here too. It knows nothing of other
 * submissions, of folders of reports or of who asks.
 */
@org.jspecify.annotations.NullMarked
package judge.engine;
