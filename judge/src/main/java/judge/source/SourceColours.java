package judge.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The words of a source that pages show in colours: keywords, texts, numbers and comments of Java, C, C++ and Python.
 * Nothing depends on it, so it only looks at words, and whatever is no program is shown all the same.
 */
public final class SourceColours {

    /** A piece of a line; {@code kind} is {@code keyword}, {@code text}, {@code figure}, {@code remark} or empty. */
    public record Piece(String kind, String text) {}

    private static final String KEYWORD = "keyword";
    private static final String TEXT = "text";
    private static final String FIGURE = "figure";
    private static final String REMARK = "remark";

    /** A longer source is shown without colours, which make a page some times as large. */
    private static final int MOST_CHARACTERS = 200_000;

    private static final Set<String> C = Set.of(
            ("auto bool break case char const continue default do double else enum extern false float for goto if"
                            + " inline int long register restrict return short signed sizeof static struct switch true"
                            + " typedef union unsigned void volatile while")
                    .split(" "));

    private static final Set<String> CPP =
            Set.of(("alignas alignof and auto bool break case catch char class const const_cast consteval constexpr"
                            + " constinit continue decltype default delete do double dynamic_cast else enum explicit"
                            + " export extern false float for friend goto if inline int long mutable namespace new"
                            + " noexcept not nullptr operator or private protected public register reinterpret_cast"
                            + " return short signed sizeof static static_assert static_cast struct switch template this"
                            + " throw true try typedef typeid typename union unsigned using virtual void volatile"
                            + " while")
                    .split(" "));

    private static final Set<String> JAVA =
            Set.of(("abstract assert boolean break byte case catch char class const continue default do double else"
                            + " enum extends false final finally float for goto if implements import instanceof int"
                            + " interface long native new null package private protected public record return short"
                            + " static strictfp super switch synchronized this throw throws transient true try var void"
                            + " volatile while yield")
                    .split(" "));

    private static final Set<String> PYTHON =
            Set.of(("False None True and as assert async await break class continue def del elif else except finally"
                            + " for from global if import in is lambda nonlocal not or pass raise return try while with"
                            + " yield")
                    .split(" "));

    private final Set<String> keywords;
    private final boolean python;
    /** The end of what began on an earlier line, and its kind; empty: nothing did. */
    private String until = "";

    private String kind = "";
    private String line = "";
    private int plain;
    private List<Piece> pieces = new ArrayList<>();

    private SourceColours(LanguageName language) {
        python = language.equals(LanguageName.PYTHON3);
        keywords =
                python ? PYTHON : language.equals(LanguageName.JAVA) ? JAVA : language.equals(LanguageName.C) ? C : CPP;
    }

    /** The pieces of each line; {@code file} is the name or path, which tells the language. */
    public static List<List<Piece>> of(String file, List<String> lines) {
        Optional<LanguageName> language = LanguageNames.BUILT_IN.all().stream()
                .filter(one -> one.isSource(file))
                .findFirst();
        int characters = lines.stream().mapToInt(String::length).sum();
        if (language.isEmpty() || characters > MOST_CHARACTERS) {
            return lines.stream().map(line -> List.of(new Piece("", line))).toList();
        }
        SourceColours colours = new SourceColours(language.get());
        return lines.stream().map(colours::pieces).toList();
    }

    private List<Piece> pieces(String next) {
        line = next;
        plain = 0;
        pieces = new ArrayList<>();
        int at = until.isEmpty() ? 0 : toEnd(0, 0);
        while (at < line.length()) {
            at = next(at);
        }
        add("", line.length(), line.length());
        return pieces;
    }

    /** Reads what is at a place, and returns where the next thing begins. */
    private int next(int at) {
        char sign = line.charAt(at);
        if (line.startsWith(python ? "#" : "//", at)) {
            return add(REMARK, at, line.length());
        }
        if (!python && line.startsWith("/*", at)) {
            return open("*/", REMARK, at, at + 2);
        }
        if (line.startsWith("\"\"\"", at) || (python && line.startsWith("'''", at))) {
            return open(line.substring(at, at + 3), TEXT, at, at + 3);
        }
        if (sign == '"' || sign == '\'') {
            return add(TEXT, at, quoted(at + 1, sign));
        }
        if (sign >= '0' && sign <= '9') {
            return add(FIGURE, at, word(at));
        }
        if (Character.isJavaIdentifierStart(sign)) {
            int end = word(at);
            return keywords.contains(line.substring(at, end)) ? add(KEYWORD, at, end) : end;
        }
        return at + 1;
    }

    private int open(String end, String of, int at, int within) {
        until = end;
        kind = of;
        return toEnd(at, within);
    }

    private int toEnd(int at, int within) {
        int found = line.indexOf(until, within);
        int end = found < 0 ? line.length() : found + until.length();
        until = found < 0 ? until : "";
        return add(kind, at, end);
    }

    private int quoted(int from, char quote) {
        int at = from;
        while (at < line.length() && line.charAt(at) != quote) {
            at += line.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, line.length());
    }

    private int word(int from) {
        int at = from;
        while (at < line.length() && Character.isJavaIdentifierPart(line.charAt(at))) {
            at++;
        }
        return Math.max(at, from + 1);
    }

    /** Adds a piece, before it what is in no colour. */
    private int add(String of, int from, int to) {
        if (from > plain) {
            pieces.add(new Piece("", line.substring(plain, from)));
        }
        if (to > from) {
            pieces.add(new Piece(of, line.substring(from, to)));
        }
        plain = to;
        return to;
    }
}
