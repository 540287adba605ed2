package judge.render;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import judge.gradebook.Gradebook;
import judge.message.Messages;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.SummaryRow;
import judge.verdict.Verdict;

/**
 * A file {@code <contestant>/<problem>.results.json} for each submission, with the keys that Gradescope's autograders
 * give back in {@code results.json}.
 */
final class GradescopeView {

    static final String EXTENSION = ".results.json";

    private static final double MILLIS_IN_SECOND = 1000;

    private final Messages messages;
    private final ObjectMapper mapper = new ObjectMapper();

    GradescopeView(Messages messages) {
        this.messages = messages;
    }

    Path write(Gradebook book, Output output) throws IOException {
        Places places = new Places(book.run());
        for (Report report : book.run().reports()) {
            byte[] json = mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(results(report));
            output.write(places.file(report, EXTENSION), json);
        }
        return output.folder();
    }

    private ObjectNode results(Report report) {
        ObjectNode results = mapper.createObjectNode();
        results.put("score", report.score());
        results.put("execution_time", seconds(report));
        results.put(
                "output",
                report.verdict() + " " + messages.name(report.verdict()) + "\n" + new Reasons(messages).of(report));
        results.put("output_format", "text");
        results.put("visibility", "visible");
        results.put("stdout_visibility", "hidden");
        ArrayNode tests = results.putArray("tests");
        report.cases().forEach(one -> tests.add(test(report, one)));
        return results;
    }

    private static double seconds(Report report) {
        return Objects.requireNonNullElse(SummaryRow.of(report, "").cpuTimeMillis(), 0.0) / MILLIS_IN_SECOND;
    }

    private ObjectNode test(Report report, CaseSection one) {
        ObjectNode test = mapper.createObjectNode();
        test.put("name", one.name());
        test.put("name_format", "text");
        test.put("score", one.score());
        if (Double.isFinite(one.maxScore())) {
            test.put("max_score", one.maxScore());
        }
        test.put("status", one.verdict() == Verdict.AC ? "passed" : "failed");
        test.put("output", one.verdict() + " " + new Reasons(messages).of(report, one));
        test.put("output_format", "text");
        test.put("visibility", "visible");
        return test;
    }
}
