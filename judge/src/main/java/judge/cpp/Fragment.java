package judge.cpp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Tokens of a source that follow each other, with no blanks, comments and directives among them. Indices are those of
 * the whole source's code; brackets are paired as far as they can be.
 */
public final class Fragment {

    /** The most brackets without another one between two that belong together. */
    private static final int MOST_LEFT_OPEN = 30;

    private final Source source;
    private final int from;
    private final int to;

    /** The data that all fragments of a source share. */
    private static final class Source {

        private final String text;
        private final List<Token> all;
        private final List<Token> code;
        /** The other bracket's index; -1 for what is none, and for a bracket without another one. */
        private final int[] partners;
        /** The index of the bracket that a token is in; -1 outside of all. */
        private final int[] around;

        Source(String text, boolean python) {
            this.text = text;
            all = Tokenizer.tokens(text, python);
            code = all.stream().filter(Token::isCode).toList();
            partners = new int[code.size()];
            around = new int[code.size()];
            pair(code, partners, around);
        }
    }

    private Fragment(Source source, int from, int to) {
        this.source = source;
        this.from = from;
        this.to = Math.max(from, to);
    }

    /** Reads a source, or a part of one. */
    public static Fragment of(String text) {
        return of(text, false);
    }

    /** Reads a source in Python, where a statement ends with the sign of a line's end, or in another language. */
    public static Fragment of(String text, boolean python) {
        Source source = new Source(text, python);
        return new Fragment(source, 0, source.code.size());
    }

    private static void pair(List<Token> code, int[] partners, int[] around) {
        Arrays.fill(partners, -1);
        int[] open = new int[code.size() + 1];
        int depth = 0;
        for (int i = 0; i < code.size(); i++) {
            String text = code.get(i).text();
            int kind = text.length() == 1 ? ")]}".indexOf(text) : -1;
            if (kind >= 0) {
                int fits = opener(code, open, depth, "([{".charAt(kind));
                if (fits >= 0) {
                    partners[open[fits]] = i;
                    partners[i] = open[fits];
                    depth = fits;
                }
            }
            around[i] = depth == 0 ? -1 : open[depth - 1];
            if (text.length() == 1 && "([{".contains(text)) {
                open[depth++] = i;
            }
        }
    }

    /** The place among the open brackets of the one that fits; no other closing bracket goes beyond a brace. */
    private static int opener(List<Token> code, int[] open, int depth, char wanted) {
        for (int i = depth - 1; i >= Math.max(0, depth - MOST_LEFT_OPEN); i--) {
            char one = code.get(open[i]).text().charAt(0);
            if (one == wanted) {
                return i;
            }
            if (one == '{') {
                return -1;
            }
        }
        return -1;
    }

    /** Returns the text of the whole source. */
    public String source() {
        return source.text;
    }

    /** Returns all tokens of the whole source, also those that are no code. */
    public List<Token> all() {
        return source.all;
    }

    /** Returns all code of the source. */
    public Fragment whole() {
        return part(0, source.code.size());
    }

    public Fragment part(int first, int end) {
        return new Fragment(source, first, end);
    }

    public int from() {
        return from;
    }

    /** Returns the index after the last token. */
    public int to() {
        return to;
    }

    public int size() {
        return to - from;
    }

    public boolean isEmpty() {
        return from == to;
    }

    public List<Token> tokens() {
        return source.code.subList(from, to);
    }

    public Token token(int index) {
        return source.code.get(index);
    }

    /** Returns the text of a token of the source; an empty one before the first and after the last. */
    public String at(int index) {
        return index >= 0 && index < source.code.size() ? source.code.get(index).text() : "";
    }

    /** Tells whether there is a name that is no word of the language. */
    public boolean isOwnName(int index) {
        return index >= 0 && index < source.code.size() && token(index).isName() && !Keywords.contains(at(index));
    }

    /** Returns the index of the bracket that belongs to the one there; -1 where none does. */
    public int partner(int index) {
        return index >= 0 && index < source.code.size() ? source.partners[index] : -1;
    }

    /** Returns the index of the bracket that opens around a token; -1 where none does. */
    public int around(int index) {
        return source.around[index];
    }

    /** Returns the index after the token, or after all that is between it and its bracket. */
    int behind(int index) {
        return partner(index) > index ? partner(index) + 1 : index + 1;
    }

    /** Returns the index of the first of some tokens that is in no further brackets; the end where there is none. */
    public int next(int first, Set<String> texts) {
        int i = first;
        while (i < to && !texts.contains(at(i))) {
            i = behind(i);
        }
        return Math.min(i, to);
    }

    /** Parts at a sign that is in no further brackets, such as arguments; none of an empty fragment. */
    public List<Fragment> split(String sign) {
        List<Fragment> parts = new ArrayList<>();
        int begin = from;
        while (!isEmpty() && begin <= to) {
            int end = next(begin, Set.of(sign));
            parts.add(part(begin, end));
            begin = end + 1;
            if (end == to) {
                break;
            }
        }
        return parts;
    }

    /** Returns the source from the first token to the last, as it is written. */
    public String text() {
        return isEmpty() ? "" : source.text.substring(start(), end());
    }

    /** Returns the tokens with one blank between them. */
    public String plain() {
        return tokens().stream().map(Token::text).collect(Collectors.joining(" "));
    }

    /** Tells whether the tokens are those of another text, whatever is between them. */
    public boolean is(String other) {
        return plain().equals(other) || plain().equals(of(other).plain());
    }

    boolean isSame(Fragment other) {
        return size() == other.size()
                && IntStream.range(0, size()).allMatch(i -> at(from + i).equals(other.at(other.from + i)));
    }

    public boolean has(String token) {
        return tokens().stream().anyMatch(one -> one.is(token));
    }

    public Optional<Token> first() {
        return tokens().stream().findFirst();
    }

    /** Returns the names that are no words of the language, each as often as it is there. */
    public Stream<Token> names() {
        return IntStream.range(from, to).filter(this::isOwnName).mapToObj(this::token);
    }

    /** Returns the index of the first character in the source; of nothing, that of what follows. */
    public int start() {
        return from < source.code.size() ? token(from).start() : source.text.length();
    }

    /** Returns the index after the last character in the source. */
    public int end() {
        return isEmpty() ? start() : token(to - 1).end();
    }

    /** Returns the line of the first token, from 1. */
    public int line() {
        return from < source.code.size() ? token(from).line() : 1;
    }

    public boolean contains(Fragment other) {
        return from <= other.from && other.to <= to;
    }

    @Override
    public String toString() {
        return plain();
    }
}
