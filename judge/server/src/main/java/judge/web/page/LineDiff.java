package judge.web.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import judge.message.Visible;

/** Finds the fewest lines to take out and put in that turn one text into another, by Myers' algorithm. */
public final class LineDiff {

    /** Texts with more differences than that have nothing to do with each other. */
    private static final int MOST = 1500;

    private LineDiff() {}

    /** The kinds of lines. */
    public enum Kind {
        SAME,
        GONE,
        NEW
    }

    /**
     * A line of both texts, or of one.
     *
     * @param before its number in the older text, from 1; 0: it is not there
     * @param after its number in the newer text, from 1; 0: it is not there
     */
    public record Line(Kind kind, int before, int after, String text) {}

    /** A line as pages show it; {@code kind} is same, gone or new, {@code sign} what stands before it. */
    public record Shown(String kind, String sign, String before, String after, String text) {

        static final Shown GAP = new Shown("same", "", "", "", "…");

        /** A line with its tabs as blanks, and what cannot be seen made visible. */
        public static Shown of(Line line) {
            String sign = line.kind() == Kind.SAME ? " " : line.kind() == Kind.GONE ? "-" : "+";
            return new Shown(
                    line.kind().name().toLowerCase(Locale.ROOT),
                    sign,
                    number(line.before()),
                    number(line.after()),
                    Visible.of(line.text().replace("\t", "    "), Integer.MAX_VALUE));
        }

        private static String number(int number) {
            return number == 0 ? "" : Integer.toString(number);
        }
    }

    /** The changed lines with some around them, and a sign for each gap. */
    public static List<Shown> near(List<Line> lines, int around) {
        List<Shown> shown = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (isNear(lines, i, around)) {
                if (i > next) {
                    shown.add(Shown.GAP);
                }
                shown.add(Shown.of(lines.get(i)));
                next = i + 1;
            }
        }
        if (next < lines.size()) {
            shown.add(Shown.GAP);
        }
        return shown;
    }

    private static boolean isNear(List<Line> lines, int at, int around) {
        return lines.subList(Math.max(0, at - around), Math.min(lines.size(), at + around + 1)).stream()
                .anyMatch(line -> line.kind() != Kind.SAME);
    }

    /** All lines of both texts, in order. */
    public static List<Line> of(List<String> older, List<String> newer) {
        List<int[]> trace = new ArrayList<>();
        int most = Math.min(older.size() + newer.size(), MOST);
        int[] furthest = new int[2 * most + 3];
        for (int edits = 0; edits <= most; edits++) {
            trace.add(furthest.clone());
            for (int diagonal = -edits; diagonal <= edits; diagonal += 2) {
                int x = start(furthest, diagonal, edits, most);
                int y = x - diagonal;
                while (x < older.size() && y < newer.size() && older.get(x).equals(newer.get(y))) {
                    x++;
                    y++;
                }
                furthest[diagonal + most + 1] = x;
                if (x >= older.size() && y >= newer.size()) {
                    return back(older, newer, trace, edits, most);
                }
            }
        }
        return replaced(older, newer);
    }

    private static int start(int[] furthest, int diagonal, int edits, int most) {
        return isDown(furthest, diagonal, edits, most) ? furthest[diagonal + most + 2] : furthest[diagonal + most] + 1;
    }

    private static boolean isDown(int[] furthest, int diagonal, int edits, int most) {
        return diagonal == -edits || (diagonal != edits && furthest[diagonal + most] < furthest[diagonal + most + 2]);
    }

    private static List<Line> back(List<String> older, List<String> newer, List<int[]> trace, int edits, int most) {
        List<Line> lines = new ArrayList<>();
        int x = older.size();
        int y = newer.size();
        for (int step = edits; step >= 0; step--) {
            int[] furthest = trace.get(step);
            int diagonal = x - y;
            int begun = start(furthest, diagonal, step, most);
            boolean down = isDown(furthest, diagonal, step, most);
            while ((x > begun && y > begun - diagonal) || (step == 0 && x > 0 && y > 0)) {
                lines.add(new Line(Kind.SAME, x, y, newer.get(y - 1)));
                x--;
                y--;
            }
            if (step > 0 && down) {
                lines.add(new Line(Kind.NEW, 0, y, newer.get(y - 1)));
                y--;
            } else if (step > 0) {
                lines.add(new Line(Kind.GONE, x, 0, older.get(x - 1)));
                x--;
            }
        }
        Collections.reverse(lines);
        return lines;
    }

    private static List<Line> replaced(List<String> older, List<String> newer) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < older.size(); i++) {
            lines.add(new Line(Kind.GONE, i + 1, 0, older.get(i)));
        }
        for (int i = 0; i < newer.size(); i++) {
            lines.add(new Line(Kind.NEW, 0, i + 1, newer.get(i)));
        }
        return lines;
    }
}
