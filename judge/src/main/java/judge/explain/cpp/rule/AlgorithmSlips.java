package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.either;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Spot;
import judge.reason.Hint;

/** Slips with what is taught of algorithms: searches, groups that are joined, lists of edges, tables of results. */
final class AlgorithmSlips {

    private static final Pattern SEARCHES = Pattern.compile("\\b(?:lower_bound|upper_bound|binary_search)\\s*+\\(\\s*+"
            + "(?:(\\w++)\\s*+(?:\\+\\s*+\\d\\s*+)?,\\s*+\\1\\s*+\\+|(\\w++)\\.begin\\(\\))");

    private static final Pattern XOR = Pattern.compile("\\b[A-Za-z]\\w*+\\s*+\\^\\s*+(?!1\\b)\\w++");

    private static final Pattern EDGES =
            Pattern.compile("\\bfor\\s*+\\(\\s*+(?:int\\s++)?(\\w++)\\s*+=\\s*+(\\w++)\\s*+"
                    + "\\[[^;]{1,20}\\]\\s*+;\\s*+(?:\\1\\s*+!=\\s*+-1|~\\1|\\1\\s*+>\\s*+-1|"
                    + "\\1\\s*+>=\\s*+0)\\s*+;\\s*+\\1\\s*+=");

    private static final Pattern MEMO = Pattern.compile("\\bif\\s*+\\(\\s*+(\\w++)((?:\\[[^\\];]{1,20}+\\])++)\\s*+"
            + "(?:!=\\s*+0\\s*+|>\\s*+0\\s*+)?\\)\\s*+\\{?\\s*+return\\s++\\1(?=\\[)");

    private static final Pattern IN_SET =
            Pattern.compile("\\b(?:lower_bound|upper_bound|binary_search|distance)\\s*+\\(\\s*+(\\w++)\\.begin\\(\\)");

    private static final Pattern TO_ROOT = Pattern.compile("\\bwhile\\s*+\\(\\s*+(?:"
            + "(\\w++)\\[(\\w++)\\]\\s*+!=\\s*+\\2|"
            + "(\\w++)\\s*+!=\\s*+(\\w++)\\[\\3\\])\\s*+\\)\\s*+\\{?\\s*+(\\w++)\\s*+=\\s*+(\\w++)\\[\\5\\]\\s*+;");

    private static final Pattern UP =
            Pattern.compile("\\bint\\s++(\\w++)\\s*+\\(\\s*+int\\s++(\\w++)\\s*+\\)\\s*+\\{[^}=]*==[^}=]*"
                    + "\\breturn\\s++\\1\\s*+\\(\\s*+(\\w++)"
                    + "\\[\\2\\]\\s*+\\)\\s*+;");

    private static final Pattern SORTED = Pattern.compile("\\bsort\\s*+\\(");

    private static final Pattern LOOP = Pattern.compile("\\b(?:for|while)\\s*+\\(");

    /** Two elements of one array are compared, and exchanged. */
    private static final Pattern EXCHANGES = Pattern.compile("(\\w++)\\[[^\\]]{1,20}\\](?:\\.\\w++)?\\s*+[<>]=?\\s*+"
            + "\\1\\[[^\\]]{1,20}\\](?s:.){0,60}?\\bswap\\s*+\\(\\s*+\\1\\[");

    /** Signs of halving or doubling: a sort with them is none of the slow ones. */
    private static final Pattern HALVES = Pattern.compile("/\\s*+2\\b|>>\\s*+1\\b|\\*\\s*+2\\b|<<\\s*+1\\b");

    private static final Pattern DIVIDES =
            Pattern.compile("\\bfor\\s*+\\([^;{}]{0,40}\\b(\\w++)\\s*+=\\s*+[23]\\s*+;[^;{}]{1,40};"
                    + "[^;{}]{1,20}\\)\\s*+\\{?\\s*+if\\s*+\\(\\s*+(?:!\\s*+\\(\\s*+)?"
                    + "(\\w++)\\s*+%\\s*+\\1\\b[^;{}]{0,20}"
                    + "\\{?\\s*+return\\b");

    private static final Pattern SCANS = Pattern.compile(
            "(?<![\\w.])(max_element|min_element|accumulate|find|count|find_if" + "|count_if|reverse|rotate)\\s*+\\(");

