package judge.knowledge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An input that is only known to consist of lines of words, with the pieces that can be taken away from it. Other code
 * decides whether the rest is legal.
 */
public final class PlainText {

    /** The greatest number that is counted down; larger numbers are only halved. */
    private static final long COUNTED_DOWN = 100;

    private static final int MOST_DIGITS = 18;

    /** The kinds of pieces. */
    private enum Kind {
        LINE,
        WORD,
        /** All words that are the same number: faults often need several numbers to be equal. */
        VALUE_TO_ZERO,
        TO_ZERO,
        HALF,
        ONE
    }

    /**
     * A way to take something away.
     *
     * @param count the index of the number in the input that gives the number of following lines or words, and is
     *     reduced with them; empty for none
     */
    private record Way(Kind kind, OptionalInt count) {
        static Way plain(Kind kind) {
            return new Way(kind, OptionalInt.empty());
        }

        /** Tried with each of the first numbers: most inputs begin with the number of things that follow. */
        static Stream<Way> counted(Kind kind) {
            return IntStream.range(0, 3).mapToObj(count -> new Way(kind, OptionalInt.of(count)));
        }
    }

    private static final List<Way> WAYS = Stream.of(
                    Way.counted(Kind.LINE),
                    Stream.of(Way.plain(Kind.LINE)),
                    Way.counted(Kind.WORD),
                    Stream.of(Kind.WORD, Kind.VALUE_TO_ZERO, Kind.TO_ZERO, Kind.HALF, Kind.ONE)
                            .map(Way::plain))
            .flatMap(ways -> ways)
            .toList();

    private final List<String> words = new ArrayList<>();
    private final List<Integer> lineOfWord = new ArrayList<>();
    private final Map<String, Integer> firstOfSame = new HashMap<>();
    private final int lines;

    private PlainText(String input) {
        List<String> all = input.lines().toList();
        lines = all.size();
        for (int line = 0; line < lines; line++) {
            for (String word : all.get(line).trim().split("[ \t]+", -1)) {
                if (!word.isEmpty()) {
                    firstOfSame.putIfAbsent(word, words.size());
                    words.add(word);
                    lineOfWord.add(line);
                }
            }
        }
    }

    /** Returns the number of pieces of each kind; lines and words first. */
    public static List<Integer> pieces(String input) {
        PlainText text = new PlainText(input);
        return WAYS.stream().map(way -> text.pieces(way).size()).toList();
    }

    /** The input without some of its pieces of a kind, as {@link InputSpace#without} has it. */
    public static String without(String input, int kind, int from, int to) {
        PlainText text = new PlainText(input);
        Way way = WAYS.get(kind);
        return text.without(way, Set.copyOf(text.pieces(way).subList(from, to)));
    }

    /** An input much like another: one word is exchanged for one of the others, which may then stand in both places. */
    public static String neighbour(String input, long seed) {
        PlainText text = new PlainText(input);
        if (text.words.isEmpty()) {
            return input;
        }
        SplittableRandom random = new SplittableRandom(seed);
        List<String> changed = new ArrayList<>(text.words);
        int one = random.nextInt(changed.size());
        int other = random.nextInt(changed.size());
        String replaced = changed.set(one, changed.get(other));
        if (random.nextBoolean()) {
            changed.set(other, replaced);
        }
        return text.text(changed, Set.of());
    }

    /** The size of an input. */
    public static InputExplanation.Note size(String input) {
        PlainText text = new PlainText(input);
        return InputExplanation.Note.of("hunt.size-text", "lines", text.lines, "words", text.words.size());
    }

    /** The lines or words that are pieces. */
    private List<Integer> pieces(Way way) {
        return switch (way.kind()) {
            case LINE -> IntStream.range(firstLine(way), lines).boxed().toList();
            case WORD -> IntStream.range(firstWord(way), words.size()).boxed().toList();
            case VALUE_TO_ZERO -> numbers(number -> number != 0).stream()
                    .filter(word -> firstOfSame(word) == word)
                    .toList();
            case TO_ZERO -> numbers(number -> number != 0);
            case HALF -> numbers(number -> Math.abs(number) >= 2);
            case ONE -> numbers(number -> number != 0 && Math.abs(number) <= COUNTED_DOWN);
        };
    }

    private int firstOfSame(int word) {
        return firstOfSame.getOrDefault(words.get(word), word);
    }

    private int firstLine(Way way) {
        if (way.count().isEmpty()) {
            return 0;
        }
        OptionalInt count = counting(way);
        return count.isPresent() ? lineOfWord.get(count.getAsInt()) + 1 : lines;
    }

    private int firstWord(Way way) {
        if (way.count().isEmpty()) {
            return 0;
        }
        return counting(way).orElse(words.size() - 1) + 1;
    }

    /** The word with the number that is reduced. */
    private OptionalInt counting(Way way) {
        return way.count().isEmpty()
                ? OptionalInt.empty()
                : IntStream.range(0, words.size())
                        .filter(this::isNumber)
                        .skip(way.count().getAsInt())
                        .findFirst();
    }

    private boolean isNumber(int word) {
        String text = words.get(word);
        return text.length() <= MOST_DIGITS && text.matches("-?[0-9]+");
    }

    private List<Integer> numbers(LongPredicate wanted) {
        return IntStream.range(0, words.size())
                .filter(word -> isNumber(word) && wanted.test(Long.parseLong(words.get(word))))
                .boxed()
                .toList();
    }

    private String without(Way way, Set<Integer> pieces) {
        List<String> left = new ArrayList<>(words);
        counting(way).ifPresent(count -> left.set(count, less(words.get(count), pieces.size())));
        for (int word = 0; word < words.size() && way.kind() != Kind.LINE; word++) {
            if (pieces.contains(way.kind() == Kind.VALUE_TO_ZERO ? firstOfSame(word) : word)) {
                left.set(word, left(way.kind(), words.get(word)));
            }
        }
        return text(left, way.kind() == Kind.LINE ? pieces : Set.of());
    }

    private static String less(String number, long by) {
        return String.valueOf(Long.parseLong(number) - by);
    }

    /** Returns the rest of a word; an empty text if it is removed. */
    private static String left(Kind kind, String word) {
        return switch (kind) {
            case LINE, WORD -> "";
            case VALUE_TO_ZERO, TO_ZERO -> "0";
            case HALF -> String.valueOf(Long.parseLong(word) / 2);
            case ONE -> less(word, Long.signum(Long.parseLong(word)));
        };
    }

    private String text(List<String> newWords, Set<Integer> linesGone) {
        List<StringJoiner> made = new ArrayList<>();
        IntStream.range(0, lines).forEach(line -> made.add(new StringJoiner(" ")));
        for (int word = 0; word < newWords.size(); word++) {
            if (!newWords.get(word).isEmpty()) {
                made.get(lineOfWord.get(word)).add(newWords.get(word));
            }
        }
        StringBuilder text = new StringBuilder();
        for (int line = 0; line < lines; line++) {
            if (!linesGone.contains(line)) {
                text.append(made.get(line)).append('\n');
            }
        }
        return text.toString();
    }
}
