package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.reason.Hint;

/**
 * Numbers of the input that are larger than what they are read into.
 *
 * @param code of the source
 * @param words of the input
 */
record LargeNumberSlips(ParsedSource source, Fragment code, String input, List<String> words) {

    private static final Shape READ_AS_TEXT =
            Shape.of("«string | char | getline | getchar… | gets | read… ( | double | float | __int128»");

    private static final Shape READ_TO_THE_END = Shape.of("while ( cin");

    private static final Shape NO_INT = Shape.of("«long | ll | LL | i64 | u64 | ull | int64_t | uint64_t | unsigned"
            + " | string | char | double | float | auto | __int… | read… ( | template»");

    private static final Shape TEMPLATE = Shape.of("template");
    private static final Shape LONG = Shape.of("«long | ll | LL»");
    private static final Set<String> WIDER =
            Set.of("long ll LL i64 u64 ull int64_t uint64_t unsigned string char double float auto".split(" "));

    /** A number with more digits than one of 64 bits has. */
    private static final Pattern LONGEST = Pattern.compile("(?<![\\w.])-?+(?:[2-9]\\d{19}|[1-9]\\d{20,}+)(?![\\w.])");

    private static final double LEAST_INFINITY = 1e8;

    private static boolean isLarge(String word) {
        return Reads.NUMBER.matcher(word).matches() && Math.abs(Long.parseLong(word)) > Integer.MAX_VALUE;
    }

    private boolean isInt(String name) {
        return source.areAll(name, one -> one.type().has("int") && !one.is(WIDER));
    }

    /** A number of the input that is larger than the variable it is read into. */
    Optional<Hint> beyondInt() {
        boolean renamed = source.tree().defines().anyMatch(one -> one.defines("int"));
        return Reads.PLAIN
                .first(code)
                .filter(read -> !renamed && !READ_TO_THE_END.isIn(code))
                .flatMap(read -> Reads.first(
                                read,
                                words,
                                (name, word) -> isLarge(word) && isInt(name)
                                        ? Optional.of(Hint.of("input-beyond-int", "name", name, "found", word))
                                        : Optional.empty())
                        .or(this::beyondAnyInt));
    }

    /** A number of the input that is too large for all of the program's variables, or for all that are read. */
    private Optional<Hint> beyondAnyInt() {
        Optional<String> large =
                words.stream().filter(LargeNumberSlips::isLarge).findFirst();
        List<Shape.Match> reads = Reads.ANY.all(code).toList();
        return large.filter(word -> !source.has(NO_INT) || readsOnlyInts(reads.size()))
                .map(word -> Hint.of("input-beyond-int", "found", word)
                        .with("line", (long) reads.get(reads.size() - 1).line()));
    }

    private boolean readsOnlyInts(int all) {
        List<Shape.Match> reads = Reads.PLAIN.all(code).toList();
        return reads.size() == all
                && !source.has(Reads.OTHERWISE)
                && !source.has(TEMPLATE)
                && reads.stream()
                        .flatMap(read -> Reads.names(read).stream())
                        .distinct()
                        .allMatch(this::isInt);
    }

    /** A number of the input that no type of whole numbers holds, where the program reads nothing as text. */
    Optional<Hint> beyondLong() {
        Matcher number = LONGEST.matcher(input);
        List<Shape.Match> reads =
                source.has(READ_AS_TEXT) ? List.of() : Reads.ANY.all(code).toList();
        return reads.isEmpty() || !number.find()
                ? Optional.empty()
                : Optional.of(Hint.of(
                                "input-beyond-long",
                                "digits",
                                number.group().replace("-", "").length())
                        .with("line", (long) reads.get(number.start() == 0 ? 0 : reads.size() - 1)
                                .line()));
    }

    /** An infinity that sums of the input's numbers are larger than. */
    Optional<Hint> infinity() {
        double sum = words.stream()
                .filter(word -> Reads.NUMBER.matcher(word).matches())
                .mapToDouble(word -> Math.abs(Double.parseDouble(word)))
                .sum();
        return sum > Integer.MAX_VALUE && source.has(LONG)
                ? ParsedSource.named(source.tree())
                        .filter(one -> one.name().matches("(?i)\\w*inf\\w*"))
                        .filter(one -> one.value().is("INT_MAX") || isInfinity(source.number(one.value())))
                        .map(one ->
                                Hint.of("infinity-small", "name", one.name()).with("line", one.line()))
                        .findFirst()
                : Optional.empty();
    }

    private static boolean isInfinity(double value) {
        return value >= LEAST_INFINITY && value <= Integer.MAX_VALUE;
    }
}
