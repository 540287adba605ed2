package judge.cli.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import judge.cli.command.Session;
import judge.gradebook.Gradebook;
import judge.handout.GivenCode;
import judge.render.Format;
import judge.render.Reasons;
import judge.render.Views;
import judge.report.ReportFormatException;
import judge.report.folder.RunReader;
import judge.verdict.Verdict;

/** The pages and tables that lie beside the reports of every run. */
public final class RunViews {

    private final Session session;
    private Map<String, Integer> judgeErrors = Map.of();
    private Optional<Path> page = Optional.empty();

    public RunViews(Session session) {
        this.session = session;
    }

    /** The page to look at first, once it is written. */
    public Optional<Path> page() {
        return page;
    }

    /** Returns the reasons why submissions could not be judged, with the number of submissions of each. */
    public Map<String, Integer> judgeErrors() {
        return judgeErrors;
    }

    private Map<String, Integer> judgeErrors(Gradebook book) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        book.run().reports().stream()
                .filter(report -> report.verdict() == Verdict.JE)
                .forEach(report -> counts.merge(new Reasons(session.messages()).of(report), 1, Integer::sum));
        return counts;
    }

    /** Writes them. The results are on disk by now, so a view that fails is only a warning. */
    public void write(Path folder) {
        try {
            Gradebook book = Gradebook.of(new RunReader().read(folder, false));
            judgeErrors = judgeErrors(book);
            page = new Views(session.messages(), GivenCode::of)
                    .write(book, EnumSet.of(Format.HTML, Format.CSV), folder).stream()
                            .findFirst();
        } catch (IOException e) {
            session.warn("warning.no-pages", "folder", folder, "cause", session.cause(e));
        } catch (ReportFormatException e) {
            session.warn("warning.no-pages", "folder", folder, "cause", String.valueOf(e.getMessage()));
        }
    }
}
