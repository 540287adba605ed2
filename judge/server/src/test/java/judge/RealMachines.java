package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Machines as they are in earnest: commands of the program, each a process of its own, until this is closed. */
public final class RealMachines implements AutoCloseable {

    private final Path temp;
    private final Map<String, Process> processes = new LinkedHashMap<>();

    /** None yet; what they say is kept in this folder. */
    public RealMachines(Path temp) {
        this.temp = temp;
    }

    /** Runs a command as a machine, and gives what it says when it is ready. */
    public String start(String name, Pattern ready, List<String> arguments) throws Exception {
        return awaitsSaying(name, ready, command(arguments));
    }

    /** The same with a program of the tests. */
    public String start(String name, Pattern ready, Class<?> main, List<String> arguments) throws Exception {
        return awaitsSaying(name, ready, ChildJvm.of(main, arguments.toArray(String[]::new)));
    }

    /** The same with any command line, as that of another version. */
    String startLine(String name, Pattern ready, List<String> line) throws Exception {
        return awaitsSaying(name, ready, line);
    }

    private String awaitsSaying(String name, Pattern ready, List<String> command) throws Exception {
        Path said = temp.resolve("said-" + name);
        Process process = process(command, said, temp.resolve("errors-" + name));
        processes.put(name, process);
        Eventually.until(name, () -> ready.matcher(Files.readString(said)).find() || !process.isAlive());
        Matcher found = ready.matcher(Files.readString(said));
        assertThat(found.find()).as(errors(name)).isTrue();
        return found.group();
    }

    /** Runs a command that is refused; returns its message. */
    String refused(List<String> arguments) throws Exception {
        Path errors = temp.resolve("refused");
        Process process = process(command(arguments), temp.resolve("said-by-the-refused"), errors);
        try {
            assertThat(process.waitFor(Eventually.HANG.toMinutes(), TimeUnit.MINUTES))
                    .isTrue();
            assertThat(process.exitValue()).isEqualTo(2);
        } finally {
            process.destroyForcibly();
        }
        return Files.readString(errors);
    }

    private static List<String> command(List<String> arguments) {
        List<String> command = ChildJvm.server(arguments);
        command.add("--lang=en");
        return command;
    }

    private static Process process(List<String> command, Path said, Path errors) throws IOException {
        return new ProcessBuilder(command)
                .redirectOutput(said.toFile())
                .redirectError(errors.toFile())
                .start();
    }

    /** Returns the names of the machines that were started. */
    public Set<String> names() {
        return processes.keySet();
    }

    /** The process of a machine. */
    public Process get(String name) {
        return Objects.requireNonNull(processes.get(name), name);
    }

    /** Returns the error output of one of the machines. */
    public String errors(String name) throws IOException {
        return Files.readString(temp.resolve("errors-" + name));
    }

    @Override
    public void close() {
        for (Process process : processes.values()) {
            process.destroyForcibly().onExit().join();
        }
    }
}
