package judge.explain.answer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.check.ByteOrderMark;
import judge.check.Tokens;

/**
 * Finds the small thing that makes a wrong output wrong: white space, line ends, or words for people. It must explain
 * the whole output, not only its first difference.
 */
final class NearlyRight {

    /** The size of outputs that are looked at: nobody reads larger ones, and the checker's reason is enough. */
    private static final int MAX_BYTES = 1 << 20;

    private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]+([.][0-9]*)?");

    private static final Pattern NO_LETTERS = Pattern.compile("\\P{L}+");

    /** Words that are answers of many problems: that they are not among those of this case says nothing. */
    private static final Set<String> ANSWERS =
            Set.of("yes", "no", "true", "false", "none", "null", "possible", "impossible");

    private NearlyRight() {}

    static Optional<String> hint(byte[] answer, byte[] output) {
        return answer.length > MAX_BYTES || output.length > MAX_BYTES || output.length == 0
                ? Optional.empty()
                : ofSpace(answer, output).or(() -> ofWords(answer, output));
    }

    private static Optional<String> ofSpace(byte[] answer, byte[] output) {
        if (Arrays.equals(without(answer, b -> b == '\r'), without(output, b -> b == '\r'))) {
            boolean less = without(output, b -> b != '\r').length < without(answer, b -> b != '\r').length;
            return Optional.of(less ? "answer-crlf" : "output-crlf");
        }
        if (isAnswerWithMark(answer, output)) {
            return Optional.of("answer-mark");
        }
        if (endsLate(answer, output)) {
            return Optional.of("output-last-newline");
        }
        return Arrays.equals(without(answer, NearlyRight::isSpace), without(output, NearlyRight::isSpace))
                ? Optional.of("output-blanks")
                : Optional.empty();
    }

    private static Optional<String> ofWords(byte[] answer, byte[] output) {
        if (isUtf16(output) && !isUtf16(answer)) {
            return Optional.of("output-utf16");
        }
        List<String> right = words(answer);
        List<String> found = words(output);
        if (isAnswerWithNone(new Tokens(answer), new Tokens(output))) {
            return Optional.of("output-none");
        }
        Optional<String> value = PrintedValues.hint(right, found).or(() -> WrongNumbers.hint(right, found));
        if (value.isPresent()) {
            return value;
        }
        if (isAnswerAmongWords(new Tokens(answer), new Tokens(output), answerWords(right))) {
            return Optional.of("output-prompt");
        }
        return endsInAnswer(lines(answer), lines(output)) ? Optional.of("output-lines-before") : Optional.empty();
    }

    private static boolean isUtf16(byte[] text) {
        return ByteOrderMark.of(text).filter(ByteOrderMark::isUtf16).isPresent();
    }

    /** Tells whether the output is the answer but for a mark of byte order, or UTF-16, in the jury's file. */
    private static boolean isAnswerWithMark(byte[] answer, byte[] output) {
        return ByteOrderMark.of(output).isEmpty()
                && ByteOrderMark.of(answer)
                        .map(mark -> Arrays.equals(
                                without(mark.plain(answer), NearlyRight::isSpace),
                                without(output, NearlyRight::isSpace)))
                        .orElse(false);
    }

    /** Tells whether the last lines of the output are the answer, with other lines before them. */
    private static boolean endsInAnswer(List<List<String>> answer, List<List<String>> output) {
        int more = output.size() - answer.size();
        return more > 0
                && !answer.isEmpty()
                && output.subList(more, output.size()).equals(answer);
    }

    /** Returns the lines that are not blank, as words. */
    private static List<List<String>> lines(byte[] text) {
        return new String(text, StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.isBlank())
                .map(line -> List.of(line.strip().split("\\s+")))
                .toList();
    }

    private static boolean endsLate(byte[] answer, byte[] output) {
        return answer.length == output.length + 1
                && answer[output.length] == '\n'
                && Arrays.equals(answer, 0, output.length, output, 0, output.length);
    }

    /**
     * Tells whether the output is the answer with at least one {@code None} added: the value of functions of Python
     * that return nothing.
     */
    private static boolean isAnswerWithNone(Tokens answer, Tokens output) {
        boolean none = false;
        boolean more = answer.next();
        while (output.next()) {
            String found = text(output);
            if (more && found.equals(text(answer))) {
                more = answer.next();
            } else if (found.equals("None")) {
                none = true;
            } else {
                return false;
            }
        }
        return none && !more;
    }

    /**
     * Tells whether the tokens of the answer occur in order, each alone or at the end of a word, with only words for
     * people between them: at least one such word, each with a letter, and no number and no word of an answer, which
     * could be meant as one.
     */
    private static boolean isAnswerAmongWords(Tokens answer, Tokens output, Set<String> answers) {
        boolean words = false;
        boolean more = answer.next();
        while (output.next()) {
            String wanted = more ? text(answer) : "";
            String found = text(output);
            if (more && found.equals(wanted)) {
                more = answer.next();
            } else if (more && endsIn(found, wanted, answers)) {
                words = true;
                more = answer.next();
            } else if (NUMBER.matcher(found).matches() || answers.contains(spoken(found))) {
                return false;
            } else {
                words |= found.codePoints().anyMatch(Character::isLetter);
            }
        }
        return words && !more;
    }

    private static Set<String> answerWords(List<String> answer) {
        return Stream.concat(ANSWERS.stream(), answer.stream().map(NearlyRight::spoken))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toSet());
    }

    /** Letters alone, and upper and lower case are one. */
    private static String spoken(String word) {
        return NO_LETTERS.matcher(word).replaceAll("").toLowerCase(Locale.ROOT);
    }

    /**
     * Tells whether a word ends in the answer, as in {@code sum=3}: a sign or a digit before it would make another
     * number of it, a word another answer.
     */
    private static boolean endsIn(String found, String wanted, Set<String> answers) {
        if (!found.endsWith(wanted) || wanted.isEmpty()) {
            return false;
        }
        String before = found.substring(0, found.length() - wanted.length());
        return before.codePoints().anyMatch(Character::isLetter)
                && !answers.contains(spoken(before))
                && before.codePoints().noneMatch(Character::isDigit)
                && !before.endsWith("-")
                && !before.endsWith(".");
    }

    private static List<String> words(byte[] text) {
        List<String> words = new ArrayList<>();
        for (Tokens tokens = new Tokens(text); tokens.next(); ) {
            words.add(text(tokens));
        }
        return words;
    }

    private static String text(Tokens tokens) {
        return new String(tokens.text(), tokens.start(), tokens.length(), StandardCharsets.UTF_8);
    }

    private static boolean isSpace(int b) {
        return Tokens.isSpace((byte) b);
    }

    private static byte[] without(byte[] text, IntPredicate unwanted) {
        byte[] kept = new byte[text.length];
        int length = 0;
        for (byte b : text) {
            if (!unwanted.test(b)) {
                kept[length++] = b;
            }
        }
        return Arrays.copyOf(kept, length);
    }
}
