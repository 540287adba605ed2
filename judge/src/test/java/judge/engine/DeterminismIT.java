package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.report.CaseSection;
import judge.report.Report;
import judge.sandbox.kernel.Processors;
import judge.submission.SubmissionFinder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * The same submission gets the same verdicts every time, alone or beside others. Small by default; {@code
 * -Ddeterminism.submissions=30 -Ddeterminism.rounds=20} is the run that {@code security.md} describes.
 */
@Isolated("measures")
@Tag("repeated")
class DeterminismIT {

    private static final int SUBMISSIONS = Integer.getInteger("determinism.submissions", 5);
    private static final int ROUNDS = Integer.getInteger("determinism.rounds", 2);

    @Test
    void givesEverySubmissionTheSameVerdictsOneAtATimeAndSideBySide() throws Exception {
        Problem problem = PackageReader.read(Zoo.PROBLEM);
        Map<Path, List<Report>> reports = new LinkedHashMap<>();
        int processors = Processors.allowed().size();
        for (int jobs : new int[] {1, processors}) {
            try (Toolchain toolchain = Toolchains.isolated(jobs)) {
                judgeAll(new LocalJudge(toolchain, new JudgingRules(true, false, false)), problem, jobs, reports);
            }
        }
        assertThat(reports).hasSize(SUBMISSIONS);
        assertThat(reports).allSatisfy((deed, all) -> assertThat(
                        all.stream().map(DeterminismIT::verdicts).distinct())
                .as("%s: %s", deed, times(all))
                .hasSize(1));
        reports.forEach((deed, all) -> System.out.println(deed.getParent().getFileName() + "/" + deed.getFileName()
                + ": " + verdicts(all.get(0)) + " x " + all.size() + ", " + times(all)));
    }

    private static void judgeAll(LocalJudge judge, Problem problem, int jobs, Map<Path, List<Report>> reports)
            throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        Map<Path, List<Future<Report>>> judged = new LinkedHashMap<>();
        for (int round = 0; round < ROUNDS; round++) {
            for (Path deed : Zoo.spread(SUBMISSIONS)) {
                judged.computeIfAbsent(deed, key -> new ArrayList<>())
                        .add(threads.submit(() -> judge.judge(
                                SubmissionFinder.single(deed, problem.id())
                                        .read(problem.limits().codeBytes()),
                                problem)));
            }
        }
        threads.shutdown();
        for (Map.Entry<Path, List<Future<Report>>> entry : judged.entrySet()) {
            for (Future<Report> report : entry.getValue()) {
                reports.computeIfAbsent(entry.getKey(), key -> new ArrayList<>())
                        .add(report.get());
            }
        }
    }

    private static String verdicts(Report report) {
        return report.verdict()
                + report.cases().stream()
                        .map(section -> " " + section.verdict())
                        .collect(Collectors.joining());
    }

    /** The least and the greatest CPU time of any case, and how many runs were repeated. */
    private static String times(List<Report> reports) {
        List<CaseSection> run = reports.stream()
                .flatMap(report -> report.cases().stream())
                .filter(section -> section.cpuTimeMillis() != null)
                .toList();
        double least =
                run.stream().mapToDouble(CaseSection::cpuTimeMillis).min().orElse(0);
        double greatest =
                run.stream().mapToDouble(CaseSection::cpuTimeMillis).max().orElse(0);
        long repeated = run.stream().filter(section -> section.runs() > 1).count();
        return String.format("CPU %.1f to %.1f ms, %d of %d cases repeated", least, greatest, repeated, run.size());
    }
}
