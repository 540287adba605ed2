package judge.language;

import java.util.Optional;
import java.util.function.IntFunction;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
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
     * @param thrown that exception
     */
    record Failed(Reason why, Optional<Thrown> thrown) implements ProgramEnd {

        /** An end without an exception. */
        public Failed(Reason why) {
            this(why, Optional.empty());
        }

        /** An end with a status other than 0, of which nothing more is known. */
        public static Failed with(int status) {
            return new Failed(Reason.of(ReasonCode.EXIT_STATUS, "status", status));
        }

        /** An end by an exception that was thrown in a line of the program. */
        public static Failed uncaught(Thrown thrown, String file, int line) {
            Reason why = Reason.of(
                    ReasonCode.UNCAUGHT_EXCEPTION,
                    "exception",
                    thrown.type(),
                    "message",
                    thrown.message(),
                    "file",
                    file,
                    "line",
                    line);
            return new Failed(why, Optional.of(thrown));
        }
    }

    /**
     * An exception that nobody caught, as the runtime has told of it: a stranger's text, cut to a sane size.
     *
     * @param type its class
     * @param message its own words; may be empty
     * @param called the library's method that the program had called; empty where the program's own line threw
     */
    record Thrown(String type, String message, String called) {}

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

    /**
     * The end of a program in a language without a VM.
     *
     * @param exited an end by itself with that status, which is not 0
     */
    static ProgramEnd of(Ending ending, IntFunction<ProgramEnd> exited) {
        if (ending instanceof Ending.Exceeded exceeded) {
            return exceeded.resource() == Resource.MEMORY ? new OverMemory() : new OverLimit(exceeded.resource());
        }
        if (ending instanceof Ending.Signalled signalled) {
            return SignalName.of(signalled.signal())
                    .map(name -> (ProgramEnd) new Failed(Reason.of(ReasonCode.KILLED_BY_SIGNAL, "signal", name)))
                    .orElseGet(() -> exited.apply(SignalName.status(signalled.signal())));
        }
        int status = ((Ending.Exited) ending).status();
        return status == 0 ? new Well() : exited.apply(status);
    }

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
