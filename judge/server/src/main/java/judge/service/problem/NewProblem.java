package judge.service.problem;

/**
 * The things that a new problem begins with.
 *
 * @param language of title and statement
 * @param statement Markdown; blank: none yet
 * @param input of an example that was typed
 * @param data a zip with test data; empty: there are none but the example
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
public record NewProblem(
        String slug, String title, String language, String statement, String input, String answer, byte[] data) {}
