package judge.gradebook;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import judge.report.CaseSection;
import judge.report.Report;
import judge.verdict.Verdict;

/**
 * The figures of a class on one case.
 *
 * @param name the case's name
 * @param verdicts the number of submissions by verdict, without those that the case was not run for
 * @param mistakes the mistakes that have a name, with the number of submissions that made them
 */
public record CaseFigures(String name, Map<Verdict, Integer> verdicts, Map<String, Integer> mistakes) {

    public CaseFigures {
        verdicts = Collections.unmodifiableMap(new EnumMap<>(verdicts));
        mistakes = Collections.unmodifiableMap(new TreeMap<>(mistakes));
    }

    static CaseFigures of(String name, List<Report> reports) {
        Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        Map<String, Integer> mistakes = new TreeMap<>();
        for (Report report : reports) {
            for (CaseSection one : report.cases()) {
                if (one.name().equals(name) && one.verdict() != Verdict.SK) {
                    verdicts.merge(one.verdict(), 1, Integer::sum);
                    Mistake.of(one).ifPresent(code -> mistakes.merge(code, 1, Integer::sum));
                }
            }
        }
        return new CaseFigures(name, verdicts, mistakes);
    }

    /** Returns the number of submissions that the case was run for. */
    public int run() {
        return verdicts.values().stream().mapToInt(Integer::intValue).sum();
    }

    public int passed() {
        return verdicts.getOrDefault(Verdict.AC, 0);
    }

    public int failed() {
        return run() - passed();
    }

    /** Returns the share from 0 to 1 of the submissions that it was run for; 0 where it was run for none. */
    public double passRate() {
        return run() == 0 ? 0 : (double) passed() / run();
    }
}
