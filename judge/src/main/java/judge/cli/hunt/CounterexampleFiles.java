package judge.cli.hunt;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import judge.cli.command.CommandFailure;
import judge.cli.command.Session;
import judge.hunt.Counterexample;
import judge.hunt.Slowest;
import judge.hunt.TrialResult;

/**
 * The files for a hunt's findings: {@code counterexample.in}, {@code .ans} and {@code .out}, {@code slowest.in} and
 * {@code .ans}. Files of the previous hunt are deleted.
 */
final class CounterexampleFiles {

    private static final String FAILING = "counterexample";
    private static final String SLOWEST = "slowest";

    private final Session session;
    private final Path folder;

    CounterexampleFiles(Session session, Path folder) {
        this.session = session;
        this.folder = folder.normalize();
    }

    /** Writes a counterexample and returns where its input is. */
    Path write(Counterexample found) throws CommandFailure {
        Path input = write(FAILING, found.smallest(), found.finding());
        write(folder.resolve(FAILING + ".out"), found.finding().found());
        return input;
    }

    /** Writes the slowest input and returns where it is. */
    Path write(Slowest slowest) throws CommandFailure {
        return write(SLOWEST, slowest.input(), slowest.finding());
    }

    private Path write(String name, String text, TrialResult finding) throws CommandFailure {
        Path input = folder.resolve(name + ".in");
        write(input, text.getBytes(StandardCharsets.ISO_8859_1));
        write(folder.resolve(name + ".ans"), finding.expected());
        return input;
    }

    private void write(Path file, byte[] content) throws CommandFailure {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, content);
            session.out().println(session.text("generate.written", "file", file));
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", file, "cause", session.cause(e));
        }
    }
}
