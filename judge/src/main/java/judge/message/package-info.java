/**
 * Sentences for people, in English and Chinese: what comes in are reasons, verdicts and figures, what goes out is text
 * that is safe to show on a terminal. It knows nothing of where the text is shown.
 */
@org.jspecify.annotations.NullMarked
package judge.message;
