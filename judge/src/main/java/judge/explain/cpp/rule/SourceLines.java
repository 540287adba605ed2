package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.either;
import static judge.explain.cpp.rule.BareSource.has;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cpp.Tokenizer;
import judge.explain.said.Characters;

/**
 * Facts about sources that can be seen without a compiler.
 *
 * @param texts path within the submission to text
 */
record SourceLines(Map<String, String> texts) {

    private static final Pattern INCLUDE =
            Pattern.compile("(?m)^[ \\t]*+#[ \\t]*+include[ \\t]*+[<\"]([^>\"\\n]{1,80})[>\"]");

    private static final Pattern GUARD =
            Pattern.compile("(?m)^[ \\t]*+#[ \\t]*+(?:pragma[ \\t]++once|ifndef|if[ \\t]++!)");

    private static final Pattern HEAD = Pattern.compile(
            "^(?!else\\b|return\\b)[A-Za-z_][\\w:<>*& ]{0,80}[\\s*&]\\w+\\s*\\([^;{}]*\\)\\s*\\{?\\s*$");

    private static final Pattern MAIN = Pattern.compile("\\bint\\s+main\\s*\\(");

    private static final Pattern DEFINES_INT = Pattern.compile("(?m)^[ \\t]*+#[ \\t]*+define[ \\t]++int\\b");

    private static final Pattern USING = Pattern.compile("\\busing\\s+namespace\\s+std\\b");

    private static final Pattern WRONG_DEFINE = Pattern.compile("^\\s*#\\s*define\\s+(\\w+)\\s+(?:=|[^;()]*;\\s*$)");

    private static final Pattern DECLARED =
            Pattern.compile("\\b(?:int|long|short|double|float|char|bool|string|unsigned|auto)\\s+[*&]?\\s*(\\w+)");

    private static final Pattern BLOCK = Pattern.compile("(?s)/\\*.*?\\*/");

    /** The characters of a source that are looked at: the text is a stranger's. */
    private static final int MAX_LENGTH = 200_000;

    /** The characters of a line that are looked at: the text is a stranger's. */
    static final int MAX_LINE = 300;

    /** The number of lines after a comment in which a mistake may be due to the comment's end. */
    private static final int NEAR = 2;

    /** The number of ways of upper and lower case in which a name is looked for. */
    private static final int MAX_CASES = 4;

    SourceLines {
        texts = Map.copyOf(texts);
    }

    private String all() {
        String all = String.join("\n", texts.values());
        return all.substring(0, Math.min(all.length(), MAX_LENGTH));
    }

    /** Tells whether the line is the head of a function, with or without its brace. */
    static boolean isHead(String line) {
        return HEAD.matcher(code(line)).find();
    }

    /** The line, from 1, before the other one, blank ones aside, if it is the head of a function without its brace. */
    Optional<Long> headBefore(String file, long line) {
        return lastBefore(file, line)
                .filter(one -> isHead(one.text()) && !one.text().contains("{"))
                .map(Line::number);
    }

    /** The last line before the other one that is neither blank nor a comment, without what stands in quotes. */
    Optional<Line> lastBefore(String file, long line) {
        List<String> all = code(file, Math.max(0, line - 1));
        int last = all.size() - 1;
        while (last >= 0 && all.get(last).isBlank()) {
            last--;
        }
        return last < 0 ? Optional.empty() : Optional.of(new Line(last + 1L, all.get(last)));
    }

    /** A line of a source, with its number from 1. */
    record Line(long number, String text) {}

    boolean definesInt() {
        return DEFINES_INT.matcher(all()).find();
    }

    Optional<Long> lineOfMain() {
        return firstLine(MAIN);
    }

    /** Tells whether any header is included, as in every program of C or C++. */
    boolean includesAny() {
        return INCLUDE.matcher(all()).find();
    }

