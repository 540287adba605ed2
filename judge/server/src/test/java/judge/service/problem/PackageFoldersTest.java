package judge.service.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import judge.digest.Sha256;
import judge.intake.PackageZip;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageFoldersTest {

    @TempDir
    private Path temp;

    @AfterEach
    void canBeDeleted() throws IOException {
        try (var all = Files.walk(temp)) {
            all.forEach(one -> one.toFile().setWritable(true));
        }
    }

    @Test
    void deletesWhatWasNotUsedForLongestWhereThereIsTooMuchAndNothingThatIsInUse() throws IOException {
        Path root = temp.resolve("kept");
        PackageFolders folders = new PackageFolders(root, 1, Clock.systemUTC());
        List<Path> made = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            made.add(laidDown(folders, "package " + i));
        }
        assertThat(made).as("used just now").allMatch(Files::isDirectory);
        for (int i = 0; i < 2; i++) {
            FileTime then = FileTime.from(Instant.now().minus(Duration.ofHours(3 - i)));
            Files.setLastModifiedTime(made.get(i).getParent(), then);
        }
        folders.use(String.valueOf(made.get(1).getParent().getFileName()));

        laidDown(folders, "the next one");

        assertThat(made.get(0)).doesNotExist();
        assertThat(made.get(1)).exists();
        assertThat(made.get(2)).exists();
    }

    @Test
    void takesNoPackageThatIsNotTheOneOfItsDigest() throws IOException {
        byte[] zip = zip("a package");
        PackageFolders folders = new PackageFolders(temp.resolve("kept"));

        assertThatThrownBy(() -> folders.of("00", "p", () -> zip)).hasMessageContaining("damaged");
        assertThat(folders.of(Sha256.of(zip).hex(), "p", () -> zip).resolve("problem.yaml"))
                .hasContent("a package");
    }

    private Path laidDown(PackageFolders folders, String content) throws IOException {
        byte[] zip = zip(content);
        return folders.of(Sha256.of(zip).hex(), "p", () -> zip);
    }

    private byte[] zip(String content) throws IOException {
        Path folder = Files.createDirectories(temp.resolve("p"));
        Files.writeString(folder.resolve("problem.yaml"), content);
        return PackageZip.of(folder);
    }
}
