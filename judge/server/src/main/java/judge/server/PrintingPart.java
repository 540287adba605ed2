package judge.server;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.message.Visible;
import judge.service.contest.PrintJobs;
import judge.service.contest.PrintJobs.Printable;

/** The part of a server that prints what contestants want on paper, one after the other. */
final class PrintingPart implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(PrintingPart.class.getName());
    private static final long LOOKING_MILLIS = 1_000;
    private static final long PATIENCE_MILLIS = 10_000;

    private final PrintJobs jobs;
    private final Printer printer;
    private final Thread thread = new Thread(this::print, "printing");
    private volatile boolean closed;

    PrintingPart(PrintJobs jobs, String command, Path data) {
        this.jobs = jobs;
        printer = new Printer(command, data.resolve("printing"));
    }

    void start() {
        thread.setDaemon(true);
        thread.start();
    }

    private void print() {
        try {
            while (!closed) {
                if (!printNext()) {
                    Thread.sleep(LOOKING_MILLIS);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // The server ends.
        }
    }

    private boolean printNext() throws InterruptedException {
        try {
            Optional<Printable> next = jobs.next();
            if (next.isPresent()) {
                jobs.done(next.get().job().id(), printed(next.get()).orElse(null));
            }
            return next.isPresent();
        } catch (RuntimeException e) {
            // The database is away, perhaps.
            LOG.log(Level.WARNING, "printing", e);
            return false;
        }
    }

    private Optional<String> printed(Printable one) throws InterruptedException {
        Map<String, String> gaps = new LinkedHashMap<>();
        gaps.put(":team", one.team().name());
        gaps.put(":label", one.team().label());
        gaps.put(":name", one.job().file());
        String head =
                Visible.of(one.team().label()) + " · " + Visible.of(one.team().name()) + " · "
                        + Visible.of(one.job().file()) + " · " + one.job().at() + "\n\n";
        return printer.print(head + one.text(), gaps);
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
