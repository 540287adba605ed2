package judge.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.report.ExplanationState;
import judge.report.Report;
import org.jspecify.annotations.Nullable;

/**
 * The explanation of a report: a value that is stored and sent apart from the report. Its JSON is
 *
 * <pre>{@code
 * {"state": "complete",
 *  "cases": [{"name": "secret/01", "verdict": "WA", "reason": "different-token",
 *             "hints": [{"code": "array-index-at-end", "parameters": {"length": 5}}]}]}
 * }</pre>
 *
 * @param state the extent of the look; null where there was nothing to look at
 * @param cases the cases that it says something of, now at most one: the first that failed
 */
public record Explanation(@Nullable ExplanationState state, List<ExplainedCase> cases) {

    /** Nothing was looked at. */
    public static final Explanation NONE = new Explanation(null, List.of());

    /** The time was over before anything was found. */
    public static final Explanation CUT_SHORT = new Explanation(ExplanationState.CUT_SHORT, List.of());

    public Explanation {
        cases = List.copyOf(cases);
    }

    /** The explanation in a report, with which {@link #applied} makes the same of the report that was explained. */
    public static Explanation of(Report explained) {
        return new Explanation(
                explained.explanation(),
                explained.firstFailing().flatMap(ExplainedCase::of).stream().toList());
    }

    /** Tells whether a later look may find more. */
    public boolean isCutShort() {
        return state == ExplanationState.CUT_SHORT;
    }

    /** Tells whether it says why a case failed. */
    public boolean saysSomething() {
        return cases.stream().anyMatch(one -> !one.hints().isEmpty());
    }

    /** Tells whether it is one of the first failing case, which has failed as it does in the report. */
    boolean explains(Report report) {
        return cases.stream()
                .anyMatch(one -> report.firstFailing().filter(one::explains).isPresent());
    }

    /**
     * The report with this explanation in it, as views and {@code check --json} show it. A case that was judged again
     * since and failed in another way keeps its own hints.
     */
    public Report applied(Report report) {
        if (this.equals(NONE)) {
            return report;
        }
        Report explained = report;
        for (ExplainedCase one : cases) {
            boolean same = report.cases().stream().anyMatch(one::explains);
            explained = same ? explained.withHints(one.name(), one.hints()) : explained;
        }
        return explained.explained(state);
    }

    /** The values of its JSON: maps, lists, texts and whole numbers, for {@code ReportJson.write} and
     * {@code readDocument}. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("state", state == null ? null : text(state));
        json.put("cases", cases.stream().map(ExplainedCase::json).toList());
        return json;
    }

    /**
     * Reads an explanation from the values of its JSON. What a later judge has written and this one does not know is
     * left out: keys, hints with other codes, cases with other verdicts.
     */
    public static Explanation read(Map<?, ?> json) {
        Optional<ExplanationState> state = Stream.of(ExplanationState.values())
                .filter(one -> text(one).equals(json.get("state")))
                .findFirst();
        List<?> cases = json.get("cases") instanceof List<?> given ? given : List.of();
        return new Explanation(
                state.orElse(null),
                cases.stream().flatMap(one -> ExplainedCase.read(one).stream()).toList());
    }

    private static String text(ExplanationState state) {
        return state.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
