package judge.language.gnu.hint;

import static judge.language.gnu.hint.BareSource.has;
import static judge.language.gnu.hint.RuleParts.error;
import static judge.reason.HintCode.CPP_BASE_CONSTRUCTOR;
import static judge.reason.HintCode.CPP_BASE_PRIVATE;
import static judge.reason.HintCode.CPP_CATCH;
import static judge.reason.HintCode.CPP_CONSTRUCTOR_RETURNS;
import static judge.reason.HintCode.CPP_DELETE;
import static judge.reason.HintCode.CPP_DESIGNATED;
import static judge.reason.HintCode.CPP_ENUM;
import static judge.reason.HintCode.CPP_LABEL;
import static judge.reason.HintCode.CPP_LAMBDA_ORDER;
import static judge.reason.HintCode.CPP_MEMBER_FIXED;
import static judge.reason.HintCode.CPP_NO_DECLARATION;
import static judge.reason.HintCode.CPP_NO_FIELD;
import static judge.reason.HintCode.CPP_OPERATOR_COUNT;
import static judge.reason.HintCode.CPP_OPERATOR_NOT_CONST;
import static judge.reason.HintCode.CPP_OPERATOR_OUTSIDE;
import static judge.reason.HintCode.CPP_OVERRIDE;
import static judge.reason.HintCode.CPP_REDEFINED;
import static judge.reason.HintCode.CPP_STATIC_MEMBER;
import static judge.reason.HintCode.CPP_STATIC_VALUE;
import static judge.reason.HintCode.CPP_STREAM_COPY;
import static judge.reason.HintCode.CPP_STRUCT_SEMICOLON;
import static judge.reason.HintCode.CPP_UNIQUE_COPY;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;
import judge.language.hint.Rule;
import judge.language.hint.Trouble;
import judge.reason.Hint;

/** Mistakes with classes and enums: what they have from their bases, how they are made, and what cannot be copied. */
final class ClassSlips {

    private static final List<Rule> RULES = List.of(
            error(CPP_OPERATOR_COUNT, "^'[^']*operator[^']*' must (have|take) (either |exactly )?(no|zero|one|two) "),
            error(CPP_NO_FIELD, "does not have any field named '(?<name>\\w+)'"),
            error(CPP_REDEFINED, "^'[^'(]*?(?<name>\\w+)\\([^']*' cannot be overloaded with '"),
            error(
                    CPP_STATIC_VALUE,
                    "^'constexpr' needed for in-class initialization"
                            + "|^ISO C\\+\\+ forbids in-class initialization of non-const static"),
            error(CPP_NO_DECLARATION, "^no declaration matches '[^'(]*?(?<name>\\w+::~?\\w+)\\("),
            error(
                    CPP_CONSTRUCTOR_RETURNS,
                    "^return type specification for constructor invalid|^returning a value from a constructor"),
            error(CPP_DELETE, "argument given to 'delete', expected pointer"),
            error(CPP_CATCH, "^expected 'catch' before "),
            error(CPP_LABEL, "^label '(?<name>\\w+)' used but not defined"),
            error(
                    CPP_STREAM_COPY,
                    "^use of deleted function 'std::basic_\\w*stream<[^']*::(basic_\\w*stream|operator=)\\(const "),
            error(CPP_UNIQUE_COPY, "^use of deleted function 'std::unique_ptr<.*::(unique_ptr|operator=)\\(const "),
            error(
                    CPP_OVERRIDE,
                    "^'[^'(]*?(?<name>\\w+)\\([^']*' marked '(override|final)', but"
                            + " (does not override|is not virtual)"),
            error(
                    CPP_STATIC_MEMBER,
                    "^invalid use of member '[^']*?(?<name>\\w+)' in static member function"
                            + "|^'this' is unavailable for static member functions"),
            error(CPP_DESIGNATED, "^designator order for field |^either all initializer clauses should be designated"),
            error(
                    CPP_LAMBDA_ORDER,
                    "^no matching function for call to"
                            + " 'std::(priority_queue|(multi)?(set|map))<.*<lambda\\(.*::\\1\\(\\)'"
                            + "|^use of deleted function '[^']*<lambda\\([^']*\\)>::<lambda>\\(\\)'"));

    private static final Pattern FIXED = Pattern.compile(
            "^non-static (?:const|reference) member '[^']*?(\\w+)::(\\w+)', cannot use default assignment");

    private static final Pattern BASE = Pattern.compile("' is inaccessible within this context$"
            + "|^'[^']*' is an inaccessible base of '|' is not an accessible base of '");

    private static final Pattern PRIVATE_HEAD =
            Pattern.compile("\\bclass\\s+\\w+\\s*:(?!:)\\s*(?!public\\b|virtual\\s+public\\b)\\w");

    private static final Pattern MADE = Pattern.compile("^no matching function for call to '(\\w+)::\\1\\(\\)'");

    private static final Pattern CONSTRUCTOR_OUTSIDE = Pattern.compile("\\b(\\w+)\\s*::\\s*\\1\\s*\\(");

    /** The messages that say that types do not go together; they do not fit a name that another type has. */
    private static final Pattern TYPES =
            Pattern.compile("^(?:invalid conversion from|cannot convert|no match for 'operator)");

