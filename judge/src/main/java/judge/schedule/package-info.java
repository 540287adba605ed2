/**
 * Which case runs when, and on which processor: in go the cases of a submission and what is known of how long they
 * take, out come their results. It knows neither how a program is run nor how an answer is checked.
 */
@org.jspecify.annotations.NullMarked
package judge.schedule;
