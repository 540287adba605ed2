package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trouble;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.language.Compilation.Diagnostic;
import judge.reason.Hint;

/** Mistakes with classes and enums: what they have from their bases, how they are made, and what cannot be copied. */
final class ClassSlips {

    private static final Pattern FIXED = Pattern.compile(
            "^non-static (?:const|reference) member '[^']*?(\\w+)::(\\w+)', cannot use default assignment");

    private static final Pattern BASE = Pattern.compile("' is inaccessible within this context$"
            + "|^'[^']*' is an inaccessible base of '|' is not an accessible base of '");

    private static final Shape PRIVATE_HEAD = Shape.of("class $_ : «not: public | virtual public» $_:word");

    private static final Pattern MADE = Pattern.compile("^no matching function for call to '(\\w+)::\\1\\(\\)'");

    private static final Shape CONSTRUCTOR_OUTSIDE = Shape.of("$x :: $x (");

    private static final Shape NAMED = Shape.of("««not after: ~» $x ( | «struct | class» $x»");

    private static final Shape ENUM = Shape.of("enum «class | struct»? $x");

    /** The messages that say that types do not go together; they do not fit a name that another type has. */
    private static final Pattern TYPES =
            Pattern.compile("^(?:invalid conversion from|cannot convert|no match for 'operator)");

    private static final Pattern QUOTED = Pattern.compile("'(?:const )?(\\w+)&?'");

    private static final Pattern SCOPE = Pattern.compile("was not declared in this scope; did you mean '(\\w+)::\\w+'");

    private static final Pattern STREAMED = Pattern.compile(
            "^no match for 'operator(?:<<|>>)' \\(operand types are 'std::[^']*stream[^']*'(?: \\{[^}]*\\})?"
                    + " and '(?:const )?(\\w+)'");

    private static final Shape WITHIN =
            Shape.of("«not after: friend» $_:type operator «<< | >>» ( «istream | ostream» & «$_»? )");

    private static final Pattern OWN_ORDER =
            Pattern.compile("^static assertion failed: comparison object must be invocable as const");

    private static final Shape CALL_OPERATOR = Shape.of("operator ( ) ( .. ) {");

    private static final String NEW_TYPE = "new types may not be defined in a return type";

    private ClassSlips() {}

    static Optional<Hint> hint(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return trouble.kind().equals("error")
                ? Catalogue.first(Speaker.GCC_CLASS, trouble)
                        .or(() -> fixed(trouble, lines))
                        .or(() -> privateBase(trouble, lines))
                        .or(() -> madeFirst(trouble, diagnostic, lines))
                        .or(() -> ofEnum(trouble, lines))
                        .or(() -> ownOrder(trouble, lines))
                        .or(() -> streamed(trouble, lines))
                        .or(() -> semicolon(trouble, diagnostic, lines))
                : Optional.empty();
    }

    /** A member that keeps its struct from being assigned; the message is about the struct. */
    private static Optional<Hint> fixed(Trouble trouble, SourceLines lines) {
        Matcher fixed = FIXED.matcher(trouble.message());
        if (!fixed.find()) {
            return Optional.empty();
        }
        Hint hint = Hint.of("cpp-member-fixed", "name", fixed.group(2));
        return lines.structs()
                .flatMap(one -> one.lineOfMember(fixed.group(1), fixed.group(2)).stream())
                .findFirst()
                .map(line -> hint.with("line", line))
                .or(() -> Optional.of(hint));
    }

    private static Optional<Hint> privateBase(Trouble trouble, SourceLines lines) {
        return BASE.matcher(trouble.message()).find()
                ? lines.first(PRIVATE_HEAD)
                        .map(line -> Hint.of("cpp-base-private").with("line", line))
                : Optional.empty();
    }

    /** A base or a member that the constructor of a class makes, which the message is about. */
    private static Optional<Hint> madeFirst(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        Matcher made = MADE.matcher(trouble.message());
        if (!made.find()) {
            return Optional.empty();
        }
        Fragment code = SourceLines.read(trouble.place());
        Optional<String> struct = CONSTRUCTOR_OUTSIDE
                .first(code)
                .map(outside -> outside.text("x"))
                .or(() -> lines.structs(diagnostic.file()).around(diagnostic.line()));
        return struct.filter(name -> !name.equals(made.group(1)))
                .filter(name -> NAMED.with("x", name).isIn(code))
                .map(name -> Hint.of("cpp-base-constructor", "name", made.group(1)));
    }

    private static Optional<Hint> ofEnum(Trouble trouble, SourceLines lines) {
        Matcher scope = SCOPE.matcher(trouble.message());
        Pattern types = scope.find() ? SCOPE : QUOTED;
        return types == SCOPE || TYPES.matcher(trouble.message()).find()
                ? types.matcher(trouble.message())
                        .results()
                        .map(found -> found.group(1))
                        .filter(name -> lines.first(ENUM.with("x", name)).isPresent())
                        .findFirst()
                        .map(name -> Hint.of("cpp-enum", "name", name))
                : Optional.empty();
    }

    /** An operator of a struct that is to have a stream on its left. */
    private static Optional<Hint> streamed(Trouble trouble, SourceLines lines) {
        Matcher streamed = STREAMED.matcher(trouble.message());
        return streamed.find() && lines.lineOfStruct(streamed.group(1)).isPresent()
                ? lines.first(WITHIN).map(line -> Hint.of("cpp-operator-outside", "name", streamed.group(1))
                        .with("line", line))
                : Optional.empty();
    }

    /** A struct that orders, whose function does not promise to change nothing. */
    private static Optional<Hint> ownOrder(Trouble trouble, SourceLines lines) {
        return OWN_ORDER.matcher(trouble.message()).find()
                ? lines.first(CALL_OPERATOR).map(line -> Hint.of("cpp-operator-not-const", "name", "()")
                        .with("line", line))
                : Optional.empty();
    }

    /** An enum or struct that is taken for the type of the function below it. */
    private static Optional<Hint> semicolon(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        if (!trouble.message().equals(NEW_TYPE) || diagnostic.line() <= 0) {
            return Optional.empty();
        }
        return lines.tree(diagnostic.file()).code().tokens().stream()
                .filter(one -> one.line() >= diagnostic.line() && one.is("}"))
                .map(one -> (long) one.line())
                .findFirst()
                .or(() -> Optional.of(diagnostic.line()))
                .map(line -> Hint.of("cpp-struct-semicolon").with("line", line));
    }
}
