package judge.language;

import judge.reason.Reason;
import judge.sandbox.Resource;

/** How a program ended. */
public sealed interface ProgramEnd {

    /** By itself, with status 0. */
    record Well() implements ProgramEnd {}

    /**
     * By itself, with another status.
     *
     * @param why what is known of it: the status, or an exception that nobody caught
     */
    record Failed(Reason why) implements ProgramEnd {}

    /** By the sandbox, over a limit. */
    record OverLimit(Resource resource) implements ProgramEnd {}

    /** By a signal that the sandbox did not send. */
    record Signalled(int signal) implements ProgramEnd {}

    /** By its runtime, in the runtime's own words: the program cannot have said so. */
    record ByRuntime(Word word) implements ProgramEnd {}

    /** What a runtime says. */
    enum Word {
        /** The memory that the problem allows was exhausted. */
        OUT_OF_MEMORY,
        /** No further thread could be made. */
        OUT_OF_THREADS,
        /** A fault of the runtime's own or of native code. */
        CRASH
    }
}
