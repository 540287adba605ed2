package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.either;
import static judge.explain.cpp.rule.BareSource.has;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Slips with algorithms of the library, with loops over all elements, and with characters that are printed. */
final class LibrarySlips {

    private static final Pattern RANGE =
            Pattern.compile("\\b(?:sort|stable_sort|max_element|min_element|accumulate)\\s*+"
                    + "\\(\\s*+(?:(\\w++)\\s*+,\\s*+\\1\\s*+\\+\\s*+\\w++|(\\w++)\\.begin\\(\\)\\s*+,\\s*+"
                    + "\\2\\.end\\(\\))"
                    + "\\s*+-\\s*+1\\s*+[,)]");

    private static final Pattern STREAM = Pattern.compile("\\bi?stringstream\\s++(\\w++)\\s*+;");

    private static final String LARGE = "(?:long\\s++long|ll|LL|int64_t|i64|double)";

    private static final Pattern EACH =
            Pattern.compile("\\bfor\\s*+\\(\\s*+(?:const\\s++)?[\\w:]++\\s++(\\w++)\\s*+:\\s*+(\\w++)\\s*+\\)");

    private static final Pattern ACCUMULATE = Pattern.compile("(\\b" + LARGE + "\\s++\\w++\\s*+=[^;=]{0,40}?)?"
            + "\\baccumulate\\s*+\\(\\s*+(?:(\\w++)\\.begin\\(\\)|(\\w++))[^;]{0,80}?,\\s*+0\\s*+\\)");

    private static final Pattern REMOVE = Pattern.compile(
            "[;{})]\\s*+((?:std::)?(?:remove|remove_if|unique)\\s*+\\(\\s*+(\\w++)\\.begin\\(\\))[^;]{1,200};");

    private static final String ELEMENT = "\\w++(?:\\[[\\w+ -]{1,20}\\])*+";

    private static final Pattern CODE = Pattern.compile("\\bcout\\b[^;\"]{0,200}?<<\\s*+" + "(?:" + ELEMENT
            + "\\s*+\\+\\s*+'[0aA]'|'[0aA]'\\s*+\\+\\s*+" + ELEMENT + ")\\s*+(?:<<|;)");

    private static final Pattern SORT =
            Pattern.compile("\\b(?:stable_)?sort\\s*+\\(\\s*+(\\w++)\\s*+,\\s*+\\1\\s*+\\+\\s*+(\\w++)\\s*+[,)]");

    private static final Pattern MOVE =
            Pattern.compile("(?<![\\w.>])(?:std::)?move\\s*+\\(\\s*+([A-Za-z_]\\w*+)\\s*+\\)");

    /** The types whose values are empty after they were moved from. */
    private static final String MOVABLE = "string|(?:vector|deque|list|set|multiset|map|unordered_map|unordered_set"
            + "|queue|stack|priority_queue)\\s*+<[^;(){}]{1,60}>";

    /** An assignment to it, or a call that fills it anew. */
    private static final Pattern GIVEN = Pattern.compile(
            "\\s*+(?:=(?!=)|\\+=|\\.(?:clear|assign|resize|swap|push|emplace|insert|push_back|emplace_back)\\b|\\[)");

    private static final Pattern BEFORE_GIVEN =
            Pattern.compile("(?:>>|\\bgetline\\s*+\\([^;()]*,|\\bswap\\s*+\\([^;]*|[\\w>][*&]?\\s)\\s*+$");

    private static final Pattern LEFT = Pattern.compile("\\b(?:break|continue|return|goto|else)\\b");

    private static final int MAX_BLOCK = 5_000;

    /** The most places that are looked at: the text is a stranger's. */
    private static final int MAX_FOUND = 50;

    private LibrarySlips() {}

    /** The element of a loop gets a value that nobody looks at: the loop has a copy of it. */
    static Optional<Hint> element(BareSource source) {
        for (MatchResult each : found(EACH, source.code())) {
            String name = each.group(1);
            String body = source.body(each.end());
            Matcher given = Pattern.compile("(?<![\\w.>\\]])" + name + "\\s*+(?:[-+*/%^|&]?=(?!=))[^;]*+;")
                    .matcher(body);
            int end = 0;
            while (given.find()) {
                end = given.end();
            }
            if (end > 0 && !has(body.substring(end), "\\b" + name + "\\b")) {
                return Optional.of(source.at(Hint.of("element-copy", "name", each.group(2)), each.start()));
            }
        }
        return Optional.empty();
    }

    /** Large numbers that are added up in an int. */
    static Optional<Hint> sum(BareSource source) {
        for (MatchResult sum : found(ACCUMULATE, source.code())) {
            String name = either(sum, 2, 3);
            if (sum.group(1) != null
                    || source.has("\\bvector\\s*+<\\s*+" + LARGE + "\\s*+>\\s*+" + name + "\\b")
                    || source.has("\\b" + LARGE + "\\s++" + name + "\\s*+\\[")) {
                return Optional.of(source.at(Hint.of("accumulate-start"), sum.start(sum.group(2) == null ? 3 : 2)));
            }
        }
        return Optional.empty();
    }

