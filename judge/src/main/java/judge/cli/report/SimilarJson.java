package judge.cli.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.cli.report.SimilarInputs.Task;
import judge.render.SimilarView;
import judge.similar.Cluster;
import judge.similar.Identical;
import judge.similar.Likeness;
import judge.similar.Likeness.Passage;
import judge.similar.Likeness.Span;
import judge.similar.Likenesses;
import judge.similar.SimilarWorks;
import judge.similar.Work;

/** Writes pairs and groups as JSON without language; {@code similar.schema.json} describes its keys. */
final class SimilarJson {

    private static final int VERSION = 1;

    private SimilarJson() {}

    /**
     * The document.
     *
     * @param threshold 0 to 1
     * @param groups those of each task, in the same order
     */
    static Map<String, Object> of(double threshold, List<Task> tasks, List<SimilarView.Group> groups) {
        List<Map<String, Object>> problems = new ArrayList<>();
        for (int i = 0; i < tasks.size(); i++) {
            problems.add(problem(tasks.get(i), groups.get(i).likenesses()));
        }
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("version", VERSION);
        document.put("threshold", threshold);
        document.put("problems", problems);
        return document;
    }

    private static Map<String, Object> problem(Task task, Likenesses found) {
        long older = task.works().stream().filter(Work::isOlder).count();
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("problem", task.problem());
        values.put("submissions", task.works().size() - older);
        values.put("older", older);
        values.put("pairs", found.pairs().stream().map(SimilarJson::pair).toList());
        values.put("groups", found.clusters().stream().map(SimilarJson::group).toList());
        values.put(
                "identical",
                found.identical().stream().map(SimilarJson::identical).toList());
        values.put("tooShort", found.tooShort());
        values.put("leastTokens", SimilarWorks.LEAST_TOKENS);
        values.put("unchecked", found.unchecked());
        return values;
    }

    private static List<Map<String, Object>> group(Cluster cluster) {
        return cluster.works().stream().map(SimilarJson::work).toList();
    }

    private static Map<String, Object> pair(Likeness pair) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("first", work(pair.first()));
        values.put("second", work(pair.second()));
        values.put("share", pair.share());
        values.put(
                "passages", pair.passages().stream().map(SimilarJson::passage).toList());
        return values;
    }

    private static Map<String, Object> identical(Identical group) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("tokens", group.tokens());
        values.put("works", group.works().stream().map(SimilarJson::work).toList());
        return values;
    }

    private static Map<String, Object> work(Work work) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("name", work.name());
        values.put("origin", work.isOlder() ? work.origin() : null);
        return values;
    }

    private static Map<String, Object> passage(Passage passage) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("tokens", passage.tokens());
        values.put("first", span(passage.first()));
        values.put("second", span(passage.second()));
        return values;
    }

    private static Map<String, Object> span(Span span) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("file", span.file());
        values.put("firstLine", span.firstLine());
        values.put("lastLine", span.lastLine());
        return values;
    }
}
