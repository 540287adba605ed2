package judge.cli.grade;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import judge.cli.command.Session;
import judge.cli.terminal.BarLine;
import judge.grading.GradingRun;
import judge.grading.GradingRun.Task;
import judge.report.SummaryRow;
import judge.submission.SubmissionFiles;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows how far a run is: a bar on a terminal, else a line for each submission in the order of the run. */
final class GradeProgress implements GradingRun.Listener, AutoCloseable {

    private static final int UPDATE_MILLIS = 200;

    private final Session session;
    private final GradeTable table;
    private final List<SubmissionFiles> order;
    private final Set<SubmissionFiles> kept;
    private final Map<SubmissionFiles, SummaryRow> waiting = new HashMap<>();
    private final Set<String> running = new LinkedHashSet<>();
    private final List<RuntimeException> failures = new ArrayList<>();
    private final BarLine line;
    private final Optional<ProgressBar> bar;
    private int printed;

    private GradeProgress(Session session, GradeTable table, List<Task> tasks, boolean interactive) {
        this.session = session;
        this.table = table;
        this.order = tasks.stream().map(Task::submission).toList();
        this.kept = tasks.stream()
                .filter(GradeProgress::isKept)
                .map(Task::submission)
                .collect(Collectors.toSet());
        this.line = new BarLine(session.err(), session.terminal().columns());
        this.bar = interactive ? Optional.of(bar(session, tasks, line)) : Optional.empty();
    }

    static GradeProgress of(Session session, GradeTable table, List<Task> tasks) {
        return new GradeProgress(session, table, tasks, session.terminal().interactive());
    }

    /**
     * Makes the progress bar. Submissions that were judged before count as done at the start: only new judgings say how
     * long the rest takes.
     */
    private static ProgressBar bar(Session session, List<Task> tasks, BarLine line) {
        return new ProgressBarBuilder()
                .setTaskName(session.text("grade.progress"))
                .setInitialMax(tasks.size())
                .startsFrom(tasks.stream().filter(GradeProgress::isKept).count(), Duration.ZERO)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(UPDATE_MILLIS)
                .continuousUpdate()
                .clearDisplayOnFinish()
                .setConsumer(line)
                .build();
    }

    private static boolean isKept(Task task) {
        return task.kept().isPresent();
    }

    @Override
    public void started(SubmissionFiles submission) {
        running.add(label(submission));
        showRunning();
    }

    @Override
    public void finished(SubmissionFiles submission, SummaryRow row) {
        running.remove(label(submission));
        waiting.put(submission, row);
        if (!kept.contains(submission)) {
            bar.ifPresent(ProgressBar::step);
        }
        showRunning();
        while (bar.isEmpty() && printed < order.size() && waiting.containsKey(order.get(printed))) {
            session.out().println(table.line(waiting.remove(order.get(printed))));
            printed++;
        }
    }

    @Override
    public void brokeDown(SubmissionFiles submission, RuntimeException failure) {
        failures.add(failure);
    }

    /** Removes the bar, then prints the lines that were waiting behind a missing submission, and what failed. */
    @Override
    public void close() {
        if (bar.isPresent()) {
            bar.get().close();
            // The library does so only from its second drawing of the bar on, and a short run is over by then.
            line.clear();
        } else {
            for (SubmissionFiles submission : order.subList(printed, order.size())) {
                SummaryRow row = waiting.get(submission);
                if (row != null) {
                    session.out().println(table.line(row));
                }
            }
        }
        failures.forEach(failure -> failure.printStackTrace(session.err()));
    }

    private void showRunning() {
        bar.ifPresent(shown -> shown.setExtraMessage(String.join(", ", running)));
    }

    private String label(SubmissionFiles submission) {
        return session.text("grade.submission", "contestant", submission.contestant(), "problem", submission.problem());
    }
}
