package judge.check;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import judge.reason.Reason;
import judge.reason.ReasonCode;

/**
 * Puts a name to wrong answers of any problem with one right answer: those that are made of the right words, and the
 * input itself.
 */
public final class TextMistakes {

    /** The size of outputs that are looked at: in a larger one nobody would find the mistake either. */
    private static final int MAX_BYTES = 1 << 20;

    private static final int MAX_NUMBER_LENGTH = 18;

    /** The wrong forms of a right number; the first form that fits all wrong numbers is named. */
    private static final Map<ReasonCode, BiPredicate<String, String>> OF_NUMBERS = new EnumMap<>(Map.of(
            ReasonCode.NUMBER_OVERFLOWS, TextMistakes::isWhatAnIntKeeps,
            ReasonCode.NUMBER_SHORTENED, NumberForms::isShortened,
            ReasonCode.NUMBER_AS_FRACTION, NumberForms::isAsFraction));

    private final Attempt attempt;
    private final List<String> expected;
    private final List<String> found;

    private TextMistakes(Attempt attempt) {
        this.attempt = attempt;
        expected = words(attempt.answer());
        found = words(attempt.output());
    }

    /** Names the probable mistake in an output that is wrong; empty where no mistake is known that leads to it. */
    public static Optional<Reason> name(Attempt attempt) {
        if (attempt.answer().length > MAX_BYTES || attempt.output().length > MAX_BYTES) {
            return Optional.empty();
        }
        TextMistakes mistakes = new TextMistakes(attempt);
        return mistakes.expected.isEmpty() || mistakes.found.isEmpty() ? Optional.empty() : mistakes.name();
    }

    private Optional<Reason> name() {
        if (found.equals(words(attempt.input())) && !String.join("", found).equals(String.join("", expected))) {
            return Optional.of(Reason.of(ReasonCode.INPUT_PRINTED));
        }
        if (found.equals(expected)) {
            return Optional.empty();
        }
        List<String> right = sortedLines(attempt.answer());
        if (right.equals(sortedLines(attempt.output()))) {
            return Optional.of(Reason.of(ReasonCode.LINES_IN_OTHER_ORDER));
        }
        return found.size() == expected.size() ? wordByWord() : Optional.empty();
    }

    private static List<String> words(byte[] text) {
        return List.of(latin(text).strip().split("[ \\t-\\r]+")).stream()
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static String latin(byte[] text) {
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    private static List<String> sortedLines(byte[] text) {
        return latin(text)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .sorted()
                .toList();
    }

    /** All words are there, and each is right except for upper and lower case, or for its type. */
    private Optional<Reason> wordByWord() {
        List<Integer> wrong = IntStream.range(0, found.size())
                .filter(i -> !found.get(i).equals(expected.get(i)))
                .boxed()
                .toList();
        int first = wrong.get(0);
        if (wrong.stream().allMatch(i -> found.get(i).equalsIgnoreCase(expected.get(i)))) {
            return named(ReasonCode.LETTERS_OF_OTHER_CASE, first);
        }
        for (Map.Entry<ReasonCode, BiPredicate<String, String>> mistake : OF_NUMBERS.entrySet()) {
            if (wrong.stream().allMatch(i -> mistake.getValue().test(found.get(i), expected.get(i)))) {
                return named(mistake.getKey(), first);
            }
        }
        return shortenedBesideShort(wrong);
    }

    /**
     * Names a shortened number, if all other wrong numbers are printed in the same way: 2.5 is as right as 2.500000000.
     */
    private Optional<Reason> shortenedBesideShort(List<Integer> wrong) {
        Optional<Integer> shortened = wrong.stream()
                .filter(i -> NumberForms.isShortened(found.get(i), expected.get(i)))
                .findFirst();
        return shortened.isPresent()
                        && wrong.stream().allMatch(i -> NumberForms.isAsShort(found.get(i), expected.get(i)))
                ? named(ReasonCode.NUMBER_SHORTENED, shortened.get())
                : Optional.empty();
    }

    private Optional<Reason> named(ReasonCode code, int word) {
        byte[] right = bytes(expected.get(word));
        byte[] wrong = bytes(found.get(word));
        int at = Math.max(0, Arrays.mismatch(right, wrong));
        return Optional.of(Reason.of(
                code,
                "expected",
                Excerpt.around(right, 0, right.length, at),
                "found",
                Excerpt.around(wrong, 0, wrong.length, at)));
    }

    private static boolean isWhatAnIntKeeps(String found, String expected) {
        return expected.matches("-?[0-9]{10," + MAX_NUMBER_LENGTH + "}")
                && found.equals(Integer.toString((int) Long.parseLong(expected)));
    }

    private static byte[] bytes(String word) {
        return word.getBytes(StandardCharsets.ISO_8859_1);
    }
}
