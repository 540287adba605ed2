/**
 * What can be said about answers to the two problems that ship, as codes with parameters; the sentences stand with all
 * others in the message bundles. It knows neither who says it nor when.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.reason;
