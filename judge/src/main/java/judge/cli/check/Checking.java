package judge.cli.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import judge.app.OpenJudge;
import judge.cli.command.ExitStatus;
import judge.cli.command.ReportView;
import judge.cli.command.Session;
import judge.grading.ProblemRecords;
import judge.message.Visible;
import judge.problem.PackagePrograms;
import judge.problem.Problem;
import judge.render.BeyondRemark;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.ReportJson;
import judge.submission.Submission;
import judge.verdict.Verdict;

/**
 * Judges a submission and shows its verdict as soon as it is there, and then the explanation. An interruption between
 * them leaves a whole report, without an explanation.
 *
 * @param path of the submission, as it was given
 * @param json whether the report is shown as JSON: one document, at the end
 * @param allCases whether cases that failed alike have a line each
 */
record Checking(Session session, OpenJudge open, Path path, boolean json, boolean allCases) {

    /** Returns the exit status. */
    int check(Submission submission, Problem problem) throws InterruptedException {
        try (CheckProgress progress = new CheckProgress(session)) {
            Report judged = open.judge().judge(submission, problem, progress);
            progress.clear();
            ReportView view = view(problem);
            if (!json) {
                view.printVerdict(judged);
                session.out().flush();
            }
            if (judged.verdict() != Verdict.AC) {
                progress.explaining();
            }
            Report shown = judged;
            try {
                shown = explained(submission, problem, judged);
            } finally {
                progress.clear();
                end(shown, problem, view);
            }
            return ExitStatus.of(List.of(judged.verdict()));
        }
    }

    private Report explained(Submission submission, Problem problem, Report judged) throws InterruptedException {
        try {
            return open.explainer().explain(submission, problem, judged).applied(judged);
        } catch (RuntimeException e) { // Whatever that breaks down on, the verdict is known.
            session.warn("warning.no-explanation", "failure", Visible.of(e.toString()));
            return judged;
        }
    }

    private ReportView view(Problem problem) {
        BeyondRemark remark = new BeyondRemark(session.messages(), ProblemRecords.beyond(problem));
        return new ReportView(session, problem.scoring(), allCases, remark::of);
    }

    /** Shows what follows the verdict; as JSON the whole report. */
    private void end(Report report, Problem problem, ReportView view) {
        if (json) {
            session.out().writeBytes(new ReportJson().write(report));
        } else {
            view.printExplanation(report);
            if (isUnexplained(report) && isHuntable(problem)) {
                session.out().println("  " + session.text("check.hunt", "path", path, "problem", problem.id()));
            }
        }
        session.out().flush();
    }

    /** Tells whether the first case that failed has a wrong answer, and nothing says why. */
    private static boolean isUnexplained(Report report) {
        return report.firstFailing()
                .filter(one -> one.verdict() == Verdict.WA)
                .map(CaseSection::reason)
                .filter(reason -> reason.hints().isEmpty() && !reason.code().namesMistake())
                .isPresent();
    }

    /** Tells whether hunt knows inputs of the problem. */
    private static boolean isHuntable(Problem problem) {
        if (problem.type().needsValidator() || problem.type().submitAnswer()) {
            return false;
        }
        try {
            return problem.judging().reference().isPresent()
                    || (!PackagePrograms.in(problem, PackagePrograms.GENERATORS).isEmpty()
                            && !PackagePrograms.in(problem, PackagePrograms.INPUT_VALIDATORS)
                                    .isEmpty());
        } catch (IOException e) {
            return false;
        }
    }
}
