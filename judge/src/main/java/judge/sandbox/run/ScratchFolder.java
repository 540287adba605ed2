package judge.sandbox.run;

import com.sun.jna.Native;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.sandbox.Limits;
import judge.sandbox.SandboxException;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.Kernel;
import judge.sandbox.kernel.Posix;

/**
 * The scratch folder of a running command, seen from outside. It lies in a file system of memory that exists in the
 * command's mount namespace alone; descriptors of its folders, taken before the command starts, keep it readable after
 * the command's end, and whatever the command makes of the folders' names leads nowhere else. Nothing of it ever stands
 * on the host's disk.
 */
final class ScratchFolder implements AutoCloseable {

    private static final int MAX_NAMES = 100;
    private static final int MAX_DEPTH = 8;
    private static final int NEARLY_BYTES = 16 << 10;

    private final Descriptor work;
    private final Descriptor runtime;
    private final Optional<FileTime> changed;

    private ScratchFolder(Descriptor work, Descriptor runtime) {
        this.work = work;
        this.runtime = runtime;
        this.changed = changed(work);
    }

    /**
     * Takes hold of the folder once the process has been given its root.
     *
     * @return nothing while the process is not that far
     */
    static Optional<ScratchFolder> of(int pid) {
        String root = "/proc/" + pid + "/root" + BubblewrapArguments.SCRATCH + "/";
        int flags = Posix.O_PATH | Posix.O_DIRECTORY | Posix.O_CLOEXEC;
        int work = Posix.open(root + Command.WORK, flags);
        if (work < 0) {
            return Optional.empty();
        }
        int runtime = Posix.open(root + Command.RUNTIME, flags);
        if (runtime < 0) {
            int errno = Native.getLastError();
            Posix.close(work);
            throw new IllegalStateException("scratch folder without " + Command.RUNTIME + ": errno " + errno);
        }
        return Optional.of(new ScratchFolder(new Descriptor(work), new Descriptor(runtime)));
    }

    /**
     * Tells whether nothing more can be written: a command that fails on a full folder has failed for lack of space. It
     * may also have recovered and cleaned up, so a full folder alone does not exceed the limit.
     */
    boolean isFull(Limits limits) {
        return Kernel.fill(work).usedBytes() > limits.scratchBytes() - NEARLY_BYTES;
    }

    /** Tells whether the folder has more bytes or files than the limits allow. */
    boolean isOver(Limits limits) {
        Kernel.Fill fill = Kernel.fill(work);
        return fill.usedBytes() > limits.scratchBytes() || fill.usedFiles() > limits.scratchFiles();
    }

    /** Tells whether nothing can have been made or deleted in the working folder since this object was made. */
    boolean isUntouched() {
        return changed.isPresent() && changed.equals(changed(work));
    }

    /** Returns the time of the folder's last change by the kernel's clock, which no program can set. */
    private static Optional<FileTime> changed(Descriptor folder) {
        try {
            return Optional.of((FileTime) Files.getAttribute(in(folder), "unix:ctime"));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the content of a file, if it is there and regular; links are not followed.
     *
     * @param path {@code work/NAME} or {@code runtime/NAME}
     * @param limitBytes the limit; at most one byte more is read
     */
    Optional<byte[]> read(String path, long limitBytes) throws SandboxException {
        int slash = path.indexOf('/');
        Descriptor folder = path.startsWith(Command.WORK + "/") ? work : runtime;
        ClosedFiles.openFolder(in(folder));
        Path file = in(folder).resolve(path.substring(slash + 1));
        try {
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                return Optional.empty();
            }
            ClosedFiles.openFile(file);
            try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
                return Optional.of(in.readNBytes((int) Math.min(limitBytes + 1, Integer.MAX_VALUE - 8)));
            }
        } catch (java.nio.file.AccessDeniedException e) {
            return Optional.empty(); // It stayed closed.
        } catch (IOException e) {
            throw new SandboxException("cannot read back " + path, e);
        }
    }

    /**
     * Returns the contents of the files below a folder, by their path; links are not followed.
     *
     * @param path {@code work/NAME/}
     * @param limitBytes the limit for all files together
     * @return empty where the files have more bytes than that, or are too many
     */
    Optional<Map<String, byte[]>> readAll(String path, long limitBytes) throws SandboxException {
        Path folder = in(work).resolve(path.substring(path.indexOf('/') + 1));
        Map<String, byte[]> all = new TreeMap<>();
        List<Path> files;
        try (Stream<Path> found = Files.walk(folder, MAX_DEPTH)) {
            files = found.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .limit(MAX_NAMES + 1)
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return Optional.of(Map.of()); // The command took the folder away, or its permissions.
        }
        long left = limitBytes;
        for (Path file : files) {
            String below = path + folder.relativize(file);
            Optional<byte[]> content = read(below, left);
            left -= content.map(bytes -> bytes.length).orElse(0);
            if (left < 0 || files.size() > MAX_NAMES) {
                return Optional.empty();
            }
            content.ifPresent(bytes -> all.put(below, bytes));
        }
        return Optional.of(all);
    }

    /**
     * Returns the paths of things that are no regular files: the path itself, or anything below it where it names a
     * folder; links are not followed.
     *
     * @param path {@code work/NAME}, {@code runtime/NAME} or {@code work/NAME/}
     */
    List<String> noFiles(String path) {
        Path start =
                in(path.startsWith(Command.WORK + "/") ? work : runtime).resolve(path.substring(path.indexOf('/') + 1));
        if (!Command.isFolder(path)) {
            return Files.exists(start, LinkOption.NOFOLLOW_LINKS)
                            && !Files.isRegularFile(start, LinkOption.NOFOLLOW_LINKS)
                    ? List.of(path)
                    : List.of();
        }
        try (Stream<Path> found = Files.walk(start, MAX_DEPTH)) {
            return found.filter(file -> !file.equals(start) && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .limit(MAX_NAMES)
                    .map(file -> path + start.relativize(file))
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of(); // The command took the folder away, or its permissions.
        }
    }

    /** The names in the working folder, sorted, at most 100. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        ClosedFiles.openFolder(in(work));
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(in(work))) {
            for (Path entry : entries) {
                if (names.size() == MAX_NAMES) {
                    break;
                }
                names.add(entry.getFileName().toString());
            }
        } catch (IOException | java.nio.file.DirectoryIteratorException e) {
            return List.of(); // It stayed closed.
        }
        Collections.sort(names);
        return names;
    }

    private static Path in(Descriptor folder) {
        return Path.of("/proc/self/fd", Integer.toString(folder.number()));
    }

    @Override
    public void close() {
        work.close();
        runtime.close();
    }
}
