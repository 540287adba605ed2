package judge.online;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Sorts names as people do: numbers in them by their value, so that team 9 comes before team 10. */
public final class NaturalOrder {

    /** Names that are alike but for zeros before a number are sorted by their characters. */
    public static final Comparator<String> OF_NAMES =
            ((Comparator<String>) NaturalOrder::compare).thenComparing(Comparator.naturalOrder());

    /** Sorts the numbers of a roster; students without a number are last. */
    public static final Comparator<@Nullable String> OF_NUMBERS = Comparator.nullsLast(OF_NAMES);

    private NaturalOrder() {}

    private static int compare(String first, String second) {
        int i = 0;
        int j = 0;
        while (i < first.length() && j < second.length()) {
            if (!isDigit(first.charAt(i)) || !isDigit(second.charAt(j))) {
                int letters = Character.compare(first.charAt(i++), second.charAt(j++));
                if (letters != 0) {
                    return letters;
                }
                continue;
            }
            int a = digits(first, i);
            int b = digits(second, j);
            int numbers = compareNumbers(withoutZeros(first.substring(i, a)), withoutZeros(second.substring(j, b)));
            if (numbers != 0) {
                return numbers;
            }
            i = a;
            j = b;
        }
        return Integer.compare(first.length() - i, second.length() - j);
    }

    private static int compareNumbers(String one, String other) {
        return one.length() == other.length() ? one.compareTo(other) : Integer.compare(one.length(), other.length());
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    /** Returns the index after the digits that begin there. */
    private static int digits(String text, int from) {
        int end = from;
        while (end < text.length() && isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static String withoutZeros(String digits) {
        int from = 0;
        while (from < digits.length() - 1 && digits.charAt(from) == '0') {
            from++;
        }
        return digits.substring(from);
    }
}
