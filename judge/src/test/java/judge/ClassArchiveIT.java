package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code class-archive.sh}, which makes the judge itself start quickly, and does no harm where it cannot. */
@Timeout(120)
class ClassArchiveIT {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin/java");

    private static final int FIRST_WITHOUT_OLD_FORMATS = 24;

    @TempDir
    Path temp;

    @Test
    void laysDownTheClassesThatACheckNeeds() throws Exception {
        Path archive = temp.resolve("classes.jsa");

        make(Path.of(""), archive);
        String loaded = version(archive, "-Xlog:class+load");

        assertThat(loaded).contains("judge 0.1.0\n").contains("judge.Main source: shared objects file");
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
        assertThat(version(archive, "-Xlog:disable")).isEqualTo("judge 0.1.0\n");
    }

    /** With the jar below a project's folder. */
    private static void make(Path project, Path archive) throws Exception {
        new ProcessBuilder(
                        "sh",
                        "judge/class-archive.sh",
                        project.toAbsolutePath().toString(),
                        System.getProperty("java.home"),
                        archive.toString(),
                        project.toAbsolutePath()
                                .resolve("judge/target/judge.jar")
                                .toString())
                .start()
                .waitFor();
    }

    private static String version(Path archive, String log) throws IOException {
        List<String> line = new ArrayList<>(List.of(JAVA.toString(), "-XX:SharedArchiveFile=" + archive, log));
        line.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        line.addAll(List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote"));
        // The jar's own path is part of the archive.
        line.addAll(List.of("-jar", Path.of(System.getProperty("judge.jar")).toString(), "--version"));
        Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
