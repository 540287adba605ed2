package judge.gradebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.Report;
import org.jspecify.annotations.Nullable;

/**
 * A mistake that has a name, with those who made it.
 *
 * @param code its name: that of a reason or of a hint
 * @param contestants in whose submission it is the most frequent mistake
 * @param cases on which it shows
 */
public record Mistake(String code, List<String> contestants, List<String> cases) {

    public Mistake {
        contestants = List.copyOf(contestants);
        cases = List.copyOf(cases);
    }

    /** Hints that say what is wrong with an output as a whole, while its reason names the first difference. */
    private static final Set<String> NAMED = Set.of("output-prompt", "output-blanks");

    /** The mistake that a case shows, if it has a name. */
    public static Optional<String> of(CaseSection one) {
        @Nullable Reason reason = one.reason();
        if (reason == null) {
            return Optional.empty();
        }
        return reason.code().namesMistake()
                ? Optional.of(reason.code().code())
                : reason.hints().stream()
                        .map(Hint::code)
                        .filter(NAMED::contains)
                        .findFirst();
    }

    /**
     * Returns the mistakes of a class, the most frequent first. A single case can suggest another mistake: the first
     * completion may also be the lowest. Therefore each submission counts for the mistake that most of its cases show.
     */
    static List<Mistake> of(List<Report> reports) {
        Map<String, List<String>> contestants = new TreeMap<>();
        Map<String, Set<String>> cases = new TreeMap<>();
        for (Report report : reports) {
            Map<String, Set<String>> found = new LinkedHashMap<>();
            report.cases().forEach(one -> of(one).ifPresent(code ->
                    found.computeIfAbsent(code, any -> new LinkedHashSet<>()).add(one.name())));
            most(found).ifPresent(code -> {
                contestants.computeIfAbsent(code, any -> new ArrayList<>()).add(report.contestant());
                cases.computeIfAbsent(code, any -> new LinkedHashSet<>()).addAll(found.getOrDefault(code, Set.of()));
            });
        }
        return contestants.entrySet().stream()
                .map(entry -> new Mistake(
                        entry.getKey(),
                        entry.getValue(),
                        List.copyOf(cases.getOrDefault(entry.getKey(), Set.of())).stream()
                                .sorted()
                                .toList()))
                .sorted(Comparator.comparingInt(
                                (Mistake one) -> one.contestants().size())
                        .reversed())
                .toList();
    }

    /** The mistake with the most cases; the first of several. */
    private static Optional<String> most(Map<String, Set<String>> found) {
        int most = found.values().stream().mapToInt(Set::size).max().orElse(0);
        return found.entrySet().stream()
                .filter(entry -> entry.getValue().size() == most)
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
