package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.has;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.explain.cpp.rule.BareSource.Function;
import judge.reason.Hint;

/** Finds values that are read into variables that cannot hold them, or into the wrong variables. */
final class ReadSlips {

    private static final Pattern CHARACTERS = Pattern.compile("\\bchar\\s++([^;(){}]{1,300}+);");

    private static final Pattern ARRAY = Pattern.compile(
            "(?<![\\w\\[])(\\w++)(?:\\s*+\\[[^\\]]{1,30}+\\](?=\\s*+\\[))*+\\s*+\\[\\s*+(\\w{1,30}+)\\s*+"
                    + "(?:\\+\\s*+([0-9]{1,4}+)\\s*+)?\\]");

    private static final int MAX_ARRAYS = 60;

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
        return IntStream.range(0, Math.min(names.size(), words.size()))
                .filter(i -> words.get(i).matches("-?[0-9]{1,18}"))
                .mapToObj(i -> misread(names.get(i), words.get(i)))
                .flatMap(Optional::stream)
                .findFirst()
                .map(hint -> source.at(hint, reads.get(0).start()));
    }

    /** A number that the variable cannot hold, by its type. */
    private Optional<Hint> misread(String variable, String number) {
        String name = variable + "\\b(?!\\s*+[\\[(])";
        boolean negative = number.startsWith("-")
                && source.declares("unsigned(?:\\s++(?:int|long))*+|size_t|uint\\d++_t|ull", name)
                && !source.has("\\b(?<!unsigned )(?:int|long|ll|double|string)\\s++" + name);
        boolean digits = !negative
                && number.length() > 1
                && source.declares("char", name)
                && !source.declares("int|long|ll|double|string", name)
                && source.quotedHas("\\b" + variable + "\\s*+-\\s*+'0'");
        return negative || digits
                ? Optional.of(
                        Hint.of(negative ? "input-negative" : "input-beyond-char", "name", variable, "found", number))
                : Optional.empty();
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
                        Hint.of("input-decimals", "found", decimal.get()),
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
                    return Optional.of(source.in(function, local.start(1), Hint.of("global-hidden", "name", name)));
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

    /** A line or a word that has more characters than the array it is read into. */
    static Optional<Hint> textTooLong(BareSource source, String input, List<String> words) {
        ReadSlips slips = new ReadSlips(source, words);
        return CHARACTERS
                .matcher(source.code())
                .results()
                .flatMap(declared -> ARRAY.matcher(source.code())
                        .region(declared.start(1), declared.end(1))
                        .results())
                .limit(MAX_ARRAYS)
                .flatMap(array -> slips.textTooLong(array, input).stream())
                .findFirst();
    }

    private Optional<Hint> textTooLong(MatchResult array, String input) {
        String name = array.group(1);
        long named = size(array.group(2));
        long size = named == 0 || array.group(3) == null ? named : named + Long.parseLong(array.group(3));
        boolean ofLine = source.has("\\bfgets\\s*+\\(\\s*+" + name + "\\b");
        boolean ofWord = source.quotedHas("\\bscanf\\s*+\\([^;]{0,40}%s[^;]{0,80}[\\s,.>]" + name + "\\b");
        int longest = (ofLine ? input.lines() : words.stream())
                .mapToInt(String::length)
                .max()
                .orElse(0);
        return size > 1 && (ofLine || ofWord) && longest >= size
                ? Optional.of(source.at(
                        Hint.of("text-too-long", "name", name, "length", size - 1, "found", longest), array.start()))
                : Optional.empty();
    }

    private long size(String written) {
        if (written.matches("[0-9]{1,9}")) {
            return Long.parseLong(written);
        }
        Matcher constant = Pattern.compile(
                        "\\b" + Pattern.quote(written) + "\\s*+=?\\s*+\\(?([0-9]{1,9}+)\\s*+(?:\\+\\s*+([0-9]{1,4}+))?")
                .matcher(source.code());
        return constant.find()
                ? Long.parseLong(constant.group(1))
                        + (constant.group(2) == null ? 0 : Long.parseLong(constant.group(2)))
                : 0;
    }
}