    private static final Pattern QUOTED = Pattern.compile("'(?:const )?(\\w+)&?'");

    private static final Pattern SCOPE = Pattern.compile("was not declared in this scope; did you mean '(\\w+)::\\w+'");

    private static final Pattern STREAMED = Pattern.compile(
            "^no match for 'operator(?:<<|>>)' \\(operand types are 'std::[^']*stream[^']*'(?: \\{[^}]*\\})?"
                    + " and '(?:const )?(\\w+)'");

    private static final Pattern WITHIN = Pattern.compile(
            "^(?!.*\\bfriend\\b).*\\boperator\\s*(?:<<|>>)\\s*\\(\\s*(?:std::)?[io]stream\\s*&\\s*\\w*\\s*\\)");

    private static final Pattern OWN_ORDER =
            Pattern.compile("^static assertion failed: comparison object must be invocable as const");

    private static final Pattern CALL_OPERATOR =
            Pattern.compile("\\boperator\\s*\\(\\s*\\)\\s*\\([^(){};]*\\)\\s*(?:\\{.*)?$");

    private static final String NEW_TYPE = "new types may not be defined in a return type";

    private ClassSlips() {}

    static Optional<Hint> hint(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return trouble.kind().equals("error")
                ? Rule.first(RULES, trouble)
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
        Hint hint = Hint.of(CPP_MEMBER_FIXED, "name", fixed.group(2));
        return lines.structs()
                .flatMap(one -> one.lineOfMember(fixed.group(1), fixed.group(2)).stream())
                .findFirst()
                .map(line -> hint.with("line", line))
                .or(() -> Optional.of(hint));
    }

    private static Optional<Hint> privateBase(Trouble trouble, SourceLines lines) {
        return BASE.matcher(trouble.message()).find()
                ? lines.firstCode(PRIVATE_HEAD)
                        .map(head -> Hint.of(CPP_BASE_PRIVATE).with("line", head.number()))
                : Optional.empty();
    }

    /** A base or a member that the constructor of a class makes, which the message is about. */
    private static Optional<Hint> madeFirst(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        Matcher made = MADE.matcher(trouble.message());
        if (!made.find()) {
            return Optional.empty();
        }
        String code = SourceLines.code(trouble.place());
        Matcher outside = CONSTRUCTOR_OUTSIDE.matcher(code);
        Optional<String> struct = outside.find()
                ? Optional.of(outside.group(1))
                : lines.structs(diagnostic.file()).around(diagnostic.line());
        return struct.filter(name -> !name.equals(made.group(1)))
                .filter(name -> has(code, "(?<![\\w~])" + name + "\\s*\\(|\\b(?:struct|class)\\s+" + name + "\\b"))
                .map(name -> Hint.of(CPP_BASE_CONSTRUCTOR, "name", made.group(1)));
    }

    private static Optional<Hint> ofEnum(Trouble trouble, SourceLines lines) {
        Matcher scope = SCOPE.matcher(trouble.message());
        Pattern types = scope.find() ? SCOPE : QUOTED;
        return types == SCOPE || TYPES.matcher(trouble.message()).find()
                ? types.matcher(trouble.message())
                        .results()
                        .map(found -> found.group(1))
                        .filter(name -> lines.firstCode(
                                        Pattern.compile("\\benum\\s+(?:class\\s+|struct\\s+)?" + name + "\\b"))
                                .isPresent())
                        .findFirst()
                        .map(name -> Hint.of(CPP_ENUM, "name", name))
                : Optional.empty();
    }

    /** An operator of a struct that is to have a stream on its left. */
    private static Optional<Hint> streamed(Trouble trouble, SourceLines lines) {
        Matcher streamed = STREAMED.matcher(trouble.message());
        return streamed.find() && lines.lineOfStruct(streamed.group(1)).isPresent()
                ? lines.firstCode(WITHIN).map(head -> Hint.of(CPP_OPERATOR_OUTSIDE, "name", streamed.group(1))
                        .with("line", head.number()))
                : Optional.empty();
    }

    /** A struct that orders, whose function does not promise to change nothing. */
    private static Optional<Hint> ownOrder(Trouble trouble, SourceLines lines) {
        return OWN_ORDER.matcher(trouble.message()).find()
                ? lines.firstCode(CALL_OPERATOR).map(head -> Hint.of(CPP_OPERATOR_NOT_CONST, "name", "()")
                        .with("line", head.number()))
                : Optional.empty();
    }

    /** An enum or struct that is taken for the type of the function below it. */
    private static Optional<Hint> semicolon(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        if (!trouble.message().equals(NEW_TYPE) || diagnostic.line() <= 0) {
            return Optional.empty();
        }
        List<String> code = lines.code(diagnostic.file(), Long.MAX_VALUE);
        long line = diagnostic.line();
        while (line <= code.size() && code.get((int) line - 1).indexOf('}') < 0) {
            line++;
        }
        return Optional.of(Hint.of(CPP_STRUCT_SEMICOLON).with("line", line > code.size() ? diagnostic.line() : line));
    }
}
