package judge;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import judge.report.CaseSection;
import judge.report.Report;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * How long cases took: a submission's own where it has been judged before, else on average those that others had accepted.
 * Only ever used to put what takes long first; no verdict hangs on it. Any number of threads may use it.
 */
final class CaseTimes {

    private final Map<String, Double> own = new ConcurrentHashMap<>();
    private final Map<String, Average> others = new ConcurrentHashMap<>();

    private record Average(double sum, int count) {
        Average plus(Average other) {
            return new Average(sum + other.sum, count + other.count);
        }
    }

    void learn(Report report) {
        for (CaseSection section : report.cases()) {
            @Nullable Double millis = section.cpuTimeMillis();
            if (millis == null) {
                continue;
            }
            own.put(report.fingerprint() + section.name(), millis);
            if (section.verdict() == Verdict.AC) {
                others.merge(report.problem() + "/" + section.name(), new Average(millis, 1), Average::plus);
            }
        }
    }

    /** CPU time of a case in milliseconds; 0 where nothing is known. */
    double millis(String fingerprint, String problem, String caseName) {
        Average average = others.getOrDefault(problem + "/" + caseName, new Average(0, 1));
        return own.getOrDefault(fingerprint + caseName, average.sum() / average.count());
    }
}
