package judge.language;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.reason.Reason;

/** The result of compiling a submission. */
public sealed interface Compilation {

    /**
     * Returns the time of compiling: CPU time of the compiler's process, or the compiler's own figure where others
     * shared the process; zero where it was not started.
     */
    Duration cpuTime();

    /** The compiler's messages, the first ones. */
    List<Diagnostic> diagnostics();

    /** The charset of the sources, of the first one that is not UTF-8 where they differ. */
    Optional<String> charset();

    /**
     * There is something to run.
     *
     * @param files to be laid down, by their paths
     * @param entry the file or class that is started: of Java, the binary name of the main class; empty where there
     *     is one file only
     */
    record Compiled(
            Map<String, byte[]> files,
            String entry,
            Optional<String> charset,
            List<Diagnostic> diagnostics,
            Duration cpuTime)
            implements Compilation {

        public Compiled {
            files = Map.copyOf(files);
            diagnostics = List.copyOf(diagnostics);
        }
    }

    /** There is nothing to run, and it is the contestant's fault. */
    record Refused(Reason reason, Optional<String> charset, List<Diagnostic> diagnostics, Duration cpuTime)
            implements Compilation {

        public Refused {
            diagnostics = List.copyOf(diagnostics);
        }
    }

    /**
     * One message of the compiler, cut to a sane size.
     *
     * @param kind {@code error} or {@code warning}
     * @param file path within the submission; empty where the message is about no file
     * @param line from 1; 0 where unknown
     * @param column from 1; 0 where unknown
     * @param message the compiler's own, in English
     * @param sourceLine the line it is about, as the contestant wrote it
     * @param code the compiler's own for such messages, such as {@code compiler.err.missing.ret.stmt}
     */
    record Diagnostic(
            String kind, String file, long line, long column, String message, String sourceLine, String code) {}
}
