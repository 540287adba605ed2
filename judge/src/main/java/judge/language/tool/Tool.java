package judge.language.tool;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A program of the host's, trusted and short. */
public final class Tool {

    private Tool() {}

    /**
     * The result of a tool.
     *
     * @param output stdout and stderr, mixed as they came
     */
    public record Result(int status, String output) {}

    /** Runs it to its end; it reads nothing. */
    public static Result run(List<String> line) throws IOException {
        return run(new ProcessBuilder(line).redirectErrorStream(true));
    }

    /** Runs it to its end, as a builder says; it reads nothing but a file that the builder names. */
    public static Result run(ProcessBuilder builder) throws IOException {
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            return new Result(process.waitFor(), output);
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while " + builder.command().get(0) + " ran", e);
        }
    }
}
