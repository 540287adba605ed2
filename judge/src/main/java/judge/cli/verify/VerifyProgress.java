package judge.cli.verify;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import judge.cli.command.Session;
import judge.cli.terminal.BarLine;
import judge.message.Visible;
import judge.verify.JuryResult;
import judge.verify.VerificationListener;

/** Shows on a terminal how far the verification of a package is, in a line that is written over; nothing elsewhere. */
final class VerifyProgress implements VerificationListener, AutoCloseable {

    private final Session session;
    private final String problem;
    private final Optional<BarLine> line;
    private final Set<String> running = new LinkedHashSet<>();
    private int all;
    private int done;

    /** Begins while the package is read, and its data are made where it only describes them. */
    VerifyProgress(Session session, String problem) {
        this.session = session;
        this.problem = problem;
        this.line = session.terminal().interactive()
                ? Optional.of(new BarLine(session.err(), session.terminal().columns()))
                : Optional.empty();
        show(session.text("verify.at-reading"));
    }

    @Override
    public synchronized void reached(Stage stage) {
        show(session.text(
                switch (stage) {
                    case INPUTS -> "verify.at-inputs";
                    case ANSWERS -> "verify.at-answers";
                    case TIME_LIMIT -> "verify.at-time-limit";
                }));
    }

    @Override
    public synchronized void judging(int submissions) {
        all = submissions;
        showRunning();
    }

    @Override
    public synchronized void started(String submission) {
        running.add(submission);
        showRunning();
    }

    @Override
    public synchronized void judged(JuryResult result) {
        running.remove(result.path());
        done++;
        showRunning();
    }

    private void showRunning() {
        show(session.text("verify.at-submissions", "done", done, "all", all, "running", String.join(", ", running)));
    }

    private void show(String what) {
        line.ifPresent(shown -> shown.accept(Visible.of(problem + ": " + what)));
    }

    /** Removes the line. */
    @Override
    public synchronized void close() {
        line.ifPresent(BarLine::clear);
    }
}