    /** Tells whether a header is included by one of its names, or with everything. */
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
        for (String one : (Iterable<String>) withoutComments(file).lines()::iterator) {
            number++;
            Matcher found = beside.matcher(code(one));
            while (found.find()) {
                String sign = either(found, 1, 2);
                if (Characters.meant(sign.charAt(0)).isPresent()) {
                    return Optional.of(new LineOf(number, sign.charAt(0)));
                }
            }
        }
        return Optional.empty();
    }

    /** A character and the line that it stands in. */
    record LineOf(long line, char character) {}

    /** The line without what stands in quotes and comments. */
    static String code(String line) {
        return Tokenizer.bare(line.substring(0, Math.min(line.length(), MAX_LINE)), false);
    }

    /** All lines of the file without what stands in quotes and comments. */
    List<String> code(String file, long lines) {
        return withoutComments(file).lines().limit(lines).map(SourceLines::code).toList();
    }

    /** The first line of any file, without what stands in quotes and comments, that looks like this. */
    Optional<Line> firstCode(Pattern wanted) {
        for (String file : texts.keySet()) {
            List<String> all = code(file, Long.MAX_VALUE);
            for (int i = 0; i < all.size(); i++) {
                if (wanted.matcher(all.get(i)).find()) {
                    return Optional.of(new Line(i + 1L, all.get(i)));
                }
            }
        }
        return Optional.empty();
    }

    /** The first line of any file as it is written that looks like this. */
    Optional<Line> firstWritten(Pattern wanted) {
        for (String text : texts.values()) {
            Optional<Long> line = new SourceLines(Map.of("", text)).firstLine(wanted);
            if (line.isPresent()) {
                return line.map(number -> new Line(
                        number, text.lines().skip(number - 1).findFirst().orElse("")));
            }
        }
        return Optional.empty();
    }

    /** The files of such names only. */
    SourceLines only(Pattern names) {
        return new SourceLines(texts.entrySet().stream()
                .filter(one -> names.matcher(one.getKey()).matches())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /** The line, from 1, in which a number has grown onto the name: {@code #define N100}. */
    Optional<Long> lineOfDefineWithoutBlank(String name) {
        return firstLine(Pattern.compile("^\\s*#\\s*define\\s+" + Pattern.quote(name) + "[\\d(][\\d.()]*\\s*$"));
    }

    private Optional<Long> firstLine(Pattern wanted) {
        for (String text : texts.values()) {
            long line = 0;
            for (String one : (Iterable<String>) text.lines()::iterator) {
                line++;
                if (wanted.matcher(one.substring(0, Math.min(one.length(), MAX_LINE)))
                        .find()) {
                    return Optional.of(line);
                }
            }
        }
        return Optional.empty();
    }

    /** The line, from 1, of an operator that compares two of the type. */
    Optional<Long> lineOfOperator(String sign, String type) {
        return structs().flatMap(one -> one.lineOfOperator(sign, type).stream()).findFirst();
    }

    /** The struct that has a member of the name, where nothing else in the file has. */
    Optional<String> structWithMember(String file, String name) {
        return structs(file).withMember(name);
    }

    /** The structs and classes of all files, each file by itself. */
    Stream<Structs> structs() {
        return texts.keySet().stream().map(this::structs);
    }

    Structs structs(String file) {
        return Structs.of(String.join("\n", code(file, Long.MAX_VALUE)));
    }

    private String withoutComments(String file) {
        return Tokenizer.bare(text(file), true);
    }

    boolean usesStd() {
        return USING.matcher(all()).find();
    }

    /** Tells whether a function, a global variable, a struct or a constant of the name is defined after the line. */
    boolean definesLater(String file, long line, String name) {
        Pattern function = Pattern.compile(
                "^[\\w:<>*&, ]{1,60}[\\s*&]" + Pattern.quote(name) + "\\s*\\([^;{)]{0,200}\\)\\s*(\\{.*)?$");
        Pattern variable = Pattern.compile("^[A-Za-z][\\w:<>*&, ]{1,60}[\\s*&]" + Pattern.quote(name) + "\\s*[=\\[,;]");
        Pattern type = Pattern.compile("^\\s*(?:struct|class|#\\s*define)\\s+" + Pattern.quote(name) + "\\b(?!\\s*;)");
        long number = 0;
        long open = 0;
        for (String one : (Iterable<String>) text(file).lines()::iterator) {
            number++;
            String head = one.substring(0, Math.min(one.length(), MAX_LINE)).stripTrailing();
            boolean found = function.matcher(head).find()
                    || type.matcher(head).find()
                    || (open == 0 && variable.matcher(head).find());
            if (number > line && found) {
                return true;
            }
            open += one.chars().filter(sign -> sign == '{').count()
                    - one.chars().filter(sign -> sign == '}').count();
        }
        return false;
    }

    /** Tells whether a loop before the line has its own variable of the name. */
    boolean hasLoopVariable(String file, long line, String name) {
        Pattern loop = Pattern.compile("\\bfor\\s*\\(\\s*[\\w ]{2,30}\\s" + Pattern.quote(name) + "\\b");
        return text(file).lines().limit(Math.max(0, line - 1)).anyMatch(one -> loop.matcher(
                        one.substring(0, Math.min(one.length(), MAX_LINE)))
                .find());
    }

    /** Returns the number of lines that declare a function or a global variable of the name. */
    long declarations(String name) {
        Pattern declared = Pattern.compile("^\\s*(?!return\\b|else\\b|typedef\\b)[A-Za-z_][\\w\\s*,\\[\\]=]*[\\s*,]"
                + Pattern.quote(name) + "\\s*(?:[(\\[;=,]|$)");
        long found = 0;
        for (String file : texts.keySet()) {
            long open = 0;
            for (String one : (Iterable<String>) withoutComments(file).lines()::iterator) {
                String code = code(one);
                found += open == 0 && declared.matcher(code).find() ? 1 : 0;
                open += code.chars().filter(sign -> sign == '{').count()
                        - code.chars().filter(sign -> sign == '}').count();
            }
        }
        return found;
    }

    /** Tells whether the head of a function of the name stands before the line. */
    boolean declaresBefore(String file, long line, String name) {
        Pattern head = Pattern.compile("^\\s*(?!return\\b|else\\b)[A-Za-z_][\\w\\s*&:<>,]*[\\s*&]" + Pattern.quote(name)
                + "\\s*\\([^;{}]*\\)\\s*[;{]?");
        return withoutComments(file).lines().limit(Math.max(0, line - 1)).anyMatch(one -> head.matcher(code(one))
                .lookingAt());
    }

    /** The line, from 1, in which a comment ends that has another one within it, right before the other line. */
    Optional<Long> endOfNestedComment(String file, long line) {
        String text = text(file);
        return BLOCK.matcher(text)
                .results()
                .filter(comment -> comment.group().indexOf("/*", 2) > 0)
                .map(comment -> 1
                        + text.substring(0, comment.end())
                                .chars()
                                .filter(one -> one == '\n')
                                .count())
                .filter(end -> end <= line && line <= end + NEAR)
                .findFirst();
    }

    /** Returns the number of functions of the name that are written out in the file. */
    long bodies(String file, String name) {
        return Pattern.compile("(?m)^(?!return\\b|else\\b)[A-Za-z_][\\w *]{0,80}[ *]" + Pattern.quote(name)
                        + "\\s*\\([^;{}]{0,300}\\)\\s*\\{")
                .matcher(String.join("\n", code(file, Long.MAX_VALUE)))
                .results()
                .count();
    }

    /** Tells whether a header has a guard against being included twice. */
    boolean isGuarded(String file) {
        return GUARD.matcher(text(file)).find();
    }

    /** The first line after the other one that is not blank. */
    String lineAfter(String file, long line) {
        return withoutComments(file)
                .lines()
                .skip(Math.max(0, line))
                .filter(one -> !one.isBlank() && !one.stripLeading().startsWith("//"))
                .findFirst()
                .map(SourceLines::code)
                .orElse("");
    }

    /** Tells whether one of the lines, except the last, seems to declare the name. */
    boolean declaresName(String file, long lines, String name) {
        String quoted = Pattern.quote(name);
        Pattern declared = Pattern.compile("\\b(?!(?:return|else|case|new|delete|throw|goto|and|or|not|cout|cin)\\b)"
                + "[A-Za-z_]\\w*+(?:[*&]*\\s+[*&]*|\\s*[*&]+)" + quoted + "\\b"
                + "|\\w>{1,3}[*&]*\\s+[*&]*" + quoted + "\\b"
                + "|^\\s*(?!return\\b|else\\b)[A-Za-z_][\\w:<>]*\\s+[A-Za-z_*&][^;]*,\\s*[*&]*" + quoted + "\\b"
                + "|\\[[\\w, ]*\\b" + quoted + "\\b[\\w, ]*\\]\\s*[:=]"
                + "|^\\s*" + quoted + "\\s*[,;]"
                + "|\\b(?:enum|define|using)\\b.*\\b" + quoted + "\\b");
        return withoutComments(file).lines().limit(Math.max(0, lines)).anyMatch(one -> declared.matcher(code(one))
                .find());
    }

    /** Another name that is declared before the line and differs in upper and lower case only. */
    Optional<String> nameInOtherCase(String file, long line, String name) {
        return Pattern.compile("(?i)(?<![\\w.])" + Pattern.quote(name) + "(?!\\w)")
                .matcher(withoutComments(file).lines().map(SourceLines::code).collect(Collectors.joining("\n")))
                .results()
                .map(MatchResult::group)
                .filter(other -> !other.equals(name))
                .distinct()
                .limit(MAX_CASES)
                .filter(other -> declaresName(file, line - 1, other))
                .findFirst();
    }

    /** Returns the number of files that are compiled, headers aside. */
    long units() {
        return texts.keySet().stream()
                .filter(file -> !file.matches(".*\\.(h|hh|hpp|hxx|inl)"))
                .count();
    }

    /** The line in which a struct or class is declared, from 1. */
    Optional<Long> lineOfStruct(String name) {
        return firstLine(Pattern.compile("\\b(struct|class)\\s+" + Pattern.quote(name) + "\\b"));
    }

    /** The line, from 1, in which a name that stands in the other line is defined with a sign too many. */
    Optional<Long> lineOfWrongDefine(String used) {
        for (String text : texts.values()) {
            long line = 0;
            for (String one : (Iterable<String>) text.lines()::iterator) {
                line++;
                Matcher define = WRONG_DEFINE.matcher(one.substring(0, Math.min(one.length(), MAX_LINE)));
                if (define.find() && used.matches(".*\\b" + define.group(1) + "\\b.*")) {
                    return Optional.of(line);
                }
            }
        }
        return Optional.empty();
    }

    /** The name that the line declares although it is one of the preprocessor's. */
    Optional<String> definedName(String line) {
        Matcher declared = DECLARED.matcher(line.substring(0, Math.min(line.length(), MAX_LINE)));
        String all = all();
        while (declared.find()) {
            String name = declared.group(1);
            if (has(all, "(?m)^[ \\t]*+#[ \\t]*+define[ \\t]++" + name + "\\b")) {
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
