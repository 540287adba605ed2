package judge.language.gnu.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;
import judge.submission.SourceText;

/**
 * What CCF's contests forbid in a source, though it compiles: options of the compiler, and assembly. Each is a warning,
 * and changes no verdict.
 */
final class ContestRules {

    /** The codes of such warnings. */
    static final String PRAGMA = "contest.pragma";

    static final String ASSEMBLY = "contest.asm";

    private static final Pattern OPTIONS =
            Pattern.compile("^[ \\t]*(?:#|%:)[ \\t]*pragma[ \\t]+GCC[ \\t]+(?:optimize|target|push_options)\\b"
                    + "|_Pragma[ \\t]*\\([ \\t]*\"GCC[ \\t]+(?:optimize|target)"
                    + "|__attribute__[ \\t]*\\(\\([ \\t]*(?:__)?(?:optimize|target)(?:__)?[ \\t]*\\(");

    private static final Pattern INLINE =
            Pattern.compile("\\b(?:asm|__asm|__asm__)\\b[ \\t]*(?:(?:volatile|__volatile__|goto|inline)[ \\t]*)*\\(");

    private static final Pattern COMMENT = Pattern.compile("//.*$|/\\*.*?\\*/");
    private static final int MAX_EACH = 3;

    private ContestRules() {}

    /** The warnings, in the order of the files. */
    static List<Diagnostic> broken(Map<String, SourceText> sources) {
        List<Diagnostic> warnings = new ArrayList<>();
        sources.forEach((file, source) -> {
            find(file, source, OPTIONS, PRAGMA, "contests forbid options of the compiler in a source", warnings);
            find(file, source, INLINE, ASSEMBLY, "contests forbid inline assembly", warnings);
        });
        return warnings;
    }

    private static void find(
            String file, SourceText source, Pattern pattern, String code, String message, List<Diagnostic> warnings) {
        int number = 0;
        int found = 0;
        for (String line : source.text().lines().toList()) {
            number++;
            Matcher matcher = pattern.matcher(COMMENT.matcher(line).replaceAll(""));
            if (found < MAX_EACH && line.length() < 10_000 && matcher.find()) {
                found++;
                warnings.add(new Diagnostic(
                        "warning", file, number, matcher.start() + 1L, message, source.line(number), code));
            }
        }
    }
}
