package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.either;
import static judge.explain.cpp.rule.BareSource.has;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.reason.Hint;

/** Slips that show with the input on which the program has failed. */
final class InputSlips {

    private static final Pattern FROM_ZERO = Pattern.compile("\\b(\\w++)\\s*+=\\s*+0\\s*+[,;]");

    private static final Pattern LETTERS =
            Pattern.compile("\"\"\\s*+\\+\\s*+\\([^();]{1,60}+\\)\\s*+%\\s*+26(?!\\d)|\\([^();]{1,60}+\\)\\s*+%\\s*+"
                    + "26\\s*+\\+\\s*+\"\"");

    private static final Pattern CASES =
            Pattern.compile("\\bwhile\\s*+\\(\\s*+(?:(?:t|T|tests?|cases?|tc)\\s*+--[^(){};]{0,8}+\\)"
                    + "|cin(?:\\s*+>>\\s*+\\w++)++\\s*+(?:&&[^(){};]{1,40}+)?\\)"
                    + "|scanf\\s*+\\([^(){};]{1,60}+\\)\\s*+==\\s*+\\d\\s*+(?:&&[^(){};]{1,40}+)?\\))");

    /** Other ways to read than {@code cin >> name;} by itself. */
    private static final Pattern READS_AGAIN = Pattern.compile("\\bgetline\\b|\\bgets\\b|\\bgetchar\\b|\\bscanf\\b|"
            + "\\bread\\w*+\\s*+\\(|\\bcin\\s*+\\.|\\bgoto\\b|\\bcin\\b[^;]*\\[|\\bstringstream\\b|\\bdo\\b"
            + "|\\bdefine\\b"
            + "|\\b(?:while|for)\\s*+\\([^{};]*(?:;[^{};]*)?\\bcin\\b|\\bif\\s*+\\([^{};]*\\bcin\\b");

    private static final Pattern LOOPS = Pattern.compile("\\b(?:for|while)\\s*+\\(");

    private static final Pattern PRINTS = Pattern.compile("\\bcout\\b|\\bprintf\\b|\\bputs\\b|\\bputchar\\b");

    private static final Pattern KEPT =
            Pattern.compile("\\b(?:int|long|ll|short|vector\\s*+<[^;(){}=]{1,80}>)\\s++(\\w++)\\s*+(?:\\[|;|\\()");

    private static final Pattern OCTAL = Pattern.compile("\\bf?scanf\\s*+\\([^;\"]{0,20}\"[^\"\\n]{0,60}%i");

    private static final Pattern LEADING_ZERO = Pattern.compile("(?<![\\d.])0\\d{1,17}+(?![\\d.])");

    /** The usual names for the number of cases. */
    private static final Pattern OF_CASES = Pattern.compile("t|T|tt|q|Q|tests?|cases?|tc|_t|TT");

    private static final Pattern UNTIL_ENDED =
            Pattern.compile("\\bwhile\\s*+\\([^{};]{0,80}?(?:\\bcin\\b|\\bscanf\\b|\\bf?eof\\b|\\bEOF\\b)");

    private static final Pattern FIRST =
            Pattern.compile("\\bcin\\s*+>>\\s*+(\\w++)|\\bscanf\\s*+\\([^;&]{0,40}&\\s*+(\\w++)");

    private static final int MAX_WORDS = 400_000;

    private static final int MAX_NAMES = 50;

    private final BareSource source;
    private final List<String> words;
    private final String input;
    private final LargeNumberSlips large;

    private InputSlips(BareSource source, String input) {
        this.source = source;
        this.input = input;
        words = List.of(input.strip().split("\\s+", MAX_WORDS));
        large = new LargeNumberSlips(source, input, words);
    }

    static Stream<Hint> hints(BareSource source, String input) {
        InputSlips slips = new InputSlips(source, input);
        return Stream.concat(ReadSlips.hints(source, slips.words), slips.all());
    }

