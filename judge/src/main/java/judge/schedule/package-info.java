/**
 * Decides which case runs when, and on which processor: in go the cases of a submission and the known times that they
 * take, out come their results. The package knows neither how a program is run nor how an answer is checked.
 */
@org.jspecify.annotations.NullMarked
package judge.schedule;
