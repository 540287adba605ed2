package judge.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.source.LanguageNames;
import org.junit.jupiter.api.Test;

class ZippedSourcesTest {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");
    private static final long ROOM = 1 << 20;
    private static final byte[] SOURCE = "class Main {}\n".getBytes(StandardCharsets.UTF_8);

    @Test
    void hasSourcesByTheirPathsAndNothingElse() throws IntakeException {
        byte[] zip = Zips.utf8()
                .add("work/Main.java", SOURCE, NOW)
                .add("work\\util\\Util.java", SOURCE, NOW)
                .add("work/Main.class", SOURCE, NOW)
                .add("__MACOSX/work/._Main.java", SOURCE, NOW)
                .add("work/env/lib/site-packages/pip/__main__.py", SOURCE, NOW)
                .add("work/cmake-build-debug/CMakeFiles/CMakeCCompilerId.c", SOURCE, NOW)
                .bytes();

        Map<String, byte[]> sources = ZippedSources.of(zip, ROOM, LanguageNames.known(), Optional.empty())
                .files();

        assertThat(sources).containsOnlyKeys("work/Main.java", "work/util/Util.java");
        assertThat(sources.get("work/Main.java")).isEqualTo(SOURCE);
    }

    @Test
    void readsZipsInZips() throws IntakeException {
        byte[] inner = Zips.utf8().add("Main.java", SOURCE, NOW).bytes();

        assertThat(ZippedSources.of(
                                Zips.utf8().add("inner.zip", inner, NOW).bytes(),
                                ROOM,
                                LanguageNames.known(),
                                Optional.empty())
                        .files())
                .containsOnlyKeys("inner/Main.java");
    }

    @Test
    void isRefusedWhereSomethingLeadsOutOfIt() {
        refuses(Zips.utf8().add("../Main.java", SOURCE, NOW), LeftOut.Cause.OUTSIDE);
        refuses(Zips.utf8().add("/etc/Main.java", SOURCE, NOW), LeftOut.Cause.OUTSIDE);
        refuses(Zips.utf8().link("Main.java", "/etc/passwd"), LeftOut.Cause.LINK);
    }

    @Test
    void isRefusedWhereAZipInItIsNotToBeTrusted() {
        byte[] inner = Zips.utf8().add("../Main.java", SOURCE, NOW).bytes();

        refuses(Zips.utf8().add("Main.java", SOURCE, NOW).add("inner.zip", inner, NOW), LeftOut.Cause.OUTSIDE);
    }

    @Test
    void hasBothOfTwoPathsThatDifferInCaseOnlyAndIsRefusedWhereTheyAreTheSame() throws IntakeException {
        Zips two = Zips.utf8().add("Main.java", SOURCE, NOW).add("main.java", SOURCE, NOW);

        assertThat(ZippedSources.of(two.bytes(), ROOM, LanguageNames.known(), Optional.empty())
                        .files())
                .containsOnlyKeys("Main.java", "main.java");
        refuses(Zips.utf8().add("Main.java", SOURCE, NOW).add("./Main.java", SOURCE, NOW), LeftOut.Cause.SAME_NAME);
    }

    @Test
    void isRefusedWhereItUnpacksToMoreThanThereIsRoomFor() {
        refuses(Zips.utf8().add("Main.java", new byte[(int) ROOM + 1], NOW), LeftOut.Cause.TOO_LARGE);
        Zips many = Zips.utf8();
        for (int i = 0; i < 2; i++) {
            many.add("Main" + i + ".java", new byte[(int) ROOM * 2 / 3], NOW);
        }
        refuses(many, LeftOut.Cause.TOO_LARGE);
    }

    @Test
    void isRefusedWhereItHasMoreEntriesThanAnybodyWrites() {
        Zips many = Zips.utf8();
        for (int i = 0; i <= 2000; i++) {
            many.add("a" + i + ".txt", new byte[0], NOW);
        }

        refuses(many, LeftOut.Cause.TOO_LARGE);
    }

    @Test
    void isRefusedWhereItIsNone() {
        assertThatThrownBy(() -> ZippedSources.of(SOURCE, ROOM, LanguageNames.known(), Optional.empty()))
                .isInstanceOf(IntakeException.class);
    }

