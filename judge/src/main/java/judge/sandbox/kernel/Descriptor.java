package judge.sandbox.kernel;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import judge.sandbox.SandboxException;

/** A file descriptor of the judge's own, closed once. */
public final class Descriptor implements AutoCloseable {

    /**
     * The number of memory files with the same content that are tried, one after the other, until one can be sealed.
     */
    private static final int MOST_FILES = 30;

    private int number;

    public Descriptor(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }

    /**
     * A file in memory that nobody can change any more, not even through {@code /proc/self/fd}.
     *
     * @param content read from its start
     */
    public static Descriptor sealed(String name, byte[] content) throws SandboxException {
        for (int i = 0; i < MOST_FILES; i++) {
            Descriptor file = written(name, content);
            if (file.trySealing()) {
                return file;
            }
            file.close();
        }
        throw new SandboxException("sealing of a memory file failed: " + MOST_FILES + " in a row are in use");
    }

    /** The same which can still be changed. */
    static Descriptor written(String name, byte[] content) throws SandboxException {
        int number = Posix.check(Posix.memfd_create(name, Posix.MFD_CLOEXEC | Posix.MFD_ALLOW_SEALING), "memfd_create");
        Descriptor file = new Descriptor(number);
        try {
            file.writeAll(content);
            if (Posix.lseek(number, 0, 0) != 0) {
                throw new SandboxException("lseek failed: errno " + Native.getLastError());
            }
            return file;
        } catch (SandboxException e) {
            file.close();
            throw e;
        }
    }

    /**
     * Seals this file in memory.
     *
     * @return false where it cannot be sealed now, as somebody holds its pages: a mapping, or for a moment the kernel
     *     itself, which moves pages about where memory is short, and waits 150 ms at most before it says so
     */
    boolean trySealing() throws SandboxException {
        int sealed = Posix.fcntl(number, Posix.F_ADD_SEALS, Posix.F_SEAL_ALL);
        if (sealed < 0 && Native.getLastError() == Posix.EBUSY) {
            return false;
        }
        Posix.check(sealed, "sealing of a memory file");
        return true;
    }

    public void writeAll(byte[] content) throws SandboxException {
        int done = 0;
        while (done < content.length) {
            byte[] rest = done == 0 ? content : java.util.Arrays.copyOfRange(content, done, content.length);
            long written = Posix.write(number, rest, rest.length);
            if (written < 0 && Native.getLastError() != Posix.EINTR) {
                throw new SandboxException("write failed: errno " + Native.getLastError());
            }
            done += (int) Math.max(0, written);
        }
    }

    /** A pipe: the end to read from, then the end to write to. */
    public static Descriptor[] pipe() throws SandboxException {
        try (Memory ends = new Memory(8)) {
            Posix.check(Posix.pipe2(ends, Posix.O_CLOEXEC), "pipe2");
            return new Descriptor[] {new Descriptor(ends.getInt(0)), new Descriptor(ends.getInt(4))};
        }
    }

    /**
     * A pipe whose ends a program can open once more, by names such as {@code /dev/stdout}, whatever user it runs as: a
     * judge that is root makes pipes that are root's.
     *
     * @param mode the permissions, as of a file
     */
    public static Descriptor[] pipe(int mode) throws SandboxException {
        Descriptor[] ends = pipe();
        try {
            Posix.check(Posix.fchmod(ends[0].number, mode), "fchmod");
            return ends;
        } catch (SandboxException e) {
            ends[0].close();
            ends[1].close();
            throw e;
        }
    }

    /** Another one of the same, for another to close. */
    public Descriptor copy() throws SandboxException {
        return new Descriptor(Posix.check(Posix.fcntl(number, Posix.F_DUPFD_CLOEXEC, 0), "fcntl"));
    }

    public void setNonBlocking() throws SandboxException {
        Posix.check(Posix.fcntl(number, Posix.F_SETFL, Posix.O_NONBLOCK), "fcntl");
    }

    @Override
    public void close() {
        if (number >= 0) {
            Posix.close(number);
            number = -1;
        }
    }
}
