package judge.language;

import java.util.Map;
import java.util.Optional;

/** The signals of Linux that end programs. */
final class SignalName {

    private static final Map<Integer, String> NAMES = Map.ofEntries(
            Map.entry(1, "SIGHUP"),
            Map.entry(2, "SIGINT"),
            Map.entry(3, "SIGQUIT"),
            Map.entry(4, "SIGILL"),
            Map.entry(5, "SIGTRAP"),
            Map.entry(6, "SIGABRT"),
            Map.entry(7, "SIGBUS"),
            Map.entry(8, "SIGFPE"),
            Map.entry(9, "SIGKILL"),
            Map.entry(10, "SIGUSR1"),
            Map.entry(11, "SIGSEGV"),
            Map.entry(12, "SIGUSR2"),
            Map.entry(13, "SIGPIPE"),
            Map.entry(14, "SIGALRM"),
            Map.entry(15, "SIGTERM"),
            Map.entry(24, "SIGXCPU"),
            Map.entry(25, "SIGXFSZ"),
            Map.entry(26, "SIGVTALRM"),
            Map.entry(27, "SIGPROF"),
            Map.entry(29, "SIGIO"),
            Map.entry(31, "SIGSYS"));

    /** The number that shells, and sandboxes, add to a signal's number to make a status of it. */
    private static final int SHELL = 128;

    private SignalName() {}

    /**
     * Returns the name of a signal that seems to have ended a program. A status above 128 cannot be told from one;
     * where no such signal ends a program it was a status, as that of {@code exit(-1)}.
     */
    static Optional<String> of(int signal) {
        return Optional.ofNullable(NAMES.get(signal));
    }

    /** Returns the status that was taken for a signal. */
    static int status(int signal) {
        return SHELL + signal;
    }
}
