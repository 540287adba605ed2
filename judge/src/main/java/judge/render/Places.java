package judge.render;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.report.GradedRun;
import judge.report.Report;
import judge.report.SummaryRow;

/**
 * Names the files of submissions: they lie beside their reports, in folders that no name of a contestant can lead out
 * of.
 */
final class Places {

    /** The page of the class, at the top. */
    static final String CLASS_PAGE = "index.html";

    /** The ending of the name of a submission's page. */
    static final String PAGE = ".html";

    private static final String REPORT = ".json";

    private final Map<List<String>, String> stems = new HashMap<>();

    Places(GradedRun run) {
        for (SummaryRow row : run.summary().submissions()) {
            String path = row.report();
            stems.put(
                    List.of(row.contestant(), row.problem()),
                    path.endsWith(REPORT) ? path.substring(0, path.length() - REPORT.length()) : path);
        }
    }

    /** The file with the given extension, relative to the run's folder. */
    String file(Report report, String extension) {
        return Objects.requireNonNull(stems.get(List.of(report.contestant(), report.problem()))) + extension;
    }

    /** The same as a link of a page at the top. */
    String link(Report report, String extension) {
        return "./"
                + Stream.of(file(report, extension).split("/", -1))
                        .map(part ->
                                URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20"))
                        .collect(Collectors.joining("/"));
    }
}
