package judge.server;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.stream.Stream;

/**
 * The log that a server writes to its console, a line for each event: its start, who logs in and does what, what is
 * judged, and what goes wrong anywhere in the program.
 *
 * @param json whether the lines are JSON, and not for people
 */
public record ConsoleLog(PrintWriter out, boolean json, Clock clock) {

    /** A log that nobody reads. */
    public static ConsoleLog nowhere() {
        return new ConsoleLog(new PrintWriter(Writer.nullWriter()), false, Clock.fixed(Instant.EPOCH, ZoneOffset.UTC));
    }

    LogLine event(String name) {
        return new LogLine(clock.instant(), name);
    }

    synchronized void write(LogLine line) {
        out.println(json ? line.json() : line.text());
        out.flush();
    }

    /** Takes the warnings and errors of all parts of the program, until this is closed, in place of the JDK's own. */
    AutoCloseable takeWarnings() {
        Logger root = Logger.getLogger("");
        Handler[] others = root.getHandlers();
        Handler own = new Warnings();
        Stream.of(others).forEach(root::removeHandler);
        root.addHandler(own);
        return () -> {
            root.removeHandler(own);
            Stream.of(others).forEach(root::addHandler);
        };
    }

    private final class Warnings extends Handler {

        private final SimpleFormatter words = new SimpleFormatter();

        @Override
        public void publish(LogRecord record) {
            if (record.getLevel().intValue() < Level.WARNING.intValue()) {
                return;
            }
            boolean severe = record.getLevel().intValue() >= Level.SEVERE.intValue();
            LogLine line = new LogLine(record.getInstant(), severe ? "error" : "warning")
                    .with("from", String.valueOf(record.getLoggerName()))
                    .with("message", words.formatMessage(record));
            Throwable thrown = record.getThrown();
            if (thrown != null) {
                StringWriter trace = new StringWriter();
                thrown.printStackTrace(new PrintWriter(trace));
                line.with("cause", thrown.toString()).with("trace", trace.toString());
            }
            write(line);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
