package judge.sandbox.kernel;

import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import judge.sandbox.SandboxException;

/** Has a process that is about to start inherit no descriptor from a number on. */
final class CloseFrom {

    /**
     * The number of descriptors closed beyond the highest open one: other threads open far fewer than this between the
     * look and the start.
     */
    private static final int MEANWHILE = 256;

    private static final boolean KNOWN_TO_LIBRARY = isKnownToLibrary();

    private CloseFrom() {}

    static void add(Pointer actions, int first) throws SandboxException {
        if (KNOWN_TO_LIBRARY) {
            Library.posix_spawn_file_actions_addclosefrom_np(actions, first);
        } else {
            addEach(actions, first);
        }
    }

    /**
     * Closes each number, for glibc before 2.34, which minds no number that is not open, and takes none that could
     * never be.
     */
    static void addEach(Pointer actions, int first) throws SandboxException {
        int last = highest() + MEANWHILE;
        for (int number = first; number <= last; number++) {
            Posix.posix_spawn_file_actions_addclose(actions, number);
        }
    }

    private static int highest() throws SandboxException {
        try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
            return open.mapToInt(one -> Integer.parseInt(one.getFileName().toString()))
                    .max()
                    .orElse(0);
        } catch (IOException e) {
            throw new SandboxException("cannot see which descriptors are open: " + e, e);
        }
    }

    private static boolean isKnownToLibrary() {
        try {
            Native.register(Library.class, "libc.so.6");
            return true;
        } catch (UnsatisfiedLinkError e) {
            return false;
        }
    }

    /** The function in a class of its own, as binding all functions of a class fails where one is missing. */
    private static final class Library {

        static native int posix_spawn_file_actions_addclosefrom_np(Pointer actions, int from);
    }
}
