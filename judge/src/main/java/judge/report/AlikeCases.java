package judge.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import judge.reason.Code;
import judge.reason.Reason;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Cases in a row that failed in the same way, which are told as one: what was measured of them is the largest of all.
 *
 * @param cases one or more, in the order of the problem
 * @param toldAt name of an earlier row that failed in the same way, where others are between; empty elsewhere
 */
public record AlikeCases(List<CaseSection> cases, String toldAt) {

    /** Parameters of reasons that differ from run to run. */
    private static final Set<String> MEASURED = Set.of("usedMillis", "wallMillis", "peakBytes");

    public AlikeCases {
        cases = List.copyOf(cases);
    }

    /** All cases, those that failed alike in a row together; what was accepted stands alone. */
    public static List<AlikeCases> of(List<CaseSection> all) {
        List<List<CaseSection>> runs = new ArrayList<>();
        for (CaseSection one : all) {
            @Nullable List<CaseSection> last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
            if (last == null || one.reason() == null || !Failure.of(one).equals(Failure.of(last.get(0)))) {
                last = new ArrayList<>();
                runs.add(last);
            }
            last.add(one);
        }
        Map<Failure, String> told = new HashMap<>();
        return runs.stream()
                .map(run -> {
                    CaseSection first = run.get(0);
                    boolean telling = first.reason() != null && first.verdict() != Verdict.SK;
                    @Nullable String earlier = telling ? told.putIfAbsent(Failure.of(first), name(run)) : null;
                    return new AlikeCases(run, Objects.requireNonNullElse(earlier, ""));
                })
                .toList();
    }

    /** Each case for itself. */
    public static List<AlikeCases> each(List<CaseSection> all) {
        return all.stream().map(one -> new AlikeCases(List.of(one), "")).toList();
    }

    /** A failure of a case, without its name and figures. */
    private record Failure(Verdict verdict, @Nullable Code code, Map<String, Object> parameters, boolean scored) {

        static Failure of(CaseSection one) {
            @Nullable Reason reason = one.reason();
            Map<String, Object> parameters = new HashMap<>(reason == null ? Map.of() : reason.parameters());
            parameters.keySet().removeAll(MEASURED);
            return new Failure(one.verdict(), reason == null ? null : reason.code(), parameters, one.maxScore() > 0);
        }
    }

    /**
     * Returns the names of the cases, such as {@code secret/07}, {@code secret/01-20 (20)} or
     * {@code sample/2 … secret/b-3 (5)}.
     */
    public String name() {
        return name(cases);
    }

    private static String name(List<CaseSection> cases) {
        String first = cases.get(0).name();
        if (cases.size() == 1) {
            return first;
        }
        String last = cases.get(cases.size() - 1).name();
        int folder = first.lastIndexOf('/') + 1;
        boolean together = last.lastIndexOf('/') + 1 == folder && last.startsWith(first.substring(0, folder));
        String end = together ? last.substring(folder) : last;
        boolean numbers = together && isNumber(first.substring(folder)) && isNumber(end);
        return first + (numbers ? "-" : " … ") + end + " (" + cases.size() + ")";
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(point -> point >= '0' && point <= '9');
    }

    /** The first of them with the figures of all: the points together, of time and memory the most. */
    public CaseSection together() {
        CaseSection first = cases.get(0);
        return new CaseSection(
                name(),
                first.verdict(),
                cases.stream().mapToDouble(CaseSection::score).sum(),
                cases.stream().mapToDouble(CaseSection::maxScore).sum(),
                most(CaseSection::cpuTimeMillis),
                most(CaseSection::wallTimeMillis),
                most(CaseSection::peakMemoryBytes),
                reason(),
                first.runs(),
                first.answerSource(),
                first.output());
    }

    private @Nullable Reason reason() {
        @Nullable Reason reason = cases.get(0).reason();
        if (reason == null) {
            return null;
        }
        Map<String, Object> parameters = new LinkedHashMap<>(reason.parameters());
        parameters.replaceAll((name, value) ->
                MEASURED.contains(name) ? Objects.requireNonNull(most(one -> number(one, name))) : value);
        return new Reason(reason.code(), parameters, reason.hints());
    }

    private static Long number(CaseSection one, String name) {
        return one.reason() != null && one.reason().parameters().get(name) instanceof Number number
                ? number.longValue()
                : 0L;
    }

    private <T extends Comparable<T>> @Nullable T most(Function<CaseSection, @Nullable T> figure) {
        return cases.stream()
                .map(figure)
                .flatMap(Stream::ofNullable)
                .max(Comparable::compareTo)
                .orElse(null);
    }
}
