package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.cause.Cause.Speaker;
import judge.cpp.Shape;
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

    static Optional<Hint> hint(Complaint said) {
        return Catalogue.first(Speaker.GCC_CLASS, said.trouble())
                .or(() -> fixed(said))
                .or(() -> privateBase(said))
                .or(() -> madeFirst(said))
                .or(() -> ofEnum(said))
                .or(() -> ownOrder(said))
                .or(() -> streamed(said))
                .or(() -> semicolon(said));
    }

    /** A member that keeps its struct from being assigned; the message is about the struct. */
    private static Optional<Hint> fixed(Complaint said) {
        return said.find(FIXED).map(fixed -> {
            Hint hint = Hint.of("cpp-member-fixed", "name", fixed.group(2));
            return said.lines()
                    .lineOfMember(fixed.group(1), fixed.group(2))
                    .map(line -> hint.with("line", line))
                    .orElse(hint);
        });
    }

    private static Optional<Hint> privateBase(Complaint said) {
        return said.says(BASE)
                ? said.lines().first(PRIVATE_HEAD).map(line -> Hint.of("cpp-base-private")
                        .with("line", line))
                : Optional.empty();
    }

    /** A base or a member that the constructor of a class makes, which the message is about. */
    private static Optional<Hint> madeFirst(Complaint said) {
        return said.group(MADE).flatMap(made -> said.names(CONSTRUCTOR_OUTSIDE)
                .findFirst()
                .or(said::structAround)
                .filter(name -> !name.equals(made))
                .filter(name -> NAMED.with("x", name).isIn(said.code()))
                .map(name -> Hint.of("cpp-base-constructor", "name", made)));
    }

    private static Optional<Hint> ofEnum(Complaint said) {
        Pattern types = said.says(SCOPE) ? SCOPE : QUOTED;
        return types == SCOPE || said.says(TYPES)
                ? types.matcher(said.message())
                        .results()
                        .map(found -> found.group(1))
                        .filter(name -> said.lines().first(ENUM.with("x", name)).isPresent())
                        .findFirst()
                        .map(name -> Hint.of("cpp-enum", "name", name))
                : Optional.empty();
    }

    /** An operator of a struct that is to have a stream on its left. */
    private static Optional<Hint> streamed(Complaint said) {
        return said.group(STREAMED)
                .filter(type -> said.lines().lineOfStruct(type).isPresent())
                .flatMap(type -> said.lines().first(WITHIN).map(line -> Hint.of("cpp-operator-outside", "name", type)
                        .with("line", line)));
    }

    /** A struct that orders, whose function does not promise to change nothing. */
    private static Optional<Hint> ownOrder(Complaint said) {
        return said.says(OWN_ORDER)
                ? said.lines().first(CALL_OPERATOR).map(line -> Hint.of("cpp-operator-not-const", "name", "()")
                        .with("line", line))
                : Optional.empty();
    }

    /** An enum or struct that is taken for the type of the function below it. */
    private static Optional<Hint> semicolon(Complaint said) {
        if (!said.message().equals(NEW_TYPE) || said.line() <= 0) {
            return Optional.empty();
        }
        return said.tree().code().tokens().stream()
                .filter(one -> one.line() >= said.line() && one.is("}"))
                .map(one -> (long) one.line())
                .findFirst()
                .or(() -> Optional.of(said.line()))
                .map(line -> Hint.of("cpp-struct-semicolon").with("line", line));
    }
}
