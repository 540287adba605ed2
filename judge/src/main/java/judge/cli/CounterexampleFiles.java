package judge.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import judge.hunt.Counterexample;

/** Where a counterexample is kept: {@code counterexample.in}, {@code .ans} and {@code .out}; those of the last hunt go. */
final class CounterexampleFiles {

    private static final String NAME = "counterexample";

    private final Session session;
    private final Path folder;

    CounterexampleFiles(Session session, Path folder) {
        this.session = session;
        this.folder = folder.normalize();
    }

    Path input() {
        return folder.resolve(NAME + ".in");
    }

    void write(Counterexample found) throws CommandFailure {
        write(input(), found.smallest().getBytes(StandardCharsets.ISO_8859_1));
        write(folder.resolve(NAME + ".ans"), found.finding().expected());
        write(folder.resolve(NAME + ".out"), found.finding().found());
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
