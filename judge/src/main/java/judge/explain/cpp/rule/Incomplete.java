package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Cause.Trouble;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode.Kind;
import judge.language.Compilation.Diagnostic;
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

    static Optional<Hint> hint(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return trouble.kind().equals("error")
                ? ofLibrary(trouble, lines)
                        .or(() -> later(trouble, diagnostic, lines))
                        .or(() -> ofTypedef(trouble, diagnostic, lines))
                        .or(() -> type(trouble, diagnostic))
                        .or(() -> string(trouble, diagnostic, lines))
                : Optional.empty();
    }

    private static Optional<Hint> ofLibrary(Trouble trouble, SourceLines lines) {
        Matcher type = OF_LIBRARY.matcher(trouble.message());
        return type.find()
                ? LibraryNames.header(type.group(1))
                        .filter(header -> !lines.includes(header))
                        .map(header -> Hint.of("cpp-include-missing", "name", type.group(1), "wanted", header))
                : Optional.empty();
    }

    /** A class that is announced before and written out only behind what uses its members. */
    private static Optional<Hint> later(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        Matcher used = USED.matcher(trouble.message());
        return used.find() && lines.definesLater(diagnostic.file(), diagnostic.line(), used.group(1))
                ? Optional.of(Hint.of("cpp-declared-later", "name", used.group(1)))
                : Optional.empty();
    }

    /** A struct of C that has its name only behind its braces. */
    private static Optional<Hint> ofTypedef(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        Matcher unknown = UNKNOWN.matcher(trouble.message());
        return NameLookups.isC(diagnostic)
                        && unknown.find()
                        && lines.tree(diagnostic.file())
                                .root()
                                .all(Kind.TYPEDEF)
                                .filter(one -> one.name().equals(unknown.group(1)))
                                .anyMatch(one -> one.line() < diagnostic.line() && diagnostic.line() < one.lastLine())
                ? Optional.of(Hint.of("cpp-typedef-itself", "name", unknown.group(1)))
                : Optional.empty();
    }

    private static Optional<Hint> type(Trouble trouble, Diagnostic diagnostic) {
        Matcher field = FIELD.matcher(trouble.message());
        if (field.find()) {
            return Optional.of(named(field.group(1)));
        }
        Matcher variable = VARIABLE.matcher(trouble.message());
        if (variable.find()) {
            return Optional.of(named(variable.group(variable.group(1) != null ? 1 : 2)));
        }
        boolean isUnknown =
                NameLookups.isC(diagnostic) && SIZE.matcher(trouble.message()).find();
        return isUnknown ? Optional.of(Hint.of("cpp-incomplete")) : Optional.empty();
    }

    private static Hint named(String type) {
        return type == null ? Hint.of("cpp-incomplete") : Hint.of("cpp-incomplete", "name", type);
    }

    private static Optional<Hint> string(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        boolean isMeant = NameLookups.isC(diagnostic)
                && STRING.matcher(trouble.message()).find()
                && lines.first(PART_OF_CPP).isEmpty()
                && lines.directives().noneMatch(one -> one.name().equals("string"));
        return isMeant ? Optional.of(Hint.of("cpp-string-in-c")) : Optional.empty();
    }
}
