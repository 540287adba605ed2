/**
 * Sentences for people, in English and Chinese: in come reasons, verdicts and figures, out comes text that is safe to
 * show on a terminal. The package does not know where the text is shown.
 */
@org.jspecify.annotations.NullMarked
package judge.message;
