package judge.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import judge.gradebook.Gradebook;
import judge.render.Format;
import judge.render.Views;
import judge.report.ReportFormatException;
import judge.report.RunReader;

/** The pages and tables that lie beside the reports of every run. */
final class RunViews {

    private final Session session;
    private Optional<Path> page = Optional.empty();

    RunViews(Session session) {
        this.session = session;
    }

    /** The page to look at first, once it is written. */
    Optional<Path> page() {
        return page;
    }

    /** Writes them. What was judged is safe by now: a view that fails is a warning. */
    void write(Path folder) {
        try {
            Gradebook book = Gradebook.of(new RunReader().read(folder, false));
            page = new Views(session.messages())
                    .write(book, EnumSet.of(Format.HTML, Format.CSV), folder).stream()
                            .findFirst();
        } catch (IOException e) {
            session.warn("warning.no-pages", "folder", folder, "cause", session.cause(e));
        } catch (ReportFormatException e) {
            session.warn("warning.no-pages", "folder", folder, "cause", String.valueOf(e.getMessage()));
        }
    }
}
