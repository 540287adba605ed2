package judge.explain.said;

/** Tells whether one name was meant where another was written. */
public final class Spelling {

    private static final int LEAST_LENGTH = 3;
    private static final int LEAST_FOR_TWO = 6;
    private static final int LEAST_FOR_LOST = 4;

    private Spelling() {}

    /** One letter more, less, another or two in another order; in long names, twice. */
    public static boolean isAlike(String written, String meant) {
        int shorter = Math.min(written.length(), meant.length());
        return shorter >= LEAST_LENGTH && distance(written, meant) <= (shorter >= LEAST_FOR_TWO ? 2 : 1);
    }

    /**
     * Tells whether a word is a slip of the keys and nothing else: two letters in another order, one that is missing
     * within, one that is there twice. Another name, with one letter more or another one, is not meant.
     */
    public static boolean isSlip(String written, String meant) {
        if (written.length() == meant.length()) {
            int at = firstDifference(written, meant);
            return at + 1 < meant.length()
                    && written.charAt(at) == meant.charAt(at + 1)
                    && written.charAt(at + 1) == meant.charAt(at)
                    && written.substring(at + 2).equals(meant.substring(at + 2));
        }
        boolean longEnough = Math.min(written.length(), meant.length()) >= LEAST_FOR_LOST;
        if (!longEnough || Math.abs(written.length() - meant.length()) != 1) {
            return false;
        }
        boolean lost = written.length() < meant.length();
        int at = firstDifference(written, meant);
        return lost
                ? at > 0 && at < written.length() && written.substring(at).equals(meant.substring(at + 1))
                : at > 0
                        && written.charAt(at) == written.charAt(at - 1)
                        && written.substring(at + 1).equals(meant.substring(at));
    }

    private static int firstDifference(String one, String other) {
        int at = 0;
        while (at < one.length() && at < other.length() && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        return at;
    }

    private static int distance(String one, String other) {
        int[][] edits = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : fewest(edits, i, j, one, other);
            }
        }
        return edits[one.length()][other.length()];
    }

    private static int fewest(int[][] edits, int i, int j, String one, String other) {
        int replaced = edits[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        int fewest = Math.min(replaced, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
        boolean swapped =
                i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2) && one.charAt(i - 2) == other.charAt(j - 1);
        return swapped ? Math.min(fewest, edits[i - 2][j - 2] + 1) : fewest;
    }
}
