/**
 * The part for the two problems that ship, and its only entry: the rest of the judge gets reference solvers, and what
 * is known of their problems, here, by the name that a package gives. It knows nothing of how programs are run.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku;
