package judge.cli.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import judge.source.LanguageNames;
import org.jspecify.annotations.Nullable;

/**
 * Notices when a file, or one of the sources in a folder, has been saved. The folder is watched, because many editors
 * write another file and rename it. Changes are also found by polling, because some file systems send no events.
 */
final class SourceWatcher implements AutoCloseable {

    private static final long LOOK_MILLIS = 500;

    /**
     * The time in milliseconds without a change after which a save counts as complete: editors write in several steps.
     */
    private static final long QUIET_MILLIS = 80;

    /** The depth to which a submission's folders are searched. */
    private static final int MAX_DEPTH = 8;

    private final Path path;
    private final Quiet quiet;
    private final WatchService service;
    private final Set<Path> watched = new HashSet<>();
    private Map<Path, String> known;

    /** Lets the time go by in which nothing may change. */
    @FunctionalInterface
    interface Quiet {

        void pass() throws IOException, InterruptedException;
    }

    SourceWatcher(Path path) throws IOException {
        this(path, () -> Thread.sleep(QUIET_MILLIS));
    }

    SourceWatcher(Path path, Quiet quiet) throws IOException {
        this.path = path.toAbsolutePath();
        this.quiet = quiet;
        service = this.path.getFileSystem().newWatchService();
        known = look();
    }

    /**
     * Waits until something is not as it was when this was called last, or made, and has settled.
     *
     * @param elsewhere whether something else has changed that counts as well
     */
    void await(BooleanSupplier elsewhere) throws IOException, InterruptedException {
        Map<Path, String> seen = look();
        while (seen.isEmpty() || (seen.equals(known) && !elsewhere.getAsBoolean())) {
            WatchKey key = service.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            if (key != null) {
                key.pollEvents();
                key.reset();
            }
            seen = look();
        }
        Map<Path, String> before;
        do {
            before = seen;
            quiet.pass();
            seen = look();
        } while (!seen.equals(before));
        known = seen;
    }

    /**
     * Each source with its size and time; empty while an editor is replacing the file. Watches the folders that it
     * visits.
     */
    private Map<Path, String> look() throws IOException {
        Map<Path, String> found = new TreeMap<>();
        if (!Files.isDirectory(path)) {
            watch(path.getParent());
            note(path, found);
            return found;
        }
        try (Stream<Path> all = Files.walk(path, MAX_DEPTH)) {
            for (Path one : (Iterable<Path>) all::iterator) {
                if (Files.isDirectory(one)) {
                    watch(one);
                } else if (LanguageNames.known().isSource(one.toString())
                        || LanguageNames.ANY_ANSWERS.isSource(one.toString())) {
                    note(one, found);
                }
            }
        } catch (UncheckedIOException e) {
            found.clear(); // A folder disappeared during the search: the next one will notice.
        }
        return found;
    }

    private static void note(Path file, Map<Path, String> found) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            found.put(file, attributes.size() + " " + attributes.lastModifiedTime());
        } catch (IOException e) {
            found.remove(file);
        }
    }

    private void watch(@Nullable Path folder) throws IOException {
        if (folder != null && Files.isDirectory(folder) && watched.add(folder)) {
            folder.register(
                    service,
                    StandardWatchEventKinds.ENTRY_CREATE,
                    StandardWatchEventKinds.ENTRY_MODIFY,
                    StandardWatchEventKinds.ENTRY_DELETE);
        }
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
