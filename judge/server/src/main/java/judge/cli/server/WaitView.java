package judge.cli.server;

import judge.cli.command.Session;
import judge.cli.terminal.BarLine;
import org.jspecify.annotations.Nullable;

/**
 * Shows the progress of a submission: one line that changes, for a person; otherwise a line on standard error for each
 * step, but none for each case.
 */
final class WaitView implements AutoCloseable {

    private final Session session;
    private final BarLine line;
    private String shown = "";

    WaitView(Session session) {
        this.session = session;
        line = new BarLine(session.err(), session.terminal().columns());
    }

    void place(@Nullable Long place) {
        if (place != null && place > 0) {
            show(session.text("submit.place", "place", place), true);
        }
    }

    void phase(String phase) {
        String key = "submit.phase." + phase;
        if (session.messages().has(key)) {
            show(session.text(key), true);
        }
    }

    void cases(int done, int of) {
        show(done + "/" + of, false);
    }

    private void show(String text, boolean step) {
        if (text.equals(shown)) {
            return;
        }
        shown = text;
        if (session.terminal().interactive()) {
            line.accept(text);
        } else if (step) {
            session.err().println(text);
        }
    }

    @Override
    public void close() {
        if (session.terminal().interactive() && !shown.isEmpty()) {
            line.clear();
        }
    }
}