    private Stream<Hint> all() {
        return Stream.of(
                        octal(),
                        large.beyondInt(),
                        large.beyondLong(),
                        ReadSlips.textTooLong(source, input, words),
                        fromZero(),
                        remainder(),
                        large.infinity(),
                        notReset(),
                        casesUnused(),
                        unread())
                .flatMap(Optional::stream);
    }

    /** A largest value that begins with 0 among negative numbers, a smallest one among others. */
    private Optional<Hint> fromZero() {
        boolean negative = large.numbers().anyMatch(number -> number.signum() < 0);
        Matcher zero = FROM_ZERO.matcher(source.code());
        for (int names = 0; names < MAX_NAMES && zero.find(); names++) {
            String name = zero.group(1);
            String sign = negative ? ">" : "<";
            String function = negative ? "max" : "min";
            String other = "((?!" + name + "\\b)\\w++)(?:\\[\\w++\\])?+";
            Matcher taken = Pattern.compile("\\b" + name + "\\s*+=\\s*+(?:std::)?" + function + "\\s*+\\(\\s*+(?:"
                            + name + "\\s*+,\\s*+" + other + "|" + other + "\\s*+,\\s*+" + name + "\\s*+)\\)")
                    .matcher(source.code());
            Matcher asked = Pattern.compile("\\bif\\s*+\\(\\s*+" + other + "\\s*+" + sign + "\\s*+" + name
                            + "\\s*+\\)[\\s{]*+" + name + "\\s*+=")
                    .matcher(source.code());
            Optional<String> value = taken.find()
                    ? Optional.of(either(taken, 1, 2))
                    : asked.find() ? Optional.of(asked.group(1)) : Optional.empty();
            if (value.filter(this::isRead).isPresent() && !beginsOtherwise(name, zero.end())) {
                return Optional.of(source.at(Hint.of("max-from-zero", "name", name), zero.start()));
            }
        }
        return Optional.empty();
    }

    /** Tells whether the variable gets a value that it is not compared with, such as that of the first number. */
    private boolean beginsOtherwise(String name, int from) {
        String use = "\\b" + name + "\\b";
        return Pattern.compile(use + "\\s*+=(?!=)(?!\\s*+0\\s*+;)((?:(?!" + use + ")[^;{}]){1,60}+);")
                .matcher(source.code())
                .region(from, source.code().length())
                .results()
                .limit(MAX_NAMES)
                .anyMatch(given -> !has(before(given.start()), use));
    }

    /** Returns the code before a statement: from the end of the statement before it, or of the one before its block. */
    private String before(int statement) {
        String ends = ";{}";
        int begin = BareSource.lastOf(source.code(), statement, ends);
        boolean block = begin >= 0 && source.code().charAt(begin) == '{';
        return source.code().substring((block ? BareSource.lastOf(source.code(), begin, ends) : begin) + 1, statement);
    }

    /** A number with a 0 before it, where this means another kind of number. */
    private Optional<Hint> octal() {
        Matcher reads = OCTAL.matcher(source.quoted());
        Matcher number = LEADING_ZERO.matcher(input);
        return reads.find() && number.find()
                ? Optional.of(Hint.of("scanf-octal", "found", number.group())
                        .with("line", BareSource.lineOf(source.quoted(), reads.start())))
                : Optional.empty();
    }

    private boolean isRead(String name) {
        return source.has(">>\\s*+" + name + "\\b|&\\s*+" + name + "\\b\\s*+(?:\\[\\w++\\])?\\s*+[,)]");
    }

    /** Letters that are moved by a number that can be negative. */
    private Optional<Hint> remainder() {
        Matcher letters = LETTERS.matcher(source.code());
        boolean negative = large.numbers().anyMatch(number -> number.signum() < 0);
        return negative && letters.find() && !source.has("[+]=?\\s*+(?:26|52|260+)(?!\\d)")
                ? Optional.of(source.at(Hint.of("remainder-negative"), letters.start()))
                : Optional.empty();
    }

