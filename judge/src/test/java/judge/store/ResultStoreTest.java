package judge.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class ResultStoreTest implements KeptResultsContract {

    private static final Instant NOW = Instant.parse("2026-11-21T08:37:22Z");
    private static final byte[] CONTENT = "a result\n".getBytes(UTF_8);

    @TempDir
    Path temp;

    @Override
    public KeptResults open() {
        return store();
    }

    @Test
    void givesBackWhatItKeptToAnotherJudgeToo() {
        store().keep(KEY, CONTENT);

        assertThat(store().find(KEY)).hasValue(CONTENT);
        assertThat(store().find(OTHER)).isEmpty();
    }

    @Test
    void keepsTheLatest() {
        store().keep(KEY, CONTENT);
        store().keep(KEY, new byte[0]);

        assertThat(store().find(KEY)).hasValue(new byte[0]);
    }

    @Test
    void letsNobodyElseRead() throws IOException {
        store().keep(KEY, CONTENT);

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder())))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder().resolve(KEY))))
                .isEqualTo("rw-------");
    }

    @Test
    void closesAFolderThatIsOpenToOthers() throws IOException {
        Files.createDirectory(folder());
        Files.setPosixFilePermissions(folder(), PosixFilePermissions.fromString("rwxrwxrwx"));

        store();

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder())))
                .isEqualTo("rwx------");
    }

    @Test
    void takesNoEntryOfWhichAnyByteIsAnother() throws IOException {
        store().keep(KEY, CONTENT);
        Path file = folder().resolve(KEY);
        byte[] whole = Files.readAllBytes(file);
        for (int i = 0; i < whole.length; i++) {
            byte[] changed = whole.clone();
            changed[i] ^= 1;
            Files.write(file, changed);

            assertThat(store().find(KEY)).as("byte %d", i).isEmpty();
        }
        Files.write(file, whole);
        assertThat(store().find(KEY)).isPresent();
    }

    @Test
    void takesNoEntryThatIsCutOffOrLonger() throws IOException {
        store().keep(KEY, CONTENT);
        Path file = folder().resolve(KEY);
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length <= whole.length + 1; length++) {
            Files.write(file, java.util.Arrays.copyOf(whole, length));

            assertThat(store().find(KEY).isPresent()).as("%d bytes", length).isEqualTo(length == whole.length);
        }
    }

    @Test
    void takesNoEntryThatWasKeptUnderAnotherKey() throws IOException {
        store().keep(KEY, CONTENT);
        Files.move(folder().resolve(KEY), folder().resolve(OTHER));

        assertThat(store().find(OTHER)).isEmpty();
    }

    @Test
    void followsNoLinkToAnEntryAndReplacesItWhereItLies() throws IOException {
        store().keep(KEY, CONTENT);
        Path elsewhere = Files.move(folder().resolve(KEY), temp.resolve("elsewhere"));
        Files.createSymbolicLink(folder().resolve(KEY), elsewhere);
        byte[] before = Files.readAllBytes(elsewhere);

        assertThat(store().find(KEY)).isEmpty();
        store().keep(KEY, new byte[] {1});

        assertThat(store().find(KEY)).hasValue(new byte[] {1});
        assertThat(Files.readAllBytes(elsewhere)).isEqualTo(before);
    }

    @Test
    void usesNoFolderThatIsALink() throws IOException {
        Files.createSymbolicLink(folder(), Files.createDirectory(temp.resolve("elsewhere")));

        assertThat(ResultStore.open(folder(), clock(NOW))).isEmpty();
    }

    @Test
    void usesNeitherFoldersNorEntriesOfOthers() throws IOException {
        store().keep(KEY, CONTENT);
        String me = System.getProperty("user.name");
        try {
            // For the store, the files of this test then belong to another user.
            System.setProperty("user.name", "somebody-else");
            assertThat(ResultStore.open(folder(), clock(NOW))).isEmpty();
            System.setProperty("user.name", me);
            ResultStore store = store();
            System.setProperty("user.name", "somebody-else");
            assertThat(store.find(KEY)).isEmpty();
        } finally {
            System.setProperty("user.name", me);
        }
    }

    @Test
    void doesWithoutAFolderThatCannotBeMade() throws IOException {
        Files.createFile(folder());

        assertThat(ResultStore.open(folder(), clock(NOW))).isEmpty();
        assertThat(ResultStore.open(folder().resolve("below"), clock(NOW))).isEmpty();
    }

    @Test
    void goesOnWhereNothingCanBeWritten() throws IOException {
        ResultStore store = store();
        Files.delete(folder());

        store.keep(KEY, CONTENT);
        store.sweep();

        assertThat(store.find(KEY)).isEmpty();
    }

    @Test
    void refusesKeysThatCouldBePaths() {
        assertThatThrownBy(() -> store().find("../" + "a".repeat(61))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void isWholeAtEveryMomentForJudgesThatWriteTheSameEntryAtOnce() throws Exception {
        ExecutorService judges = Executors.newFixedThreadPool(4);
        List<Future<?>> all = new ArrayList<>();
        store().keep(KEY, CONTENT);
        for (int i = 0; i < 4; i++) {
            byte[] content = ("result " + i).repeat(1_000).getBytes(UTF_8);
            all.add(judges.submit(() -> {
                ResultStore mine = store();
                for (int round = 0; round < 100; round++) {
                    mine.keep(KEY, content);
                    assertThat(mine.find(KEY)).isPresent();
                }
            }));
        }
        for (Future<?> one : all) {
            one.get();
        }
        judges.shutdown();
        assertThat(names()).containsExactly(KEY);
    }

    @Test
    void sweepsWhatNobodyUsedForLong() throws IOException {
        store().keep(KEY, CONTENT);
        store().keep(OTHER, CONTENT);
        Path draft = Files.createFile(folder().resolve("draft-left-by-a-killed-judge"));
        age(folder().resolve(KEY), Sweep.MAX_AGE.plusDays(1));
        age(folder().resolve(OTHER), Sweep.MAX_AGE.minusDays(1));
        age(draft, Duration.ofHours(2));

        store().sweep();

        assertThat(names()).containsExactly(OTHER, Sweep.MARK);
    }

    @Test
    void doesNotSweepWhatIsUsedNow() throws IOException {
        store().keep(KEY, CONTENT);
        age(folder().resolve(KEY), Sweep.MAX_AGE.plusDays(1));

        assertThat(store().find(KEY)).isPresent();
        store().sweep();

        assertThat(names()).contains(KEY);
    }

    @Test
    void sweepsTheOldestWhereAllIsTooMuch() throws IOException {
        byte[] large = new byte[ResultStore.MAX_ENTRY_BYTES];
        int room = (int) (Sweep.MAX_BYTES / large.length);
        Files.createDirectory(folder());
        for (int i = 0; i <= room; i++) {
            // Sparse files: nothing is written.
            Path file = folder().resolve(String.format("%064x", i));
            try (var out = new java.io.RandomAccessFile(file.toFile(), "rw")) {
                out.setLength(large.length);
            }
            age(file, Duration.ofMinutes(room + 1L - i));
        }

        store().sweep();

        assertThat(names())
                .hasSize(room + 1)
                .contains(Sweep.MARK)
                .doesNotContain("0".repeat(64))
                .contains("0".repeat(63) + "1");
    }

    @Test
    void sweepsOnceInAWhileOnly() throws IOException {
        store().sweep();
        store().keep(KEY, CONTENT);
        age(folder().resolve(KEY), Sweep.MAX_AGE.plusDays(1));

        store().sweep();
        assertThat(names()).contains(KEY);
        ResultStore.open(folder(), clock(NOW.plus(Sweep.PAUSE).plusSeconds(1)))
                .orElseThrow()
                .sweep();

        assertThat(names()).doesNotContain(KEY);
    }

    private Path folder() {
        return temp.resolve("results");
    }

    private ResultStore store() {
        Optional<ResultStore> store = ResultStore.open(folder(), clock(NOW));
        return store.orElseThrow();
    }

    private static Clock clock(Instant now) {
        return Clock.fixed(now, ZoneOffset.UTC);
    }

    private static void age(Path file, Duration age) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(NOW.minus(age)));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder())) {
            return files.filter(file -> Files.exists(file, LinkOption.NOFOLLOW_LINKS))
                    .map(file -> file.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }
}
