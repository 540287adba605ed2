/**
 * Finds submissions that are alike: in come sources, out come pairs with the lines that they have in common, as a hint
 * and never a verdict. The package knows nothing of contests, verdicts or pages; of ours it imports the names of
 * languages alone.
 */
@org.jspecify.annotations.NullMarked
package judge.similar;
