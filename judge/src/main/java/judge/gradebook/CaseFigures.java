package judge.gradebook;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import judge.report.CaseSection;
import judge.report.Report;
import judge.verdict.Verdict;

/**
 * How a class did on one case.
 *
 * @param name of the case
 * @param verdicts how many got which; without those that it was not run for
 */
public record CaseFigures(String name, Map<Verdict, Integer> verdicts) {

    public CaseFigures {
        verdicts = Collections.unmodifiableMap(new EnumMap<>(verdicts));
    }

    static CaseFigures of(String name, List<Report> reports) {
        Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        for (Report report : reports) {
            report.cases().stream()
                    .filter(one -> one.name().equals(name) && one.verdict() != Verdict.SK)
                    .map(CaseSection::verdict)
                    .forEach(verdict -> verdicts.merge(verdict, 1, Integer::sum));
        }
        return new CaseFigures(name, verdicts);
    }

    /** How many submissions it was run for. */
    public int run() {
        return verdicts.values().stream().mapToInt(Integer::intValue).sum();
    }

    public int passed() {
        return verdicts.getOrDefault(Verdict.AC, 0);
    }

    public int failed() {
        return run() - passed();
    }

    /** From 0 to 1, of those that it was run for; 0 where it was run for none. */
    public double passRate() {
        return run() == 0 ? 0 : (double) passed() / run();
    }
}
