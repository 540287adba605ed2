package judge.similar;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Python: imports, comments, texts that are statements by themselves, and how deep a line is indented are left out; the
 * end of a statement is a token.
 */
final class PythonLexer implements Lexer {

    private static final int FIRST_WORD = 20_000;
    private static final int FIRST_SIGN = 21_000;
    private static final int END_OF_STATEMENT = 22_000;

    private static final Set<String> LITERALS = Set.of("True", "False", "None");

    private static final Set<String> IMPORTS = Set.of("import", "from");

    private static final List<String> WORDS = List.of(
            """
            and as assert async await break class continue def del elif else except finally for global if in is
            lambda nonlocal not or pass raise return try while with yield
            """
                    .strip()
                    .split("\\s+"));

    /** The longest first. */
    private static final List<String> SIGNS = List.of(
            """
            **= //= >>= <<= ... ** // >> << <= >= == != -> += -= *= /= %= &= |= ^= @= := + - * / % & | ^ ~ = < >
            : , . @ ( ) [ ] { }
            """
                    .strip()
                    .split("\\s+"));

    private static final int COLON = FIRST_SIGN + SIGNS.indexOf(":");

    private static final Map<String, String> SAME = Map.of("elif", "if");

    private static final Pattern PREFIX = Pattern.compile("[rbuf]{0,2}");

    @Override
    public void read(String text, Sink tokens) {
        new Reading(new Letters(text), tokens).read();
    }

    private static final class Reading {

        private final Letters letters;
        private final Sink tokens;

        /** Inside of brackets a line's end is a blank. */
        private int open;

        /** True while nothing of the statement has been read. */
        private boolean begins = true;

        /** A text with which a statement begins; if nothing follows, it is a comment. */
        private int textAtLine;

        private int last;

        Reading(Letters letters, Sink tokens) {
            this.letters = letters;
            this.tokens = tokens;
        }

        void read() {
            while (!letters.isOver()) {
                char letter = letters.peek();
                if (letter == '\n' || letter == ';') {
                    int line = letters.line();
                    letters.skip(1);
                    if (open == 0) {
                        end(line);
                    }
                } else if (letter == '#') {
                    letters.skipLine();
                } else if (letters.isNext("\\\n")) {
                    letters.skip(2);
                } else if (Character.isWhitespace(letter)) {
                    letters.skip(1);
                } else {
                    token(letter);
                }
            }
            end(letters.line());
        }

        private void end(int line) {
            // The statement after a colon may stand in the same line.
            if (!begins && last != COLON) {
                tokens.add(END_OF_STATEMENT, line);
            }
            begins = true;
            textAtLine = 0;
        }

        private void token(char letter) {
            int line = letters.line();
            if (letter == '"' || letter == '\'') {
                quoted(line);
            } else if (Character.isDigit(letter) || (letter == '.' && Character.isDigit(letters.peek(1)))) {
                number();
                add(LITERAL, line);
            } else if (Letters.isOfWord(letter)) {
                String word = letters.word();
                char next = letters.peek();
                if ((next == '"' || next == '\'')
                        && PREFIX.matcher(word.toLowerCase(Locale.ROOT)).matches()) {
                    quoted(line);
                } else if (begins && textAtLine == 0 && IMPORTS.contains(word)) {
                    statement();
                } else {
                    add(kind(SAME.getOrDefault(word, word)), line);
                }
            } else {
                sign(line);
            }
        }

        private static int kind(String word) {
            int number = WORDS.indexOf(word);
            return LITERALS.contains(word) ? LITERAL : number < 0 ? NAME : FIRST_WORD + number;
        }

        private void quoted(int line) {
            char quote = letters.peek();
            String thrice = String.valueOf(quote).repeat(3);
            if (letters.isNext(thrice)) {
                letters.skip(3);
                while (!letters.isOver() && !letters.isNext(thrice)) {
                    letters.skip(letters.peek() == '\\' ? 2 : 1);
                }
                letters.skip(3);
            } else {
                letters.skip(1);
                letters.skipQuoted(quote);
            }
            if (begins && open == 0) {
                textAtLine = line;
            } else {
                add(LITERAL, line);
            }
        }

        private void number() {
            char before = letters.peek();
            while (Letters.isOfWord(letters.peek())
                    || letters.peek() == '.'
                    || ("+-".indexOf(letters.peek()) >= 0 && "eE".indexOf(before) >= 0)) {
                before = letters.peek();
                letters.skip(1);
            }
        }

        /** Passes over a whole statement. */
        private void statement() {
            int depth = 0;
            while (!letters.isOver() && (depth > 0 || (letters.peek() != '\n' && letters.peek() != ';'))) {
                depth += letters.peek() == '(' ? 1 : letters.peek() == ')' ? -1 : 0;
                letters.skip(letters.isNext("\\\n") ? 2 : 1);
            }
        }

        private void sign(int line) {
            for (String sign : SIGNS) {
                if (letters.isNext(sign)) {
                    letters.skip(sign.length());
                    if (sign.length() == 1) {
                        open += "([{".contains(sign) ? 1 : ")]}".contains(sign) ? -1 : 0;
                        open = Math.max(0, open);
                    }
                    add(FIRST_SIGN + SIGNS.indexOf(sign), line);
                    return;
                }
            }
            letters.skip(1);
        }

        private void add(int kind, int line) {
            if (textAtLine > 0) {
                int text = textAtLine;
                textAtLine = 0;
                begins = false;
                tokens.add(LITERAL, text);
            }
            begins = false;
            last = kind;
            tokens.add(kind, line);
        }
    }
}
