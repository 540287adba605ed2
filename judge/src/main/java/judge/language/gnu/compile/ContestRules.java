package judge.language.gnu.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;
import judge.submission.SourceText;

/**
 * Finds parts of a source that CCF's contests forbid, though it compiles: options of the compiler, and assembly. Each
 * is a warning, and changes no verdict.
 */
final class ContestRules {

    /** The codes of such warnings. */
    static final String PRAGMA = "contest.pragma";

    static final String ASSEMBLY = "contest.asm";

    private static final Pattern OPTIONS =
            Pattern.compile("^[ \\t]*(?:#|%:)[ \\t]*pragma[ \\t]+GCC[ \\t]+(?:optimize|target|push_options)\\b"
                    + "|_Pragma[ \\t]*\\([ \\t]*\"GCC[ \\t]+(?:optimize|target)"
                    + "|__attribute__[ \\t]*\\(\\([ \\t]*(?:__)?(?:optimize|target)(?:__)?[ \\t]*\\(");

    private static final Pattern INLINE = Pattern.compile(
            "\\b(?:asm|__asm|__asm__)\\b[ \\t]*(?:(?:volatile|__volatile__|goto|inline)[ \\t]*){0,4}\\(");

    private static final int MAX_EACH = 3;
    private static final int LONG_LINE = 10_000;

    private ContestRules() {}

    /** The warnings, in the order of the files. */
    static List<Diagnostic> broken(Map<String, SourceText> sources) {
        List<Diagnostic> warnings = new ArrayList<>();
        sources.forEach((file, source) -> {
            List<String> code = CommentedText.of(source.text()).code();
            Found found = new Found(file, source, code, warnings);
            found.note(OPTIONS, PRAGMA, "contests forbid options of the compiler in a source");
            found.note(INLINE, ASSEMBLY, "contests forbid inline assembly");
        });
        return warnings;
    }

    /**
     * The findings in one source.
     *
     * @param code the source's lines without comments
     */
    private record Found(String file, SourceText source, List<String> code, List<Diagnostic> warnings) {

        void note(Pattern pattern, String kind, String message) {
            int found = 0;
            for (int i = 0; i < code.size() && found < MAX_EACH; i++) {
                Matcher matcher = pattern.matcher(code.get(i));
                if (code.get(i).length() < LONG_LINE && matcher.find()) {
                    found++;
                    int line = i + 1;
                    warnings.add(new Diagnostic(
                            "warning", file, line, matcher.start() + 1L, message, source.line(line), kind));
                }
            }
        }
    }
}
