package judge.language.gnu.hint;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.hint.Characters;

/**
 * What can be seen in sources without a compiler.
 *
 * @param texts path within the submission to text
 */
record SourceLines(Map<String, String> texts) {

    private static final Pattern INCLUDE =
            Pattern.compile("(?m)^[ \\t]*+#[ \\t]*+include[ \\t]*+[<\"]([^>\"\\n]{1,80})[>\"]");

    private static final Pattern USING = Pattern.compile("\\busing\\s+namespace\\s+std\\b");

    private static final Pattern WRONG_DEFINE = Pattern.compile("^\\s*#\\s*define\\s+(\\w+)\\s+(?:=|[^;()]*;\\s*$)");

    private static final Pattern DECLARED =
            Pattern.compile("\\b(?:int|long|short|double|float|char|bool|string|unsigned|auto)\\s+[*&]?\\s*(\\w+)");

    private static final Pattern LITERALS = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|'(?:[^'\\\\]|\\\\.)*+'|//.*");

    private static final Pattern BLOCK = Pattern.compile("(?s)/\\*.*?\\*/");

    /** More is not looked at: the text is a stranger's. */
    private static final int MAX_LENGTH = 200_000;

    SourceLines {
        texts = Map.copyOf(texts);
    }

    private String all() {
        String all = String.join("\n", texts.values());
        return all.substring(0, Math.min(all.length(), MAX_LENGTH));
    }

    /** Whether a header is included by one of its names, or with everything. */
    boolean includes(String header) {
        Matcher include = INCLUDE.matcher(all());
        String ofC = LibraryNames.headerOfC(header).orElse(header);
        while (include.find()) {
            String name = include.group(1).strip();
            if (name.equals(header) || name.equals(ofC) || name.equals("bits/stdc++.h")) {
                return true;
            }
        }
        return false;
    }

    /** A line in which the name stands directly beside a full-width sign, which some compilers take for its part. */
    Optional<LineOf> besideSign(String file, String name) {
        Pattern beside = Pattern.compile("(?<!\\w)" + Pattern.quote(name) + "\\s?([^\\x00-\\x7f])"
                + "|([^\\x00-\\x7f])\\s?" + Pattern.quote(name) + "(?!\\w)");
        long number = 0;
        String text = BLOCK.matcher(text(file))
                .replaceAll(comment -> "\n".repeat((int) comment.group().lines().count() - 1));
        for (String one : (Iterable<String>) text.lines()::iterator) {
            number++;
            String code = LITERALS.matcher(one.substring(0, Math.min(one.length(), 300)))
                    .replaceAll("\"\"");
            Matcher found = beside.matcher(code);
            while (found.find()) {
                String sign = found.group(1) != null ? found.group(1) : found.group(2);
                if (Characters.meant(sign.charAt(0)).isPresent()) {
                    return Optional.of(new LineOf(number, sign.charAt(0)));
                }
            }
        }
        return Optional.empty();
    }

    /** A character and the line that it stands in. */
    record LineOf(long line, char character) {}

    boolean usesStd() {
        return USING.matcher(all()).find();
    }

    /** Whether a function or a global variable of the name is written in the file after the line. */
    boolean definesLater(String file, long line, String name) {
        Pattern function = Pattern.compile(
                "^[\\w:<>*&, ]{1,60}[\\s*&]" + Pattern.quote(name) + "\\s*\\([^;{)]{0,200}\\)\\s*(\\{.*)?$");
        Pattern variable = Pattern.compile("^[A-Za-z][\\w:<>*&, ]{1,60}[\\s*&]" + Pattern.quote(name) + "\\s*[=\\[,;]");
        long number = 0;
        long open = 0;
        for (String one : (Iterable<String>) text(file).lines()::iterator) {
            number++;
            String head = one.substring(0, Math.min(one.length(), 300)).stripTrailing();
            boolean found = function.matcher(head).find()
                    || (open == 0 && variable.matcher(head).find());
            if (number > line && found) {
                return true;
            }
            open += one.chars().filter(sign -> sign == '{').count()
                    - one.chars().filter(sign -> sign == '}').count();
        }
        return false;
    }

    /** Whether a loop before the line has its own variable of the name. */
    boolean hasLoopVariable(String file, long line, String name) {
        Pattern loop = Pattern.compile("\\bfor\\s*\\(\\s*[\\w ]{2,30}\\s" + Pattern.quote(name) + "\\b");
        return text(file).lines().limit(Math.max(0, line - 1)).anyMatch(one -> loop.matcher(
                        one.substring(0, Math.min(one.length(), 300)))
                .find());
    }

    /** The line in which a struct or class is declared, from 1. */
    Optional<Long> lineOfStruct(String name) {
        Pattern struct = Pattern.compile("\\b(struct|class)\\s+" + Pattern.quote(name) + "\\b");
        for (String text : texts.values()) {
            long line = 0;
            for (String one : (Iterable<String>) text.lines()::iterator) {
                line++;
                if (struct.matcher(one.substring(0, Math.min(one.length(), 300)))
                        .find()) {
                    return Optional.of(line);
                }
            }
        }
        return Optional.empty();
    }

    /** The line, from 1, in which a name that stands in the other line is defined with a sign too many. */
    Optional<Long> lineOfWrongDefine(String used) {
        for (String text : texts.values()) {
            long line = 0;
            for (String one : (Iterable<String>) text.lines()::iterator) {
                line++;
                Matcher define = WRONG_DEFINE.matcher(one.substring(0, Math.min(one.length(), 300)));
                if (define.find() && used.matches(".*\\b" + define.group(1) + "\\b.*")) {
                    return Optional.of(line);
                }
            }
        }
        return Optional.empty();
    }

    /** The name that the line declares although it is one of the preprocessor's. */
    Optional<String> definedName(String line) {
        Matcher declared = DECLARED.matcher(line.substring(0, Math.min(line.length(), 300)));
        String all = all();
        while (declared.find()) {
            String name = declared.group(1);
            if (Pattern.compile("(?m)^[ \\t]*+#[ \\t]*+define[ \\t]++" + name + "\\b")
                    .matcher(all)
                    .find()) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }

    private String text(String file) {
        String text = texts.getOrDefault(file, "");
        return text.substring(0, Math.min(text.length(), MAX_LENGTH));
    }
}
