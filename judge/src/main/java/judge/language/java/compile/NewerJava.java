package judge.language.java.compile;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;

/**
 * Finds out from the compiler's errors that a source was written for a newer Java than this one. The compiler itself
 * names a level only for features that it already knows as a preview; for all others it says "';' expected". The result
 * is a guess from the features of newer versions, made only where there are errors anyway.
 */
final class NewerJava {

    /**
     * The characters of a line or a message that are looked at: both are a stranger's text, and may be as long as a
     * source can be.
     */
    private static final int MOST_CHARACTERS = 400;

    /**
     * A feature that a version of Java brought.
     *
     * @param level the first version that has it for good
     * @param message an older compiler's message about it
     * @param line the form of the source line
     */
    private record Feature(int level, Pattern message, Pattern line) {

        static Feature syntax(int level, String message, String line) {
            return new Feature(level, Pattern.compile(message), Pattern.compile(line));
        }

        static Feature library(int level, String symbols) {
            return new Feature(
                    level,
                    Pattern.compile("cannot find symbol.*\\b(method|variable|class) (" + symbols + ")\\b"),
                    Pattern.compile(""));
        }

        boolean explains(Diagnostic diagnostic) {
            return message.matcher(cut(diagnostic.message())).find()
                    && line.matcher(cut(diagnostic.sourceLine())).find();
        }

        private static String cut(String text) {
            return text.substring(0, Math.min(text.length(), MOST_CHARACTERS));
        }
    }

    private static final List<Feature> FEATURES = List.of(
            Feature.syntax(21, "patterns in switch|pattern matching in switch", ""),
            Feature.syntax(21, "record patterns|deconstruction patterns", ""),
            Feature.syntax(21, "", "\\binstanceof\\s+[\\w.<>]+\\s*\\(\\s*\\w+\\s+\\w+"),
            Feature.syntax(21, "", "\\bcase\\s+[\\w.<>]+\\s*\\(\\s*\\w+\\s+\\w+.*(->|:)"),
            Feature.syntax(22, "unnamed (variables|patterns)", ""),
            Feature.syntax(22, "'_'|underscore", "\\b_\\s*(->|\\))"),
            Feature.syntax(25, "unnamed classes|implicitly declared classes|module imports", ""),
            Feature.syntax(25, "expected", "^\\s*void\\s+main\\s*\\("),
            Feature.syntax(25, "", "^\\s*import\\s+module\\s"),
            Feature.library(21, "reversed|getFirst|getLast|removeFirst|removeLast|addFirst|addLast"),
            Feature.syntax(21, "cannot find symbol.*method clamp\\(.*class (Strict)?Math", ""),
            Feature.library(21, "splitWithDelimiters|ofVirtual|startVirtualThread"),
            Feature.library(21, "newVirtualThreadPerTaskExecutor|Sequenced(Collection|Set|Map)"),
            Feature.library(24, "gather|Gatherers?"),
            Feature.library(25, "IO|ScopedValue"));

    /** A program that has no class of its own may have been meant so since Java 25. */
    private static final Pattern CLASSES = Pattern.compile("unnamed classes|implicitly declared classes");

    private static final Pattern CLASS = Pattern.compile("\\b(class|record|enum|interface)\\s+\\w+");

    private NewerJava() {}

    /**
     * Reads diagnostics as compilers before Java 21 had them, which knew no method outside of a class, not even as a
     * preview: where there is a class, a brace is wrong, and where there are errors before it, it is no Java.
     *
     * @param sources all of the submission
     */
    static List<Diagnostic> inClasses(List<Diagnostic> diagnostics, Collection<String> sources) {
        boolean hasClass =
                sources.stream().anyMatch(source -> CLASS.matcher(source).find());
        List<Diagnostic> all = new ArrayList<>();
        for (Diagnostic one : diagnostics) {
            boolean outside = one.code().startsWith("compiler.err.preview.feature.disabled")
                    && CLASSES.matcher(one.message()).find()
                    && (hasClass || !all.isEmpty());
            all.add(
                    outside
                            ? new Diagnostic(
                                    one.kind(),
                                    one.file(),
                                    one.line(),
                                    one.column(),
                                    "class, interface, enum, or record expected",
                                    one.sourceLine(),
                                    "compiler.err.expected4")
                            : one);
        }
        return all;
    }

    /**
     * The version of Java that a source needs, where its errors look like that.
     *
     * @param present the version that compiles
     */
    static OptionalInt neededFor(List<Diagnostic> diagnostics, int present) {
        return FEATURES.stream()
                .filter(feature -> feature.level > present)
                .filter(feature -> diagnostics.stream()
                        .filter(diagnostic -> diagnostic.kind().equals("error"))
                        .anyMatch(feature::explains))
                .mapToInt(Feature::level)
                .max();
    }
}