    /** Finds a variable that is counted up in each of several cases, and never reset. */
    private Optional<Hint> notReset() {
        Matcher cases = CASES.matcher(source.code());
        boolean one = words.get(0).equals("1");
        if (!cases.find()
                || (one
                        && source.code().startsWith("while (", cases.start())
                        && !cases.group().contains("cin"))) {
            return Optional.empty();
        }
        String body = source.body(cases.end());
        return !PRINTS.matcher(body).find()
                ? Optional.empty()
                : KEPT.matcher(source.code())
                        .results()
                        .filter(kept -> kept.start() < cases.start() && source.depth(kept.start()) <= 1)
                        .filter(kept -> grows(kept.group(1), body) && !isReset(kept.group(1)))
                        .findFirst()
                        .map(kept -> source.at(Hint.of("not-reset", "name", kept.group(1)), kept.start()));
    }

    /** A number of cases that is read and nothing else. */
    private Optional<Hint> casesUnused() {
        Matcher first = FIRST.matcher(source.code());
        boolean several =
                words.get(0).matches("[1-9][0-9]{0,5}") && !words.get(0).equals("1");
        if (!several || UNTIL_ENDED.matcher(source.code()).find() || !first.find()) {
            return Optional.empty();
        }
        String name = either(first, 1, 2);
        long used = Pattern.compile("\\b" + name + "\\b")
                .matcher(source.code())
                .results()
                .count();
        return OF_CASES.matcher(name).matches() && used == 2
                ? Optional.of(source.at(Hint.of("cases-unused", "name", name), first.start()))
                : Optional.empty();
    }

    /** A program without a loop that reads, nor one that a semicolon ends, for an input of several cases. */
    private Optional<Hint> unread() {
        List<MatchResult> reads =
                LargeNumberSlips.READ.matcher(source.code()).results().toList();
        boolean all = reads.size()
                == LargeNumberSlips.READS.matcher(source.code()).results().count();
        long read = reads.stream()
                .mapToLong(one -> one.group(1).split(">>", -1).length - 1)
                .sum();
        return all && readsOnce() && !readsInLoop() && read > 0 && read < words.size()
                ? Optional.of(source.at(
                        Hint.of("input-unread", "count", read, "found", words.size()),
                        reads.get(0).start()))
                : Optional.empty();
    }

    private boolean readsOnce() {
        return source.has("\\bmain\\s*+\\(")
                && !READS_AGAIN.matcher(source.code()).find()
                && source.functions().stream()
                        .filter(function -> !function.name().equals("main"))
                        .noneMatch(function ->
                                LargeNumberSlips.READS.matcher(function.body()).find());
    }

    private boolean readsInLoop() {
        return LOOPS.matcher(source.code())
                .results()
                .map(loop -> source.body(
                        Math.min(source.code().length(), BareSource.closing(source.code(), loop.end() - 1) + 1)))
                .anyMatch(body ->
                        body.equals(";") || LargeNumberSlips.READS.matcher(body).find());
    }

    private static boolean grows(String name, String body) {
        return has(
                body,
                "\\b(?:for|while)\\b(?s:.)*?(?:\\b" + name
                        + "(?:\\s*+\\[[^;]{1,40}?\\])++\\s*+(?:\\+\\+|\\+=|\\.push_back|\\.emplace_back)"
                        + "|\\+\\+\\s*+" + name + "\\s*+\\[)");
    }

    private boolean isReset(String name) {
        return source.has("\\b" + name
                + "(?:\\s*+\\[[^;]{1,40}?\\])*+\\s*+(?:=[^=]|--|-=|\\.(?:clear|assign|resize|pop_back|erase|swap)\\b)"
                + "|\\b(?:memset|fill|fill_n|bzero|swap)\\s*+\\([^;]{0,10}\\b" + name + "\\b|--\\s*+" + name + "\\b"
                + "|\\bfor\\s*+\\([^;{}]{1,60}&\\s*+\\w++\\s*+:\\s*+" + name + "\\s*+\\)");
    }
}
