/** The submissions of the jury, right and wrong, and the results that each must get. */
@org.jspecify.annotations.NullMarked
package judge.problem.jury;
