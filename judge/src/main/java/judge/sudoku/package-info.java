/**
 * The wing of the two problems that ship, and its only door: what the rest of the judge wants of a reference solver,
 * and what is known of its problem, it asks for here, by the name that a package gives it. It knows nothing of how
 * programs are run.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku;
