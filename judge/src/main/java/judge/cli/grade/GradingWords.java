package judge.cli.grade;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import judge.cli.command.Session;
import judge.grading.EarlierReports.Rerun;
import judge.grading.GradingRun;
import judge.grading.GradingRun.Task;
import judge.message.Visible;
import judge.report.SummaryRow;
import judge.submission.SubmissionFiles;
import judge.verdict.Verdict;

/** The sentences about a run of {@code grade}, before and after the table of its results. */
record GradingWords(Session session) {

    private static final int SHOWN = 20;
    private static final int SHOWN_REASONS = 5;

    void resumed(Path folder, List<Task> tasks) {
        long kept = tasks.stream().filter(task -> task.kept().isPresent()).count();
        session.out()
                .println(session.text("grade.resumed", "folder", folder, "kept", kept, "rest", tasks.size() - kept));
    }

    void rerun(Rerun rerun, String base) {
        session.out()
                .println(session.text(
                        "grade.again",
                        "again",
                        rerun.again().size() - rerun.unknown(),
                        "unknown",
                        rerun.unknown(),
                        "kept",
                        rerun.kept().size(),
                        "folder",
                        base));
        if (!rerun.unnamed().isEmpty()) {
            session.warn("grade.unnamed", "count", rerun.unnamed().size());
            some(rerun.unnamed().stream().map(Visible::of).toList());
        }
        if (!rerun.outdated().isEmpty()) {
            session.warn("grade.outdated", "count", rerun.outdated().size());
            some(rerun.outdated().stream().map(Visible::of).toList());
        }
    }

    /** Says why submissions could not be judged: the first reasons, each with the number of its submissions. */
    void judgeErrors(Map<String, Integer> reasons) {
        reasons.entrySet().stream()
                .limit(SHOWN_REASONS)
                .forEach(reason ->
                        session.warn("grade.judge-error", "count", reason.getValue(), "reason", reason.getKey()));
    }

    void missing(GradingRun.Result result, boolean resumable) {
        List<SubmissionFiles> missing = result.missing();
        if (missing.isEmpty()) {
            return;
        }
        if (result.storageFailure().isEmpty()) {
            session.warn("interrupted");
        }
        session.warn("grade.missing", "count", missing.size());
        some(missing.stream()
                .map(one -> session.text("grade.submission", "contestant", one.contestant(), "problem", one.problem()))
                .toList());
        session.err().println(session.text(resumable ? "grade.resume-hint" : "grade.again-hint"));
    }

    private void some(List<String> names) {
        names.stream().limit(SHOWN).forEach(name -> session.err().println("  " + name));
        if (names.size() > SHOWN) {
            session.err().println("  " + session.text("grade.more", "count", names.size() - SHOWN));
        }
    }

    void counts(List<SummaryRow> rows, List<SummaryRow> judged, Path report) {
        long accepted = rows.stream().filter(row -> row.verdict() == Verdict.AC).count();
        long failed = rows.stream().filter(row -> row.verdict() == Verdict.JE).count();
        session.out()
                .println(session.text(
                        "grade.counts",
                        "submissions",
                        rows.size(),
                        "accepted",
                        accepted,
                        "rejected",
                        rows.size() - accepted - failed,
                        "judgeErrors",
                        failed));
        long cached = judged.stream().filter(SummaryRow::cached).count();
        if (cached > 0) {
            session.out().println(session.text("grade.cached", "count", cached));
        }
        session.out().println(session.text("grade.report", "file", report));
    }
}
