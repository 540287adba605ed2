package judge.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.source.Syntax.Span;

/**
 * The words of a source that pages show in colours: keywords, texts, numbers and comments, by what the language's file
 * says. Nothing depends on it, so it only looks at words, and whatever is no program is shown all the same.
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

    private final Syntax syntax;

    /** The end of what began on an earlier line, and its kind; empty: nothing did. */
    private String until = "";

    private String kind = "";
    private String line = "";
    private int plain;
    private List<Piece> pieces = new ArrayList<>();

    private SourceColours(Syntax syntax) {
        this.syntax = syntax;
    }

    /** The pieces of each line; {@code file} is the name or path, which tells the language. */
    public static List<List<Piece>> of(String file, List<String> lines) {
        Optional<Syntax> language = LanguageNames.known().all().stream()
                .filter(one -> one.isSource(file))
                .findFirst()
                .flatMap(Syntax::of);
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
        Optional<Span> comment = syntax.commentAt(line, at);
        Optional<Span> span = comment.or(() -> syntax.textAt(line, at));
        if (span.isPresent()) {
            return spanned(span.get(), comment.isPresent() ? REMARK : TEXT, at);
        }
        char sign = line.charAt(at);
        if (sign >= '0' && sign <= '9') {
            return add(FIGURE, at, word(at));
        }
        if (Character.isJavaIdentifierStart(sign)) {
            int end = word(at);
            String word = syntax.written(line.substring(at, end));
            boolean known = syntax.words().contains(word) || syntax.constants().contains(word);
            return known ? add(KEYWORD, at, end) : end;
        }
        return at + 1;
    }

    private int spanned(Span span, String of, int at) {
        if (span.end().isEmpty()) {
            return add(of, at, line.length());
        }
        return span.isQuoted()
                ? add(of, at, quoted(at + 1, span.end().charAt(0)))
                : open(span.end(), of, at, at + span.begin().length());
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
