package judge.similar;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * C and C++: braces, specifiers, the name of the standard library's namespace and all lines of the preprocessor but
 * definitions are left out. A lexer of our own: the libraries that have one weigh three to twelve megabytes, and hand
 * out more than is wanted.
 */
final class CppLexer implements Lexer {

    private static final int FIRST_WORD = 10_000;
    private static final int FIRST_SIGN = 11_000;

    private static final Set<String> LEFT_OUT = Set.of(
            """
            const constexpr consteval constinit static inline extern register volatile noexcept override final
            public private protected friend mutable virtual explicit restrict thread_local
            """
                    .strip()
                    .split("\\s+"));

    private static final Set<String> INTEGERS = Set.of("int", "long", "short", "signed", "unsigned");

    private static final Set<String> LITERALS = Set.of("true", "false", "nullptr", "NULL");

    private static final Set<String> ACCESS = Set.of("public", "private", "protected");

    private static final List<String> WORDS = List.of(
            """
            alignas alignof asm auto bool break case catch char class const_cast continue decltype default
            delete do double dynamic_cast else enum export float for goto if new operator reinterpret_cast
            return sizeof static_cast static_assert struct switch template this throw try typedef typeid
            typename union using void while namespace
            """
                    .strip()
                    .split("\\s+"));

    /** The symbols that can be written in two ways, with the common form. */
    private static final Map<String, String> SAME = Map.ofEntries(
            Map.entry("class", "struct"),
            Map.entry("typename", "struct"),
            Map.entry("->", "."),
            Map.entry("and", "&&"),
            Map.entry("or", "||"),
            Map.entry("not", "!"),
            Map.entry("not_eq", "!="),
            Map.entry("bitand", "&"),
            Map.entry("bitor", "|"),
            Map.entry("xor", "^"),
            Map.entry("compl", "~"));

    /** The longest first. */
    private static final List<String> SIGNS = List.of(
            """
            <<= >>= <=> ... ->* << >> <= >= == != && || ++ -- += -= *= /= %= &= |= ^= -> :: ## + - * / % & | ^ ~
            ! = < > ? : ; , . ( ) [ ] #
            """
                    .strip()
                    .split("\\s+"));

    private static final Pattern PREFIX = Pattern.compile("(u8|u|U|L)?R?");

    @Override
    public void read(String text, Sink tokens) {
        new Reading(new Letters(text), tokens).read();
    }

    private static final class Reading {

        private final Letters letters;
        private final Sink tokens;
        private boolean lineBegins = true;
        private int integerAt = -1;
        private int count;

        Reading(Letters letters, Sink tokens) {
            this.letters = letters;
            this.tokens = tokens;
        }

        void read() {
            while (!letters.isOver()) {
                char letter = letters.peek();
                if (letter == '\n') {
                    letters.skip(1);
                    lineBegins = true;
                } else if (Character.isWhitespace(letter)) {
                    letters.skip(1);
                } else if (letters.isNext("//")) {
                    letters.skipLine();
                } else if (letters.isNext("/*")) {
                    letters.skip(2);
                    letters.skipBehind("*/");
                } else if (letter == '#' && lineBegins) {
                    directive();
                } else {
                    lineBegins = false;
                    token(letter);
                }
            }
        }

        private void directive() {
            letters.skip(1);
            while (letters.peek() == ' ' || letters.peek() == '\t') {
                letters.skip(1);
            }
            int line = letters.line();
            if (letters.word().equals("define")) {
                add(FIRST_WORD - 1, line);
            } else {
                letters.skipLine();
            }
            lineBegins = false;
        }

        private void token(char letter) {
            int line = letters.line();
            if (letter == '"' || letter == '\'') {
                quoted("", line);
            } else if (Character.isDigit(letter) || (letter == '.' && Character.isDigit(letters.peek(1)))) {
                number();
                add(LITERAL, line);
            } else if (Letters.isOfWord(letter)) {
                String word = letters.word();
                char next = letters.peek();
                if ((next == '"' || next == '\'') && PREFIX.matcher(word).matches()) {
                    quoted(word, line);
                } else {
                    word(word, line);
                }
            } else {
                sign(line);
            }
        }

        private void quoted(String prefix, int line) {
            char quote = letters.peek();
            letters.skip(1);
            if (prefix.endsWith("R") && quote == '"') {
                StringBuilder end = new StringBuilder(")");
                while (!letters.isOver() && letters.peek() != '(' && end.length() < 18) {
                    end.append(letters.peek());
                    letters.skip(1);
                }
                letters.skipBehind(end.append('"').toString());
            } else {
                letters.skipQuoted(quote);
            }
            add(LITERAL, line);
        }

        /** Reads a number as the preprocessor has it: with separators, exponents and their signs. */
        private void number() {
            char before = letters.peek();
            while (Letters.isOfWord(letters.peek())
                    || letters.peek() == '.'
                    || (letters.peek() == '\'' && Letters.isOfWord(letters.peek(1)))
                    || ("+-".indexOf(letters.peek()) >= 0 && "eEpP".indexOf(before) >= 0)) {
                before = letters.peek();
                letters.skip(1);
            }
        }

        private void word(String word, int line) {
            if (ACCESS.contains(word)) {
                blanks();
                if (letters.peek() == ':' && letters.peek(1) != ':') {
                    letters.skip(1);
                }
            } else if (word.equals("std") && letters.isNext("::")) {
                letters.skip(2);
            } else if (word.equals("using")) {
                blanks();
                if (letters.isNext("namespace")) {
                    letters.skipBehind(";");
                } else {
                    add(FIRST_WORD + WORDS.indexOf(word), line);
                }
            } else if (INTEGERS.contains(word)) {
                // long long, unsigned int: one type, however many words.
                if (integerAt != count) {
                    add(INTEGER, line);
                    integerAt = count;
                }
            } else if (!LEFT_OUT.contains(word)) {
                add(kind(SAME.getOrDefault(word, word)), line);
            }
        }

        private static int kind(String word) {
            int number = WORDS.indexOf(word);
            int sign = SIGNS.indexOf(word);
            return LITERALS.contains(word)
                    ? LITERAL
                    : number >= 0 ? FIRST_WORD + number : sign >= 0 ? FIRST_SIGN + sign : NAME;
        }

        private void sign(int line) {
            for (String sign : SIGNS) {
                if (letters.isNext(sign)) {
                    letters.skip(sign.length());
                    add(FIRST_SIGN + SIGNS.indexOf(SAME.getOrDefault(sign, sign)), line);
                    return;
                }
            }
            // A brace, a backslash, or what is no C++.
            letters.skip(1);
        }

        private void blanks() {
            while (Character.isWhitespace(letters.peek())) {
                letters.skip(1);
            }
        }

        private void add(int kind, int line) {
            tokens.add(kind, line);
            count++;
        }
    }
}
