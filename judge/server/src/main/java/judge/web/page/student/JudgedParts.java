package judge.web.page.student;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import judge.message.DisplayLanguage;
import judge.online.ShownReport.Extent;
import judge.problem.Problem;
import judge.problem.question.Questions;
import judge.render.SubmissionHtml;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.service.course.Assignments.Part;
import judge.service.problem.ProblemPackages;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.submission.SourceFile;
import judge.verdict.Verdict;
import judge.web.page.Paths;
import judge.web.page.Visit;
import judge.web.page.statement.QuestionTexts;

/** Makes parts of a page of what came of a submission, as far as the viewer may see it. */
final class JudgedParts {

    private final ProblemPackages packages;
    private final Submissions submissions;
    private final Map<DisplayLanguage, SubmissionHtml> reports = new ConcurrentHashMap<>();

    JudgedParts(ProblemPackages packages, Submissions submissions) {
        this.packages = packages;
        this.submissions = submissions;
    }

    /**
     * The results of a submission.
     *
     * @param result the verdict and why; empty where no report is to be shown
     * @param findings the rest of the report
     * @param questions the sheet of questions with what came of each; empty where that may not be known
     * @param whole the sentence that a program with one wrong case earns nothing; empty where this one does not ask it
     */
    record Judged(String result, String findings, List<QuestionSheet> questions, String whole) {

        static final Judged NOTHING = new Judged("", "", List.of(), "");
    }

    /** The parts for a viewer who may see the report so far; {@code notes} by file and line. */
    Judged of(Visit visit, SubmissionView view, Optional<Part> part, Extent extent, Map<String, String> notes) {
        Report report = view.report();
        if (report == null) {
            return Judged.NOTHING;
        }
        ProblemSection section = part.map(one -> packages.section(one.version()))
                .orElseGet(() -> new ProblemSection(report.problem(), Map.of(), false, null, List.of()));
        ProblemSection shown = extent == Extent.ALL ? section : section.open();
        SubmissionHtml.Parts html = reports.computeIfAbsent(
                        visit.messages().language(), language -> new SubmissionHtml(visit.messages()))
                .of(report, shown, notes);
        Optional<Problem> problem = part.map(one -> packages.problem(one.version()));
        Optional<Questions> questions = problem.flatMap(one -> one.data().questions());
        return new Judged(
                html.result(),
                html.findings(),
                report.cases().isEmpty()
                        ? List.of()
                        : questions.map(asked -> sheet(visit, view, asked, report)).stream()
                                .toList(),
                report.verdict() == Verdict.AC || report.cases().isEmpty()
                        ? ""
                        : problem.map(one -> TaskLimits.whole(visit, one)).orElse(""));
    }

    private QuestionSheet sheet(Visit visit, SubmissionView view, Questions questions, Report report) {
        QuestionTexts.drawFormulas(visit);
        List<SourceFile> files = submissions.source(visit.viewer(), view.id());
        QuestionSheet.Place place = new QuestionSheet.Place(
                view.person(), view.problem(), Paths.problem(view.course(), view.assignment(), view.problem()));
        byte[] answers = files.size() == 1 ? files.get(0).content() : new byte[0];
        return QuestionSheet.review(visit, questions, place, answers, report.cases());
    }
}
