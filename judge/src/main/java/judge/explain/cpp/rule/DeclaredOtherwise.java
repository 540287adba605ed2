package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cause.Cause.Trouble;
import judge.cpp.Shape;
import judge.cpp.Variable;
import judge.language.Compilation.Diagnostic;
import judge.reason.Hint;

/** Finds things that are used in another way than they were declared, from the sources. */
final class DeclaredOtherwise {

    private static final Pattern READ_ONLY =
            Pattern.compile("of read-only (?:variable|reference|parameter|location) '[*&( ]{0,4}(?!const\\b)(\\w+)");

    private static final Pattern OF_CONST =
            Pattern.compile("^passing 'const std::[^']*'(?: \\{aka [^}]*\\})? as 'this' argument");

    /** A container in a line, with one of the functions that change it. */
    private static final Shape CHANGED = Shape.of("$x «[ | . «push… | pop… | emplace… | insert | erase | clear | resize"
            + " | reserve | assign | append» (»");

    private static final Pattern SUBSCRIPT =
            Pattern.compile("^invalid types '[\\w ]+\\[[^']*\\]' for array subscript|^subscripted value is neither");

    private static final Shape INDEXED = Shape.of("«not after: . | ->» $x [");

    /** The number of arrays in a line that are looked at. */
    private static final int MOST = 3;

    private static final Set<String> NUMBERS =
            Set.of("unsigned", "int", "long", "short", "double", "float", "char", "bool", "const");

    private static final Pattern ELEMENT =
            Pattern.compile("^invalid conversion from '([\\w ]+)'(?: \\{aka [^}]*\\})? to '\\1 ?\\*'");

    private static final Shape PASSED = Shape.of("$x ( «.. ,»? $_ [ .. ] «, | )»");

    private static final Pattern NO_BEGIN =
            Pattern.compile("^'(?:std::)?(?:begin|end)' was not declared|call to '(?:std::)?(?:begin|end)\\(");

    private static final Shape RANGE = Shape.of("for ( .. : $x )");

    private static final Pattern ABSTRACT = Pattern.compile("\\babstract (?:class )?type '(?:const )?(\\w+)'");

    private static final Pattern NO_TYPE = Pattern.compile("forbids declaration of '(\\w+)' with no type");

    private static final Shape CONSTRUCTOR = Shape.of("«$^ | «after: ; | { | } | :»» «explicit»? $x (");

    private DeclaredOtherwise() {}

    static Optional<Hint> hint(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return trouble.kind().equals("error")
                ? constant(trouble, diagnostic, lines)
                        .or(() -> number(trouble, diagnostic, lines))
                        .or(() -> element(trouble, lines))
                        .or(() -> parameter(trouble, diagnostic, lines))
                        .or(() -> ofAbstract(trouble, lines))
                        .or(() -> constructor(trouble, diagnostic, lines))
                : Optional.empty();
    }

    private static Optional<Hint> constant(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return group(READ_ONLY, trouble.message())
                .or(() -> OF_CONST.matcher(trouble.message()).find()
                        ? names(CHANGED, trouble).findFirst()
                        : Optional.empty())
                .filter(name -> declared(name, diagnostic, lines)
                        .anyMatch(one -> one.type().has("const") || one.type().has("constexpr")))
                .map(name -> Hint.of("cpp-const-name", "name", name));
    }

    /** The names that stand for $x where the shape fits the line of the message. */
    private static Stream<String> names(Shape shape, Trouble trouble) {
        return shape.all(SourceLines.read(trouble.place())).map(found -> found.text("x"));
    }

    /** The variables of the name that are declared up to the line of the message. */
    private static Stream<Variable> declared(String name, Diagnostic diagnostic, SourceLines lines) {
        return lines.variables(diagnostic.file())
                .filter(one -> one.name().is(name) && one.name().line() <= diagnostic.line());
    }

    /** A number that has an index, where nothing else has its name. */
    private static Optional<Hint> number(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        if (!SUBSCRIPT.matcher(trouble.message()).find()) {
            return Optional.empty();
        }
        return names(INDEXED, trouble)
                .distinct()
                .limit(MOST)
                .filter(name -> isOnlyNumber(lines.variables(diagnostic.file())
                        .filter(one -> one.name().is(name))
                        .toList()))
                .findFirst()
                .map(name -> Hint.of("cpp-not-an-array", "name", name));
    }

    private static boolean isOnlyNumber(List<Variable> all) {
        return !all.isEmpty()
                && all.stream()
                        .allMatch(one -> !one.isArray()
                                && one.marks().isEmpty()
                                && one.type().tokens().stream().allMatch(word -> NUMBERS.contains(word.text())));
    }

    private static Optional<Hint> parameter(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return NO_BEGIN.matcher(trouble.message()).find()
                ? names(RANGE, trouble)
                        .filter(name -> lines.functionBefore(diagnostic.file(), diagnostic.line()).stream()
                                .flatMap(function -> function.variables().stream())
                                .anyMatch(one -> one.name().is(name) && isPointer(one)))
                        .findFirst()
                        .map(name -> Hint.of("cpp-range-parameter", "name", name))
                : Optional.empty();
    }

    private static boolean isPointer(Variable one) {
        return one.isPointer() || one.isArray();
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
                .filter(name -> CONSTRUCTOR.with("x", name).isIn(SourceLines.read(trouble.place())))
                .flatMap(name -> lines.structs(diagnostic.file())
                        .around(diagnostic.line())
                        .map(struct -> Hint.of("cpp-constructor-name", "name", name, "wanted", struct)));
    }

    /** One element of an array, where a function of the program wants an array or a pointer. */
    private static Optional<Hint> element(Trouble trouble, SourceLines lines) {
        return ELEMENT.matcher(trouble.message()).find()
                ? names(PASSED, trouble)
                        .filter(name -> lines.functions()
                                .filter(one -> one.name().equals(name))
                                .anyMatch(one -> one.variables().stream().anyMatch(DeclaredOtherwise::isPointer)))
                        .findFirst()
                        .map(name -> Hint.of("cpp-array-element"))
                : Optional.empty();
    }

    private static Optional<String> group(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? Optional.of(found.group(1)) : Optional.empty();
    }
}
