package judge;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Submissions in a container without privilege get the verdicts that they get outside: the core of the zoo, and with
 * {@code -Dcontainers.full=true} all of it, but for deeds that are judged beside others.
 */
@Tag("containers")
@Isolated("judges in containers")
class ContainersIT {

    private static final Path DEEDS = Path.of("judge/src/test/resources/judge/submissions");
    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    private static final List<String> CORE = List.of(
            "run_time_error/c-hostile-calls-by-int-0x80",
            "run_time_error/c-hostile-makes-a-file-of-two-gigabytes",
            "run_time_error/c-odd-divides-by-zero",
            "run_time_error/py-starts-a-process",
            "run_time_error/recurses-through-its-own-hash",
            "run_time_error/wraps-the-cause");

    /** Memory that only a control group counts, which there is none of in a container; a folder without a file. */
    private static final Set<String> OTHERWISE =
            Set.of("c-hostile-keeps-data-in-pipes", "c-hostile-takes-shared-pages-out-of-sight", "no-source-at-all");

    private static final Map<String, String> VERDICTS = Map.of(
            "accepted", "AC",
            "wrong_answer", "WA",
            "time_limit_exceeded", "TLE",
            "memory_limit_exceeded", "MLE",
            "output_limit_exceeded", "OLE",
            "run_time_error", "RTE",
            "no_output", "NO",
            "compile_error", "CE");

    @TempDir
    private Path temp;

    @Test
    void theZooGetsTheSameVerdictsInAContainer() throws Exception {
        Podman.hasImages(temp, "ContainersIT");
        Map<String, String> wanted = lay(deeds());
        List<String> line = new ArrayList<>(List.of("podman", "run", "--rm", "--network=none"));
        line.addAll(Podman.UNPRIVILEGED);
        line.addAll(List.of("--volume=" + temp + "/in:/in:ro", "--volume=" + temp + "/out:/out", "judge-worker"));
        line.addAll(List.of("grade", "--problems=/in/problems", "--solutions=/in/solutions", "--reports=/out"));

        Podman.Said said = Podman.said(line.toArray(String[]::new));

        assertThat(verdicts()).as(said.text()).isEqualTo(wanted);
    }

    @Test
    void aWorkerThatCannotIsolateNamesTheOptionAndDoesNotStart() throws Exception {
        Podman.hasImages(temp, "ContainersIT");
        List<String> line = new ArrayList<>(List.of("podman", "run", "--rm", "--network=none"));
        line.addAll(Podman.UNPRIVILEGED);
        assertThat(line.remove("--security-opt=unmask=ALL")).isTrue();
        line.addAll(List.of("judge-worker", "worker", "--lang=en", "--db=jdbc:postgresql://127.0.0.1:1/none"));

        Podman.Said said = Podman.said(line.toArray(String[]::new));

        assertThat(said.status()).as(said.text()).isEqualTo(2);
        assertThat(said.text()).contains("--security-opt unmask=ALL");
    }

    private static List<Path> deeds() throws IOException {
        if (!Boolean.getBoolean("containers.full")) {
            List<Path> core = new ArrayList<>(CORE.stream().map(DEEDS::resolve).toList());
            for (String verdict : VERDICTS.keySet()) {
                try (Stream<Path> all = Files.list(DEEDS.resolve(verdict))) {
                    core.addAll(all.sorted().limit(2).toList());
                }
            }
            return core;
        }
        try (Stream<Path> all = Files.walk(DEEDS, 2)) {
            return all.filter(one -> DEEDS.relativize(one).getNameCount() == 2).toList();
        }
    }

    /** Lays the deeds down as those of contestants; returns the verdict that each is to get. */
    private Map<String, String> lay(List<Path> deeds) throws IOException {
        PathUtils.copyDirectory(SUM, Files.createDirectories(temp.resolve("in/problems/sum")));
        Map<String, String> wanted = new TreeMap<>();
        for (Path deed : deeds) {
            Path expected = deed.resolve("expect.txt");
            if (OTHERWISE.contains(deed.getFileName().toString())) {
                continue;
            }
            if (Files.exists(expected) && Files.readString(expected).matches("(?s).*(beside|verdict).*")) {
                continue; // These are judged beside others, or get a verdict by the version of a compiler.
            }
            String verdict = VERDICTS.get(deed.getParent().getFileName().toString());
            String name = verdict.toLowerCase(Locale.ROOT) + "." + deed.getFileName();
            Path folder = temp.resolve("in/solutions").resolve(name).resolve("sum");
            PathUtils.copyDirectory(deed, Files.createDirectories(folder));
            Files.deleteIfExists(folder.resolve("why.txt"));
            Files.deleteIfExists(folder.resolve("expect.txt"));
            wanted.put(name, verdict);
        }
        Files.createDirectory(temp.resolve("out"));
        Files.setPosixFilePermissions(temp.resolve("out"), PosixFilePermissions.fromString("rwxrwxrwx"));
        Files.setPosixFilePermissions(temp, PosixFilePermissions.fromString("rwxr-xr-x"));
        return wanted;
    }

    private Map<String, String> verdicts() throws IOException {
        Map<String, String> got = new TreeMap<>();
        JsonNode summary = new ObjectMapper()
                .readTree(temp.resolve("out/latest/summary.json").toFile());
        for (JsonNode one : summary.path("submissions")) {
            got.put(one.path("contestant").asText(), one.path("verdict").asText());
        }
        return got;
    }
}
