package judge.similar;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import judge.cpp.Token;
import judge.cpp.Tokenizer;

/**
 * C and C++: braces, specifiers, the name of the standard library's namespace and all lines of the preprocessor but
 * definitions are left out.
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

    private static final List<String> SIGNS = List.of(
            """
            <<= >>= <=> ... ->* << >> <= >= == != && || ++ -- += -= *= /= %= &= |= ^= -> :: ## + - * / % & | ^ ~
            ! = < > ? : ; , . ( ) [ ] #
            """
                    .strip()
                    .split("\\s+"));

    @Override
    public void read(String text, Sink tokens) {
        new Reading(tokens).read(Tokenizer.tokens(text.replace("\r\n", "\n").replace('\r', '\n')), 0);
    }

    private static final class Reading {

        private final Sink sink;
        private int integerAt = -1;
        private int count;

        Reading(Sink sink) {
            this.sink = sink;
        }

        /** Reads tokens whose lines count from the one after some lines. */
        void read(List<Token> all, int linesBefore) {
            List<Token> tokens = all.stream()
                    .filter(token -> token.isCode() || token.kind() == Token.Kind.DIRECTIVE)
                    .toList();
            int at = 0;
            while (at < tokens.size()) {
                at = behind(tokens, at, linesBefore);
            }
        }

        /** Reads what begins there; the index after it. */
        private int behind(List<Token> tokens, int at, int linesBefore) {
            Token token = tokens.get(at);
            String next = at + 1 < tokens.size() ? tokens.get(at + 1).text() : "";
            int line = linesBefore + token.line();
            if (token.kind() == Token.Kind.DIRECTIVE) {
                directive(token, line);
            } else if (!token.isName() && token.kind() != Token.Kind.SIGN) {
                add(LITERAL, line);
            } else if (token.is("\"") || token.is("'")) {
                add(LITERAL, line); // To the end of its line, as nothing closes it.
                return first(tokens, at, one -> one.line() != token.line());
            } else if (ACCESS.contains(token.text())) {
                return next.equals(":") ? at + 2 : at + 1;
            } else if (token.is("std") && next.equals("::")) {
                return at + 2;
            } else if (token.is("using") && next.equals("namespace")) {
                return first(tokens, at, one -> one.is(";")) + 1;
            } else {
                word(token.text(), line);
            }
            return at + 1;
        }

        private static int first(List<Token> tokens, int from, Predicate<Token> wanted) {
            int at = from;
            while (at < tokens.size() && !wanted.test(tokens.get(at))) {
                at++;
            }
            return at;
        }

        private void directive(Token directive, int line) {
            List<Token> tokens = Tokenizer.tokens(directive.text().substring(1));
            int word = !tokens.isEmpty() && !tokens.get(0).isCode() ? 1 : 0;
            if (word < tokens.size() && tokens.get(word).is("define")) {
                add(FIRST_WORD - 1, line);
                read(tokens.subList(word + 1, tokens.size()), line - 1);
            }
        }

        private void word(String word, int line) {
            String same = SAME.getOrDefault(word, word);
            int number = WORDS.indexOf(same);
            int sign = SIGNS.indexOf(same);
            if (INTEGERS.contains(word)) {
                // long long, unsigned int: one type, however many words.
                if (integerAt != count) {
                    add(INTEGER, line);
                    integerAt = count;
                }
            } else if (LITERALS.contains(word)) {
                add(LITERAL, line);
            } else if (number >= 0 || sign >= 0) {
                add(number >= 0 ? FIRST_WORD + number : FIRST_SIGN + sign, line);
            } else if (Character.isLetter(word.charAt(0)) || word.charAt(0) == '_') {
                if (!LEFT_OUT.contains(word)) {
                    add(NAME, line);
                }
            }
        }

        private void add(int kind, int line) {
            sink.add(kind, line);
            count++;
        }
    }
}
