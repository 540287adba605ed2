/**
 * Which submissions are alike: what comes in are sources, what goes out are pairs with the lines that they have in
 * common, as a hint and never a verdict. It knows nothing of contests, verdicts or pages; of ours it imports the names
 * of languages alone.
 */
@org.jspecify.annotations.NullMarked
package judge.similar;
