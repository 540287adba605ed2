package judge.explain.file;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.language.Spot;
import judge.reason.Hint;

/** Loops in C, C++ or Java that read on after the end of the input, where nothing they wait for comes any more. */
public final class ReadsBeyond {

    private static final Pattern LOOP = Pattern.compile("\\bfor\\s*+\\(\\s*+;\\s*+;"
            + "|\\bwhile\\s*+\\((?!\\s*+\\w++\\s*+--|\\s*+--)([^{};]{1,100}?)\\)\\s*+(?=[\\{\\w;])|\\bdo\\b");

    private static final Pattern ALWAYS = Pattern.compile("\\s*+(?:true|1)\\s*+");

    private static final Pattern READS = Pattern.compile("\\bcin\\s*+>>|\\bscanf\\s*+\\(|\\bgetline\\s*+\\("
            + "|\\bget(?:char|char_unlocked|c|s)\\s*+\\(|\\bfgets\\s*+\\("
            + "|\\.\\s*+readLine\\s*+\\(|\\.\\s*+read\\s*+\\(\\s*+\\)");

    /** Words that ask whether something was read. */
    private static final Pattern ASKS = Pattern.compile(
            "\\bEOF\\b|\\beof\\s*+\\(|\\bfail\\s*+\\(|\\bgood\\s*+\\(|\\bfeof\\b|\\bgcount\\b|\\bnull\\b|\\bNULL\\b"
                    + "|\\bnullptr\\b|\\bready\\s*+\\(|\\bhasNext|~\\s*+scanf|!\\s*+(?:std::)?+cin\\b"
                    + "|\\(\\s*+(?:std::)?+cin\\s*+\\)|=\\s*+f?scanf\\b|\\bcatch\\b"
                    + "|\\b(?:if|while)\\s*+\\([^;{}]{0,100}?(?:\\bcin\\s*+>>|\\b(?:getline|scanf|gets)\\s*+\\()"
                    + "|[<=]\\s*+-\\s*+1\\b(?=[^;]*get)|\\bread\\b[^;]*-\\s*+1\\b|>=?\\s*+0\\b(?=[^;]*(?:get|read))");

    private static final Pattern LEAVES = Pattern.compile("\\b(?:break|return|exit|throw|goto|_Exit|abort)\\b");

    private static final Pattern GUARDED = Pattern.compile("\\bif\\s*+\\(([^;{}]{1,120}?)\\)\\s*+\\{?\\s*+"
            + "(?:break|return\\b[^;{}]*+|(?:System\\s*+\\.\\s*+)?exit\\s*+\\([^;{}]*+)\\s*+;");

    private static final String LITERAL = "(\"[^\"\\n]{1,40}\"|'[^'\\n]{1,2}'|-?\\d{1,18})";

    private static final Pattern EQUALS = Pattern.compile("==\\s*+" + LITERAL + "|" + LITERAL + "\\s*+=="
            + "|\\bstrcmp\\s*+\\([^,()]++,\\s*+" + LITERAL + "|\\.\\s*+equals\\s*+\\(\\s*+" + LITERAL + "|" + LITERAL
            + "\\s*+\\.\\s*+equals");

    private static final Pattern DIFFERS = Pattern.compile("!=\\s*+" + LITERAL);

    private static final String CHARACTER =
            "(?:[fg]+etc|_?getchar(?:_unlocked)?|cin\\s*+\\.\\s*+get|\\w++\\s*+\\.\\s*+read)\\s*+\\([^()]*+\\)";

    /** A character that is read, with its name. */
    private static final Pattern READ_CHARACTER = Pattern.compile(
            "(\\w++)\\s*+=\\s*+(?:\\(\\s*+char\\s*+\\)\\s*+)?+" + CHARACTER + "|\\.\\s*+get\\s*+\\(\\s*+(\\w++)");

    /** Any loop reads so many characters in time. */
    private static final int READ_IN_TIME = 1 << 18;

    private static final int MAX_LOOPS = 100;
    private static final int MAX_BODY = 5_000;
    private static final int MAX_CHARACTERS = 100_000;

    private ReadsBeyond() {}

    /**
     * The first such loop.
     *
     * @param texts of the sources
     * @param input of the case that fails
     * @param spots the places where the time goes; none where that is not known
     */
    public static Optional<Hint> hint(Collection<String> texts, String input, List<Spot> spots) {
        Set<String> words = new HashSet<>(Arrays.asList(input.strip().split("\\s+")));
        return texts.stream()
                .filter(text -> text.length() <= MAX_CHARACTERS)
                .map(text -> CodeText.withoutComments(text, false))
                .flatMap(code -> LOOP.matcher(code)
                        .results()
                        .limit(MAX_LOOPS)
                        .filter(loop -> isEndless(code, loop, words, input)
                                || (input.length() < READ_IN_TIME && waits(code, loop, spots)))
                        .map(loop -> Hint.of("loop-reads-beyond").with("line", CodeText.lineOf(code, loop.start()))))
                .findFirst();
    }

