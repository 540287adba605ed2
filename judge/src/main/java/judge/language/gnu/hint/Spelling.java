package judge.language.gnu.hint;

/** Whether one name was meant where another was written. */
final class Spelling {

    private static final int LEAST_LENGTH = 3;
    private static final int LEAST_FOR_TWO = 6;

    private Spelling() {}

    /** One letter more, less, another or two in another order; in long names, twice. */
    static boolean isAlike(String written, String meant) {
        int shorter = Math.min(written.length(), meant.length());
        return shorter >= LEAST_LENGTH && distance(written, meant) <= (shorter >= LEAST_FOR_TWO ? 2 : 1);
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
