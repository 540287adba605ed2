package judge.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
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
                .bytes();

        Map<String, byte[]> sources = ZippedSources.of(zip, ROOM, LanguageNames.BUILT_IN);

        assertThat(sources).containsOnlyKeys("work/Main.java", "work/util/Util.java");
        assertThat(sources.get("work/Main.java")).isEqualTo(SOURCE);
    }

    @Test
    void readsZipsInZips() throws IntakeException {
        byte[] inner = Zips.utf8().add("Main.java", SOURCE, NOW).bytes();

        assertThat(ZippedSources.of(Zips.utf8().add("inner.zip", inner, NOW).bytes(), ROOM, LanguageNames.BUILT_IN))
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

        assertThat(ZippedSources.of(two.bytes(), ROOM, LanguageNames.BUILT_IN))
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
        assertThatThrownBy(() -> ZippedSources.of(SOURCE, ROOM, LanguageNames.BUILT_IN))
                .isInstanceOf(IntakeException.class);
    }

    private static void refuses(Zips zip, LeftOut.Cause cause) {
        assertThatThrownBy(() -> ZippedSources.of(zip.bytes(), ROOM, LanguageNames.BUILT_IN))
                .isInstanceOfSatisfying(
                        IntakeException.class,
                        refused -> assertThat(refused.leftOut().cause()).isEqualTo(cause));
    }
}
