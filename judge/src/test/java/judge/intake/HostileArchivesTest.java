package judge.intake;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.intake.LeftOut.Cause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives that somebody built to break out, to fill the disk or to keep others from being graded. */
class HostileArchivesTest {

    private static final Set<String> KNOWN = Set.of("sum");
    private static final String MAIN = "class Main {}";

    @TempDir
    private Path folder;

    private Plan plan(Zips zip) throws Exception {
        return plan(zip.at(folder.resolve("class.zip")));
    }

    private static Plan plan(Path zip) throws Exception {
        return Intake.of(zip, KNOWN, Optional.of("sum"));
    }

    private void refused(Zips zip, Cause cause) throws IOException {
        assertThatThrownBy(() -> plan(zip)).isInstanceOfSatisfying(IntakeException.class, e -> assertThat(
                        e.leftOut().cause())
                .isEqualTo(cause));
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(Files::isRegularFile))
                    .as("nothing but the zip")
                    .hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../Main.java",
                "anna/../../Main.java",
                "/etc/Main.java",
                "C:/Main.java",
                "..\\Main.java",
                "anna\\..\\..\\Main.java"
            })
    void refusesAPathThatLeadsOutOfTheArchive(String path) throws IOException {
        refused(Zips.utf8().add("bert/Main.java", MAIN).add(path, MAIN), Cause.OUTSIDE);
    }

    /** A pattern for a number at the end of such a name would scan its spaces again from each of them. */
    @Test
    void refusesNamesThatNoFileSystemTakes() throws IOException {
        Zips zip = Zips.utf8();
        for (int i = 0; i < 20; i++) {
            zip.add("bert" + " ".repeat(60_000 - i) + "x.java", MAIN);
        }
        refused(zip, Cause.TOO_LARGE);
    }

    @Test
    void refusesLinksInArchives() throws IOException {
        refused(Zips.utf8().add("bert/Main.java", MAIN).link("anna/Main.java", "/etc/passwd"), Cause.LINK);
    }

    @Test
    void refusesNamesThatDifferInCaseOnly() throws IOException {
        refused(Zips.utf8().add("anna/Main.java", MAIN).add("Anna/main.java", MAIN), Cause.CASE_CLASH);
    }

    @Test
    void refusesAHundredThousandEntries() throws IOException {
        Path zip = folder.resolve("many.zip");
        try (ZipOutputStream out = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(zip)))) {
            out.setMethod(ZipOutputStream.STORED);
            for (int i = 0; i < 100_000; i++) {
                ZipEntry entry = new ZipEntry("anna/" + i + ".java");
                entry.setSize(0);
                entry.setCrc(0);
                out.putNextEntry(entry);
            }
        }

        assertThatThrownBy(() -> plan(zip)).isInstanceOfSatisfying(IntakeException.class, e -> assertThat(
                        e.leftOut().cause())
                .isEqualTo(Cause.TOO_LARGE));
    }

    @Test
    void refusesABombThatUnpacksToManyTimesItsSize() throws IOException {
        Zips bomb = Zips.utf8().add("anna/Main.java", new byte[Reading.MOST_BYTES_EACH + 1], Instant.EPOCH);
        byte[] bytes = bomb.bytes();
        assertThat(bytes.length).isLessThan(100_000);

        refused(bomb, Cause.TOO_LARGE);
    }

    @Test
    void whatIsWrongWithOneStudentsZipCostsNobodyElseAnything() throws Exception {
        byte[] bomb = Zips.utf8()
                .add("Help.java", MAIN)
                .add("Main.java", new byte[Reading.MOST_BYTES_EACH + 1], Instant.EPOCH)
                .bytes();
        byte[] slip =
                Zips.utf8().add("Main.java", MAIN).add("../../Main.java", MAIN).bytes();
        byte[] deep = Zips.utf8()
                .add(
                        "b.zip",
                        Zips.utf8()
                                .add("c.zip", Zips.utf8().add("Main.java", MAIN).bytes(), Instant.EPOCH)
                                .bytes(),
                        Instant.EPOCH)
                .bytes();
        Plan plan = plan(Zips.utf8()
                .add("anna.zip", bomb, Instant.EPOCH)
                .add("bert.zip", slip, Instant.EPOCH)
                .add("carla.zip", deep, Instant.EPOCH)
                .add("dora.zip", "no zip")
                .add("emil.rar", "Rar!")
                .add("fritz/Main.java", MAIN));

        assertThat(IntakeTest.taken(plan)).containsExactly("fritz/sum [Main.java]");
        assertThat(IntakeTest.leftOut(plan))
                .containsExactly(
                        "anna/Main.java TOO_LARGE",
                        "bert/../../Main.java OUTSIDE",
                        "carla/b/c.zip TOO_DEEP",
                        "dora BROKEN",
                        "emil.rar OTHER_ARCHIVE");
    }

    @Test
    void takesNothingThatIsNotWhatWasPacked() throws IOException {
        byte[] zip = damaged("bert/Main.java", "class Main {} // 4711");

        assertThatThrownBy(() -> plan(Files.write(folder.resolve("class.zip"), zip)))
                .isInstanceOfSatisfying(IntakeException.class, e -> assertThat(e.leftOut())
                        .isEqualTo(new LeftOut("bert/Main.java", Cause.DAMAGED)));
        assertThatThrownBy(() -> PackageZip.unpack(damaged("data/secret/1.ans", "4711"), folder.resolve("package")))
                .isInstanceOfSatisfying(IntakeException.class, e -> assertThat(e.leftOut())
                        .isEqualTo(new LeftOut("data/secret/1.ans", Cause.DAMAGED)));
    }

    /** As a line or a disk does it: one bit of the content is another one. */
    private static byte[] damaged(String name, String content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            out.setLevel(Deflater.NO_COMPRESSION);
            out.putNextEntry(new ZipEntry(name));
            out.write(content.getBytes(UTF_8));
        }
        return bytes.toString(ISO_8859_1).replace("4711", "4710").getBytes(ISO_8859_1);
    }

    @Test
    void neverBreaksDownOnADamagedZip() throws Exception {
        byte[] whole = Zips.gbk()
                .add("张三/sum/Main.java", MAIN)
                .add("李四.zip", Zips.utf8().add("Main.java", MAIN).bytes(), Instant.EPOCH)
                .bytes();
        Random random = new Random(1);
        int refused = 0;
        for (int i = 0; i < 200; i++) {
            byte[] damaged = whole.clone();
            for (int j = 0; j < 3; j++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }
            Path zip = Files.write(folder.resolve("damaged.zip"), damaged);
            try {
                plan(zip);
            } catch (IntakeException | IOException e) {
                refused++;
            }
        }

        assertThat(refused).isBetween(20, 199);
    }
}
