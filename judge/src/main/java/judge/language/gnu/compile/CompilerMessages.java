package judge.language.gnu.compile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import judge.language.Compilation.Diagnostic;
import judge.sandbox.SandboxException;

/**
 * Reads what the compiler says.
 *
 * @param json whether it says it so in a first run
 */
record CompilerMessages(boolean json, UnaryOperator<String> within, BiFunction<String, Long, String> lines) {

    /** Runs the compiler on one file. */
    @FunctionalInterface
    interface Compiling {
        GnuStep.Result with(List<String> options) throws SandboxException, InterruptedException;
    }

    /** There are sources with errors without end, of which not one has a message. */
    private static final String GAVE_UP = "compilation terminated due to -fmax-errors";

    /** The options of a first run, whose words are read first. */
    List<String> first(List<String> options) {
        List<String> all = new ArrayList<>(options);
        all.addAll(json ? List.of("-fdiagnostics-format=json") : List.of());
        return all;
    }

    /** Returns the compiler's diagnostics of a run, and of a second one where the first tells too little. */
    List<Diagnostic> of(GnuStep.Result result, Compiling compiling, List<String> options)
            throws SandboxException, InterruptedException {
        List<Diagnostic> read = json
                ? new GnuDiagnostics(within, lines).read(result.said())
                : new GnuText(within, lines).read(result.said());
        if (result.output().isPresent() || result.refusal().isPresent() || isPlain(read)) {
            return read;
        }
        List<Diagnostic> text =
                json ? new GnuText(within, lines).read(compiling.with(options).said()) : List.of();
        List<Diagnostic> found = text.isEmpty() ? read : text;
        boolean gaveUp = new String(result.said(), StandardCharsets.UTF_8).contains(GAVE_UP);
        return found.isEmpty() && gaveUp ? List.of(GnuText.silent(GAVE_UP)) : found;
    }

    /** Tells whether there is an error, and each error has a place in the submission. */
    private static boolean isPlain(List<Diagnostic> read) {
        List<Diagnostic> errors =
                read.stream().filter(one -> one.kind().equals("error")).toList();
        return !errors.isEmpty() && errors.stream().noneMatch(one -> one.file().isEmpty());
    }
}
