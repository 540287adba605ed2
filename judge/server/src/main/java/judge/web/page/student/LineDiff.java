package judge.web.page.student;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finds the fewest lines to take out and put in that turn one text into another, by Myers' algorithm. */
final class LineDiff {

    /** Texts with more differences than that have nothing to do with each other. */
    private static final int MOST = 1500;

    private LineDiff() {}

    /** The kinds of lines. */
    enum Kind {
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
    record Line(Kind kind, int before, int after, String text) {}

    /** All lines of both texts, in order. */
    static List<Line> of(List<String> older, List<String> newer) {
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
        int left = furthest[diagonal + most];
        int above = furthest[diagonal + most + 2];
        return diagonal == -edits || (diagonal != edits && left < above) ? above : left + 1;
    }

    private static List<Line> back(List<String> older, List<String> newer, List<int[]> trace, int edits, int most) {
        List<Line> lines = new ArrayList<>();
        int x = older.size();
        int y = newer.size();
        for (int step = edits; step >= 0; step--) {
            int[] furthest = trace.get(step);
            int diagonal = x - y;
            int begun = start(furthest, diagonal, step, most);
            boolean down = diagonal == -step
                    || (diagonal != step && furthest[diagonal + most] < furthest[diagonal + most + 2]);
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
