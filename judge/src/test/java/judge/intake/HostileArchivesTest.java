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
        return Intake.of(zip, KNOWN, Optional.of("sum"), Optional.empty());
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
    void leavesOutAPathThatLeadsOutOfTheArchive(String path) throws Exception {
        leavesOut(Zips.utf8().add(path, MAIN), path.replace('\\', '/') + " OUTSIDE");
    }

    /** A pattern for a number at the end of such a name would scan its spaces again from each of them. */
    @Test
    void leavesOutNamesThatNoFileSystemTakes() throws Exception {
        Zips zip = Zips.utf8();
        for (int i = 0; i < 20; i++) {
            zip.add("carl" + " ".repeat(60_000 - i) + "x.java", MAIN);
        }
        zip.add("dora/".repeat(2_000) + "x.java", MAIN);
        Plan plan = plan(zip.add("bert/Main.java", MAIN));

        assertThat(IntakeTest.taken(plan)).containsExactly("bert/sum [Main.java]");
        assertThat(plan.leftOut())
                .hasSize(21)
                .allMatch(one -> one.cause() == Cause.LONG_NAME && one.path().length() < 300);
    }

    @Test
    void leavesOutLinksInArchives() throws Exception {
        leavesOut(Zips.utf8().link("anna/Main.java", "/etc/passwd"), "anna/Main.java LINK");
    }

    private void leavesOut(Zips odd, String leftOut) throws Exception {
        Plan plan = plan(odd.add("bert/Main.java", MAIN));

        assertThat(IntakeTest.taken(plan)).containsExactly("bert/sum [Main.java]");
        assertThat(IntakeTest.leftOut(plan)).containsExactly(leftOut);
    }

    @Test
    void takesNamesThatDifferInCaseOnlyAsFromAFolder() throws Exception {
        Plan plan = plan(Zips.utf8()
                .add("anna/Main.java", MAIN)
                .add("anna/main.java", MAIN)
                .add("anna/readme.txt", MAIN)
                .add("anna/README.txt", MAIN)
                .add("Anna/Main.java", MAIN));

        assertThat(IntakeTest.taken(plan)).containsExactly("Anna/sum [Main.java]", "anna/sum [Main.java, main.java]");
        assertThat(plan.write(folder.resolve("into"))).isEmpty();
        assertThat(folder.resolve("into/anna/sum/main.java")).exists();
        assertThat(folder.resolve("into/Anna/sum/Main.java")).exists();
    }

    @Test
    void takesTheNewestOfEntriesOfTheSameName() throws Exception {
        Plan plan = plan(Zips.utf8()
                .add("anna/Main.java", "class Old {}".getBytes(UTF_8), Instant.parse("2026-11-03T09:00:00Z"))
                .add("anna/Main.java", MAIN.getBytes(UTF_8), Instant.parse("2026-11-03T10:00:00Z"))
                .add("anna\\Main.java", "class Old {}".getBytes(UTF_8), Instant.parse("2026-11-03T09:00:00Z")));

        assertThat(plan.taken().get(0).handed().get(0).content()).isEqualTo(MAIN.getBytes(UTF_8));
        assertThat(IntakeTest.leftOut(plan)).containsExactly("anna/Main.java SAME_NAME", "anna/Main.java SAME_NAME");
    }

    /**
     * On disk a folder cannot have the name of a file, nor can two files have the same name after names were made safe.
     */
    @Test
    void leavesOutWhatHasNoPlaceOnTheDisk() throws Exception {
        Plan plan = plan(Zips.utf8()
                .add("anna/Main.java", MAIN)
                .add("anna/Main.java/Help.java", MAIN)
                .add("anna/a:b.java", MAIN)
                .add("anna/a?b.java", MAIN)
                .add("anna/" + "名字很长的文件夹/".repeat(300) + "x.java", MAIN)
                .add("bert/Main.java", MAIN));

        assertThat(plan.write(folder.resolve("into")).stream().map(LeftOut::cause))
                .containsExactlyInAnyOrder(Cause.SAME_NAME, Cause.SAME_NAME, Cause.LONG_NAME);
        assertThat(folder.resolve("into/anna/sum/Main.java")).isRegularFile();
        assertThat(folder.resolve("into/bert/sum/Main.java")).exists();
    }

    /** A class's zip with another student's name in hers would replace what that one has handed in. */
    @Test
    void letsNobodyHandInForSomebodyElse() throws Exception {
        Zips zip = Zips.utf8()
                .add("bert/sum/Main.java", MAIN.getBytes(UTF_8), Instant.parse("2026-11-03T09:00:00Z"))
                .add("anna/bert/sum/Main.java", "class Bad {}".getBytes(UTF_8), Instant.parse("2026-11-03T10:00:00Z"));

        assertThat(IntakeTest.taken(plan(zip))).containsExactly("anna/sum [Main.java]", "bert/sum [Main.java]");
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
    void leavesOutABombThatUnpacksToManyTimesItsSize() throws Exception {
        Zips bomb = Zips.utf8().add("anna/Main.java", new byte[Reading.MOST_BYTES_EACH + 1], Instant.EPOCH);

        leavesOut(bomb, "anna/Main.java TOO_LARGE");
        assertThat(Files.size(folder.resolve("class.zip"))).isLessThan(100_000);
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

        assertThat(IntakeTest.taken(plan))
                .containsExactly("anna/sum [Help.java]", "bert/sum [Main.java]", "fritz/sum [Main.java]");
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
        assertThatThrownBy(() -> PackageZip.unpack(
                        damaged("data/secret/1.ans", "4711"), folder.resolve("package"), Optional.empty()))
                .isInstanceOfSatisfying(IntakeException.class, e -> assertThat(e.leftOut())
                        .isEqualTo(new LeftOut("data/secret/1.ans", Cause.DAMAGED)));
    }

    /** An archive in which one bit of the content was changed, as a line or a disk does it. */
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
