package judge.check;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import judge.reason.HintCode;

/** Finds what is wrong with numbers that are nearly right, or none at all. */
final class NearNumbers {

    private static final Pattern WITH_POINT = Pattern.compile("-?[0-9]{1,40}[.][0-9]{1,40}");

    private static final Set<String> NO_NUMBERS =
            Set.of("inf", "-inf", "nan", "-nan", "infinity", "-infinity", "\u221e");

    private NearNumbers() {}

    static Optional<HintCode> hint(List<String> answer, List<String> output) {
        if (output.stream().anyMatch(NearNumbers::isNoNumber) && answer.stream().noneMatch(NearNumbers::isNoNumber)) {
            return Optional.of(HintCode.OUTPUT_INFINITY);
        }
        if (answer.size() != output.size() || answer.equals(output)) {
            return Optional.empty();
        }
        if (differOnly(answer, output, NearNumbers::haveOtherZeros)) {
            return Optional.of(HintCode.OUTPUT_DECIMALS);
        }
        return differOnly(answer, output, NearNumbers::differInLastDigit)
                ? Optional.of(HintCode.OUTPUT_LAST_DIGIT)
                : Optional.empty();
    }

    private static boolean isNoNumber(String word) {
        return NO_NUMBERS.contains(word.toLowerCase(Locale.ROOT));
    }

    private static boolean differOnly(List<String> answer, List<String> output, BiPredicate<String, String> way) {
        return IntStream.range(0, answer.size())
                .filter(i -> !answer.get(i).equals(output.get(i)))
                .allMatch(i -> WITH_POINT.matcher(answer.get(i)).matches()
                        && WITH_POINT.matcher(output.get(i)).matches()
                        && way.test(answer.get(i), output.get(i)));
    }

    private static boolean haveOtherZeros(String answer, String output) {
        return new BigDecimal(answer).compareTo(new BigDecimal(output)) == 0;
    }

    /** By one, and in a number of as many digits. */
    private static boolean differInLastDigit(String answer, String output) {
        BigDecimal right = new BigDecimal(answer);
        BigDecimal found = new BigDecimal(output);
        return right.scale() == found.scale() && right.subtract(found).abs().compareTo(right.ulp()) == 0;
    }
}
