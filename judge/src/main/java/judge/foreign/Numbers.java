package judge.foreign;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names in the order of the numbers in them: 2 comes before 10. */
final class Numbers {

    static final Comparator<String> ORDER = Numbers::compare;

    private static final Pattern PART = Pattern.compile("\\d{1,40}|\\D+|\\d");

    private Numbers() {}

    private static int compare(String first, String second) {
        Matcher a = PART.matcher(first);
        Matcher b = PART.matcher(second);
        while (a.find() && b.find()) {
            boolean numbers = Character.isDigit(a.group().charAt(0))
                    && Character.isDigit(b.group().charAt(0));
            int order = numbers && a.group().matches("[0-9]+") && b.group().matches("[0-9]+")
                    ? new BigInteger(a.group()).compareTo(new BigInteger(b.group()))
                    : a.group().compareTo(b.group());
            if (order != 0) {
                return order;
            }
        }
        return first.compareTo(second);
    }
}
