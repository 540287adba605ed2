package judge.explain.answer;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Right answers that were printed as a language shows values: lists in brackets, True and False. */
final class PrintedValues {

    /** The characters that languages print around and between the elements of a list. */
    private static final String OF_LISTS = "[](),'\"";

    private static final Set<String> TRUTHS = Set.of("true", "false");

    /** The form in which Java and Python show an object of which they know no other text. */
    private static final Pattern ADDRESS =
            Pattern.compile("^(?:\\[+(?:[ZBCSIJFD]|L[\\w.$]++;)|[A-Za-z][\\w.$]*+)@[0-9a-f]{4,8}$|^0x[0-9a-f]{8,16}>");

    private static final Pattern BYTES = Pattern.compile("^b'([^']*)'$");

    private static final int MAX_ADDRESS = 100;

    private PrintedValues() {}

    /** Names the way in which all values are printed otherwise. */
    static Optional<String> hint(List<String> right, List<String> found) {
        if (isList(right, found)) {
            return Optional.of("output-list");
        }
        if (areBytes(right, found)) {
            return Optional.of("output-bytes");
        }
        if (isObject(right, found)) {
            return Optional.of("output-object");
        }
        return areTruths(right, found) ? Optional.of("output-truth") : Optional.empty();
    }

    /**
     * Tells whether the output is the answer apart from the brackets and commas of lists, of which the answer has none,
     * and apart from the places where words end.
     */
    private static boolean isList(List<String> answer, List<String> output) {
        boolean brackets = output.stream().anyMatch(word -> word.startsWith("[") || word.startsWith("("));
        if (!brackets || answer.stream().anyMatch(PrintedValues::hasOfLists)) {
            return false;
        }
        StringBuilder bare = new StringBuilder();
        for (String word : output) {
            word.codePoints().map(c -> OF_LISTS.indexOf(c) < 0 ? c : ' ').forEach(bare::appendCodePoint);
            bare.append(' ');
        }
        List<String> elements = List.of(bare.toString().strip().split(" +"));
        return elements.equals(answer) || String.join("", elements).equals(String.join("", answer));
    }

    private static boolean hasOfLists(String word) {
        return word.codePoints().anyMatch(c -> OF_LISTS.indexOf(c) >= 0);
    }

    /** Tells whether there is the address of an object among the words, while the answer has none. */
    private static boolean isObject(List<String> answer, List<String> output) {
        return output.stream().anyMatch(PrintedValues::isAddress)
                && answer.stream().noneMatch(PrintedValues::isAddress);
    }

    private static boolean isAddress(String word) {
        return word.length() < MAX_ADDRESS && ADDRESS.matcher(word).find();
    }

    /** Tells whether the output is the answer, except that some words are shown as bytes. */
    private static boolean areBytes(List<String> answer, List<String> output) {
        List<String> texts = output.stream()
                .map(word -> word.length() < MAX_ADDRESS ? BYTES.matcher(word).replaceFirst("$1") : word)
                .toList();
        return texts.equals(answer) && !output.equals(answer);
    }

    /**
     * Tells whether the only mistake is that True and False stand where the answer has one other word each, or 1 and 0.
     */
    private static boolean areTruths(List<String> answer, List<String> output) {
        if (answer.size() != output.size()) {
            return false;
        }
        Map<String, String> wanted = new HashMap<>();
        for (int i = 0; i < answer.size(); i++) {
            String found = output.get(i).toLowerCase(Locale.ROOT);
            String right = answer.get(i);
            if (TRUTHS.contains(found)) {
                String before = wanted.putIfAbsent(found, right);
                if (!isWordOfTruth(right) || (before != null && !before.equals(right))) {
                    return false;
                }
            } else if (!right.equals(output.get(i))) {
                return false;
            }
        }
        return !wanted.isEmpty() && Set.copyOf(wanted.values()).size() == wanted.size();
    }

    private static boolean isWordOfTruth(String word) {
        boolean letters = word.codePoints().allMatch(Character::isLetter);
        return (letters && !TRUTHS.contains(word.toLowerCase(Locale.ROOT))) || word.equals("0") || word.equals("1");
    }
}
