package judge.grading;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.engine.Judge;
import judge.engine.JudgingListener;
import judge.grading.GradingRun.Task;
import judge.problem.Problem;
import judge.problem.Problems;
import judge.report.Report;
import judge.report.Reports;
import judge.report.SummaryRow;
import judge.report.folder.RunFolder;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/** Runs of many submissions, none of which is really judged. */
final class GradingScene {

    final Path reports;
    final RunFolder folder;
    final Told told = new Told();

    GradingScene(Path reports) throws Exception {
        this.reports = reports;
        folder = RunFolder.create(reports, Instant.EPOCH);
    }

    GradingRun run(Judge judge, List<Task> tasks, int jobs) {
        return new GradingRun((expected, threads) -> judge, folder, told, tasks, jobs);
    }

    static List<Task> tasks(int count) {
        Problem problem = Problems.scoring("p", 50);
        return IntStream.range(0, count)
                .mapToObj(number -> String.format("c%02d", number))
                .map(name ->
                        new Task(new SubmissionFiles(name, "p", Path.of("/solutions", name, "p"), List.of()), problem))
                .toList();
    }

    static Report accept(Submission submission, Problem problem, JudgingListener listener) {
        return Reports.accepted(submission.contestant(), problem.id());
    }

    /** The files of the run. */
    List<String> files() throws Exception {
        try (Stream<Path> paths = Files.walk(reports)) {
            return paths.filter(Files::isRegularFile)
                    .filter(path -> !path.endsWith(".unfinished"))
                    .map(path -> folder.folder().relativize(path).toString())
                    .sorted()
                    .toList();
        }
    }

    /** The events of a run as a listener gets them. */
    final class Told implements GradingRun.Listener {

        final List<String> started = new ArrayList<>();
        final List<String> finished = new ArrayList<>();
        final List<RuntimeException> brokeDown = new ArrayList<>();
        final List<String> notYetWritten = Collections.synchronizedList(new ArrayList<>());
        final AtomicInteger overlaps = new AtomicInteger();
        private final AtomicInteger inside = new AtomicInteger();

        @Override
        public void started(SubmissionFiles submission) {
            alone(() -> started.add(submission.contestant()));
        }

        @Override
        public void finished(SubmissionFiles submission, SummaryRow row) {
            if (!Files.exists(folder.folder().resolve(row.report()))) {
                notYetWritten.add(row.report());
            }
            alone(() -> finished.add(submission.contestant()));
        }

        @Override
        public void brokeDown(SubmissionFiles submission, RuntimeException failure) {
            alone(() -> brokeDown.add(failure));
        }

        private void alone(Runnable action) {
            if (inside.incrementAndGet() > 1) {
                overlaps.incrementAndGet();
            }
            action.run();
            inside.decrementAndGet();
        }
    }
}
