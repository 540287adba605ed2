package judge.language;

import judge.reason.Reason;
import judge.sandbox.Resource;

/** The way in which a program ended. */
public sealed interface ProgramEnd {

    /** The program ended by itself, with status 0. */
    record Well() implements ProgramEnd {}

    /**
     * The program ended by itself, with another status, or in a language without a Java VM by a signal that the sandbox
     * did not send.
     *
     * @param why the known cause: the status, the signal, or an exception that nobody caught
     */
    record Failed(Reason why) implements ProgramEnd {}

    /** The sandbox ended it, over a limit. */
    record OverLimit(Resource resource) implements ProgramEnd {}

    /**
     * The sandbox ended it, over the limit of memory, in a language that has no heap of a fixed size beside other
     * memory.
     */
    record OverMemory() implements ProgramEnd {}

    /**
     * A signal ended it that the sandbox did not send, in a language that has a VM: such a signal may be the VM's
     * fault.
     */
    record Signalled(int signal) implements ProgramEnd {}

    /**
     * The program was not started, as its static data alone is more than the problem allows.
     *
     * @param bytes of them
     */
    record TooLarge(long bytes) implements ProgramEnd {}

    /** The runtime ended it, in the runtime's own words: the program cannot have said so. */
    record ByRuntime(Word word) implements ProgramEnd {}

    /** The messages of a runtime. */
    enum Word {
        /** The memory that the problem allows was exhausted. */
        OUT_OF_MEMORY,
        /** No further thread could be made. */
        OUT_OF_THREADS,
        /** A fault of the runtime's own or of native code. */
        CRASH
    }
}
