package judge.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageZipTest {

    private static final int LARGE = 30 << 20;

    @TempDir
    private Path folder;

    /** Test data may be as large as half of all the memory that the judge has. */
    @Test
    void noMemoryHoldsALargeFile() throws Exception {
        byte[] zip = Zips.utf8()
                .add("sum/problem.yaml", "name: Sum")
                .add("sum/data/secret/1.in", new byte[LARGE], Instant.EPOCH)
                .bytes();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();

        String top = PackageZip.unpack(zip, folder, Optional.empty()).top();

        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(LARGE / 2);
        assertThat(top).isEqualTo("sum");
        assertThat(folder.resolve("data/secret/1.in")).hasSize(LARGE);
    }

    @Test
    void whatALinkOutOfThePackageLeadsToIsNotZipped() throws Exception {
        Path problem = Files.createDirectories(folder.resolve("sum"));
        Files.writeString(problem.resolve("problem.yaml"), "name: Sum");
        Files.createSymbolicLink(problem.resolve("copy.yaml"), Path.of("problem.yaml"));
        Path outside = Files.writeString(folder.resolve("outside.txt"), "password");
        Files.createSymbolicLink(problem.resolve("statement.txt"), outside);

        byte[] zip = PackageZip.of(problem);

        Path unpacked = Files.createDirectories(folder.resolve("unpacked"));
        PackageZip.unpack(zip, unpacked, Optional.empty());
        assertThat(unpacked).isDirectoryContaining("glob:**copy.yaml").isDirectoryNotContaining("glob:**.txt");
    }

    @Test
    void namesThatReadAsWellInAnotherCharsetAreRefusedUnlessItIsGiven() throws Exception {
        byte[] zip = Zips.in("IBM850")
                .add("sum/problem.yaml", "name: Sum")
                .add("sum/submissions/accepted/Übung.py", "print()")
                .bytes();

        assertThatThrownBy(() -> PackageZip.unpack(zip, folder.resolve("no"), Optional.empty()))
                .isInstanceOfSatisfying(IntakeException.class, e -> assertThat(e.readings())
                        .extracting(reading -> reading.charset() + " " + reading.sample())
                        .containsExactly("IBM850 Übung", "macintosh öbung"));
        assertThat(folder).isEmptyDirectory();
        assertThat(PackageZip.unpack(zip, folder, Optional.of(Charset.forName("IBM850"))))
                .isEqualTo(new PackageZip.Wrapping("sum", Optional.of("IBM850")));
        assertThat(folder.resolve("submissions/accepted/Übung.py")).exists();
    }

    @Test
    void whatIsNotKeptOrIsAsciiNeedsNoCharset() throws Exception {
        byte[] zip = Zips.in("IBM850")
                .add("Übung/problem.yaml", "name: Sum")
                .add("Übung/.Übung", "")
                .bytes();
        byte[] ascii = Zips.in("IBM850").add("problem.yaml", "name: Sum").bytes();

        PackageZip.unpack(zip, folder, Optional.empty());

        assertThat(folder.resolve("problem.yaml")).exists();
        assertThat(PackageZip.unpack(ascii, folder, Optional.of(Charset.forName("GBK")))
                        .charset())
                .isEmpty();
    }

    @Test
    void aContestIsRefusedWhereItsProblemsHaveOtherNamesInEachCharset() throws Exception {
        byte[] zip = Zips.in("IBM850")
                .add("Übung/contest.json", "{}")
                .add("Übung/photos/ø.png", "")
                .add("Übung/problems/sum/sum.zip", "")
                .bytes();
        byte[] other = Zips.in("IBM850")
                .add("contest.json", "{}")
                .add("problems/Übung/a.zip", "")
                .bytes();

        assertThat(ContestZip.read(zip, Optional.empty())).containsOnlyKeys("contest.json", "problems/sum/sum.zip");
        assertThatThrownBy(() -> ContestZip.read(other, Optional.empty()))
                .isInstanceOfSatisfying(
                        IntakeException.class, e -> assertThat(e.readings()).hasSize(2));
        assertThat(ContestZip.read(other, Optional.of(Charset.forName("IBM850"))))
                .containsKey("problems/Übung/a.zip");
    }

    @Test
    void aPictureThatIsNotTakenCostsAContestNothingElse() throws Exception {
        byte[] zip = Zips.utf8()
                .add("wf/contest.json", "{}")
                .add("wf/teams/1/photo.JPG", "picture")
                .add("wf/teams/2/photo.png", new byte[(4 << 20) + 1], Instant.EPOCH)
                .add("wf/teams/3/photo.webp", "picture")
                .link("wf/teams/4/photo.png", "../1/photo.JPG")
                .add("wf/teams/5/video.mp4", "film")
                .add("wf/organizations/x/logo.png", "picture")
                .bytes();

        assertThat(ContestZip.read(zip, Optional.empty()))
                .hasEntrySatisfying(
                        "teams/1/photo.JPG", read -> assertThat(read).isNotEmpty())
                .hasEntrySatisfying(
                        "organizations/x/logo.png", read -> assertThat(read).isNotEmpty())
                .hasEntrySatisfying(
                        "teams/2/photo.png", read -> assertThat(read).isEmpty())
                .hasEntrySatisfying(
                        "teams/3/photo.webp", read -> assertThat(read).isEmpty())
                .hasEntrySatisfying(
                        "teams/4/photo.png", read -> assertThat(read).isEmpty())
                .hasSize(6);
    }
}
