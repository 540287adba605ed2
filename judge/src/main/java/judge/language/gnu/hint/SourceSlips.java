package judge.language.gnu.hint;

import static judge.reason.HintCode.FRACTION_LOST;
import static judge.reason.HintCode.GETLINE_AFTER_NUMBER;
import static judge.reason.HintCode.LOOP_UNTIL_EOF;
import static judge.reason.HintCode.MEMSET_VALUE;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.reason.Hint;

/** What no compiler warns of and is seldom meant, in the source of a program whose answer is wrong. */
public final class SourceSlips {

    private static final Pattern COMMENT = Pattern.compile("/\\*(?:[^*]|\\*(?!/))*+\\*/");

    private static final Pattern UNTIL_EOF = Pattern.compile(
            "\\bwhile\\s*+\\(\\s*+!\\s*+(?:\\w++\\.eof\\s*+\\(\\s*+\\)|feof\\s*+\\(\\s*+\\w++\\s*+\\))\\s*+\\)");

    /** Reading that is asked for its success, and other ways to leave the loop in time. */
    private static final Pattern ASKS =
            Pattern.compile("\\bif\\s*+\\(.{0,200}(?:\\bcin\\b|scanf|getline|gets|fail|eof|EOF|\\bgood\\b|\\bfin\\b)");

    private static final Pattern GETLINE = Pattern.compile(
            "\\bcin\\s*+>>(?:(?!\\bws\\b)[^;])*+;((?:(?!\\bcin\\b|getchar|scanf|\\bws\\b|\\n\\}).){0,300}?)"
                    + "\\bgetline\\s*+\\(\\s*+cin\\s*+,\\s*+(\\w++)",
            Pattern.DOTALL);

    /** Values of more than a byte, and small ones that no pattern of bytes is meant by. */
    private static final Pattern MEMSET = Pattern.compile("\\bmemset\\s*+\\(\\s*+(\\w++)\\s*+,\\s*+"
            + "(?:[1-9]|[1-5][0-9]|[1-9][0-9]{3,}+|INT_M(?:AX|IN)|LLONG_M(?:AX|IN)|[0-9]++e[0-9]++)\\s*+,");

    /** A quotient of constants that is no factor's part. */
    private static final Pattern QUOTIENT =
            Pattern.compile("(?:[(,=+<>?:]|\\breturn)\\s*+([0-9]{1,9}+)\\s*+/\\s*+([0-9]{1,9}+)(?![\\w.])");

    private static final Pattern QUOTIENT_OF_NAME =
            Pattern.compile("\\b(?:double|float)\\s++\\w++\\s*+=\\s*+[0-9]++\\s*+/\\s*+(\\w++)\\s*+[;,]");

    private static final int MAX_CHARACTERS = 100_000;

    private SourceSlips() {}

    /** The first of each kind; none in a file that is longer than what people write. */
    public static List<Hint> hints(Collection<String> texts) {
        return texts.stream()
                .filter(text -> text.length() <= MAX_CHARACTERS)
                .map(SourceSlips::code)
                .flatMap(code -> Stream.<Function<String, Optional<Hint>>>of(
                                SourceSlips::untilEof, SourceSlips::getline, SourceSlips::memset, SourceSlips::quotient)
                        .flatMap(rule -> rule.apply(code).stream()))
                .toList();
    }

    /** The text without comments and what stands in quotes, with all its lines. */
    private static String code(String text) {
        String bare = COMMENT.matcher(text).replaceAll(comment -> "\n"
                .repeat((int) comment.group().chars().filter(c -> c == '\n').count()));
        return bare.lines()
                .map(SourceLines::code)
                .reduce(new StringBuilder(), (all, line) -> all.append(line).append('\n'), StringBuilder::append)
                .toString();
    }

    private static Hint at(Hint hint, String code, int index) {
        return hint.with(
                "line", code.substring(0, index).chars().filter(c -> c == '\n').count() + 1);
    }

    private static Optional<Hint> untilEof(String code) {
        Matcher loop = UNTIL_EOF.matcher(code);
        return loop.find() && !ASKS.matcher(code.substring(loop.end())).find()
                ? Optional.of(at(Hint.of(LOOP_UNTIL_EOF), code, loop.start()))
                : Optional.empty();
    }

    /** What is left of the line is read; not so where nobody looks at it. */
    private static Optional<Hint> getline(String code) {
        Matcher read = GETLINE.matcher(code);
        while (read.find()) {
            String name = read.group(2);
            int next = code.indexOf("getline", read.end());
            String use = code.substring(read.end(), next < 0 ? code.length() : next);
            if (Pattern.compile("\\b" + name + "\\b").matcher(use).find()) {
                return Optional.of(at(Hint.of(GETLINE_AFTER_NUMBER, "name", name), code, read.start(2)));
            }
        }
        return Optional.empty();
    }

    /** Only where the array is seen to be of numbers that have several bytes. */
    private static Optional<Hint> memset(String code) {
        Matcher memset = MEMSET.matcher(code);
        while (memset.find()) {
            String name = memset.group(1);
            if (declares(code, "int|long|ll|LL|double|float", name + "\\s*+\\[")
                    && !declares(code, "char|bool", name + "\\s*+\\[")) {
                return Optional.of(at(Hint.of(MEMSET_VALUE, "name", name), code, memset.start()));
            }
        }
        return Optional.empty();
    }

    private static boolean declares(String code, String types, String name) {
        return Pattern.compile("\\b(?:" + types + ")\\s++(?:[\\w\\[\\]+*, ]{0,200}[ ,])?" + name)
                .matcher(code)
                .find();
    }

    private static Optional<Hint> quotient(String code) {
        Matcher constants = QUOTIENT.matcher(code);
        while (constants.find()) {
            long number = Long.parseLong(constants.group(1));
            if (number > 0 && number < Long.parseLong(constants.group(2))) {
                return Optional.of(at(Hint.of(FRACTION_LOST), code, constants.start(1)));
            }
        }
        Matcher named = QUOTIENT_OF_NAME.matcher(code);
        while (named.find()) {
            String name = named.group(1) + "\\b";
            if (declares(code, "int|long|ll|LL", name) && !declares(code, "double|float", name)) {
                return Optional.of(at(Hint.of(FRACTION_LOST), code, named.start()));
            }
        }
        return Optional.empty();
    }
}
