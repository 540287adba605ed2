package judge.gradebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.report.CaseSection;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.similar.Work;
import judge.verdict.Verdict;

/**
 * One problem with everything that was handed in to it.
 *
 * @param problem the problem
 * @param reports of the submissions that were judged, by contestant
 */
public record Paper(ProblemSection problem, List<Report> reports) {

    public Paper {
        reports = List.copyOf(reports);
    }

    /** The run that took longest of all accepted submissions. */
    public record Slowest(String contestant, String testCase, double cpuTimeMillis) {}

    /** A submission with a judge error says nothing about the contestant, and is left out of all figures. */
    public List<Report> counted() {
        return reports.stream().filter(report -> report.verdict() != Verdict.JE).toList();
    }

    public long accepted() {
        return reports.stream().filter(report -> report.verdict() == Verdict.AC).count();
    }

    /** Points that can be earned; 1 for a pass-fail problem, positive infinity where there is no bound. */
    public double maxScore() {
        return reports.stream().mapToDouble(Report::maxScore).max().orElse(0);
    }

    /** Returns the scale of scores: the points that can be earned, or else the highest score of the class. */
    public double scale() {
        double most = maxScore();
        return Double.isFinite(most)
                ? most
                : counted().stream().mapToDouble(Report::score).max().orElse(0);
    }

    /** The figures of each case, in the order of the problem. */
    public List<CaseFigures> cases() {
        return problem.cases().stream()
                .map(one -> CaseFigures.of(one.name(), counted()))
                .toList();
    }

    /** The points of the submissions that count. */
    public ScoreFigures scores() {
        return ScoreFigures.of(counted().stream().map(Report::score).toList(), scale());
    }

    /** The case with the lowest share of passes; of several, the one that most submissions fail. */
    public Optional<CaseFigures> hardest() {
        return cases().stream()
                .filter(one -> one.failed() > 0)
                .min(Comparator.comparingDouble(CaseFigures::passRate)
                        .thenComparing(
                                Comparator.comparingInt(CaseFigures::failed).reversed()));
    }

    /** Returns the works that were handed in, where the reports have their sources. */
    public List<Work> works() {
        List<Work> works = new ArrayList<>();
        for (Report report : reports) {
            Map<String, String> sources = new LinkedHashMap<>();
            report.sources().forEach(source -> sources.put(source.file(), source.text()));
            if (!sources.isEmpty()) {
                works.add(new Work(report.contestant(), sources));
            }
        }
        return works;
    }

    /** Mistakes that have a name, the most frequent first. */
    public List<Mistake> mistakes() {
        return Mistake.of(reports);
    }

    /** Wrong answers that several gave to the same case. */
    public List<SharedAnswer> shared() {
        return SharedAnswer.of(reports);
    }

    /** The accepted submission that came closest to the time limit. */
    public Optional<Slowest> slowest() {
        List<Slowest> runs = new ArrayList<>();
        for (Report report : reports) {
            if (report.verdict() == Verdict.AC) {
                report.cases().stream()
                        .filter(one -> one.cpuTimeMillis() != null)
                        .forEach(one -> runs.add(slowest(report, one)));
            }
        }
        return runs.stream().max(Comparator.comparingDouble(Slowest::cpuTimeMillis));
    }

    private static Slowest slowest(Report report, CaseSection one) {
        return new Slowest(report.contestant(), one.name(), Objects.requireNonNull(one.cpuTimeMillis()));
    }
}
