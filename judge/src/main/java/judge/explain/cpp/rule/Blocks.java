package judge.explain.cpp.rule;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import judge.cpp.Fragment;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;
import judge.cpp.Token;
import judge.cpp.Tree;
import judge.reason.Hint;

/** Finds blocks that begin or end otherwise than was meant, while the compiler complains about a line far below. */
final class Blocks {

    private static final Set<String> TYPES = Set.of("struct", "class", "union", "enum");

    private static final Set<String> ENDS = Set.of(";", "{", "}");

    /** The types of variables that are set to nothing where they are declared. */
    private static final Set<String> PLAIN =
            Set.of("unsigned", "int", "long", "short", "double", "float", "char", "bool", "ll");

    private static final int TAB = 4;

    private Blocks() {}

    /** Returns the hint with the line in which the mistake was made, where that can be told. */
    static Hint found(Hint hint, Complaint said) {
        Tree tree = said.tree();
        long at = said.line();
        if (at <= 0 || tree.code().isEmpty()) {
            return hint;
        }
        Optional<Hint> other =
                switch (hint.code()) {
                    case "brace-missing", "cpp-function-in-function" -> open(tree.code());
                    case "cpp-statement-outside" -> ended(tree.code(), at)
                            .map(line -> Hint.of("cpp-function-ended").with("line", line));
                    case "else-without-if" -> emptyIf(tree, at)
                            .map(line -> Hint.of("cpp-body-empty").with("line", line));
                    case "cpp-case-jump" -> jumped(tree, at).map(line -> hint.with("line", line));
                    default -> Optional.empty();
                };
        return other.orElse(hint);
    }

    /** The last brace before the line, if it closes a struct, a class or the like. */
    static Optional<Long> typeBefore(Complaint said) {
        Fragment code = said.tree().code();
        int last = (int) code.tokens().stream()
                        .takeWhile(one -> one.line() < said.line())
                        .count()
                - 1;
        int head = code.partner(last);
        boolean type = false;
        while (code.at(last).equals("}")
                && head > 0
                && !ENDS.contains(code.at(head - 1))
                && !code.at(head).equals(")")) {
            head--;
            type |= TYPES.contains(code.at(head));
        }
        return type ? Optional.of((long) code.token(last).line()) : Optional.empty();
    }

    /** A block of which the indentation says that it ends, and no brace does; where all others fit. */
    private static Optional<Hint> open(Fragment code) {
        Deque<Begin> opened = new ArrayDeque<>();
        Hint found = null;
        int indent = 0;
        for (int i = 0; i < code.size(); i++) {
            Token token = code.token(i);
            boolean first = i == 0 || code.token(i - 1).line() < token.line();
            indent = first ? indent(code, token) : indent;
            while (first && tells(code, i) && !opened.isEmpty() && opened.peek().isEnded(indent, token)) {
                if (found != null) {
                    return Optional.empty();
                }
                found = Hint.of("cpp-brace-open", "at", (long) token.line())
                        .with("line", (long) opened.pop().line());
            }
            if (token.is("{")) {
                opened.push(new Begin(token.line(), indent));
            } else if (token.is("}") && opened.poll() == null) {
                return Optional.empty();
            }
        }
        return opened.isEmpty() ? Optional.ofNullable(found) : Optional.empty();
    }

    /** The line in which a block begins, and how far to the right that begins. */
    private record Begin(int line, int indent) {

        boolean isEnded(int other, Token first) {
            return other < indent + (first.is("}") ? 0 : 1);
        }
    }

    /** Tells whether the first word of a line may not stand as far to the left as the head of its block. */
    private static boolean tells(Fragment code, int first) {
        boolean label = code.at(first).equals("case") || code.at(first + 1).equals(":");
        return !label && !code.at(first).equals("{");
    }

    private static int indent(Fragment code, Token first) {
        int begin = code.source().lastIndexOf('\n', first.start()) + 1;
        return code.source()
                .substring(begin, first.start())
                .chars()
                .map(one -> one == '\t' ? TAB : 1)
                .sum();
    }

    /** The line with the brace that ends the function before, where one brace more is closed than was opened. */
    private static Optional<Long> ended(Fragment code, long at) {
        List<Integer> closed = IntStream.range(0, code.size())
                .filter(i -> code.at(i).equals("}") && code.around(i) < 0)
                .boxed()
                .toList();
        Optional<Integer> tooMany =
                closed.stream().filter(i -> code.partner(i) < 0).findFirst();
        return tooMany.filter(i -> code.token(i).line() >= at)
                .flatMap(i -> closed.stream()
                        .filter(one -> one < i
                                && code.partner(one) >= 0
                                && code.token(one).line() <= at)
                        .reduce((one, other) -> other))
                .map(i -> (long) code.token(i).line());
    }

    /** The if before the else that a semicolon ends, if it is the last one before it and not within a block. */
    private static Optional<Long> emptyIf(Tree tree, long at) {
        Fragment code = tree.code();
        Optional<Integer> otherwise = IntStream.range(0, code.size())
                .filter(i -> code.at(i).equals("else") && code.token(i).line() == at)
                .boxed()
                .findFirst();
        return otherwise
                .flatMap(i -> tree.root()
                        .all(Kind.IF)
                        .filter(one ->
                                one.code().to() <= i && code.around(one.code().from()) == code.around(i))
                        .reduce((one, other) -> other))
                .filter(one -> one.body().filter(body -> body.is(Kind.EMPTY)).isPresent())
                .map(one -> (long) one.line());
    }

    /** The last variable with a value that is declared between the switch and the case, in no block of its own. */
    private static Optional<Long> jumped(Tree tree, long at) {
        return tree.root()
                .all(Kind.SWITCH)
                .filter(one -> one.line() <= at && at <= one.lastLine())
                .reduce((outer, inner) -> inner)
                .flatMap(SyntaxNode::body)
                .flatMap(body -> body.children().stream()
                        .filter(one -> one.line() < at && one.is(Kind.DECLARATION))
                        .filter(one -> one.variables().stream()
                                .anyMatch(variable -> variable.value().isPresent() || !variable.isOnly(PLAIN)))
                        .reduce((one, other) -> other))
                .map(one -> (long) one.line());
    }
}
