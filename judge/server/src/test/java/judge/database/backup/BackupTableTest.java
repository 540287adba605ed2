package judge.database.backup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BackupTableTest {

    private static final Path MIGRATIONS = Path.of("judge/server/src/main/resources/judge/database");

    private static final Pattern ADDED = Pattern.compile("(?i)alter table (\\w+) add column (\\w+)");

    /** Backups of servers before that column have no value for it. */
    @Test
    void knowsTheValueOfEachColumnThatEarlierVersionsDoNotHave() throws IOException {
        List<MatchResult> added = new ArrayList<>();
        try (Stream<Path> files = Files.list(MIGRATIONS)) {
            for (Path file : files.toList()) {
                ADDED.matcher(Files.readString(file)).results().forEach(added::add);
            }
        }

        assertThat(added).hasSizeGreaterThan(20).noneMatch(BackupTableTest::isUnknown);
    }

    private static boolean isUnknown(MatchResult column) {
        return BackupTable.ALL.stream()
                .filter(table -> table.name().equals(column.group(1)))
                .anyMatch(table -> !table.added().containsKey(column.group(2))
                        && !table.leftOut().contains(column.group(2)));
    }
}
