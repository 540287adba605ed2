package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Cause.Trouble;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.language.Compilation.Diagnostic;
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

    static Optional<Hint> hint(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return trouble.kind().equals("error")
                ? head(trouble, diagnostic, lines)
                        .or(() -> comment(trouble, diagnostic, lines))
                        .or(() -> macro(trouble, lines))
                        .or(() -> statement(trouble, diagnostic, lines))
                        .or(() -> declaration(trouble, diagnostic, lines))
                        .or(() -> value(trouble, diagnostic, lines))
                        .or(() -> type(trouble, diagnostic, lines))
                : Optional.empty();
    }

    /** The head of a function that another head follows. */
    private static Optional<Hint> head(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        if (!AFTER_HEAD.matcher(trouble.message()).find()) {
            return Optional.empty();
        }
        Fragment line = SourceLines.read(trouble.place());
        Optional<Long> second = SourceLines.isHead(line)
                ? Optional.of(diagnostic.line())
                : line.at(0).equals("{") ? lines.headBefore(diagnostic.file(), diagnostic.line()) : Optional.empty();
        return second.flatMap(head -> lines.headBefore(diagnostic.file(), head))
                .map(head -> Hint.of("cpp-declaration-semicolon").with("line", head));
    }

    /** A comment within a comment: what the outer one was to hide is compiled. */
    private static Optional<Hint> comment(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return SYNTAX.matcher(trouble.message()).find()
                ? lines.endOfNestedComment(diagnostic.file(), diagnostic.line())
                        .map(line -> Hint.of("cpp-comment-nested").with("line", line))
                : Optional.empty();
    }

    /** A call of a macro whose arguments go on to the end of the file, which the message is about. */
    private static Optional<Hint> macro(Trouble trouble, SourceLines lines) {
        Matcher macro = MACRO.matcher(trouble.message());
        return macro.find()
                ? lines.first(NOT_CLOSED.with("x", macro.group(1)))
                        .map(line -> Hint.of("bracket-missing", "wanted", ")").with("line", line))
                : Optional.empty();
    }

    /** A declaration that the first word of the next line is taken to go on with. */
    private static Optional<Hint> declaration(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return begins(BEFORE_WORD, trouble) ? missing(diagnostic, lines, VARIABLES::fits) : Optional.empty();
    }

    /** A declaration with a value, which the first word of the next line follows. */
    private static Optional<Hint> value(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return begins(AFTER_VALUE, trouble)
                ? missing(diagnostic, lines, before -> endsValue(before) || before.is("}"))
                : Optional.empty();
    }

    /** Tells whether the line of a message begins with the word that it names. */
    private static boolean begins(Pattern message, Trouble trouble) {
        Matcher word = message.matcher(trouble.message());
        return word.find() && SourceLines.read(trouble.place()).at(0).equals(word.group(1));
    }

    private static boolean endsValue(Fragment line) {
        return !line.isEmpty() && line.token(line.to() - 1).endsValue();
    }

    /** The semicolon of the line before that of the message. */
    private static Optional<Hint> missing(Diagnostic diagnostic, SourceLines lines, Predicate<Fragment> unfinished) {
        return Optional.of(lines.before(diagnostic.file(), diagnostic.line()))
                .filter(unfinished)
                .map(before -> Hint.of("semicolon-missing").with("line", (long) before.line()));
    }

    /** A struct whose name the first word after its brace is taken for. */
    private static Optional<Hint> type(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return trouble.message().startsWith("expected initializer before ")
                ? Blocks.typeBefore(diagnostic.file(), diagnostic.line(), lines)
                        .map(line -> Hint.of("cpp-struct-semicolon").with("line", line))
                : Optional.empty();
    }

    /** A statement that the star of the next one is taken to go on with. */
    private static Optional<Hint> statement(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        boolean product = PRODUCT.matcher(trouble.message()).find()
                && ASSIGNED.at(SourceLines.read(trouble.place())).isPresent();
        return product ? missing(diagnostic, lines, Unfinished::endsValue) : Optional.empty();
    }
}
