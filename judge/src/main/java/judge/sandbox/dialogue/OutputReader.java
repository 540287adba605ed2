package judge.sandbox.dialogue;

import judge.sandbox.account.CommandAccount;
import judge.sandbox.kernel.Posix;

/** Takes what a command prints from a pipe, up to a limit. */
public interface OutputReader extends AutoCloseable {

    /** Takes what is there now; stops at the limit. */
    void drain();

    /** Takes one piece, where the kernel has just said that there is one: in one call, not two. */
    void take();

    /** A look every few milliseconds at the command that prints. */
    default void look(CommandAccount account) {}

    /**
     * The command has ended.
     *
     * @param pid of what started it, which has ended too and is not reaped: the kernel has the accounts of both
     */
    default void ended(int pid) {}

    /** Tells whether more output may come. */
    boolean isOpen();

    boolean isOverLimit();

    /** Returns the descriptor to wait for; {@link #events} at it mean that there is something to do. */
    int descriptor();

    /** Returns the events to wait for at the descriptor, as {@code poll(2)} names them. */
    default short events() {
        return Posix.POLLIN;
    }

    /** Returns the kept bytes of the output. */
    byte[] bytes();

    @Override
    void close();
}
