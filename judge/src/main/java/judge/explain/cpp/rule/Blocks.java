package judge.explain.cpp.rule;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;
import judge.reason.Hint;

/** Finds blocks that begin or end otherwise than was meant, while the compiler complains about a line far below. */
final class Blocks {

    /** A label: it may stand as far to the left as the head of its block. */
    private static final Pattern LABEL = Pattern.compile("^\\s*(?:case\\b.*|\\w+\\s*):(?!:).*");

    private static final Pattern DIRECTIVE = Pattern.compile("^\\s*#.*");

    private static final Pattern EMPTY_IF =
            Pattern.compile("\\bif\\s*+\\((?:[^()]++|\\((?:[^()]++|\\([^()]*+\\))*+\\))*+\\)\\s*+;\\s*$");

    private static final Pattern IF = Pattern.compile("\\bif\\s*+\\(");

    /** A variable that gets a value where it is declared. */
    private static final Pattern DECLARATION = Pattern.compile("^\\s*(?:(?:case\\b[^:]*|default\\s*):\\s*)?"
            + "(?!return\\b|else\\b|delete\\b|goto\\b|case\\b|using\\b|typedef\\b)(?:const\\s+|unsigned\\s+|std::)*+"
            + "(?:\\w+(?:<[^;=()]{1,60}>)?)(?:\\s+(?:long|int|double))*+[\\s*&]+\\w+\\s*(?:\\[[^\\]]*\\]\\s*)*"
            + "(?:[={(]|;\\s*$|,).*");

    /** Declarations without a value: a jump over them passes no initialization. */
    private static final Pattern WITHOUT_VALUE = Pattern.compile("^(?:(?:case\\b[^:]*|default\\s*):)?\\s*"
            + "(?:unsigned|int|long|short|double|float|char|bool|ll)\\b[^=({]*;.*");

    private static final Pattern SWITCH = Pattern.compile("\\bswitch\\s*\\(");

    private static final Pattern TYPE = Pattern.compile("^\\s*(?:typedef\\s+)?(?:struct|class|union|enum)\\b[^()]*$");

    private static final int TAB = 4;

    private Blocks() {}

    /** Returns the hint with the line in which the mistake was made, where that can be told. */
    static Hint found(Hint hint, Diagnostic diagnostic, SourceLines lines) {
        List<String> code = lines.code(diagnostic.file(), Long.MAX_VALUE);
        int at = (int) Math.min(diagnostic.line(), code.size());
        if (at <= 0) {
            return hint;
        }
        if (hint.is("brace-missing") || hint.is("cpp-function-in-function")) {
            return open(code).orElse(hint);
        }
        if (hint.is("cpp-statement-outside")) {
            return ended(code, at)
                    .map(line -> Hint.of("cpp-function-ended").with("line", line))
                    .orElse(hint);
        }
        if (hint.is("else-without-if")) {
            return emptyIf(code, at)
                    .map(line -> Hint.of("cpp-body-empty").with("line", line))
                    .orElse(hint);
        }
        return hint.is("cpp-case-jump")
                ? jumped(code, at).map(line -> hint.with("line", line)).orElse(hint)
                : hint;
    }

    /** The last brace before the line, if it closes a struct, a class or the like. */
    static Optional<Long> typeBefore(String file, long line, SourceLines lines) {
        Optional<SourceLines.Line> last = lines.lastBefore(file, line)
                .filter(before -> before.text().strip().endsWith("}"));
        if (last.isEmpty()) {
            return Optional.empty();
        }
        List<String> code = lines.code(file, last.get().number());
        Deque<Integer> opened = new ArrayDeque<>();
        int head = -1;
        for (int i = 0; i < code.size(); i++) {
            for (char sign : code.get(i).toCharArray()) {
                if (sign == '{') {
                    opened.push(i);
                } else if (sign == '}') {
                    head = opened.isEmpty() ? -1 : opened.pop();
                }
            }
        }
        while (head > 0 && (code.get(head).isBlank() || code.get(head).strip().equals("{"))) {
            head--;
        }
        return head >= 0 && TYPE.matcher(code.get(head).replaceAll("\\{.*", "")).find()
                ? Optional.of(last.get().number())
                : Optional.empty();
    }