    /** The name decides what it is called, which others include or import it by. */
    @Test
    void isRefusedWithTheReadingsWhereAFileHasOtherNamesInThem() throws IntakeException {
        byte[] zip = Zips.in("IBM850")
                .add("work/Übung.py", SOURCE, NOW)
                .add("work/main.py", SOURCE, NOW)
                .bytes();

        assertThatThrownBy(() -> ZippedSources.of(zip, ROOM, Optional.empty()))
                .isInstanceOfSatisfying(IntakeException.class, refused -> {
                    assertThat(refused.leftOut().cause()).isEqualTo(LeftOut.Cause.CHARSET);
                    assertThat(refused.readings())
                            .extracting(reading -> reading.charset() + " " + reading.sample())
                            .containsExactly("IBM850 Übung", "macintosh öbung");
                });
        ZippedSources read = ZippedSources.of(zip, ROOM, Optional.of(Charset.forName("IBM850")));
        assertThat(read.files()).containsOnlyKeys("work/Übung.py", "work/main.py");
        assertThat(read.charsets()).containsExactly("IBM850");
    }

    @Test
    void asksForNoNameThatMakesNoDifference() throws IntakeException {
        assertThat(keys(Zips.in("IBM850").add("Übung/main.py", SOURCE, NOW).add("Übung/a/b.py", SOURCE, NOW)))
                .hasSize(2);
        assertThat(keys(Zips.in("IBM850").add("main.py", SOURCE, NOW).add("Übung.pdf", SOURCE, NOW)))
                .containsExactly("main.py");
        assertThat(keys(Zips.in("IBM850").add("main.py", SOURCE, NOW).add("__MACOSX/Übung.py", SOURCE, NOW)))
                .containsExactly("main.py");
        byte[] inner = Zips.utf8().add("main.py", SOURCE, NOW).bytes();
        assertThat(keys(Zips.in("IBM850").add("x/Übung.zip", inner, NOW))).hasSize(1);
        assertThat(keys(Zips.withUnicodeBeside("IBM850").add("Übung.py", SOURCE, NOW)))
                .containsExactly("Übung.py");
        assertThat(keys(Zips.in("UTF-8").add("Übung.py", SOURCE, NOW))).containsExactly("Übung.py");
    }

    @Test
    void asksForFoldersThatPartFiles() {
        refuses(Zips.in("IBM850").add("Übung/main.py", SOURCE, NOW).add("util.py", SOURCE, NOW), LeftOut.Cause.CHARSET);
    }

    @Test
    void asksForNamesInAZipInTheZip() throws IntakeException {
        byte[] inner = Zips.in("IBM850").add("Übung.py", SOURCE, NOW).bytes();
        byte[] zip = Zips.utf8().add("inner.zip", inner, NOW).bytes();

        assertThatThrownBy(() -> ZippedSources.of(zip, ROOM, Optional.empty()))
                .isInstanceOfSatisfying(IntakeException.class, refused -> {
                    assertThat(refused.leftOut().path()).isEqualTo("inner");
                    assertThat(refused.readings()).hasSize(2);
                });
        assertThat(ZippedSources.of(zip, ROOM, Optional.of(Charset.forName("IBM850")))
                        .files())
                .containsOnlyKeys("inner/Übung.py");
    }

    @Test
    void tellsAClearCharsetThatIsNotUtf8() throws IntakeException {
        byte[] zip = Zips.gbk().add("最大.cpp", SOURCE, NOW).bytes();

        assertThat(ZippedSources.of(zip, ROOM, Optional.empty()).charsets()).containsExactly("GB18030");
    }

    private static Set<String> keys(Zips zip) throws IntakeException {
        return ZippedSources.of(zip.bytes(), ROOM, Optional.empty()).files().keySet();
    }

    private static void refuses(Zips zip, LeftOut.Cause cause) {
        assertThatThrownBy(() -> ZippedSources.of(zip.bytes(), ROOM, LanguageNames.known(), Optional.empty()))
                .isInstanceOfSatisfying(
                        IntakeException.class,
                        refused -> assertThat(refused.leftOut().cause()).isEqualTo(cause));
    }
}
