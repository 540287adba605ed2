package judge.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import judge.host.TexTool;

/** A note on what a package with a statement in TeX needs, where this host lacks it. */
public final class TexNote {

    private TexNote() {}

    /** Prints the note where the package has such a statement and none that pages show without pandoc. */
    public static void print(Session session, Path folder) {
        if (TexTool.find(System.getenv()).isEmpty()
                && Stream.of("statement", "problem_statement").anyMatch(name -> isInTex(folder.resolve(name)))) {
            session.out().println("  " + session.text("tex.needs-pandoc", "command", TexTool.MEND));
        }
    }

    private static boolean isInTex(Path folder) {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.anyMatch(file -> file.toString().endsWith(".tex"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
