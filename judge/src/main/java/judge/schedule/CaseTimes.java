package judge.schedule;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.report.CaseSection;
import judge.report.Report;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * How long cases took: a submission's own where it has been judged before, else on average those that others had
 * accepted. Only used to run long cases first; no verdict depends on it. Any number of threads may use it.
 */
public final class CaseTimes {

    /** The most weight of earlier runs: so the average follows when the machine or the submissions change. */
    private static final int MOST_WEIGHT = 20;

    private static final Pattern LINE = Pattern.compile("([1-9]\\d?) (\\d+\\.\\d+(?:E-?\\d+)?) (.+)");

    private final Map<String, Double> own = new ConcurrentHashMap<>();
    private final Map<String, Average> others = new ConcurrentHashMap<>();

    private record Average(double sum, int count) {
        Average plus(Average other) {
            return new Average(sum + other.sum, count + other.count);
        }
    }

    public void learn(Report report) {
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

    /**
     * What is known of cases that were accepted, for {@link #learnAccepted}: a line for each, with a weight, a time and
     * a name.
     */
    public byte[] ofAccepted(String problem) {
        StringBuilder lines = new StringBuilder();
        others.forEach((key, average) -> {
            if (key.startsWith(problem + "/")) {
                int weight = Math.min(average.count(), MOST_WEIGHT);
                double millis = average.sum() / average.count();
                lines.append(weight).append(' ').append(millis).append(' ');
                lines.append(key.substring(problem.length() + 1)).append('\n');
            }
        });
        return lines.toString().getBytes(UTF_8);
    }

    /**
     * Adds what an earlier run knew; a line in another form, such as of a case with a line feed in its name, is
     * ignored.
     */
    public void learnAccepted(String problem, byte[] lines) {
        new String(lines, UTF_8)
                .lines()
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .forEach(line -> {
                    int weight = Integer.parseInt(line.group(1));
                    Average before = new Average(weight * Double.parseDouble(line.group(2)), weight);
                    others.merge(problem + "/" + line.group(3), before, Average::plus);
                });
    }

    /** CPU time of a case in milliseconds; 0 where nothing is known. */
    public double millis(String fingerprint, String problem, String caseName) {
        Average average = others.getOrDefault(problem + "/" + caseName, new Average(0, 1));
        return own.getOrDefault(fingerprint + caseName, average.sum() / average.count());
    }
}
