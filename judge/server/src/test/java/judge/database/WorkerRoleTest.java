package judge.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The grants as they are written, without a PostgreSQL; {@link WorkerRoleIT} tries what they amount to. */
class WorkerRoleTest {

    private static final Pattern GRANT = Pattern.compile("grant ([^;]+?) on ([^;]+?) to ([^;]+?);");
    private static final Pattern RIGHT = Pattern.compile("(\\w+)(?: \\(([^)]*)\\))?");
    private static final List<String> ORDER = List.of("select", "insert", "update", "delete");

    @Test
    void aMachineThatJudgesIsGrantedWhatTheTableSaysAndNothingElse() throws IOException {
        Map<String, Map<String, String>> granted = new TreeMap<>();
        for (MatchResult grant : GRANT.matcher(statements()).results().toList()) {
            assertThat(grant.group(3)).isEqualTo("judge_worker");
            if (grant.group(2).equals("schema public")) {
                assertThat(grant.group(1)).isEqualTo("usage");
                continue;
            }
            for (String table : grant.group(2).split(", ")) {
                RIGHT.matcher(grant.group(1)).results().forEach(right -> granted.computeIfAbsent(
                                table, any -> new TreeMap<>())
                        .put(right.group(1), columns(right)));
            }
        }

        Map<String, String> wanted = new TreeMap<>(WorkerRoleIT.MAY);
        wanted.values().removeIf(String::isEmpty);
        Map<String, String> written = new TreeMap<>();
        granted.forEach((table, rights) -> written.put(
                table,
                ORDER.stream()
                        .filter(rights::containsKey)
                        .map(right -> right + rights.get(right))
                        .collect(Collectors.joining(" "))));
        assertThat(written).isEqualTo(wanted);
    }

    private static String columns(MatchResult right) {
        if (right.group(2) != null) {
            return Arrays.stream(right.group(2).split(", ")).sorted().collect(Collectors.joining(" ", "(", ")"));
        }
        return right.group(1).equals("update") ? "(all)" : "";
    }

    /** The script without its comments, each blank and line end a single blank. */
    private static String statements() throws IOException {
        return Files.readAllLines(Path.of("judge/docs/worker-role.sql")).stream()
                .filter(line -> !line.startsWith("--"))
                .collect(Collectors.joining(" "))
                .replaceAll("\\s+", " ");
    }
}
