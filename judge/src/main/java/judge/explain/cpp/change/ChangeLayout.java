package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import judge.cpp.Fragment;
import judge.cpp.Token;

/** Writes changes beside what they change, one within another where they are. */
final class ChangeLayout {

    private static final String BEGIN =
            """

            static int judge_m, judge_c;
            __attribute__((constructor)) static void judge_begin(int c, char **v) {
                const char *s = c > 1 ? v[c - 1] : "";
                while (*s >= '0' && *s <= '9') judge_m = judge_m * 10 + *s++ - '0';
            }
            """;

    private record Piece(int number, Edit edit) {}

    /** A stretch of the source and all that may come in its place. */
    private record Place(int start, int end, List<Piece> pieces) {}

    private final String source;
    private final StringBuilder text = new StringBuilder();
    private final Map<Integer, List<Long>> lines = new LinkedHashMap<>();
    private final NavigableMap<Long, Long> origins = new TreeMap<>();
    private final Set<Integer> left = new HashSet<>();
    private final List<Place> places = new ArrayList<>();
    private long line = 1;
    private int counted;

    ChangeLayout(String source, Map<Integer, List<Edit>> changes) {
        this.source = source;
        Map<List<Integer>, Place> found = new LinkedHashMap<>();
        changes.forEach((number, edits) -> {
            for (Edit edit : edits) {
                found.computeIfAbsent(
                                List.of(edit.start(), edit.end()),
                                key -> new Place(edit.start(), edit.end(), new ArrayList<>()))
                        .pieces()
                        .add(new Piece(number, edit));
            }
        });
        found.values().stream()
                .sorted(Comparator.comparingInt(Place::start)
                        .thenComparing(place -> place.end() > place.start())
                        .thenComparing(Comparator.comparingInt(Place::end).reversed()))
                .forEach(this::place);
        int head = head();
        text.append(source, 0, head).append(BEGIN);
        int next = within(0, head, source.length());
        if (next < places.size()) {
            throw new IllegalStateException("a place behind the end");
        }
    }

    /** Places a change; leaves it out where it begins in another and ends behind it, which cannot be written. */
    private void place(Place place) {
        boolean crosses = places.stream()
                .anyMatch(other ->
                        other.start() < place.start() && place.start() < other.end() && other.end() < place.end());
        if (crosses) {
            place.pieces().forEach(piece -> left.add(piece.number()));
        } else {
            places.add(place);
        }
    }

    String text() {
        return text.toString();
    }

    /** Returns the places of the changes. */
    ChangePlaces places() {
        return new ChangePlaces(lines, origins);
    }

    /** Returns the numbers of the changes that could not be written, at least not as a whole. */
    Set<Integer> left() {
        return left;
    }

    /** All places from one on that are in a stretch; the first that is not. */
    private int within(int from, int start, int end) {
        int next = start;
        int i = from;
        while (i < places.size() && isIn(places.get(i), end)) {
            Place place = places.get(i);
            if (place.start() < next) {
                place.pieces().forEach(piece -> left.add(piece.number()));
                i++;
                continue;
            }
            stretch(next, place.start());
            i = written(i, place);
            next = place.end();
        }
        stretch(next, end);
        return i;
    }

    private void stretch(int start, int end) {
        origins.put(
                line(),
                1 + source.substring(0, start).chars().filter(c -> c == '\n').count());
        text.append(source, start, end);
    }

    private boolean isIn(Place place, int end) {
        return place.start() < end || (end == source.length() && place.start() == end);
    }

    private int written(int i, Place place) {
        boolean value = place.pieces().get(0).edit().value();
        boolean added = place.start() == place.end();
        text.append(value ? "(" : added ? "" : "{");
        for (Piece piece : place.pieces()) {
            text.append(
                    value ? "judge_m == " + piece.number() + " ? (\n" : "if (judge_m == " + piece.number() + ") {\n");
            lines.computeIfAbsent(piece.number(), key -> new ArrayList<>()).add(line());
            text.append(piece.edit().text()).append(value ? "\n) : " : "\n}");
            text.append(!value && !added ? " else " : "");
        }
        if (added) {
            return i + 1;
        }
        text.append(value ? "(" : "");
        int next = within(i + 1, place.start(), place.end());
        text.append(value ? "))" : "}");
        return next;
    }

    /** The line that the text has come to. */
    private long line() {
        for (; counted < text.length(); counted++) {
            line += text.charAt(counted) == '\n' ? 1 : 0;
        }
        return line;
    }

    /** The end of the last include: changes come after it, so that precompiled headers stay of use. */
    private int head() {
        return Fragment.of(source).all().stream()
                .filter(token -> token.kind() == Token.Kind.DIRECTIVE)
                .filter(token -> token.text().substring(1).stripLeading().startsWith("include"))
                .mapToInt(Token::end)
                .max()
                .orElse(0);
    }
}
