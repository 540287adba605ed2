package judge.language.file;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The order of names with numbers in them: {@code go-1.9} comes before {@code go-1.19}. */
final class Versions {

    private static final Pattern PIECE = Pattern.compile("\\d+|\\D+");

    private Versions() {}

    static int compare(String one, String other) {
        Matcher mine = PIECE.matcher(one);
        Matcher its = PIECE.matcher(other);
        while (mine.find()) {
            if (!its.find()) {
                return 1;
            }
            int order = comparePieces(mine.group(), its.group());
            if (order != 0) {
                return order;
            }
        }
        return its.find() ? -1 : 0;
    }

    private static int comparePieces(String one, String other) {
        boolean numbers = Character.isDigit(one.charAt(0)) && Character.isDigit(other.charAt(0));
        return numbers ? new BigInteger(one).compareTo(new BigInteger(other)) : one.compareTo(other);
    }
}
