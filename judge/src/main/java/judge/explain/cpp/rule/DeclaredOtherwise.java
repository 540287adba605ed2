package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cpp.Shape;
import judge.cpp.Variable;
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

    static Optional<Hint> hint(Complaint said) {
        return constant(said)
                .or(() -> number(said))
                .or(() -> element(said))
                .or(() -> parameter(said))
                .or(() -> ofAbstract(said))
                .or(() -> constructor(said));
    }

    private static Optional<Hint> constant(Complaint said) {
        return said.group(READ_ONLY)
                .or(() -> said.says(OF_CONST) ? said.names(CHANGED).findFirst() : Optional.empty())
                .filter(name -> variables(name, said)
                        .filter(one -> one.name().line() <= said.line())
                        .anyMatch(one -> one.type().has("const") || one.type().has("constexpr")))
                .map(name -> Hint.of("cpp-const-name", "name", name));
    }

    private static Stream<Variable> variables(String name, Complaint said) {
        return said.lines().variables(said.file()).filter(one -> one.name().is(name));
    }

    /** A number that has an index, where nothing else has its name. */
    private static Optional<Hint> number(Complaint said) {
        return said.says(SUBSCRIPT)
                ? said.names(INDEXED)
                        .distinct()
                        .limit(MOST)
                        .filter(name -> isOnlyNumber(variables(name, said).toList()))
                        .findFirst()
                        .map(name -> Hint.of("cpp-not-an-array", "name", name))
                : Optional.empty();
    }

    private static boolean isOnlyNumber(List<Variable> all) {
        return !all.isEmpty()
                && all.stream().allMatch(one -> !one.isArray() && one.marks().isEmpty() && one.isOnly(NUMBERS));
    }

    private static Optional<Hint> parameter(Complaint said) {
        return said.says(NO_BEGIN)
                ? said.names(RANGE)
                        .filter(name -> said.lines().functionBefore(said.file(), said.line()).stream()
                                .flatMap(function -> function.variables().stream())
                                .anyMatch(one -> one.name().is(name) && isPointer(one)))
                        .findFirst()
                        .map(name -> Hint.of("cpp-range-parameter", "name", name))
                : Optional.empty();
    }

    private static boolean isPointer(Variable one) {
        return one.isPointer() || one.isArray();
    }

    private static Optional<Hint> ofAbstract(Complaint said) {
        return said.group(ABSTRACT).map(name -> {
            Hint hint = Hint.of("cpp-abstract", "name", name);
            return said.lines()
                    .structs()
                    .flatMap(one -> one.promisedOnly(name).stream())
                    .findFirst()
                    .map(function -> hint.with("wanted", function + "()"))
                    .orElse(hint);
        });
    }

    private static Optional<Hint> constructor(Complaint said) {
        return said.group(NO_TYPE)
                .filter(name -> CONSTRUCTOR.with("x", name).isIn(said.code()))
                .flatMap(name -> said.structAround()
                        .map(struct -> Hint.of("cpp-constructor-name", "name", name, "wanted", struct)));
    }

    /** One element of an array, where a function of the program wants an array or a pointer. */
    private static Optional<Hint> element(Complaint said) {
        return said.says(ELEMENT)
                ? said.names(PASSED)
                        .filter(name -> said.lines()
                                .functions()
                                .filter(one -> one.name().equals(name))
                                .anyMatch(one -> one.variables().stream().anyMatch(DeclaredOtherwise::isPointer)))
                        .findFirst()
                        .map(name -> Hint.of("cpp-array-element"))
                : Optional.empty();
    }
}
