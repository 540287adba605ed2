package judge.cli.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import judge.report.Report;
import judge.report.TextSection;
import org.jspecify.annotations.Nullable;

/**
 * A server's answer about a try.
 *
 * @param json the whole answer, on one line
 * @param done whether there is nothing more to wait for
 * @param place the place among the tries that wait; null: it does not wait
 * @param report null: there is none yet, or once it is done: the judge itself failed
 * @param stderr what went to the standard error, by case
 */
record RemoteTry(
        String json, boolean done, @Nullable Long place, @Nullable Report report, Map<String, TextSection> stderr) {

    RemoteTry {
        stderr = new TreeMap<>(stderr);
    }

    /** The answer of a server, which may be anything. */
    static RemoteTry of(JsonNode tree, String json) throws IOException {
        Map<String, TextSection> stderr = new TreeMap<>();
        for (Map.Entry<String, JsonNode> one : tree.path("stderr").properties()) {
            JsonNode text = one.getValue();
            stderr.put(
                    one.getKey(),
                    new TextSection(
                            text.path("text").asText(), text.path("bytes").asLong()));
        }
        JsonNode report = tree.path("report");
        return new RemoteTry(
                json,
                RemoteSubmission.isDone(tree),
                tree.path("place").isIntegralNumber() ? tree.path("place").asLong() : null,
                report.isObject() ? RemoteSubmission.report(report) : null,
                stderr);
    }
}
