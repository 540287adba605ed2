package judge.problem.yaml;

import java.util.Locale;

/** Tells whether a word may have been meant to be another one. */
final class KeySpelling {

    private static final int SHORT = 5;

    private KeySpelling() {}

    /**
     * Tells whether two words differ by one letter at most, two where they are long; capitals and signs do not count.
     */
    static boolean isNear(String known, String found) {
        String one = letters(known);
        String other = letters(found);
        int most = one.length() <= SHORT ? 1 : 2;
        return Math.abs(one.length() - other.length()) <= most && distance(one, other) <= most;
    }

    private static String letters(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
    }

    /** Returns the number of letters that must be put in, left out or changed. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[other.length()];
    }
}
