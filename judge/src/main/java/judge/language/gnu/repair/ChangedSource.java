package judge.language.gnu.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A source in which many small changes are written beside what they change. Compiled once, the program runs as it was
 * written or with one of them, whose number is its last argument.
 *
 * @param changes in the order in which they are to be tried
 * @param places the lines of the text that each of them is on
 */
public record ChangedSource(String text, List<SmallChange> changes, Map<Integer, List<Long>> places) {

    private static final int MOST = 250;
    private static final int MAX_CHARACTERS = 20_000;
    private static final int MOST_SHOWN = 90;

    /** After what is included, so that headers that are compiled already stay of use. */
    private static final Pattern INCLUDE = Pattern.compile("(?m)^[ \\t]*+#\\s*+include\\b.*$");

    private static final String BEGIN =
            """

            static int judge_m;
            __attribute__((constructor)) static void judge_begin(int c, char **v) {
                const char *s = c > 1 ? v[c - 1] : "";
                while (*s >= '0' && *s <= '9') judge_m = judge_m * 10 + *s++ - '0';
            }
            """;

    /**
     * A change, and what part of it comes in which place.
     *
     * @param start of what it replaces
     * @param value whether it is an expression, otherwise a statement
     */
    private record Piece(int number, int start, int end, String text, boolean value) {}

    private record Ranked(int rank, Part part, Rewrite rewrite) {}

    /** With all changes that are known but for some. */
    public static ChangedSource of(String source, Set<Integer> without) {
        if (source.length() > MAX_CHARACTERS) {
            return new ChangedSource(source, List.of(), Map.of());
        }
        List<Ranked> all = new ArrayList<>();
        Rewrites rewrites = new Rewrites(source);
        for (Part part : Parts.of(Token.all(source))) {
            rewrites.of(part).forEach(rewrite -> all.add(new Ranked(rewrite.rank(), part, rewrite)));
        }
        all.sort(Comparator.comparingInt(Ranked::rank));
        List<SmallChange> changes = new ArrayList<>();
        List<Piece> pieces = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (int i = 0; i < all.size() && i < MOST; i++) {
            Ranked one = all.get(i);
            List<Piece> own = pieces(i + 1, one.part(), one.rewrite());
            SmallChange change = change(i + 1, source, one.part(), one.rewrite());
            boolean other = known.add(change.line() + " " + change.written() + "\n" + change.changed());
            if (!without.contains(i + 1) && !own.isEmpty() && other) {
                changes.add(change);
                pieces.addAll(own);
            }
        }
        return laid(source, changes, pieces);
    }

    private static SmallChange change(int number, String source, Part part, Rewrite rewrite) {
        boolean before = rewrite.place() == Rewrite.Place.BEFORE;
        if (rewrite.place() != Rewrite.Place.INSTEAD) {
            int at = before || part.kind() != Part.Kind.BODY ? part.start() : part.end();
            return new SmallChange(
                    number, line(source, at), "", shown(rewrite.pieces().get(0)));
        }
        String written = source.substring(part.start(), part.end());
        String changed = rewrite.pieces().get(0);
        if (part.isHead()) {
            List<Token> first = Rewrites.value(part.tail().get(0));
            String value = first.isEmpty() ? "" : rewrite.pieces().get(0);
            int until = first.isEmpty() ? end(part.tail().get(0)) : first.get(0).start();
            changed = source.substring(part.start(), until) + value + "; "
                    + rewrite.pieces().get(1) + "; " + rewrite.pieces().get(2);
        }
        return new SmallChange(number, line(source, part.start()), shown(written), shown(changed));
    }

    private static int end(List<Token> tokens) {
        return tokens.get(tokens.size() - 1).end();
    }

    private static String shown(String code) {
        String plain = code.strip().replaceAll("\\s++", " ");
        return plain.length() <= MOST_SHOWN ? plain : plain.substring(0, MOST_SHOWN) + "...";
    }

    private static long line(String text, int index) {
        return text.substring(0, index).chars().filter(c -> c == '\n').count() + 1;
    }

    private static List<Piece> pieces(int number, Part part, Rewrite rewrite) {
        String text = rewrite.pieces().get(0);
        boolean body = part.kind() == Part.Kind.BODY;
        if (rewrite.place() == Rewrite.Place.BEFORE) {
            int at = body ? part.start() + 1 : part.start();
            return List.of(new Piece(number, at, at, text, false));
        }
        if (rewrite.place() == Rewrite.Place.AFTER) {
            int at = body ? part.end() - 1 : part.end();
            return List.of(new Piece(number, at, at, text, false));
        }
        if (!part.isHead()) {
            return List.of(new Piece(number, part.start(), part.end(), text, part.isValue()));
        }
        List<Piece> pieces = new ArrayList<>();
        List<Token> first = Rewrites.value(part.tail().get(0));
        if (!first.isEmpty()) {
            pieces.add(new Piece(number, first.get(0).start(), end(first), text, true));
        }
        for (int i = 1; i <= 2; i++) {
            List<Token> tokens = part.tail().get(i);
            pieces.add(new Piece(
                    number, tokens.get(0).start(), end(tokens), rewrite.pieces().get(i), true));
        }
        return pieces;
    }

    private static ChangedSource laid(String source, List<SmallChange> changes, List<Piece> pieces) {
        Map<List<Integer>, List<Piece>> byPlace = new LinkedHashMap<>();
        pieces.stream()
                .sorted(Comparator.comparingInt(Piece::start).thenComparingInt(Piece::end))
                .forEach(piece -> byPlace.computeIfAbsent(List.of(piece.start(), piece.end()), key -> new ArrayList<>())
                        .add(piece));
        int head = head(source);
        StringBuilder text = new StringBuilder(source.substring(0, head)).append(BEGIN);
        Map<Integer, List<Long>> places = new LinkedHashMap<>();
        int next = head;
        for (List<Piece> here : byPlace.values()) {
            Piece one = here.get(0);
            if (one.start() < next) {
                here.forEach(piece -> changes.removeIf(change -> change.number() == piece.number()));
                continue;
            }
            text.append(source, next, one.start());
            if (one.value()) {
                text.append('(');
            } else if (one.end() > one.start()) {
                text.append('{');
            }
            for (Piece piece : here) {
                text.append(
                        piece.value()
                                ? "judge_m == " + piece.number() + " ? (\n"
                                : "if (judge_m == " + piece.number() + ") {\n");
                places.computeIfAbsent(piece.number(), key -> new ArrayList<>())
                        .add(line(text.toString(), text.length()));
                text.append(piece.text()).append(piece.value() ? "\n) : " : "\n}");
                text.append(!piece.value() && one.end() > one.start() ? " else " : "");
            }
            text.append(one.value() ? "(" : "").append(source, one.start(), one.end());
            text.append(one.value() ? "))" : one.end() > one.start() ? "}" : "");
            next = one.end();
        }
        text.append(source.substring(next));
        return new ChangedSource(text.toString(), List.copyOf(changes), places);
    }

    private static int head(String source) {
        Matcher include = INCLUDE.matcher(source);
        int end = 0;
        while (include.find()) {
            end = include.end();
        }
        return end;
    }
}
