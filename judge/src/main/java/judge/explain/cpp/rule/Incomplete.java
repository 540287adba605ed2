package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.regex.Pattern;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode.Kind;
import judge.reason.Hint;

/** Types that are announced only, that are within themselves, or that the language does not have. */
final class Incomplete {

    /** A type of the library that another header only announces. */
    private static final Pattern OF_LIBRARY =
            Pattern.compile("^(?:aggregate|variable) 'std::(\\w+)[^']*' has (?:initializer but )?incomplete type");

    private static final Pattern FIELD = Pattern.compile("^field '\\w+' has incomplete type(?: '(\\w+)')?");

    private static final Pattern VARIABLE = Pattern.compile(
            "^(?:aggregate|variable) '(?:struct |class )?(\\w+) \\w+[^']*' has (?:initializer but )?incomplete type"
                    + "|^invalid use of incomplete type '(?:struct |class )(\\w+)'");

    private static final Pattern USED = Pattern.compile("^invalid use of incomplete type '(?:struct |class )(\\w+)'");

    private static final Pattern UNKNOWN = Pattern.compile("^unknown type name '(\\w+)'");

    private static final Pattern SIZE = Pattern.compile("^storage size of '(\\w+)' isn't known");

    private static final Pattern STRING = Pattern.compile("^(?:unknown type name )?'string'");

    /** Words that only a program meant as C++ has. */
    private static final Shape PART_OF_CPP =
            Shape.of("«using | namespace | class | template | public | vector | cin | cout | std | new | delete | ::»");

    private Incomplete() {}

    static Optional<Hint> hint(Complaint said) {
        return ofLibrary(said)
                .or(() -> later(said))
                .or(() -> ofTypedef(said))
                .or(() -> type(said))
                .or(() -> string(said));
    }

    private static Optional<Hint> ofLibrary(Complaint said) {
        return said.group(OF_LIBRARY).flatMap(type -> LibraryNames.header(type)
                .filter(header -> !said.lines().includes(header))
                .map(header -> Hint.of("cpp-include-missing", "name", type, "wanted", header)));
    }

    /** A class that is announced before and written out only behind what uses its members. */
    private static Optional<Hint> later(Complaint said) {
        return said.group(USED)
                .filter(type -> said.lines().definesLater(said.file(), said.line(), type))
                .map(type -> Hint.of("cpp-declared-later", "name", type));
    }

    /** A struct of C that has its name only behind its braces. */
    private static Optional<Hint> ofTypedef(Complaint said) {
        return said.group(UNKNOWN)
                .filter(type -> said.isC()
                        && said.tree()
                                .root()
                                .all(Kind.TYPEDEF)
                                .filter(one -> one.name().equals(type))
                                .anyMatch(one -> one.line() < said.line() && said.line() < one.lastLine()))
                .map(type -> Hint.of("cpp-typedef-itself", "name", type));
    }

    private static Optional<Hint> type(Complaint said) {
        Hint hint = Hint.of("cpp-incomplete");
        return said.find(FIELD)
                .map(field -> field.group(1) == null ? hint : hint.with("name", field.group(1)))
                .or(() -> said.find(VARIABLE).map(variable -> hint.with("name", Complaint.either(variable, 1, 2))))
                .or(() -> said.isC() && said.says(SIZE) ? Optional.of(hint) : Optional.empty());
    }

    private static Optional<Hint> string(Complaint said) {
        boolean isMeant = said.isC()
                && said.says(STRING)
                && said.lines().first(PART_OF_CPP).isEmpty()
                && said.lines().directives().noneMatch(one -> one.name().equals("string"));
        return isMeant ? Optional.of(Hint.of("cpp-string-in-c")) : Optional.empty();
    }
}
