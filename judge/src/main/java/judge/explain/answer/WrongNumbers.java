package judge.explain.answer;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.check.NumberForms;

/** Outputs with numbers that are right but for their last digits, and with what is no number or no text at all. */
final class WrongNumbers {

    /** The words that C++, Java and Python print for no number and infinity. */
    private static final Pattern NAN = Pattern.compile("-?(?:nan(?:\\(ind\\))?|inf|NaN|Infinity)");

    /** A number, not so long that it is slow to reckon with. */
    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]{1,40}[.][0-9]{1,40}");

    private static final Pattern LONG = Pattern.compile("-?[0-9]{16,40}");

    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,15}");

    /** Blanks of other alphabets, what has no width, and marks of byte order: no checker takes them for blanks. */
    private static final Pattern UNSEEN =
            Pattern.compile("[\\u00a0\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u3000\\ufeff]");

    /** One alone is chance. */
    private static final int LEAST_WRONG = 3;

    /** A double has a few bits more. */
    private static final BigDecimal DOUBLES = BigDecimal.valueOf(1L << 49);

    private WrongNumbers() {}

    static Optional<String> hint(List<String> right, List<String> found) {
        if (any(found, NAN) && !any(right, NAN)) {
            return Optional.of("output-nan");
        }
        if (hasControl(found) && !hasControl(right)) {
            return Optional.of("output-control");
        }
        if (areAllButUnseen(right, found)) {
            return Optional.of("output-unseen");
        }
        if (areAllBut(right, found, WrongNumbers::haveOtherZeros)) {
            return Optional.of("output-decimals");
        }
        if (areAllBut(right, found, WrongNumbers::differInLastDigit)) {
            return Optional.of("output-last-digit");
        }
        if (areOneOff(right, found)) {
            return Optional.of("output-one-off");
        }
        boolean named = areAllBut(right, found, (wanted, word) -> NumberForms.isShortened(word, wanted));
        if (!named && areAllBut(right, found, WrongNumbers::isRounded)) {
            return Optional.of("output-digits");
        }
        return areAllBut(right, found, WrongNumbers::isAsDouble) ? Optional.of("output-double") : Optional.empty();
    }

    private static boolean any(List<String> words, Pattern pattern) {
        return words.stream().anyMatch(word -> pattern.matcher(word).matches());
    }

    private static boolean hasControl(List<String> words) {
        return words.stream().anyMatch(word -> word.chars().anyMatch(c -> c < ' '));
    }

    /** Tells whether the words are right once what cannot be seen is taken out of them, or is a blank. */
    private static boolean areAllButUnseen(List<String> right, List<String> found) {
        String all = String.join(" ", found);
        return UNSEEN.matcher(all).find()
                && Stream.of("", " ")
                        .map(other -> UNSEEN.matcher(all).replaceAll(other).strip())
                        .anyMatch(read -> List.of(read.split(" +", -1)).equals(right));
    }

    /** Tells whether the words are the same, except for at least one that is a wrong form of the right word. */
    private static boolean areAllBut(List<String> right, List<String> found, BiPredicate<String, String> form) {
        return right.size() == found.size()
                && !right.equals(found)
                && IntStream.range(0, right.size())
                        .allMatch(i -> right.get(i).equals(found.get(i)) || form.test(right.get(i), found.get(i)));
    }

    private static boolean areDecimal(String right, String found) {
        return DECIMAL.matcher(right).matches() && DECIMAL.matcher(found).matches();
    }

    private static boolean haveOtherZeros(String right, String found) {
        return areDecimal(right, found) && new BigDecimal(right).compareTo(new BigDecimal(found)) == 0;
    }

    /** Tells whether two numbers with as many digits differ by one in the last digit. */
    private static boolean differInLastDigit(String right, String found) {
        if (!areDecimal(right, found)) {
            return false;
        }
        BigDecimal wanted = new BigDecimal(right);
        BigDecimal near = new BigDecimal(found);
        return wanted.scale() == near.scale() && wanted.subtract(near).abs().compareTo(wanted.ulp()) == 0;
    }

    /** Tells whether several numbers are off by one, all in the same direction. */
    private static boolean areOneOff(List<String> right, List<String> found) {
        long wrong = IntStream.range(0, Math.min(right.size(), found.size()))
                .filter(i -> !right.get(i).equals(found.get(i)))
                .count();
        return wrong >= LEAST_WRONG
                && (areAllBut(right, found, (wanted, word) -> isGreaterBy(wanted, word, 1))
                        || areAllBut(right, found, (wanted, word) -> isGreaterBy(wanted, word, -1)));
    }

    private static boolean isGreaterBy(String right, String found, int by) {
        return WHOLE.matcher(right).matches()
                && WHOLE.matcher(found).matches()
                && Long.parseLong(right) - Long.parseLong(found) == by;
    }

    private static boolean isRounded(String right, String found) {
        if (!areDecimal(right, found)) {
            return false;
        }
        BigDecimal wanted = new BigDecimal(right);
        BigDecimal rounded = new BigDecimal(found);
        return rounded.scale() < wanted.scale()
                && rounded.subtract(wanted).abs().compareTo(rounded.ulp()) < 0;
    }

    private static boolean isAsDouble(String right, String found) {
        if (!LONG.matcher(right).matches() || !LONG.matcher(found).matches()) {
            return false;
        }
        BigDecimal wanted = new BigDecimal(right);
        return new BigDecimal(found).subtract(wanted).abs().multiply(DOUBLES).compareTo(wanted.abs()) <= 0;
    }
}