    /**
     * Finds a {@code remove} without {@code erase}: it moves elements to the front and leaves the others behind them.
     */
    static Optional<Hint> remove(BareSource source) {
        return source.first(REMOVE)
                .map(remove -> source.at(Hint.of("remove-only", "name", remove.group(2)), remove.start(1)));
    }

    /** A character and a number make a number, which is printed as one. */
    static Optional<Hint> code(BareSource source) {
        Matcher code = CODE.matcher(source.quoted());
        return code.find()
                ? Optional.of(
                        Hint.of("char-code-printed").with("line", BareSource.lineOf(source.quoted(), code.end() - 1)))
                : Optional.empty();
    }

    /** An array that is filled from 1 on is sorted from 0 on. */
    static Optional<Hint> sort(BareSource source) {
        for (MatchResult sort : found(SORT, source.code())) {
            String name = sort.group(1);
            Pattern filling =
                    Pattern.compile("\\bfor\\s*+\\(\\s*+(?:int\\s++)?(\\w++)\\s*+=\\s*+1\\s*+;\\s*+\\1\\s*+<=\\s*+"
                            + sort.group(2) + "\\s*+;[^;{}]{1,20}\\)");
            for (MatchResult loop : found(filling, source.code())) {
                String filled = "(?:>>|scanf[^;]{1,80}&)\\s*+" + name + "\\[" + loop.group(1) + "\\]";
                if (loop.start() < sort.start() && has(source.body(loop.end()), filled)) {
                    return Optional.of(source.at(Hint.of("sort-from-one", "name", name), sort.start()));
                }
            }
        }
        return Optional.empty();
    }

    /** Finds a value that is looked at in the same block after it was moved from, with nothing put into it since. */
    static Optional<Hint> moved(BareSource source) {
        boolean own = source.functions().stream().anyMatch(one -> one.name().equals("move"));
        return own
                ? Optional.empty()
                : found(MOVE, source.code()).stream()
                        .flatMap(move -> moved(source, move).stream())
                        .findFirst();
    }

    private static Optional<Hint> moved(BareSource source, MatchResult move) {
        String name = move.group(1);
        int begins = BareSource.lastOf(source.code(), move.start(), ";{}") + 1;
        int ends = source.code().indexOf(';', move.end());
        boolean alone = source.code()
                .substring(begins, move.start())
                .matches("(?s)(?!.*\\b(?:if|else|for|while|return|case|default)\\b)(?!\\s*+" + name + "\\s*+=).*");
        if (ends < 0 || !alone || !source.declares(MOVABLE, name + "\\b")) {
            return Optional.empty();
        }
        String rest = restOfBlock(source.code(), ends);
        Matcher next = Pattern.compile("(?<![\\w.>])" + name + "\\b").matcher(rest);
        return next.find()
                        && !GIVEN.matcher(rest)
                                .region(next.end(), rest.length())
                                .lookingAt()
                        && !BEFORE_GIVEN
                                .matcher(rest.substring(0, next.start()))
                                .find()
                ? Optional.of(source.at(Hint.of("used-after-move", "name", name), ends + next.start()))
                : Optional.empty();
    }

    /** Returns the code from there to the end of the block, or to the point where it is left. */
    private static String restOfBlock(String code, int from) {
        String rest = code.substring(from, Math.min(BareSource.blockEnd(code, from), from + MAX_BLOCK));
        Matcher left = LEFT.matcher(rest);
        return left.find() ? rest.substring(0, left.start()) : rest;
    }

    private static List<MatchResult> found(Pattern pattern, String code) {
        return pattern.matcher(code).results().limit(MAX_FOUND).toList();
    }

    /** Finds a range whose end leaves out its last element. */
    static Optional<Hint> range(BareSource source) {
        return source.first(RANGE).map(range -> source.at(Hint.of("range-end"), range.start()));
    }

    /** A stream that was read to its end gets another text. */
    static Optional<Hint> stream(BareSource source) {
        Matcher stream = STREAM.matcher(source.code());
        while (stream.find()) {
            String name = stream.group(1);
            Matcher text =
                    Pattern.compile("\\b" + name + "\\.str\\s*+\\(\\s*+[^)\\s]").matcher(source.code());
            boolean again = text.find(stream.end()) && source.depth(text.start()) > source.depth(stream.start());
            boolean read = source.has("\\b" + name + "\\s*+>>");
            if (again && read && !source.has("\\b" + name + "\\s*+\\.\\s*+clear\\b")) {
                return Optional.of(source.at(Hint.of("stream-not-cleared", "name", name), text.start()));
            }
        }
        return Optional.empty();
    }
}