    /** A block of which the indentation says that it ends, and no brace does; where all others fit. */
    private static Optional<Hint> open(List<String> code) {
        Deque<int[]> opened = new ArrayDeque<>(); // Each with its line and how far to the right that begins.
        Hint found = null;
        for (int i = 0; i < code.size(); i++) {
            String line = code.get(i);
            if (line.isBlank() || DIRECTIVE.matcher(line).matches()) {
                continue;
            }
            int indent = indent(line);
            char first = line.strip().charAt(0);
            boolean closes = first == '}';
            boolean tells = closes || (first != '{' && !LABEL.matcher(line).matches());
            while (tells && !opened.isEmpty() && indent < opened.peek()[1] + (closes ? 0 : 1)) {
                if (found != null) {
                    return Optional.empty();
                }
                found = Hint.of("cpp-brace-open", "at", i + 1L).with("line", opened.pop()[0] + 1L);
            }
            for (int at = 0; at < line.length(); at++) {
                if (line.charAt(at) == '{') {
                    opened.push(new int[] {i, indent});
                } else if (line.charAt(at) == '}' && opened.poll() == null) {
                    return Optional.empty();
                }
            }
        }
        return opened.isEmpty() ? Optional.ofNullable(found) : Optional.empty();
    }

    private static int indent(String line) {
        int indent = 0;
        for (int i = 0; i < line.length() && Character.isWhitespace(line.charAt(i)); i++) {
            indent += line.charAt(i) == '\t' ? TAB : 1;
        }
        return indent;
    }

    /** The line with the brace that ends the function before, where one brace more is closed than was opened. */
    private static Optional<Long> ended(List<String> code, int at) {
        int depth = 0;
        long ended = 0;
        for (int i = 0; i < code.size(); i++) {
            for (char sign : code.get(i).toCharArray()) {
                depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
                if (sign == '}' && depth == 0 && i + 1 < at) {
                    ended = i + 1L;
                }
                if (depth < 0) {
                    return i + 1 >= at && ended > 0 ? Optional.of(ended) : Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    /** The if before the else that a semicolon ends, if it is the last one before it and not within a block. */
    private static Optional<Long> emptyIf(List<String> code, int at) {
        int nested = 0;
        for (int i = at - 1; i >= 0; i--) {
            String line = i == at - 1 ? code.get(i).replaceAll("\\belse\\b.*", "") : code.get(i);
            for (int k = line.length() - 1; k >= 0; k--) {
                nested += line.charAt(k) == '}' ? 1 : line.charAt(k) == '{' ? -1 : 0;
            }
            if (nested < 0) {
                return Optional.empty();
            }
            if (nested == 0 && IF.matcher(line).find()) {
                return EMPTY_IF.matcher(line).find() ? Optional.of(i + 1L) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** The last variable with a value that is declared between the switch and the case, in no block of its own. */
    private static Optional<Long> jumped(List<String> code, int at) {
        int nested = 0;
        for (int i = at - 2; i >= 0; i--) {
            String line = code.get(i);
            boolean outside = nested == 0 && !line.contains("}");
            for (int k = line.length() - 1; k >= 0; k--) {
                nested += line.charAt(k) == '}' ? 1 : line.charAt(k) == '{' ? -1 : 0;
            }
            if (nested < 0 || (nested == 0 && SWITCH.matcher(line).find())) {
                return Optional.empty();
            }
            if (outside
                    && DECLARATION.matcher(line).matches()
                    && !WITHOUT_VALUE.matcher(line.strip()).matches()) {
                return Optional.of(i + 1L);
            }
        }
        return Optional.empty();
    }
}
