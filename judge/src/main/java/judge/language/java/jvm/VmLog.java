package judge.language.java.jvm;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.run.Command;

/**
 * Reads the VM's own messages (not the program's) on its way out. They go to files of their own and not to stdout or
 * stderr, so no output of a program is taken for a message of the VM.
 */
public final class VmLog {

    static final String RELATIVE_TO_WORK = "../" + Command.RUNTIME + "/vm.log";
    static final String WARNINGS_RELATIVE_TO_WORK = "../" + Command.RUNTIME + "/warnings.log";

    private static final String LOG = Command.RUNTIME + "/vm.log";
    private static final String WARNINGS = Command.RUNTIME + "/warnings.log";
    private static final int EXIT_ON_OUT_OF_MEMORY = 3;
    private static final int SIGABRT = 6;

    private VmLog() {}

    /** The files that a command with a JVM in it must bring back. */
    public static List<String> files() {
        return List.of(LOG, WARNINGS);
    }

    /**
     * Tells whether the VM ended itself because the heap, the memory for classes, or memory for itself was exhausted.
     */
    public static boolean isOutOfMemory(Outcome outcome) {
        boolean heap = outcome.ending().isExit(EXIT_ON_OUT_OF_MEMORY)
                && text(outcome.collected(), LOG).contains("Terminating due to java.lang.OutOfMemoryError");
        boolean itself = !outcome.ending().isSuccess()
                && text(outcome.collected(), WARNINGS).contains("There is insufficient memory for the Java");
        return heap || itself;
    }

    /**
     * Tells whether the VM ended as it does when it cannot even start; a program that ends with 1 and prints nothing
     * looks the same.
     */
    public static boolean isMute(Outcome outcome) {
        return outcome.ending().isExit(1) && outcome.stdout().length == 0 && outcome.stderr().length == 0;
    }

    /** Tells whether a thread could not be made because the limit of threads was reached. */
    public static boolean isOutOfThreads(Outcome outcome) {
        return text(outcome.collected(), WARNINGS).contains("Failed to start thread");
    }

    /** Tells whether the VM broke down on a fault of its own or of native code. */
    public static boolean isCrash(Outcome outcome) {
        return outcome.ending() instanceof Ending.Signalled signalled
                && (signalled.signal() == SIGABRT || signalled.signal() == 11)
                && text(outcome.collected(), LOG).contains("A fatal error has been detected");
    }

    private static String text(Map<String, byte[]> files, String name) {
        byte[] content = files.get(name);
        return content == null ? "" : new String(content, StandardCharsets.UTF_8);
    }
}
