package judge.explain.cpp.change;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import judge.cpp.Token;

/**
 * An {@code if} or a loop: where its parts begin and end.
 *
 * @param open the parenthesis before its condition or head
 * @param close the one after it
 * @param body its first statement, or the brace before those
 * @param bodyEnd after that
 * @param otherwise the beginning of the else branch; none where there is no such branch
 */
record Block(Part part, int open, int close, int body, int bodyEnd, Optional<Integer> otherwise) {

    /** Reads a block; empty where it is not understood. */
    static Optional<Block> of(Part part, Map<Integer, Part> statements) {
        List<Token> tokens = part.tokens();
        int close = closing(tokens, 1);
        if (close + 1 >= tokens.size()) {
            return Optional.empty();
        }
        Token first = tokens.get(close + 1);
        Optional<Integer> bodyEnd = first.is("{")
                ? Optional.of(tokens.get(closing(tokens, close + 1)).end())
                : Optional.ofNullable(statements.get(first.start())).map(Part::end);
        if (bodyEnd.isEmpty()) {
            return Optional.empty();
        }
        int end = bodyEnd.get();
        Optional<Integer> otherwise = IntStream.range(close + 1, tokens.size() - 1)
                .filter(i -> tokens.get(i).start() >= end)
                .boxed()
                .findFirst()
                .filter(i -> tokens.get(i).is("else"))
                .map(i -> tokens.get(i + 1).start());
        return Optional.of(
                new Block(part, tokens.get(1).start(), tokens.get(close).start(), first.start(), end, otherwise));
    }

    private static int closing(List<Token> tokens, int open) {
        int nested = 0;
        for (int i = open; i < tokens.size(); i++) {
            nested += "([{".contains(tokens.get(i).text())
                    ? 1
                    : ")]}".contains(tokens.get(i).text()) ? -1 : 0;
            if (nested == 0) {
                return i;
            }
        }
        return tokens.size();
    }

    String condition(String source) {
        return source.substring(open + 1, close).strip();
    }

    /** Returns the statements of the block, without the braces. */
    String inside(String source) {
        String text = source.substring(body, bodyEnd);
        return text.startsWith("{") ? text.substring(1, text.length() - 1).strip() : text;
    }

    boolean hasBraces(String source) {
        return source.charAt(body) == '{';
    }

    boolean isIn(Part other) {
        return part.start() >= other.start()
                && part.end() <= other.end()
                && (part.start() > other.start() || part.end() < other.end());
    }
}
