package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code class-archive.sh}, which makes the judge itself start quickly, and does no harm where it cannot. */
@Tag("processes")
class ClassArchiveIT {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin/java");

    private static final int FIRST_WITHOUT_OLD_FORMATS = 24;

    @TempDir
    Path temp;

    @Test
    void laysDownTheClassesThatCommandsNeed() throws Exception {
        Path archive = temp.resolve("classes.jsa");

        make(Path.of(""), archive);
        String loaded = output(archive, "-Xlog:class+load", "--version");
        String verifying = output(archive, "-Xlog:class+load", "verify", "--help");

        assertThat(loaded).contains("judge 0.1.0\n").contains("judge.Main source: shared objects file");
        assertThat(verifying).contains("judge.cli.verify.VerifyCommand source: shared objects file");
        if (Runtime.version().feature() < FIRST_WITHOUT_OLD_FORMATS) {
            // Newer VMs archive no classes of a format as old as that one's.
            assertThat(loaded).contains("picocli.CommandLine$IFactory source: shared objects file");
        }
        assertThat(temp).isDirectoryContaining(archive::equals).isDirectoryNotContaining("glob:**.jsa.*");
    }

    @Test
    void leavesAnEmptyOneThatTheVmPassesOverWhereNoneCanBeMade() throws Exception {
        Path archive = temp.resolve("classes.jsa");

        make(temp, archive);

        assertThat(archive).isEmptyFile();
        assertThat(output(archive, "-Xlog:disable", "--version")).isEqualTo("judge 0.1.0\n");
    }

    /** The script starts a server, to see which classes a server needs. */
    @Test
    void leavesNeitherAServerNorADraftBehindWhereItIsEnded() throws Exception {
        Path jar = Path.of(System.getProperty("judge.jar"));
        String classPath = jar + File.pathSeparator + jar.resolveSibling("server") + "/*";
        Process script = start(Path.of(""), temp.resolve("server.jsa"), classPath);
        Eventually.until("a server", () -> {
            assertThat(script.isAlive()).isTrue();
            return !servers().isEmpty();
        });

        script.destroy();
        script.waitFor();

        assertThat(servers()).isEmpty();
        assertThat(temp).isEmptyDirectory();
    }

    /** Returns the command lines of the servers that have their data in the folder of the test. */
    private List<String> servers() {
        return ProcessHandle.allProcesses()
                .flatMap(process -> process.info().arguments().stream())
                .map(arguments -> String.join(" ", arguments))
                .filter(line -> line.contains("--data " + temp))
                .toList();
    }

    /** Makes the archive for the jar below a project's folder. */
    private static void make(Path project, Path archive) throws Exception {
        Path jar = project.toAbsolutePath().resolve("judge/target/judge.jar");
        start(project, archive, jar.toString()).waitFor();
    }

    private static Process start(Path project, Path archive, String classPath) throws IOException {
        return new ProcessBuilder(
                        "sh",
                        "judge/class-archive.sh",
                        project.toAbsolutePath().toString(),
                        System.getProperty("java.home"),
                        archive.toString(),
                        classPath)
                .start();
    }

    private static String output(Path archive, String log, String... arguments) throws IOException {
        List<String> line = new ArrayList<>(List.of(JAVA.toString(), "-XX:SharedArchiveFile=" + archive, log));
        line.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        line.addAll(List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote"));
        // The jar's own path is part of the archive.
        line.addAll(List.of("-jar", Path.of(System.getProperty("judge.jar")).toString()));
        line.addAll(List.of(arguments));
        Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
