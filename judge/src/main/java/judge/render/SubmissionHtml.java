package judge.render;

import com.samskivert.mustache.Template;
import java.util.List;
import java.util.Map;
import judge.message.Messages;
import judge.report.ProblemSection;
import judge.report.Report;

/** The part of a submission's page that shows its report, for pages that have a frame of their own. */
public final class SubmissionHtml {

    private final Template template = Page.template("judged");
    private final Template why = Page.template("why");
    private final SubmissionPages pages;

    /** Makes pages in the language of the messages. */
    public SubmissionHtml(Messages messages) {
        pages = new SubmissionPages(messages, Page.with(messages, ""));
    }

    /**
     * HTML of the report: result, compiler's messages, cases, data and sources, as far as the report has them.
     *
     * @param remarks of people on lines of the sources, by file and line such as {@code Main.java:7}
     */
    public String of(Report report, ProblemSection problem, Map<String, String> remarks) {
        return template.execute(pages.of(report, problem, remarks));
    }

    /** HTML of why a submission was not accepted: the reason and its causes, as far as the report has them. */
    public String why(Report report) {
        ProblemSection problem = new ProblemSection(report.problem(), Map.of(), false, null, List.of());
        return why.execute(pages.of(report, problem, Map.of()));
    }

    /** The style sheet that it is made for. */
    public static String styleSheet() {
        return Page.styleSheet();
    }
}
