package judge.language.gnu.compile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;

/** Reads what the assembler and the linker say, which is text for people. */
final class LinkerMessages {

    private static final int MAX = 20;
    private static final int MAX_MESSAGE = 500;

    /** {@code 0.o: in function `main': 0.cpp:(.text.startup+0x5): undefined reference to `f(int)'}, for one. */
    private static final Pattern REFERENCE = Pattern.compile("undefined reference to [`'](.+)'");

    private static final Pattern TWICE = Pattern.compile("multiple definition of [`'](.+?)'");
    private static final Pattern TOO_FAR = Pattern.compile("relocation truncated to fit|section .* will not fit");
    private static final Pattern ASSEMBLER = Pattern.compile("^\\S*?:(?:\\d+:)? *(?:Error|Fatal error): (.+)$");

    private LinkerMessages() {}

    /** Reads the linker's messages, each one once. */
    static List<Diagnostic> linker(byte[] said) {
        Set<Diagnostic> diagnostics = new LinkedHashSet<>();
        for (String line : new String(said, StandardCharsets.UTF_8).lines().toList()) {
            Matcher reference = REFERENCE.matcher(line);
            Matcher twice = TWICE.matcher(line);
            if (diagnostics.size() == MAX) {
                break;
            } else if (reference.find()) {
                diagnostics.add(error("undefined reference to '" + reference.group(1) + "'", "ld.undefined-reference"));
            } else if (twice.find()) {
                diagnostics.add(error("multiple definition of '" + twice.group(1) + "'", "ld.multiple-definition"));
            } else if (TOO_FAR.matcher(line).find()) {
                diagnostics.add(error(
                        "static data of more than 2 GiB: relocation truncated to fit", "ld.relocation-truncated"));
            }
        }
        if (diagnostics.isEmpty()) {
            diagnostics.add(error(new String(said, StandardCharsets.UTF_8).strip(), "ld"));
        }
        return List.copyOf(diagnostics);
    }

    /** Reads the assembler's messages; only assembly in a source is ever wrong. */
    static List<Diagnostic> assembler(byte[] said) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        for (String line : new String(said, StandardCharsets.UTF_8).lines().toList()) {
            Matcher matcher = ASSEMBLER.matcher(line);
            if (matcher.find() && diagnostics.size() < MAX) {
                diagnostics.add(error(matcher.group(1), "as"));
            }
        }
        return diagnostics;
    }

    private static Diagnostic error(String message, String code) {
        String shown = message.length() <= MAX_MESSAGE ? message : message.substring(0, MAX_MESSAGE) + " ...";
        return new Diagnostic("error", "", 0, 0, shown, "", code);
    }
}
