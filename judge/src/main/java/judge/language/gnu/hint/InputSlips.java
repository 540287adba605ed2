package judge.language.gnu.hint;

import static judge.language.gnu.hint.BareSource.either;
import static judge.language.gnu.hint.BareSource.has;
import static judge.reason.HintCode.CASES_UNUSED;
import static judge.reason.HintCode.INFINITY_SMALL;
import static judge.reason.HintCode.INPUT_UNREAD;
import static judge.reason.HintCode.MAX_FROM_ZERO;
import static judge.reason.HintCode.NOT_RESET;
import static judge.reason.HintCode.REMAINDER_NEGATIVE;
import static judge.reason.HintCode.SCANF_OCTAL;
import static judge.reason.HintCode.TEXT_TOO_LONG;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.reason.Hint;

/** Slips that show with the input on which the program has failed. */
final class InputSlips {

    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,18}");

    private static final Pattern FROM_ZERO = Pattern.compile("\\b(\\w++)\\s*+=\\s*+0\\s*+[,;]");

    private static final Pattern CHARACTERS = Pattern.compile("\\bchar\\s++([^;(){}]{1,300}+);");

    private static final Pattern ARRAY = Pattern.compile(
            "(?<![\\w\\[])(\\w++)(?:\\s*+\\[[^\\]]{1,30}+\\](?=\\s*+\\[))*+\\s*+\\[\\s*+(\\w{1,30}+)\\s*+"
                    + "(?:\\+\\s*+([0-9]{1,4}+)\\s*+)?\\]");

    private static final int MAX_ARRAYS = 60;

    private static final Pattern LETTERS =
            Pattern.compile("\"\"\\s*+\\+\\s*+\\([^();]{1,60}+\\)\\s*+%\\s*+26(?!\\d)|\\([^();]{1,60}+\\)\\s*+%\\s*+"
                    + "26\\s*+\\+\\s*+\"\"");

    private static final Pattern INFINITE =
            Pattern.compile("\\b(?:ll|LL|long|int|define|auto)\\s++(\\w*(?:(?i)inf)\\w*)\\s*+=?"
                    + "\\s*+(1e9|1E9|1e8|0x3f3f3f3f|0x7fffffff|INT_MAX|10{8,9}|9{8,10}|2147483647)\\b");

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

    private static final BigDecimal INT_MAX = BigDecimal.valueOf(Integer.MAX_VALUE);

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

    private InputSlips(BareSource source, String input) {
        this.source = source;
        this.input = input;
        words = List.of(input.strip().split("\\s+", MAX_WORDS));
    }

    static Stream<Hint> hints(BareSource source, String input) {
        InputSlips slips = new InputSlips(source, input);
        return Stream.concat(ReadSlips.hints(source, slips.words), slips.all());
    }

    private Stream<Hint> all() {
        return Stream.of(
                        octal(),
                        new LargeNumberSlips(source, input, words).beyondInt(),
                        new LargeNumberSlips(source, input, words).beyondLong(),
                        textTooLong(),
                        fromZero(),
                        remainder(),
                        infinity(),
                        notReset(),
                        casesUnused(),
                        unread())
                .flatMap(Optional::stream);
    }

    private Stream<BigDecimal> numbers() {
        return words.stream().filter(word -> WHOLE.matcher(word).matches()).map(BigDecimal::new);
    }

    /** A largest value that begins with 0 among negative numbers, a smallest one among others. */
    private Optional<Hint> fromZero() {
        boolean negative = numbers().anyMatch(number -> number.signum() < 0);
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
                return Optional.of(source.at(Hint.of(MAX_FROM_ZERO, "name", name), zero.start()));
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
                ? Optional.of(Hint.of(SCANF_OCTAL, "found", number.group())
                        .with("line", BareSource.lineOf(source.quoted(), reads.start())))
                : Optional.empty();
    }

    private boolean isRead(String name) {
        return source.has(">>\\s*+" + name + "\\b|&\\s*+" + name + "\\b\\s*+(?:\\[\\w++\\])?\\s*+[,)]");
    }

    /** A line or a word that has more characters than the array it is read into. */
    private Optional<Hint> textTooLong() {
        int line = input.lines().mapToInt(String::length).max().orElse(0);
        int word = words.stream().mapToInt(String::length).max().orElse(0);
        List<MatchResult> arrays = CHARACTERS
                .matcher(source.code())
                .results()
                .flatMap(declared -> ARRAY.matcher(source.code())
                        .region(declared.start(1), declared.end(1))
                        .results())
                .limit(MAX_ARRAYS)
                .toList();
        for (MatchResult array : arrays) {
            String name = array.group(1);
            long named = size(array.group(2));
            long size = named == 0 || array.group(3) == null ? named : named + Long.parseLong(array.group(3));
            boolean ofLine = source.has("\\bfgets\\s*+\\(\\s*+" + name + "\\b");
            boolean ofWord = source.quotedHas("\\bscanf\\s*+\\([^;]{0,40}%s[^;]{0,80}[\\s,.>]" + name + "\\b");
            int most = ofLine ? line + 1 : word;
            if (size > 1 && (ofLine || ofWord) && most >= size + (ofLine ? 1 : 0)) {
                return Optional.of(source.at(
                        Hint.of(TEXT_TOO_LONG, "name", name, "length", size - 1, "found", ofLine ? line : word),
                        array.start()));
            }
        }
        return Optional.empty();
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

    /** Letters that are moved by a number that can be negative. */
    private Optional<Hint> remainder() {
        Matcher letters = LETTERS.matcher(source.code());
        boolean negative = numbers().anyMatch(number -> number.signum() < 0);
        return negative && letters.find() && !source.has("[+]=?\\s*+(?:26|52|260+)(?!\\d)")
                ? Optional.of(source.at(Hint.of(REMAINDER_NEGATIVE), letters.start()))
                : Optional.empty();
    }

    /** An infinity that sums of the input's numbers are larger than. */
    private Optional<Hint> infinity() {
        Matcher infinite = INFINITE.matcher(source.code());
        if (!infinite.find() || !source.has("\\b(?:ll|LL|long)\\b")) {
            return Optional.empty();
        }
        BigDecimal sum = numbers().map(BigDecimal::abs).reduce(BigDecimal.ZERO, BigDecimal::add);
        return sum.compareTo(INT_MAX) > 0
                ? Optional.of(source.at(Hint.of(INFINITY_SMALL, "name", infinite.group(1)), infinite.start()))
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
        if (!PRINTS.matcher(body).find()) {
            return Optional.empty();
        }
        return KEPT.matcher(source.code())
                .results()
                .filter(kept -> kept.start() < cases.start() && source.depth(kept.start()) <= 1)
                .filter(kept -> grows(kept.group(1), body) && !isReset(kept.group(1)))
                .findFirst()
                .map(kept -> notReset(kept));
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
                ? Optional.of(source.at(Hint.of(CASES_UNUSED, "name", name), first.start()))
                : Optional.empty();
    }

    /** A program without a loop that reads, nor one that a semicolon ends, for an input of several cases. */
    private Optional<Hint> unread() {
        boolean once = source.has("\\bmain\\s*+\\(")
                && !READS_AGAIN.matcher(source.code()).find()
                && source.functions().stream()
                        .allMatch(function -> function.name().equals("main")
                                || !LargeNumberSlips.READS
                                        .matcher(function.body())
                                        .find());
        List<MatchResult> reads =
                LargeNumberSlips.READ.matcher(source.code()).results().toList();
        boolean all = reads.size()
                == LargeNumberSlips.READS.matcher(source.code()).results().count();
        boolean inLoop = LOOPS.matcher(source.code())
                .results()
                .map(loop -> source.body(loop.end() - 1 + condition(loop.end() - 1)))
                .anyMatch(body ->
                        body.equals(";") || LargeNumberSlips.READS.matcher(body).find());
        long read = reads.stream()
                .mapToLong(one -> one.group(1).split(">>", -1).length - 1)
                .sum();
        return once && all && !inLoop && read > 0 && read < words.size()
                ? Optional.of(source.at(
                        Hint.of(INPUT_UNREAD, "count", read, "found", words.size()),
                        reads.get(0).start()))
                : Optional.empty();
    }

    /** Returns the length of the parentheses that begin there. */
    private int condition(int from) {
        int depth = 0;
        for (int i = from; i < source.code().length(); i++) {
            depth += source.code().charAt(i) == '(' ? 1 : source.code().charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return i + 1 - from;
            }
        }
        return source.code().length() - from;
    }

    private Hint notReset(MatchResult kept) {
        return source.at(Hint.of(NOT_RESET, "name", kept.group(1)), kept.start());
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
