/**
 * Names the reasons about answers to the two problems that ship, as codes with parameters; the sentences stand with all
 * others in the message bundles. The package knows neither who says them nor when.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.reason;
