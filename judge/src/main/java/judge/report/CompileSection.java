package judge.report;

import java.util.List;
import judge.reason.Reason;
import org.jspecify.annotations.Nullable;

/**
 * The result of compiling.
 *
 * @param ok whether there is something to run
 * @param mainClass binary name of the class that is run, or the file that is; null where a program is one file
 * @param charset charset of the sources, such as UTF-8, GB18030 or windows-1252; where they differ, that of the first
 *     source that is not UTF-8
 * @param cpuTimeMillis CPU time of the compiler's process; the compiler's own figure where it compiled other
 *     submissions in the same process
 * @param reason the reason why there is nothing to run
 * @param diagnostics the compiler's first ones, cut to a sane size
 * @param compiler the compiler with its version and its options; null where it goes without saying, as for Java
 */
public record CompileSection(
        boolean ok,
        @Nullable String mainClass,
        @Nullable String charset,
        long cpuTimeMillis,
        @Nullable Reason reason,
        List<Diagnostic> diagnostics,
        @Nullable String compiler) {

    public CompileSection {
        diagnostics = List.copyOf(diagnostics);
    }

    /** Makes a section without a compiler, where it goes without saying. */
    public CompileSection(
            boolean ok,
            @Nullable String mainClass,
            @Nullable String charset,
            long cpuTimeMillis,
            @Nullable Reason reason,
            List<Diagnostic> diagnostics) {
        this(ok, mainClass, charset, cpuTimeMillis, reason, diagnostics, null);
    }

    /** Makes the section where nothing could be compiled, at no fault of the contestant's. */
    public static CompileSection notCompiled(Reason reason) {
        return new CompileSection(false, null, null, 0, reason, List.of());
    }

    /** The section as contestants of a server may see it, who need not know where it keeps packages and what fails. */
    public CompileSection withoutHostFailure() {
        @Nullable Reason told = reason == null ? null : Redaction.withoutHostFailure(reason);
        return new CompileSection(ok, mainClass, charset, cpuTimeMillis, told, diagnostics, compiler);
    }

    /**
     * One message of the compiler.
     *
     * @param kind {@code error} or {@code warning}
     * @param file path within the submission
     * @param line from 1; 0 where unknown
     * @param column from 1; 0 where unknown
     * @param message the compiler's own, in English
     * @param sourceLine the line it is about
     * @param code the compiler's own for such messages; null in reports of earlier judges
     */
    public record Diagnostic(
            String kind,
            String file,
            long line,
            long column,
            String message,
            String sourceLine,
            @Nullable String code) {}
}