    /** A call that moves all elements but one. */
    private static final Pattern MOVES = Pattern.compile(
            "\\b(\\w++)\\.(erase|insert)\\s*+\\(\\s*+(?:\\1\\.begin\\(\\)|0)\\s*+(?:\\)|,\\s*+(?!\\1\\.begin))");

    private static final int MOST_OF_IT = 60;

    private static final int MAX_FOUND = 50;

    private AlgorithmSlips() {}

    /** A search in what was read and never sorted. */
    static Optional<Hint> unsorted(BareSource source) {
        Matcher searches = SEARCHES.matcher(source.code());
        for (int found = 0; found < MAX_FOUND && searches.find(); found++) {
            String name = either(searches, 1, 2);
            boolean read = source.has(">>\\s*+" + name + "\\s*+\\[|&\\s*+" + name + "\\s*+\\[");
            boolean sorted = source.has("\\b(?:stable_)?sort\\s*+\\(|\\bswap\\b|\\bqsort\\b|\\b" + name
                    + "(?:\\[[^;]{1,40}\\])?\\s*+(?:\\+=|=(?!=))");
            if (read && !sorted) {
                return Optional.of(source.at(Hint.of("sort-missing", "name", name), searches.start()));
            }
        }
        return Optional.empty();
    }

    /** The only sign for bits in a program that has no use for bits. */
    static Optional<Hint> power(BareSource source) {
        boolean bits = source.has("(?<!&)&(?!&)\\s*+\\d|\\^\\s*+=|~|(?<!\\|)\\|(?!\\|)|\\b1(?:LL|ll)?\\s*+<<|>>\\s*+\\d"
                + "|\\bbool\\b[^;]{0,40}\\^|\\^\\s*+\\(|\\)\\s*+\\^");
        return bits || source.has("(?s)\\^.*\\^")
                ? Optional.empty()
                : source.first(XOR).map(xor -> source.at(Hint.of("power-xor"), xor.start()));
    }

    /** Lists that end at -1 and begin nowhere with it. */
    static Optional<Hint> head(BareSource source) {
        Matcher edges = EDGES.matcher(source.code());
        if (!edges.find()) {
            return Optional.empty();
        }
        String name = edges.group(2);
        boolean set = source.has("\\b(?:memset|fill|fill_n)\\s*+\\([^;]{0,20}\\b" + name + "\\b|\\b" + name
                + "\\s*+\\[[^;]{1,30}\\]\\s*+=\\s*+-\\s*+1|\\b" + name + "\\s*+(?:\\(|=|\\.)[^;]{0,40}-\\s*+1");
        return set || source.has("\\bvector\\s*+<[^;]{1,30}>\\s*+" + name + "\\b[^;]{0,40}-\\s*+1")
                ? Optional.empty()
                : Optional.of(source.at(Hint.of("head-not-set", "name", name), edges.start()));
    }

    /** A table in which 0 stands for nothing. */
    static Optional<Hint> memo(BareSource source) {
        return source.first(MEMO).map(memo -> source.at(Hint.of("memo-zero", "name", memo.group(1)), memo.start()));
    }

    /** Steps over a set one by one. */
    static Optional<Hint> inSet(BareSource source) {
        Matcher searches = IN_SET.matcher(source.code());
        for (int found = 0; found < MAX_FOUND && searches.find(); found++) {
            String name = searches.group(1);
            if (source.has("\\b(?:multi)?(?:set|map)\\s*+<[^;{}()]{1,60}>\\s*+&?\\s*+" + name + "\\b")) {
                return Optional.of(source.at(Hint.of("set-searched", "name", name), searches.start()));
            }
        }
        return Optional.empty();
    }

    /** Groups whose members are far from their root. */
    static Optional<Hint> paths(BareSource source) {
        Matcher loop = TO_ROOT.matcher(source.code());
        Matcher up = UP.matcher(source.code());
        boolean iterates = loop.find();
        String name = iterates ? either(loop, 1, 4) : up.find() ? up.group(3) : "";
        boolean shortened =
                source.has("\\b" + name + "\\[\\w++\\]\\s*+=\\s*+(?:" + name + "\\[|\\w++\\s*+\\()|\\brank\\b"
                        + "|\\bif\\s*+\\([^;{}]{0,60}(?:size|sz|siz|cnt|rank|rk|members|depth|height)[^;{}]{0,40}[<>]");
        return name.isEmpty() || shortened
                ? Optional.empty()
                : Optional.of(
                        source.at(Hint.of("paths-not-shortened", "name", name), iterates ? loop.start() : up.start()));
    }

