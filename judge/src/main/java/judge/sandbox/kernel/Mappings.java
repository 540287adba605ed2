package judge.sandbox.kernel;

import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the kernel's table of a process's mappings, {@code /proc/PID/smaps}, line by line. */
public final class Mappings {

    /** The Java VM protects four pages below a thread's stack, the C library one; pages have up to 64 KiB. */
    private static final long GUARD_BYTES = 512 << 10;

    private static final String RESIDENT = "Rss:";

    /**
     * The sums that the table of mappings gives.
     *
     * @param residentBytes resident memory of all mappings
     * @param stackBytes resident memory of the mappings that are the stacks of threads
     */
    public record Mapped(long residentBytes, long stackBytes) {}

    private long residentBytes;
    private long stackBytes;
    private long end;
    private boolean guard;
    private boolean stack;

    /** Reads the table; empty where it has no lines, as that of a process that has ended. */
    Optional<Mapped> read(Stream<String> lines) {
        for (Iterator<String> each = lines.iterator(); each.hasNext(); ) {
            String line = each.next();
            if (line.startsWith(RESIDENT)) {
                long bytes = figure(line) * 1024;
                residentBytes += bytes;
                stackBytes += stack ? bytes : 0;
            } else if (isHead(line)) {
                begin(line);
            }
        }
        return residentBytes == 0 ? Optional.empty() : Optional.of(new Mapped(residentBytes, stackBytes));
    }

    /** The first line of a mapping begins with its address, the others with a capital. */
    private static boolean isHead(String line) {
        char first = line.charAt(0);
        return (first >= '0' && first <= '9') || (first >= 'a' && first <= 'f');
    }

    /** {@code START-END rw-p OFFSET DEVICE INODE NAME}. */
    private void begin(String line) {
        int dash = line.indexOf('-');
        int blank = line.indexOf(' ');
        long start = Long.parseUnsignedLong(line, 0, dash, 16);
        String access = line.substring(blank + 1, blank + 5);
        boolean follows = guard && start == end;
        end = Long.parseUnsignedLong(line, dash + 1, blank, 16);
        boolean anonymous = line.contains(" 00:00 0");
        guard = anonymous && access.equals("---p") && end - start <= GUARD_BYTES;
        stack = line.endsWith("[stack]") || (anonymous && follows && access.equals("rw-p"));
    }

    private static long figure(String line) {
        int to = line.lastIndexOf(' ');
        int from = line.lastIndexOf(' ', to - 1) + 1;
        return Long.parseLong(line, from, to, 10);
    }
}
