/**
 * Finds submissions that are alike: in come sources, those of earlier years with them, out come pairs with the lines
 * that they have in common, and the groups that the pairs make, as a hint and never a verdict. The package knows
 * nothing of contests, verdicts or pages; of ours it imports the names of languages alone.
 */
@org.jspecify.annotations.NullMarked
package judge.similar;
