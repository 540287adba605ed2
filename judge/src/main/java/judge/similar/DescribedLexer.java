package judge.similar;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import judge.source.Syntax;
import judge.source.Syntax.Span;

/**
 * A language that a file describes: comments, the layout, braces and the ends of statements are left out; what is a
 * name, a value or a word of the language is all that is told apart.
 *
 * @param words those of the language, in an order
 */
record DescribedLexer(Syntax syntax, List<String> words) implements Lexer {

    private static final int FIRST_WORD = 30_000;
    private static final int FIRST_SIGN = 40_000;
    private static final int FIRST_PAIR = 200_000;

    private static final String LEFT_OUT = "{};";

    /** The longest first. */
    private static final List<String> PAIRS = List.of(
            """
            === !== **= <<= >>= <=> ... && || == != /= <= >= ++ -- += -= *= %= &= |= ^= ** // << >> -> => <- :: := .. <>
            """
                    .strip()
                    .split("\\s+"));

    DescribedLexer {
        words = List.copyOf(words);
    }

    DescribedLexer(Syntax syntax) {
        this(syntax, List.copyOf(new TreeSet<>(syntax.words())));
    }

    @Override
    public void read(String text, Sink tokens) {
        Letters letters = new Letters(text);
        while (!letters.isOver()) {
            Optional<Span> comment = letters.opened(syntax::commentAt);
            Optional<Span> quoted = comment.isPresent() ? comment : letters.opened(syntax::textAt);
            if (Character.isWhitespace(letters.peek())) {
                letters.skip(1);
            } else if (quoted.isPresent()) {
                int line = letters.line();
                if (!letters.skipSpan(quoted.get())) {
                    sign(letters, tokens);
                } else if (comment.isEmpty()) {
                    tokens.add(LITERAL, line);
                }
            } else {
                token(letters, tokens);
            }
        }
    }

    private void token(Letters letters, Sink tokens) {
        int line = letters.line();
        if (Character.isDigit(letters.peek())) {
            letters.skipNumber();
            tokens.add(LITERAL, line);
        } else if (Letters.isOfWord(letters.peek())) {
            tokens.add(kind(syntax.written(letters.word())), line);
        } else {
            sign(letters, tokens);
        }
    }

    private int kind(String word) {
        int number = words.indexOf(word);
        return syntax.constants().contains(word) ? LITERAL : number < 0 ? NAME : FIRST_WORD + number;
    }

    private static void sign(Letters letters, Sink tokens) {
        int line = letters.line();
        for (String pair : PAIRS) {
            if (letters.isNext(pair)) {
                letters.skip(pair.length());
                tokens.add(FIRST_PAIR + PAIRS.indexOf(pair), line);
                return;
            }
        }
        char sign = letters.peek();
        letters.skip(1);
        if (LEFT_OUT.indexOf(sign) < 0) {
            tokens.add(FIRST_SIGN + sign, line);
        }
    }
}
