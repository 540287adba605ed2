package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.Wording.has;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Cause.Trouble;
import judge.language.Compilation.Diagnostic;
import judge.reason.Hint;

/** Finds things that are used in another way than they were declared, from the sources. */
final class DeclaredOtherwise {

    private static final Pattern READ_ONLY =
            Pattern.compile("of read-only (?:variable|reference|parameter|location) '[*&( ]{0,4}(?!const\\b)(\\w+)");

    private static final Pattern OF_CONST =
            Pattern.compile("^passing 'const std::[^']*'(?: \\{aka [^}]*\\})? as 'this' argument");

    /** A container in a line, with one of the functions that change it. */
    private static final Pattern CHANGED = Pattern.compile("\\b(\\w++)\\s*+"
            + "(?:\\[|\\.\\s*+(?:(?:push|pop|emplace)\\w*+|insert|erase|clear|resize|reserve|assign|append)\\s*+\\()");

    private static final Pattern SUBSCRIPT =
            Pattern.compile("^invalid types '[\\w ]+\\[[^']*\\]' for array subscript|^subscripted value is neither");

    private static final Pattern INDEXED = Pattern.compile("(?<![\\w.>])([A-Za-z_]\\w*+)\\s*+\\[");

    /** The number of arrays in a line that are looked at. */
    private static final int MOST = 3;

    private static final Pattern ELEMENT =
            Pattern.compile("^invalid conversion from '([\\w ]+)'(?: \\{aka [^}]*\\})? to '\\1 ?\\*'");

    private static final Pattern PASSED =
            Pattern.compile("\\b(\\w++)\\s*+\\((?:[^;()]*,)?\\s*+\\w++\\s*+\\[[^\\[\\]]*+\\]\\s*+[,)]");

    private static final Pattern NO_BEGIN =
            Pattern.compile("^'(?:std::)?(?:begin|end)' was not declared|call to '(?:std::)?(?:begin|end)\\(");

    private static final Pattern RANGE = Pattern.compile("\\bfor\\s*+\\([^;:?]++:\\s*+(\\w++)\\s*+\\)");

    private static final Pattern ABSTRACT = Pattern.compile("\\babstract (?:class )?type '(?:const )?(\\w+)'");

    private static final Pattern NO_TYPE = Pattern.compile("forbids declaration of '(\\w+)' with no type");

    private DeclaredOtherwise() {}

    static Optional<Hint> hint(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return trouble.kind().equals("error")
                ? constant(trouble, diagnostic, lines)
                        .or(() -> number(trouble, diagnostic, lines))
                        .or(() -> element(trouble, diagnostic, lines))
                        .or(() -> parameter(trouble, diagnostic, lines))
                        .or(() -> ofAbstract(trouble, lines))
                        .or(() -> constructor(trouble, diagnostic, lines))
                : Optional.empty();
    }

    private static Optional<Hint> constant(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return group(READ_ONLY, trouble.message())
                .or(() -> OF_CONST.matcher(trouble.message()).find()
                        ? group(CHANGED, SourceLines.code(trouble.place()))
                        : Optional.empty())
                .filter(name -> declares(
                        "\\bconst(?:expr)?\\b[^;{}=]{0,120}[\\s*&>]" + name + "\\b", before(diagnostic, lines)))
                .map(name -> Hint.of("cpp-const-name", "name", name));
    }

    /** A number that has an index, where nothing else has its name. */
    private static Optional<Hint> number(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        if (!SUBSCRIPT.matcher(trouble.message()).find()) {
            return Optional.empty();
        }
        return INDEXED.matcher(SourceLines.code(trouble.place()))
                .results()
                .map(found -> found.group(1))
                .distinct()
                .limit(MOST)
                .filter(name -> isOnlyNumber(name, lines.code(diagnostic.file(), Long.MAX_VALUE)))
                .findFirst()
                .map(name -> Hint.of("cpp-not-an-array", "name", name));
    }

    private static Optional<Hint> parameter(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return NO_BEGIN.matcher(trouble.message()).find()
                ? group(RANGE, SourceLines.code(trouble.place()))
                        .filter(name -> isPointerParameter(name, before(diagnostic, lines)))
                        .map(name -> Hint.of("cpp-range-parameter", "name", name))
                : Optional.empty();
    }

    private static Optional<Hint> ofAbstract(Trouble trouble, SourceLines lines) {
        return group(ABSTRACT, trouble.message()).map(name -> {
            Hint hint = Hint.of("cpp-abstract", "name", name);
            return lines.structs()
                    .flatMap(one -> one.promisedOnly(name).stream())
                    .findFirst()
                    .map(function -> hint.with("wanted", function + "()"))
                    .orElse(hint);
        });
    }

    private static Optional<Hint> constructor(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return group(NO_TYPE, trouble.message())
                .filter(name -> has(trouble.place(), "(?:^|[;{}:])\\s*(?:explicit\\s+)?" + name + "\\s*\\("))
                .flatMap(name -> lines.structs(diagnostic.file())
                        .around(diagnostic.line())
                        .map(struct -> Hint.of("cpp-constructor-name", "name", name, "wanted", struct)));
    }

    private static boolean isOnlyNumber(String name, List<String> code) {
        String number = "\\b(?:" + CppNames.NUMBER + "\\s+){1,3}(?:[^;(){}\\[]{0,80},\\s*)?" + name
                + "\\s*(?:[=,;)]|\\(\\w+\\)\\s*[;,])";
        String array = "\\b" + CppNames.NUMBER + "\\s[^;(){}=]{0,80}?\\b" + name + "\\s*\\["
                + "|\\b(?!(?:return|else|case)\\b)[A-Za-z_]\\w*+\\s+" + name + "\\s*\\[";
        String other = "(?:" + CppNames.NUMBER + "\\s*\\*|\\w>)[>*& ]*" + name + "\\b";
        return declares(number, code) && !declares(array, code) && !declares(other, code);
    }

    /** One element of an array, where a function of the program wants an array or a pointer. */
    private static Optional<Hint> element(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return ELEMENT.matcher(trouble.message()).find()
                ? PASSED.matcher(SourceLines.code(trouble.place()))
                        .results()
                        .map(call -> call.group(1))
                        .filter(name -> declares(
                                "\\w[\\s*&]+" + name + "\\s*\\([^();]*[\\[*][^();]*\\)\\s*\\{?",
                                before(diagnostic, lines)))
                        .findFirst()
                        .map(name -> Hint.of("cpp-array-element"))
                : Optional.empty();
    }

    /**
     * Tells whether the name is a pointer among the parameters of the function that the line stands in: its head is the
     * last one.
     */
    private static boolean isPointerParameter(String name, List<String> code) {
        Pattern parameter = Pattern.compile("\\([^;{}]*[\\s*]" + name + "\\s*\\[|\\([^;{}]*\\*\\s*" + name + "\\b");
        return code.stream()
                .filter(one -> SourceLines.isHead(one.strip()))
                .reduce((first, second) -> second)
                .filter(head -> parameter.matcher(head).find())
                .isPresent();
    }

    private static List<String> before(Diagnostic diagnostic, SourceLines lines) {
        return lines.code(diagnostic.file(), Math.max(0, diagnostic.line()));
    }

    private static boolean declares(String pattern, List<String> code) {
        Pattern wanted = Pattern.compile(pattern);
        return code.stream().anyMatch(one -> wanted.matcher(one).find());
    }

    private static Optional<String> group(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? Optional.of(found.group(1)) : Optional.empty();
    }
}
