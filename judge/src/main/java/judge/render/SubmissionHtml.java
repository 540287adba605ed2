package judge.render;

import com.samskivert.mustache.Template;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import judge.message.Messages;
import judge.report.ProblemSection;
import judge.report.Report;

/** The part of a submission's page that shows its report, for pages that have a frame of their own. */
public final class SubmissionHtml {

    private final Template result = Page.template("result");
    private final Template findings = Page.template("findings");
    private final Template why = Page.template("why");
    private final Messages messages;
    private final SubmissionPages pages;

    /** Makes pages in the language of the messages. */
    public SubmissionHtml(Messages messages) {
        this.messages = messages;
        pages = new SubmissionPages(messages, Page.with(messages, ""));
    }

    /**
     * HTML of a report in its two parts.
     *
     * @param result the verdict and why
     * @param findings compiler's messages, cases, data and sources, as far as the report has them
     */
    public record Parts(String result, String findings) {}

    /**
     * HTML of the report.
     *
     * @param remarks of people on lines of the sources, by file and line such as {@code Main.java:7}
     */
    public Parts of(Report report, ProblemSection problem, Map<String, String> remarks) {
        Object page = pages.of(report, problem, remarks);
        return new Parts(result.execute(page), findings.execute(page));
    }

    /** Returns what is said of lines of the only source, by their numbers from 1; nothing of several sources. */
    public SortedMap<Integer, String> notes(Report report) {
        SortedMap<Integer, String> notes = new TreeMap<>();
        List<SubmissionPage.Source> sources = new SourceNotes(messages).of(report, Map.of());
        if (sources.size() == 1) {
            sources.get(0).lines().stream()
                    .filter(SubmissionPage.SourceLine::failing)
                    .forEach(line -> notes.put(line.number(), line.note()));
        }
        return notes;
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
