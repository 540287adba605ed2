package judge.cli.terminal;

/** Tells a command that it is to end early. */
@FunctionalInterface
public interface Interrupts {

    /** Calls {@code cancel} on an interrupt from now on until the watch is closed, once, from another thread. */
    Watch watch(Runnable cancel);

    /** The time during which a command can be interrupted; closed when the command has printed everything. */
    interface Watch extends AutoCloseable {

        /**
         * Notes that the interrupt was the way to end this command, and that it has done all that it had to: its exit
         * status is 0, and not that of a command that was killed.
         */
        default void endedInOrder() {}

        @Override
        void close();
    }
}