    private static boolean isEndless(String code, MatchResult loop, Set<String> words, String input) {
        String body = body(code, loop.end(), loop.group().startsWith("for"));
        String condition = loop.group(1) == null ? "1" : loop.group(1);
        if (loop.group().equals("do")) {
            Matcher until = Pattern.compile("\\s*+while\\s*+\\(([^;{}]{1,100}?)\\)\\s*+;")
                    .matcher(code)
                    .region(Math.min(code.length(), code.indexOf(body, loop.end()) + body.length()), code.length());
            if (!until.lookingAt()) {
                return false;
            }
            condition = until.group(1);
        }
        if (!READS.matcher(body + condition).find()
                || ASKS.matcher(body).find()
                || ASKS.matcher("while (" + condition).find()) {
            return false;
        }
        List<MatchResult> ends = GUARDED.matcher(body).results().toList();
        if (ends.size() != LEAVES.matcher(body).results().count()) {
            return false;
        }
        boolean always = ALWAYS.matcher(condition).matches();
        return (always || isMissing(DIFFERS, condition, words, input))
                && ends.stream().allMatch(end -> isMissing(EQUALS, end.group(1), words, input));
    }

    /**
     * Tells whether the time goes into a loop that is left by a character only, so that the end of the input, which is
     * none, does not end it.
     */
    private static boolean waits(String code, MatchResult loop, List<Spot> spots) {
        String condition = loop.group(1);
        if (condition == null) {
            return false;
        }
        String body = body(code, loop.end(), false);
        long first = CodeText.lineOf(code, loop.start());
        long last = CodeText.lineOf(code, loop.end() + body.length());
        boolean here = spots.stream().limit(1).anyMatch(spot -> spot.line() >= first && spot.line() <= last);
        return here
                && !LEAVES.matcher(body).find()
                && !ASKS.matcher(body).find()
                && !ASKS.matcher(condition).find()
                && READ_CHARACTER.matcher(condition + body).results().anyMatch(read -> holdsAtTheEnd(read, condition));
    }

    private static boolean holdsAtTheEnd(MatchResult read, String condition) {
        String name = read.group(1) == null ? read.group(2) : read.group(1);
        String known = condition.replace(read.group(), name);
        // A part of a condition that holds for the end of the input as well.
        Pattern holds = Pattern.compile(String.format(
                Locale.ROOT,
                "[\\s(]*+%1$s\\)?+\\s*+(?:!=|<=?)\\s*+'[^']++'[\\s)]*+"
                        + "|[\\s(]*+!\\s*+(?:\\w++(?:::|\\.))?+is(?:digit|Digit|alpha|Letter|alnum|LetterOrDigit)"
                        + "\\s*+\\(%1$s[\\s)]*+",
                Pattern.quote(name)));
        return Stream.of(known.split("\\|\\|", -1)).anyMatch(one -> Stream.of(one.split("&&", -1))
                .allMatch(part -> holds.matcher(part).matches()));
    }

    /** Tells whether a condition asks for something only that the input does not have. */
    private static boolean isMissing(Pattern asked, String condition, Set<String> words, String input) {
        Matcher found = asked.matcher(condition);
        boolean missing = false;
        while (found.find()) {
            String literal = "";
            for (int i = 1; i <= found.groupCount(); i++) {
                literal = found.group(i) == null ? literal : found.group(i);
            }
            String text = literal.replaceAll("^[\"']|[\"']$", "");
            boolean sign = literal.startsWith("'");
            missing |= sign ? !text.startsWith("\\") && input.indexOf(text) < 0 : !words.contains(text);
        }
        return missing && !condition.contains("||") && !condition.contains("%");
    }

    private static String body(String code, int from, boolean afterHead) {
        int open = afterHead ? code.indexOf(')', from) + 1 : from;
        while (open < code.length() && Character.isWhitespace(code.charAt(open))) {
            open++;
        }
        int depth = 0;
        int end = Math.min(code.length(), open + MAX_BODY);
        boolean block = open < code.length() && code.charAt(open) == '{';
        for (int i = open; i < end; i++) {
            char sign = code.charAt(i);
            depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
            if (depth <= 0 && (block ? sign == '}' : sign == ';')) {
                return code.substring(open, i + 1);
            }
        }
        return "";
    }
}
