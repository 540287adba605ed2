package judge.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import judge.problem.reading.PackageReader;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackageContentTest {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    @TempDir
    Path temp;

    private Path folder;
    private Path input;

    @BeforeEach
    void laysDownAPackage() throws Exception {
        folder = temp.resolve("sum");
        PathUtils.copyDirectory(SUM, folder);
        input = folder.resolve("data/secret/1.in");
    }

    @Test
    void isOfTheSameVersionElsewhereAndAtAnotherTime() throws Exception {
        PathUtils.copyDirectory(SUM, temp.resolve("copy"));
        Files.setLastModifiedTime(temp.resolve("copy/problem.yaml"), FileTime.fromMillis(1_000_000));

        assertThat(new PackageContent(temp.resolve("copy")).version())
                .isEqualTo(new PackageContent(folder).version())
                .hasSize(64);
    }

    @ParameterizedTest
    @ValueSource(strings = {"problem.yaml", "data/secret/1.in", "data/secret/2.ans", "output_validator/V.java"})
    void isOfAnotherVersionAfterAnyFileThatDecidesVerdictsHasChanged(String file) throws Exception {
        String before = new PackageContent(folder).version();
        Path changed = folder.resolve(file);
        Files.createDirectories(changed.getParent());
        Files.writeString(changed, (Files.exists(changed) ? Files.readString(changed) : "") + "\n");

        assertThat(new PackageContent(folder).version()).isNotEqualTo(before);
    }

    @Test
    void theJuryIsPartOfTheVersionWhereTheTimeLimitFollowsFromIt() throws Exception {
        Path yaml = folder.resolve("problem.yaml");
        String given = PackageReader.read(folder).version();
        Files.writeString(folder.resolve("submissions/accepted/Slow.java"), "class Slow { }");
        assertThat(PackageReader.read(folder).version()).isEqualTo(given);

        Files.writeString(
                yaml, Files.readString(yaml).replaceAll("(?m)^  time_limit:.*\n", "  time_resolution: 0.5\n"));
        Problem lacking = PackageReader.read(folder);
        Files.writeString(folder.resolve("submissions/accepted/Slow.java"), "class Slow { int slower; }");
        assertThat(PackageReader.read(folder).version()).isNotEqualTo(lacking.version());
        assertThat(lacking.content().isCurrent()).isFalse();
    }

    @Test
    void doesNotReadAFileThatIsLargerThanAnyThatIsNeeded() throws Exception {
        Path huge = Files.createDirectories(folder.resolve("output_validator")).resolve("huge.bin");
        String before = new PackageContent(folder).version();
        try (FileChannel channel = FileChannel.open(huge, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[1]), 8L << 40); // A file with a hole.
        }
        PackageContent content = new PackageContent(folder);

        assertThat(content.version()).isNotEqualTo(before);
        content.requireUnchanged(folder.resolve("output_validator"));
    }

    @Test
    void readsWhatBelongsToItsVersionAndNothingElse() throws Exception {
        PackageContent content = new PackageContent(folder);
        content.version();
        byte[] before = Files.readAllBytes(input);

        assertThat(content.read(input)).isEqualTo(before);

        Files.writeString(input, "8 8\n");
        assertThatThrownBy(() -> content.read(input))
                .isInstanceOfSatisfying(
                        FileSystemException.class, e -> assertThat(e.getFile()).isEqualTo(input.toString()));
        assertThatThrownBy(() -> content.requireUnchanged(folder.resolve("data")))
                .hasMessageContaining("1.in");

        Files.write(input, before);
        assertThat(content.read(input)).isEqualTo(before);
    }

    @Test
    void isOfAVersionOfItsOwnWhereTheFilesChangedWhileThePackageWasRead() throws Exception {
        PackageContent content = new PackageContent(folder);
        Files.writeString(folder.resolve("problem.yaml"), "\n# later\n", StandardOpenOption.APPEND);

        assertThat(content.version()).isNotEqualTo(new PackageContent(folder).version());
    }

    @Test
    void tellsByTheTimesOfItsFilesWhetherItIsCurrent() throws Exception {
        PackageContent content = new PackageContent(folder);
        assertThat(content.isCurrent()).isTrue();

        Files.writeString(folder.resolve("data/secret/9.in"), "1 1\n");
        assertThat(content.isCurrent()).isFalse();
    }

    @Test
    void followsLinksWithinThePackage() throws Exception {
        Files.move(folder.resolve("data"), folder.resolve("real"));
        Files.createSymbolicLink(folder.resolve("data"), Path.of("real"));

        assertThat(new PackageContent(folder).read(input)).isNotEmpty();
    }
}
