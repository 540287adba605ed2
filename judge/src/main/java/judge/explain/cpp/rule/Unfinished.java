package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.reason.Hint;

/** Lines without their semicolon, where the compiler minds a later one. */
final class Unfinished {

    private static final Pattern AFTER_HEAD =
            Pattern.compile("^expected (initializer before '|'=', ',', ';', 'asm' or '__attribute__' before '\\{')");

    private static final Pattern PRODUCT = Pattern.compile("^invalid operands .*(binary \\* |binary 'operator\\*')");

    /** An assignment to the target of a pointer. */
    private static final Shape ASSIGNED = Shape.of("«*»+ «(»? $_ ««not: != | < | >» $_:token»* =");

    private static final Pattern BEFORE_WORD = Pattern.compile("^expected initializer before '(\\w+)'");

    private static final Pattern AFTER_VALUE = Pattern.compile("^expected ',' or ';' before '(\\w+)'");

    /** Declarations without a semicolon, a brace or a parenthesis at their end. */
    private static final Shape VARIABLES = Shape.of("$_:type $_ «[ .. ]»* ««= | ,» ..»?");

    private static final Pattern MACRO = Pattern.compile("^unterminated argument list invoking macro \"(\\w+)\"");

    private static final Shape NOT_CLOSED = Shape.of("$x ( «not: .. )»");

    private static final Pattern SYNTAX =
            Pattern.compile("^expected |does not name a type|was not declared|^unknown type name|^stray ");

    private Unfinished() {}

    static Optional<Hint> hint(Complaint said) {
        return head(said)
                .or(() -> comment(said))
                .or(() -> macro(said))
                .or(() -> statement(said))
                .or(() -> declaration(said))
                .or(() -> value(said))
                .or(() -> type(said));
    }

    /** The head of a function that another head follows. */
    private static Optional<Hint> head(Complaint said) {
        if (!said.says(AFTER_HEAD)) {
            return Optional.empty();
        }
        Fragment line = said.code();
        Optional<Long> second = SourceLines.isHead(line)
                ? Optional.of(said.line())
                : line.at(0).equals("{") ? said.lines().headBefore(said.file(), said.line()) : Optional.empty();
        return second.flatMap(head -> said.lines().headBefore(said.file(), head))
                .map(head -> Hint.of("cpp-declaration-semicolon").with("line", head));
    }

    /** A comment within a comment: what the outer one was to hide is compiled. */
    private static Optional<Hint> comment(Complaint said) {
        return said.says(SYNTAX)
                ? said.lines().endOfNestedComment(said.file(), said.line()).map(line -> Hint.of("cpp-comment-nested")
                        .with("line", line))
                : Optional.empty();
    }

    /** A call of a macro whose arguments go on to the end of the file, which the message is about. */
    private static Optional<Hint> macro(Complaint said) {
        return said.group(MACRO)
                .flatMap(name -> said.lines().first(NOT_CLOSED.with("x", name)))
                .map(line -> Hint.of("bracket-missing", "wanted", ")").with("line", line));
    }

    /** A declaration that the first word of the next line is taken to go on with. */
    private static Optional<Hint> declaration(Complaint said) {
        return begins(BEFORE_WORD, said) ? missing(said, VARIABLES::fits) : Optional.empty();
    }

    /** A declaration with a value, which the first word of the next line follows. */
    private static Optional<Hint> value(Complaint said) {
        return begins(AFTER_VALUE, said)
                ? missing(said, before -> endsValue(before) || before.is("}"))
                : Optional.empty();
    }

    /** Tells whether the line of a message begins with the word that it names. */
    private static boolean begins(Pattern message, Complaint said) {
        return said.group(message).filter(said.code().at(0)::equals).isPresent();
    }

    private static boolean endsValue(Fragment line) {
        return !line.isEmpty() && line.token(line.to() - 1).endsValue();
    }

    /** The semicolon of the line before that of the message. */
    private static Optional<Hint> missing(Complaint said, Predicate<Fragment> unfinished) {
        return Optional.of(said.lines().before(said.file(), said.line()))
                .filter(unfinished)
                .map(before -> Hint.of("semicolon-missing").with("line", (long) before.line()));
    }

    /** A struct whose name the first word after its brace is taken for. */
    private static Optional<Hint> type(Complaint said) {
        return said.begins("expected initializer before ")
                ? Blocks.typeBefore(said)
                        .map(line -> Hint.of("cpp-struct-semicolon").with("line", line))
                : Optional.empty();
    }

    /** A statement that the star of the next one is taken to go on with. */
    private static Optional<Hint> statement(Complaint said) {
        boolean product = said.says(PRODUCT) && ASSIGNED.at(said.code()).isPresent();
        return product ? missing(said, Unfinished::endsValue) : Optional.empty();
    }
}
