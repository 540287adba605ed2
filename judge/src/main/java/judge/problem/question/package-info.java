/**
 * Questions of a problem: in comes a {@code questions.yaml}, out come questions as values with the keys to their
 * answers, and the answers that somebody hands in. The package knows nothing of test cases, verdicts or pages.
 */
@org.jspecify.annotations.NullMarked
package judge.problem.question;
