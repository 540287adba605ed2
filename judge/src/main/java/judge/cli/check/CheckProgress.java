package judge.cli.check;

import java.util.Optional;
import judge.cli.command.Session;
import judge.cli.terminal.BarLine;
import judge.engine.JudgingListener;
import judge.verdict.CaseResult;

/** Shows on a terminal how far a check is, in a line that is written over; nothing elsewhere. */
final class CheckProgress implements JudgingListener, AutoCloseable {

    private final Session session;
    private final Optional<BarLine> line;
    private int all;
    private int done;

    CheckProgress(Session session) {
        this.session = session;
        this.line = session.terminal().interactive()
                ? Optional.of(new BarLine(session.err(), session.terminal().columns()))
                : Optional.empty();
    }

    @Override
    public synchronized void compiling() {
        show(session.text("check.at-compiling"));
    }

    @Override
    public synchronized void running(int cases) {
        all = cases;
        showCases();
    }

    @Override
    public synchronized void ended(CaseResult result) {
        done++;
        showCases();
    }

    /** The verdict is known, and why it is so is looked into. */
    synchronized void explaining() {
        show(session.text("check.at-explaining"));
    }

    private void showCases() {
        show(session.text("check.at-cases", "done", Math.min(done, all), "all", all));
    }

    private void show(String what) {
        line.ifPresent(shown -> shown.accept(what));
    }

    /** Removes the line, before something is to stand there. */
    synchronized void clear() {
        line.ifPresent(BarLine::clear);
    }

    @Override
    public void close() {
        clear();
    }
}
