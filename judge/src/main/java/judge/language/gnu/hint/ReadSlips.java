package judge.language.gnu.hint;

import static judge.language.gnu.hint.BareSource.has;
import static judge.reason.HintCode.GLOBAL_HIDDEN;
import static judge.reason.HintCode.INPUT_BEYOND_CHAR;
import static judge.reason.HintCode.INPUT_DECIMALS;
import static judge.reason.HintCode.INPUT_NEGATIVE;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.language.gnu.hint.BareSource.Function;
import judge.reason.Hint;

/** Finds values that are read into variables that cannot hold them, or into the wrong variables. */
final class ReadSlips {

    private static final Pattern READ = Pattern.compile("\\bcin((?:\\s*+>>\\s*+\\w++(?:\\[[^\\];]{1,20}\\])*+)++)");

    private static final Pattern READS_OTHERWISE = Pattern.compile(
            "\\bscanf\\b|\\bgetline\\b|\\bgetchar\\b|\\bread\\w*+\\s*+\\(|\\bcin\\s*+\\.|\\bifstream\\b");

    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]++\\.[0-9]++");

    private static final String NOT_WHOLE = "double|float|string|char|auto|T";

    private static final Pattern LOCAL =
            Pattern.compile("(?<=[;{])\\s*+(?:int|long long|ll|LL|long)\\s++(\\w++)\\s*+[;,]");

    private static final Pattern OUTSIDE =
            Pattern.compile("(?m)^(?:static )?(?:int|long long|ll|LL|long)\\s++([^;(){}\\n]++);");

    private static final int MAX_READS = 200;

    /** The most names for which all functions are looked through: the text is a stranger's. */
    private static final int MAX_HIDDEN = 20;

    private final BareSource source;
    private final List<String> words;

    private ReadSlips(BareSource source, List<String> words) {
        this.source = source;
        this.words = words;
    }

    /**
     * The first of each kind.
     *
     * @param words of the input
     */
    static Stream<Hint> hints(BareSource source, List<String> words) {
        ReadSlips slips = new ReadSlips(source, words);
        return Stream.of(slips.first(), slips.decimals(), slips.hidden()).flatMap(Optional::stream);
    }

    private List<MatchResult> reads() {
        return READ.matcher(source.code()).results().limit(MAX_READS).toList();
    }

    private static List<String> names(MatchResult read) {
        return Stream.of(read.group(1).split(">>", -1))
                .map(name -> name.replaceAll("\\[.*", "").strip())
                .filter(name -> !name.isEmpty())
                .toList();
    }

    /**
     * Finds a value of the first read that does not fit its variable: a number below 0 where there can be none, or one
     * that a char takes a digit of.
     */
    private Optional<Hint> first() {
        List<MatchResult> reads = reads();
        if (reads.isEmpty()
                || READS_OTHERWISE.matcher(source.code()).find()
                || reads.get(0).group().contains("[")) {
            return Optional.empty();
        }
        List<String> names = names(reads.get(0));
        for (int i = 0; i < Math.min(names.size(), words.size()); i++) {
            String name = names.get(i) + "\\b(?!\\s*+[\\[(])";
            boolean number = words.get(i).matches("-?[0-9]{1,18}");
            if (number
                    && words.get(i).startsWith("-")
                    && source.declares("unsigned(?:\\s++(?:int|long))*+|size_t|uint\\d++_t|ull", name)
                    && !source.has("\\b(?<!unsigned )(?:int|long|ll|double|string)\\s++" + name)) {
                return Optional.of(source.at(
                        Hint.of(INPUT_NEGATIVE, "name", names.get(i), "found", words.get(i)),
                        reads.get(0).start()));
            }
            if (number
                    && words.get(i).length() > 1
                    && source.declares("char", name)
                    && !source.declares("int|long|ll|double|string", name)
                    && source.quotedHas("\\b" + names.get(i) + "\\s*+-\\s*+'0'")) {
                return Optional.of(source.at(
                        Hint.of(INPUT_BEYOND_CHAR, "name", names.get(i), "found", words.get(i)),
                        reads.get(0).start()));
            }
        }
        return Optional.empty();
    }

    /** Numbers with a point where everything that is read is whole. */
    private Optional<Hint> decimals() {
        Optional<String> decimal =
                words.stream().filter(word -> DECIMAL.matcher(word).matches()).findFirst();
        List<MatchResult> reads = reads();
        boolean whole = decimal.isPresent()
                && !reads.isEmpty()
                && !READS_OTHERWISE.matcher(source.code()).find()
                && reads.stream().flatMap(read -> names(read).stream()).allMatch(this::isWhole);
        return whole
                ? Optional.of(source.at(
                        Hint.of(INPUT_DECIMALS, "found", decimal.get()),
                        reads.get(reads.size() - 1).start()))
                : Optional.empty();
    }

    private boolean isWhole(String name) {
        Matcher each = Pattern.compile(
                        "\\bfor\\s*+\\(\\s*+(?:auto|int)\\s*+&{1,2}+\\s*+" + name + "\\s*+:\\s*+(\\w++)\\s*+\\)")
                .matcher(source.code());
        String holder = each.find() ? each.group(1) : name;
        boolean declared = source.has(
                "\\bvector\\s*+<\\s*+(?:int|long long|ll)\\s*+>\\s*+(?:\\w++[^;]{0,60},\\s*+)?" + holder + "\\b");
        return (declared || source.declares(BareSource.WHOLE, holder + "\\b"))
                && !source.declares(NOT_WHOLE, holder + "\\b")
                && !source.has(
                        "<\\s*+(?:double|float|string|char)\\s*+>\\s*+(?:\\w++[^;]{0,60},\\s*+)?" + holder + "\\b");
    }

    /** A function reads into a variable of its own, and the one outside of it keeps what it has. */
    private Optional<Hint> hidden() {
        Set<String> outside = new HashSet<>();
        OUTSIDE.matcher(source.code())
                .results()
                .forEach(one -> outside.addAll(List.of(one.group(1).split("\\s*,\\s*"))));
        List<Function> functions = source.functions();
        int looked = 0;
        for (Function function : functions) {
            Matcher local = LOCAL.matcher(function.body());
            while (looked < MAX_HIDDEN && local.find()) {
                String name = local.group(1);
                if (!outside.contains(name)) {
                    continue;
                }
                looked++;
                if (reads(function, name) && isOnlyUsedBy(others(functions, function), name)) {
                    int index = source.code().indexOf(function.body(), function.start()) + local.start(1);
                    return Optional.of(source.at(Hint.of(GLOBAL_HIDDEN, "name", name), index));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean reads(Function function, String name) {
        return has(function.body(), "(?:>>|&)\\s*+" + name + "\\b");
    }

    private static List<String> others(List<Function> all, Function function) {
        return all.stream()
                .filter(other -> other.start() != function.start())
                .map(Function::body)
                .toList();
    }

    /** Tells whether one of the bodies uses the variable, and none gives it a value. */
    private static boolean isOnlyUsedBy(List<String> bodies, String name) {
        Pattern used = Pattern.compile("\\b" + name + "\\b");
        Pattern set = Pattern.compile(
                "\\b" + name + "\\s*+(?:[-+*/]?=(?!=)|\\+\\+|--)|(?:>>|&|\\+\\+|--)\\s*+" + name + "\\b");
        return bodies.stream().anyMatch(body -> used.matcher(body).find())
                && bodies.stream().noneMatch(body -> set.matcher(body).find());
    }
}
