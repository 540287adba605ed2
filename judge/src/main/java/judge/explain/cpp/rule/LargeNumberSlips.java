package judge.explain.cpp.rule;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.reason.Hint;

/**
 * Numbers of the input that are larger than what they are read into.
 *
 * @param words of the input
 */
record LargeNumberSlips(BareSource source, String input, List<String> words) {

    private static final Pattern INFINITE =
            Pattern.compile("\\b(?:ll|LL|long|int|define|auto)\\s++(\\w*(?:(?i)inf)\\w*)\\s*+=?"
                    + "\\s*+(1e9|1E9|1e8|0x3f3f3f3f|0x7fffffff|INT_MAX|10{8,9}|9{8,10}|2147483647)\\b");

    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,18}");

    static final Pattern READ = Pattern.compile("\\bcin((?:\\s*+>>\\s*+\\w++)++)\\s*+;");

    static final Pattern READS = Pattern.compile("\\bcin\\s*+>>|\\bscanf\\s*+\\(");

    private static final String READS_OTHERS = "\\bstring\\b(?<!include <string)(?<!include<string)"
            + "|\\bchar\\b|\\bget(?:line|char|s)\\w*+|\\bread\\w*+\\s*+\\("
            + "|\\bdouble\\b|\\bfloat\\b|\\b__int128\\b";

    private static final String READS_LINES = "\\bget(?:line|char|s)\\w*+|\\bread\\w*+\\s*+\\(|\\bcin\\s*+\\.(?!tie)"
            + "|\\bdefine\\s++int\\b|\\btemplate\\b|\\bstringstream\\b";

    /** A number with more digits than one of 64 bits has. */
    private static final Pattern LONGEST = Pattern.compile("(?<![\\w.])-?+(?:[2-9]\\d{19}|[1-9]\\d{20,}+)(?![\\w.])");

    private static final BigDecimal INT_MAX = BigDecimal.valueOf(Integer.MAX_VALUE);

    private static final String NO_INT =
            "long|ll|LL|i64|u64|ull|int64_t|uint64_t|unsigned|string|char|double|float|auto|auto &";

    private static final int MAX_NAMES = 50;

    /** A number of the input that is larger than the variable it is read into. */
    Optional<Hint> beyondInt() {
        Matcher read = READ.matcher(source.code());
        if (!read.find() || source.has("\\bdefine\\s++int\\b|\\bwhile\\s*+\\(\\s*+cin\\b")) {
            return Optional.empty();
        }
        List<String> names = Stream.of(read.group(1).split(">>"))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .toList();
        for (int i = 0; i < Math.min(names.size(), words.size()); i++) {
            String word = words.get(i);
            if (WHOLE.matcher(word).matches()
                    && new BigDecimal(word).abs().compareTo(INT_MAX) > 0
                    && source.declares("int", names.get(i) + "\\b")
                    && !source.declares("long|ll|LL|double|string", names.get(i) + "\\b")) {
                return Optional.of(
                        source.at(Hint.of("input-beyond-int", "name", names.get(i), "found", word), read.start()));
            }
        }
        return beyondAnyInt();
    }

    /** Finds a number of the input that is too large for the program's variables, all of which are int. */
    private Optional<Hint> beyondAnyInt() {
        List<MatchResult> reads = READS.matcher(source.code()).results().toList();
        boolean large =
                source.has("\\b(?:long|ll|LL|i64|u64|ull|int64_t|uint64_t|unsigned|string|char|double|float|auto)\\b"
                        + "|\\b__int|\\bread\\w*+\\s*+\\(|\\btemplate\\b");
        return reads.isEmpty()
                ? Optional.empty()
                : words.stream()
                        .filter(word -> WHOLE.matcher(word).matches()
                                && new BigDecimal(word).abs().compareTo(INT_MAX) > 0)
                        .findFirst()
                        .filter(word -> !large || readsOnlyInts())
                        .map(word -> source.at(
                                Hint.of("input-beyond-int", "found", word),
                                reads.get(reads.size() - 1).start()));
    }

    /** Tells whether all reads that can be seen go into variables of type int. */
    private boolean readsOnlyInts() {
        List<String> names = READ.matcher(source.code())
                .results()
                .flatMap(read -> Stream.of(read.group(1).split(">>")))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .distinct()
                .limit(MAX_NAMES)
                .toList();
        long reads = READS.matcher(source.code()).results().count();
        boolean all = READ.matcher(source.code()).results().count() == reads && !source.has(READS_LINES);
        return all
                && names.stream()
                        .allMatch(
                                name -> source.declares("int", name + "\\b") && !source.declares(NO_INT, name + "\\b"));
    }

    /** A number of the input that no type of whole numbers holds, where the program reads nothing as text. */
    Optional<Hint> beyondLong() {
        Matcher number = LONGEST.matcher(input);
        List<MatchResult> reads = READS.matcher(source.code()).results().toList();
        return !reads.isEmpty() && !source.has(READS_OTHERS) && number.find()
                ? Optional.of(source.at(
                        Hint.of(
                                "input-beyond-long",
                                "digits",
                                number.group().replace("-", "").length()),
                        reads.get(number.start() == 0 ? 0 : reads.size() - 1).start()))
                : Optional.empty();
    }

    /** An infinity that sums of the input's numbers are larger than. */
    Optional<Hint> infinity() {
        Matcher infinite = INFINITE.matcher(source.code());
        if (!infinite.find() || !source.has("\\b(?:ll|LL|long)\\b")) {
            return Optional.empty();
        }
        BigDecimal sum = numbers().map(BigDecimal::abs).reduce(BigDecimal.ZERO, BigDecimal::add);
        return sum.compareTo(INT_MAX) > 0
                ? Optional.of(source.at(Hint.of("infinity-small", "name", infinite.group(1)), infinite.start()))
                : Optional.empty();
    }

    Stream<BigDecimal> numbers() {
        return words.stream().filter(word -> WHOLE.matcher(word).matches()).map(BigDecimal::new);
    }
}