    /** Finds two loops that exchange elements in the wrong order and take most of the time. */
    static Optional<Hint> exchanges(BareSource source, List<Spot> spots) {
        Matcher loop = LOOP.matcher(source.code());
        for (int found = 0; !spots.isEmpty() && found < MAX_FOUND && loop.find(); found++) {
            String body = source.body(loop.start());
            long line = BareSource.lineOf(source.code(), loop.start());
            long last = line + body.chars().filter(c -> c == '\n').count();
            boolean inner = LOOP.matcher(body.substring(1)).find();
            boolean here = spots.get(0).line() >= line && spots.get(0).line() <= last;
            if (inner
                    && here
                    && EXCHANGES.matcher(body).find()
                    && !HALVES.matcher(body).find()) {
                return Optional.of(
                        Hint.of("sort-by-exchanging").with("line", spots.get(0).line()));
            }
        }
        return Optional.empty();
    }

    /** Finds a function that divides by one number after another and takes most of the time. */
    static Optional<Hint> trialDivision(BareSource source, List<Spot> spots) {
        if (spots.isEmpty() || spots.get(0).callerLine() == 0) {
            return Optional.empty();
        }
        for (BareSource.Function function : source.functions()) {
            long first = BareSource.lineOf(source.code(), function.start());
            long last = first + function.body().chars().filter(c -> c == '\n').count() + 1;
            Matcher divides = DIVIDES.matcher(function.body());
            boolean hot = spots.get(0).line() >= first && spots.get(0).line() <= last;
            if (hot && divides.find() && function.parameters().matches("[\\w ]*\\b" + divides.group(2))) {
                Hint hint = Hint.of("trial-division", "name", function.name());
                return Optional.of(hint.with("line", (long) spots.get(0).callerLine()));
            }
        }
        return Optional.empty();
    }

    /**
     * Finds a function of the library that goes through everything it is given, in a loop, and takes most of the time.
     */
    static Optional<Hint> scanned(BareSource source, List<Spot> spots) {
        Matcher loop = LOOP.matcher(source.code());
        long line = spots.isEmpty() || spots.get(0).percent() < MOST_OF_IT
                ? 0
                : spots.get(0).line();
        String here = line == 0
                ? ""
                : source.code().lines().skip(line - 1).findFirst().orElse("");
        Matcher scans = SCANS.matcher(here);
        Matcher moves = MOVES.matcher(here);
        String name = scans.find() ? scans.group(1) : moves.find() && !isTree(source, moves) ? moves.group(2) : "";
        for (int found = 0; found < MAX_FOUND && !name.isEmpty() && loop.find(); found++) {
            long first = BareSource.lineOf(source.code(), loop.start());
            String body = source.body(loop.start());
            long last = first + body.chars().filter(c -> c == '\n').count();
            if (line > first && line <= last) {
                return Optional.of(Hint.of("scanned-each-round", "name", name).with("line", line));
            }
        }
        return Optional.empty();
    }

    /** Tells whether the container gives up its first element without moving the others. */
    private static boolean isTree(BareSource source, Matcher moves) {
        return source.has("\\b(?:multi)?(?:set|map)\\s*+<[^;{}()]{1,80}>\\s*+&?\\s*+" + moves.group(1) + "\\b|"
                + "\\b(?:deque|list|unordered_\\w++)\\s*+<[^;{}()]{1,80}>\\s*+&?\\s*+" + moves.group(1) + "\\b");
    }

    /** Finds sorting in a loop that takes most of the time. */
    static Optional<Hint> sorted(BareSource source, List<Spot> spots) {
        Matcher loop = LOOP.matcher(source.code());
        boolean most = !spots.isEmpty() && spots.get(0).called().contains("sort");
        for (int found = 0; most && found < MAX_FOUND && loop.find(); found++) {
            String body = source.body(loop.start());
            int begin = body.indexOf('{');
            Matcher sorts = SORTED.matcher(body);
            if (begin > 0 && sorts.find(begin)) {
                int index = loop.start() + sorts.start();
                return BareSource.lineOf(source.code(), index) == spots.get(0).line()
                        ? Optional.of(source.at(Hint.of("sort-each-round"), index))
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }
}
