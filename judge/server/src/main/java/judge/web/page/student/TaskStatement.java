package judge.web.page.student;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.Visible;
import judge.problem.Problem;
import judge.web.http.SecurityHeaders;
import judge.web.page.Paths;
import judge.web.page.Visit;
import judge.web.page.statement.Attachments;
import judge.web.page.statement.StatementFiles;

/**
 * A statement on the page of its problem.
 *
 * @param html what is safe to show
 * @param files PDFs of the statement and the package's other files for those who solve it
 * @param ports the ports at which editors listen for the problem; empty: no program is written for it
 */
record TaskStatement(String html, List<Link> files, String ports) {

    /** A link. */
    record Link(String href, String name) {}

    /** The statement in the language of the page, which may do what it needs from here on. */
    static TaskStatement of(Visit visit, StatementFiles statements, Problem problem, long version, String href) {
        StatementFiles.Shown shown =
                statements.of(version, problem, visit.messages().language(), href, visit::text);
        if (shown.formulas()) {
            SecurityHeaders.allowStyleAttributes(visit.context());
            visit.useStyle("katex/katex.min.css");
            visit.useScript("katex/katex.min.js");
            visit.useScript("formulas.js");
        }
        return new TaskStatement(
                shown.html(), links(visit, problem, shown, href + "/statement/"), ports(visit, problem));
    }

    private static List<Link> links(Visit visit, Problem problem, StatementFiles.Shown shown, String below) {
        Stream<Link> pdfs = shown.files().stream()
                .map(name -> new Link(below + Paths.part(name), visit.text("statement-pdf", "file", Visible.of(name))));
        Stream<Link> attachments = Attachments.of(problem).keySet().stream()
                .map(name -> new Link(
                        below
                                + StatementFiles.ATTACHMENTS
                                + Stream.of(name.split("/")).map(Paths::part).collect(Collectors.joining("/")),
                        visit.text("attachment", "file", Visible.of(name))));
        return Stream.concat(pdfs, attachments).toList();
    }

    private static String ports(Visit visit, Problem problem) {
        if (problem.type().submitAnswer()) {
            return "";
        }
        visit.useScript("companion.js");
        SecurityHeaders.allowEditors(visit.context());
        return SecurityHeaders.EDITORS.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
