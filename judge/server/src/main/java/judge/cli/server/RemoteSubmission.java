package judge.cli.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * A server's answer about a submission.
 *
 * @param json the whole answer, on one line
 * @param done whether there is nothing more to wait for
 * @param place the submission's place in the queue; null: it does not wait, or nobody says
 * @param verdict the verdict; null: there is none yet, or it is not shown
 * @param report the report; null: there is none yet, or it is not shown
 */
record RemoteSubmission(
        String json,
        long id,
        String problem,
        int attempt,
        boolean done,
        @Nullable Long place,
        @Nullable Verdict verdict,
        double score,
        double maxScore,
        @Nullable Report report) {

    /** The answer of a server, which may be anything. */
    static RemoteSubmission of(JsonNode tree, String json) throws IOException {
        JsonNode report = tree.path("report");
        return new RemoteSubmission(
                json,
                tree.path("id").asLong(),
                tree.path("problem").asText(),
                tree.path("attempt").asInt(),
                isDone(tree),
                tree.path("place").isIntegralNumber() ? tree.path("place").asLong() : null,
                verdict(tree.path("verdict").asText("")),
                tree.path("score").asDouble(),
                tree.path("maxScore").asDouble(Double.POSITIVE_INFINITY),
                report.isObject() ? report(report) : null);
    }

    /** Tells whether nothing more will come of a submission or a try. */
    static boolean isDone(JsonNode tree) {
        String state = tree.path("state").asText("");
        return tree.path("hidden").asBoolean() || (!state.equals("queued") && !state.equals("judging"));
    }

    private static @Nullable Verdict verdict(String name) throws IOException {
        for (Verdict verdict : Verdict.values()) {
            if (verdict.name().equals(name)) {
                return verdict;
            }
        }
        if (name.isEmpty() || name.equals("null")) {
            return null;
        }
        throw new IOException("unknown verdict " + name);
    }

    /**
     * Reads the report; null where a newer judge has made it in a format that this one cannot read. The verdict stands
     * beside it.
     */
    static @Nullable Report report(JsonNode tree) throws IOException {
        try {
            return new ReportJson().readReport(tree.toString().getBytes(StandardCharsets.UTF_8), Path.of("report"));
        } catch (ReportFormatException e) {
            return null;
        }
    }
}
