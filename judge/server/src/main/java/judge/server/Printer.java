package judge.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.OwnFiles;
import judge.message.Visible;

/**
 * Prints texts by a command of the host. The command's words are told apart once, before anything is put into their
 * gaps, and there is no shell: what a team calls itself is one argument, whatever signs are in it.
 */
final class Printer {

    private static final Logger LOG = Logger.getLogger(Printer.class.getName());
    private static final long MOST_SECONDS = 60;
    private static final int SAID_CHARACTERS = 200;
    private static final String FILE = ":file";

    private final List<String> words;
    private final Path folder;

    /**
     * A printer.
     *
     * @param command with gaps such as {@code :team}; without {@code :file} it reads what is to be printed
     * @param folder folder of the files that it prints
     */
    Printer(String command, Path folder) {
        words = List.of(command.strip().split("\\s+"));
        this.folder = folder;
    }

    /** Prints a text, and says why where that fails. */
    Optional<String> print(String text, Map<String, String> gaps) throws InterruptedException {
        Path file = folder.resolve("print-" + System.nanoTime() + ".txt");
        try {
            Files.createDirectories(folder);
            OwnFiles.file(file);
            Files.writeString(file, text);
            return run(arguments(gaps, file), file);
        } catch (IOException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        } finally {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                LOG.log(Level.WARNING, "cannot delete what was printed", e);
            }
        }
    }

    private List<String> arguments(Map<String, String> gaps, Path file) {
        List<String> arguments = new ArrayList<>();
        for (String word : words) {
            String filled = word.replace(FILE, file.toString());
            for (Map.Entry<String, String> gap : gaps.entrySet()) {
                filled = filled.replace(gap.getKey(), harmless(gap.getValue(), word, gap.getKey()));
            }
            arguments.add(filled);
        }
        return arguments;
    }

    /** An argument that is nothing but a name must be no option of the command. */
    private static String harmless(String value, String word, String gap) {
        String shown = Visible.of(value);
        return word.startsWith(gap) && shown.startsWith("-") ? "\u2010" + shown.substring(1) : shown;
    }

    private Optional<String> run(List<String> arguments, Path file) throws IOException, InterruptedException {
        boolean reads = words.stream().noneMatch(word -> word.contains(FILE));
        Path said = file.resolveSibling(file.getFileName() + ".said");
        Process process = new ProcessBuilder(arguments)
                .redirectInput(reads ? file.toFile() : Path.of("/dev/null").toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
                return Optional.of("it takes more than " + MOST_SECONDS + " s");
            }
            return process.exitValue() == 0
                    ? Optional.empty()
                    : Optional.of(("ended with " + process.exitValue() + ": " + firstLine(said)).strip());
        } finally {
            process.destroyForcibly();
            Files.deleteIfExists(said);
        }
    }

    private static String firstLine(Path said) throws IOException {
        try (InputStream in = Files.newInputStream(said)) {
            String text = new String(in.readNBytes(SAID_CHARACTERS), StandardCharsets.UTF_8);
            return Visible.of(text.lines().findFirst().orElse(""));
        }
    }
}
