package judge.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import judge.app.HostFailure;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.cli.terminal.Interrupts;
import judge.cli.terminal.Palette;
import judge.cli.terminal.Terminal;
import judge.message.Messages;
import judge.message.Visible;
import judge.report.ReportStorageException;
import org.jspecify.annotations.Nullable;

/**
 * The things that every command works with, once the arguments are known.
 *
 * @param terminal the streams to read from and write to
 * @param services the rest of the program
 * @param messages the messages in the language that was chosen
 * @param palette the colours, or none
 */
public record Session(Terminal terminal, Services services, Messages messages, Palette palette) {

    public PrintStream out() {
        return terminal.out();
    }

    public PrintStream err() {
        return terminal.err();
    }

    /** The sentence of the given key; names and values of its gaps in turn. The gap {@code command} is known. */
    public String text(String key, Object... namesAndValues) {
        return messages.text(
                key,
                Stream.concat(Stream.of("command", services.command()), Stream.of(namesAndValues))
                        .toArray());
    }

    public void warn(String key, Object... namesAndValues) {
        err().println(palette.warning(text(key, namesAndValues)));
    }

    /** One sentence, and the details below it. */
    public void report(CommandFailure failure) {
        err().println(palette.bad(text("error.prefix") + text(failure.key(), failure.namesAndValues())));
        failure.details().forEach(detail -> err().println("  " + messages.sentence(detail)));
    }

    public CommandFailure storageFailure(ReportStorageException e) {
        return new CommandFailure("error.cannot-write", "file", e.place(), "cause", cause(e.failure()));
    }

    public CommandFailure readFailure(Path file, IOException e) {
        return new CommandFailure("error.cannot-read", "file", file, "cause", cause(e));
    }

    /** A judge, after a warning where it cannot keep submissions away from the host. */
    public OpenJudge openJudge(JudgeOptions options) throws CommandFailure, InterruptedException {
        try {
            OpenJudge judge = services.judges().open(options);
            if (judge.host().isolation().equals("none")) {
                warn("warning.no-isolation");
            }
            return judge;
        } catch (HostFailure e) {
            throw new CommandFailure("error.host", "message", String.valueOf(e.getMessage()));
        }
    }

    /** The same, which says when it begins to find out a time limit. */
    public OpenJudge openTellingJudge(JudgeOptions options) throws CommandFailure, InterruptedException {
        return openJudge(
                options.telling(problem -> err().println(text("limit.measuring", "problem", Visible.of(problem)))));
    }

    /** Runs the body so that Ctrl-C interrupts it; waits for it to clean up, and says that it was interrupted. */
    public int interruptibly(Callable<Integer> body) throws Exception {
        Interrupts.Watch watch = services.interrupts().watch(Thread.currentThread()::interrupt);
        try {
            return body.call();
        } catch (InterruptedException e) {
            warn("interrupted");
            return ExitStatus.INTERRUPTED;
        } finally {
            out().flush();
            err().flush();
            watch.close();
        }
    }

    /** The file system's message; the usual ones are in the language of the session. */
    public String cause(IOException e) {
        if (e instanceof AccessDeniedException) {
            return text("cause.access-denied");
        }
        if (e instanceof FileAlreadyExistsException) {
            return text("cause.already-exists");
        }
        if (e instanceof NoSuchFileException) {
            return text("cause.no-such-file");
        }
        if (e instanceof NotDirectoryException) {
            return text("cause.not-a-folder");
        }
        String said = said(e);
        String lower = said.toLowerCase(Locale.ROOT);
        if (lower.contains("no space left") || lower.contains("quota exceeded")) {
            return text("cause.disk-full");
        }
        if (lower.contains("read-only file system")) {
            return text("cause.read-only");
        }
        return lower.contains("permission denied") ? text("cause.access-denied") : said;
    }

    private static String said(IOException e) {
        @Nullable String reason = e instanceof FileSystemException failure ? failure.getReason() : e.getMessage();
        return reason == null ? e.toString() : reason;
    }
}
