package judge.sandbox.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/**
 * The users of the host that a root judge runs commands as: each command has one of its own while it runs, that owns
 * nothing and that nobody else has.
 */
final class OuterUsers {

    private static final int SLOTS = 64;
    private static final int BASE_OF_MANY = 1_000_000_000;
    private static final int BASE_OF_FEW = 60_100;

    /** All sandboxes of this process take from the same. */
    private static final OuterUsers OF_THIS_PROCESS =
            new OuterUsers(base(mappedUsers(), new SplittableRandom().nextInt(10_000_000)));

    private final int base;
    private final BitSet taken = new BitSet();

    private OuterUsers(int base) {
        this.base = base;
    }

    /** Users that two judges at work at the same time do not share. */
    public static OuterUsers ofThisProcess() {
        return OF_THIS_PROCESS;
    }

    /**
     * The first of this process's users.
     *
     * @param mapped the number of users
     * @param draw of this process, from 0; not its number, which is another process's too in another pid namespace
     */
    private static int base(long mapped, int draw) {
        return mapped > BASE_OF_MANY + 1_000_000_000L
                ? BASE_OF_MANY + draw * SLOTS
                : BASE_OF_FEW + draw % 16 * SLOTS; // A container maps only 65,536 users.
    }

    private static long mappedUsers() {
        try {
            String[] words =
                    Files.readString(Path.of("/proc/self/uid_map")).strip().split("\\s+", -1);
            return Long.parseLong(words[2]);
        } catch (IOException | RuntimeException e) {
            return 0;
        }
    }

    public synchronized OptionalInt take() {
        int slot = taken.nextClearBit(0);
        taken.set(slot);
        return OptionalInt.of(base + slot);
    }

    public synchronized void giveBack(OptionalInt user) {
        user.ifPresent(number -> taken.clear(number - base));
    }
}
