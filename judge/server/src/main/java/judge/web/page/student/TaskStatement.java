package judge.web.page.student;

import io.javalin.http.Context;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.Visible;
import judge.online.Refusal;
import judge.problem.Problem;
import judge.service.problem.ProblemPackages;
import judge.web.http.SecurityHeaders;
import judge.web.page.Paths;
import judge.web.page.Visit;
import judge.web.page.statement.Attachments;
import judge.web.page.statement.QuestionTexts;
import judge.web.page.statement.StatementFiles;
import judge.web.page.student.Crumbs.Link;

/** The statement of a problem on a page, and the files below its address. */
final class TaskStatement {

    private static final String PDF = "application/pdf";
    // The browser's own viewer is an embedded object, and does not open in a sandbox.
    private static final String OF_PDF =
            "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
    private static final String OF_PICTURE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

    private final ProblemPackages packages;
    private final StatementFiles statements = new StatementFiles();

    TaskStatement(ProblemPackages packages) {
        this.packages = packages;
    }

    /**
     * The statement as safe HTML, and further files, such as a PDF.
     *
     * @param ports the ports at which editors listen for the problem; empty: it is not offered to them
     */
    record Shown(String html, List<Link> files, String ports) {}

    /** The statement for a page on which a program is written, which can send it to editors. */
    Shown forWriting(Visit visit, long version, String href) {
        Shown shown = of(visit, version, href);
        if (packages.problem(version).type().submitAnswer()) {
            return shown;
        }
        visit.useScript("companion.js");
        SecurityHeaders.allowEditors(visit.context());
        String ports = SecurityHeaders.EDITORS.stream().map(String::valueOf).collect(Collectors.joining(" "));
        return new Shown(shown.html(), shown.files(), ports);
    }

    /** The statement for a page; {@code href}: the page's address. */
    Shown of(Visit visit, long version, String href) {
        StatementFiles.Shown statement = statements.of(
                version, packages.problem(version), visit.messages().language(), href, visit::text);
        if (statement.formulas()) {
            QuestionTexts.drawFormulas(visit);
        }
        return new Shown(statement.html(), links(visit, packages.problem(version), href, statement), "");
    }

    /** Returns the sheet of a problem that asks questions, to be read only; none where it asks none. */
    List<QuestionSheet> questions(Visit visit, long version, QuestionSheet.Place place) {
        List<QuestionSheet> asked = packages.problem(version).data().questions().stream()
                .map(questions -> QuestionSheet.form(visit, questions, place, "", false))
                .toList();
        asked.forEach(any -> QuestionTexts.drawFormulas(visit));
        return asked;
    }

    /** Returns links to PDFs of the statement and to the package's other files for those who solve it. */
    private static List<Link> links(Visit visit, Problem problem, String href, StatementFiles.Shown statement) {
        String below = href + "/statement/";
        Stream<Link> pdfs = statement.files().stream()
                .map(name -> new Link(below + Paths.part(name), visit.text("statement-pdf", "file", Visible.of(name))));
        Stream<Link> attachments = Attachments.of(problem).keySet().stream()
                .map(name -> new Link(
                        below
                                + StatementFiles.ATTACHMENTS
                                + Stream.of(name.split("/")).map(Paths::part).collect(Collectors.joining("/")),
                        visit.text("attachment", "file", Visible.of(name))));
        return Stream.concat(pdfs, attachments).toList();
    }

    /** Answers with a PDF or a picture of the statement, a sample, an attachment. */
    void file(Visit visit, long version) {
        Context context = visit.context();
        StatementFiles.Content content = statements
                .content(packages.problem(version), visit.path("file"))
                .orElseThrow(() -> Refusal.notFound());
        context.header("Cache-Control", "private, max-age=300");
        context.header("Content-Security-Policy", content.type().equals(PDF) ? OF_PDF : OF_PICTURE);
        if (content.type().equals(StatementFiles.ANY)) {
            context.header("Content-Disposition", "attachment");
        }
        context.result(content.bytes()).contentType(content.type());
    }
}
