package judge.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceWatcherTest {

    private final Path folder;
    private final Path source;

    SourceWatcherTest(@TempDir Path folder) throws IOException {
        this.folder = folder;
        source = Files.writeString(folder.resolve("Main.java"), "");
    }

    @Test
    void takesSavesInQuickSuccessionForOne() throws Exception {
        AtomicInteger saves = new AtomicInteger();
        try (SourceWatcher watcher = new SourceWatcher(source, () -> {
            if (saves.get() < 5) {
                Files.writeString(source, "x".repeat(saves.incrementAndGet()));
            }
        })) {
            Files.writeString(source, "x".repeat(saves.incrementAndGet()));

            watcher.await(() -> false);

            assertThat(saves).as("it waits for the last one").hasValue(5);
            assertThat(isAsItWas(watcher)).isTrue();
        }
    }

    @Test
    void passesOverFilesThatAreNoSources() throws Exception {
        try (SourceWatcher watcher = new SourceWatcher(folder)) {
            Files.writeString(folder.resolve("notes.txt"), "right");

            assertThat(isAsItWas(watcher)).isTrue();
        }
    }

    /** Tells whether the watcher saw no change: only then does it ask whether other things have changed. */
    private static boolean isAsItWas(SourceWatcher watcher) throws Exception {
        AtomicBoolean asked = new AtomicBoolean();
        watcher.await(() -> {
            asked.set(true);
            return true;
        });
        return asked.get();
    }
}
