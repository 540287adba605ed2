package judge.language.gnu.hint;

import static judge.language.gnu.hint.BareSource.either;
import static judge.language.gnu.hint.BareSource.has;
import static judge.reason.HintCode.COPIED_EACH_CALL;
import static judge.reason.HintCode.DOUBLES_UNEQUAL;
import static judge.reason.HintCode.LOOP_STRLEN;
import static judge.reason.HintCode.NEVER_POPPED;
import static judge.reason.HintCode.SEARCH_STALLS;
import static judge.reason.HintCode.STRING_COPIED;
import static judge.reason.HintCode.UNSIGNED_COUNTDOWN;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.language.Spot;
import judge.language.gnu.hint.BareSource.Function;
import judge.reason.Hint;

/** Finds code that takes time without need or never ends, in the source of a program that was too slow. */
public final class SlowSlips {

    private static final Pattern STRLEN =
            Pattern.compile("\\bfor\\s*+\\([^;{}]{0,80}+;[^;{}]{0,80}?\\bstrlen\\s*+\\(|\\bwhile\\s*+"
                    + "\\([^;{}]{0,80}?\\bstrlen\\s*+\\(");

    private static final Pattern APPENDS =
            Pattern.compile("\\b(\\w++)\\s*+=\\s*+\\1\\s*+\\+(?!\\+)|\\b(\\w++)\\s*+=[^;={}]{1,60}?\\+\\s*+\\2\\s*+;");

    private static final Pattern COUNTDOWN = Pattern.compile(
            "\\bfor\\s*+\\(\\s*+(?:unsigned(?:\\s++(?:int|long))*+|size_t|uint32_t|uint64_t)\\s++(\\w++)\\s*+="
                    + "[^;{}]{1,80}+;\\s*+\\1\\s*+>=\\s*+0\\s*+;");

    private static final Pattern NOT_EMPTY = Pattern.compile(
            "\\bwhile\\s*+\\(\\s*+(?:!\\s*+(\\w++)\\.empty\\(\\)|(\\w++)\\.size\\(\\)(?:\\s*+>\\s*+0)?)\\s*+\\)");

    private static final Pattern SEARCH = Pattern.compile("\\bwhile\\s*+\\(\\s*+(\\w++)\\s*+<\\s*+(\\w++)\\s*+\\)");

    /** A loop that ends only at one number with a point. */
    private static final Pattern UNLIKE = Pattern.compile("\\b(?:for\\s*+\\([^;{}]{0,60}+;|while\\s*+\\()\\s*+"
            + "(\\w++)\\s*+!=\\s*+(?:\\d++(?:\\.\\d*+)?|\\w++)\\s*+(?:;[^;{}]{0,40}?\\b\\1\\s*+[-+]=|\\))");

    private static final Pattern UNEQUAL = Pattern.compile("\\bwhile\\s*+\\(\\s*+(\\w++)\\s*+!=\\s*+(\\w++)\\s*+\\)");

    private static final Pattern PARAMETER = Pattern.compile("(?:^|,)\\s*+(?:const\\s++)?(?:std::)?(?:"
            + "(?:vector|deque|set|map|unordered_map|unordered_set)\\s*+<[^()&]{1,100}>|string)"
            + "\\s++(\\w++)\\s*+(?=,|$)");

    /** Another name of a type that takes long to copy. */
    private static final Pattern OTHER_NAME =
            Pattern.compile("\\btypedef\\s++(?:std::)?(?:vector|map|set)\\s*+<[^;(){}]{1,80}>\\s*+(\\w++)\\s*+;"
                    + "|\\busing\\s++(\\w++)\\s*+=\\s*+(?:std::)?(?:vector|map|set)\\s*+<");

    private static final Pattern LOOP = Pattern.compile("\\b(?:for|while)\\s*+\\(");

    private static final Pattern MIDDLE =
            Pattern.compile("\\(\\s*+\\w++\\s*+\\+\\s*+\\w++(?:\\s*+\\+\\s*+1)?\\s*+\\)\\s*+"
                    + "(?:/\\s*+2|>>\\s*+1)\\b|\\+\\s*+\\w++\\s*+>>\\s*+1\\b");

    private static final int MAX_LOOPS = 200;

    private SlowSlips() {}

    /**
     * The first of each kind.
     *
     * @param spots the places where the program spends its time
     */
    public static List<Hint> hints(Collection<String> texts, List<Spot> spots) {
        return BareSource.all(texts)
                .flatMap(source -> List.of(
                        countdown(source),
                        search(source),
                        unequal(source),
                        EndlessSlips.fixed(source),
                        EndlessSlips.step(source),
                        EndlessSlips.skips(source),
                        ScopeSlips.counter(source),
                        neverPopped(source),
                        GridSlips.marked(source),
                        ContainerSlips.notMarked(source),
                        ContainerSlips.grows(source),
                        strlen(source),
                        appends(source),
                        copied(source, false),
                        AlgorithmSlips.head(source),
                        AlgorithmSlips.memo(source),
                        AlgorithmSlips.inSet(source),
                        AlgorithmSlips.paths(source),
                        AlgorithmSlips.sorted(source, spots),
                        AlgorithmSlips.exchanges(source, spots),
                        AlgorithmSlips.trialDivision(source, spots),
                        AlgorithmSlips.scanned(source, spots),
                        RecursionSlips.hints(source, spots).findFirst())
                        .stream())
                .flatMap(Optional::stream)
                .toList();
    }

    /** Finds code that fills the memory without need. */
    public static Optional<Hint> memory(Collection<String> texts) {
        return BareSource.all(texts)
                .flatMap(source -> Stream.of(
                        GridSlips.marked(source),
                        ContainerSlips.notMarked(source),
                        ContainerSlips.grows(source),
                        EndlessSlips.fixed(source),
                        copied(source, true)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /**
     * Tells whether the hint is about a line that takes the middle of two numbers, without which a search has no end.
     */
    public static boolean isMiddle(Collection<String> texts, Hint found) {
        return found.parameters().get("line") instanceof Long line
                && BareSource.all(texts).anyMatch(source -> source.code()
                        .lines()
                        .skip(line - 1)
                        .findFirst()
                        .filter(here -> MIDDLE.matcher(here).find())
                        .isPresent());
    }

    static Optional<Hint> countdown(BareSource source) {
        Matcher loop = COUNTDOWN.matcher(source.code());
        return loop.find()
                ? Optional.of(source.at(Hint.of(UNSIGNED_COUNTDOWN, "name", loop.group(1)), loop.start()))
                : Optional.empty();
    }

    private static Optional<Hint> strlen(BareSource source) {
        Matcher loop = STRLEN.matcher(source.code());
        return loop.find() ? Optional.of(source.at(Hint.of(LOOP_STRLEN), loop.start())) : Optional.empty();
    }

    /** A text that is made anew for each piece that is added to it. */
    private static Optional<Hint> appends(BareSource source) {
        Matcher appends = APPENDS.matcher(source.code());
        for (int found = 0; found < MAX_LOOPS && appends.find(); found++) {
            String name = either(appends, 1, 2);
            if (source.declares("string", name + "\\b") && !source.declares("int|long|double|ll", name + "\\b")) {
                return Optional.of(source.at(Hint.of(STRING_COPIED, "name", name), appends.start()));
            }
        }
        return Optional.empty();
    }

    /** A loop until a queue is empty of which nothing is taken. */
    private static Optional<Hint> neverPopped(BareSource source) {
        Matcher loop = NOT_EMPTY.matcher(source.code());
        while (loop.find()) {
            String name = either(loop, 1, 2);
            String body = source.body(loop.end());
            boolean looks = has(body, "\\b" + name + "\\.(?:front|top)\\(\\)");
            boolean takes = has(
                    body,
                    "\\b" + name + "\\.(?:pop|erase|clear)|[(,=]\\s*+" + name
                            + "\\s*+[,);]|\\b(?:break|return|exit|goto)\\b|\\bswap\\b|\\b" + name + "\\s*+=");
            if (looks && !takes) {
                return Optional.of(source.at(Hint.of(NEVER_POPPED, "name", name), loop.start()));
            }
        }
        return Optional.empty();
    }

    /** A search in halves whose lower end stays where it is when two are left. */
    private static Optional<Hint> search(BareSource source) {
        Matcher loop = SEARCH.matcher(source.code());
        while (loop.find()) {
            String low = loop.group(1);
            String high = loop.group(2);
            String body = source.body(loop.end());
            Matcher middle = Pattern.compile(
                            "\\b(\\w++)\\s*+=\\s*+(?:\\(\\s*+(?:" + low + "\\s*+\\+\\s*+" + high + "|" + high
                                    + "\\s*+\\+\\s*+" + low + ")\\s*+\\)\\s*+(?:/\\s*+2|>>\\s*+1)|" + low
                                    + "\\s*+\\+\\s*+\\(\\s*+"
                                    + high + "\\s*+-\\s*+" + low + "\\s*+\\)\\s*+/\\s*+2)\\s*+[;,]")
                    .matcher(body);
            if (middle.find()
                    && has(body, "\\b" + low + "\\s*+=\\s*+" + middle.group(1) + "\\s*+;")
                    && source.isWhole(low)
                    && !has(body, "\\bbreak\\b|\\breturn\\b")) {
                return Optional.of(source.at(Hint.of(SEARCH_STALLS, "name", low), loop.start()));
            }
        }
        return Optional.empty();
    }

    /** A search that ends only where two numbers with a point are the same. */
    private static Optional<Hint> unequal(BareSource source) {
        Matcher loop = UNEQUAL.matcher(source.code());
        while (loop.find()) {
            if (source.declares("double|float", loop.group(1) + "\\b")
                    && source.declares("double|float", loop.group(2) + "\\b")
                    && !source.declares("int|long|ll", "(?:" + loop.group(1) + "|" + loop.group(2) + ")\\b")) {
                return Optional.of(source.at(Hint.of(DOUBLES_UNEQUAL), loop.start()));
            }
        }
        Matcher unlike = UNLIKE.matcher(source.code());
        while (unlike.find()) {
            String name = unlike.group(1);
            boolean steps =
                    source.has("\\b" + name + "\\s*+(?:[-+]=|=\\s*+" + name + "\\s*+[-+])\\s*+(?!\\d++\\s*+[;)])");
            if (steps
                    && source.declares("double|float", name + "\\b")
                    && !source.declares("int|long|ll", name + "\\b")) {
                return Optional.of(source.at(Hint.of(DOUBLES_UNEQUAL), unlike.start()));
            }
        }
        return Optional.empty();
    }

    /**
     * A container that each call copies and only looks at.
     *
     * @param nested whether only that counts of which all copies are there at once
     */
    private static Optional<Hint> copied(BareSource source, boolean nested) {
        Matcher other = OTHER_NAME.matcher(source.code());
        String named = other.find() ? either(other, 1, 2) : "vector<>";
        for (Function function : source.functions()) {
            String parameters = function.parameters().replaceAll("\\b" + named + "(?=\\s++\\w)", "vector<int>");
            Matcher parameter = PARAMETER.matcher(parameters);
            while (parameter.find()) {
                String name = parameter.group(1);
                boolean changes = has(
                        function.body(),
                        "\\b" + name + "(?:\\s*+\\[[^;]{1,40}?\\])*+\\s*+(?:[-+*/%|&^]?=[^=]|\\+\\+|--)"
                                + "|\\b" + name
                                + "\\.(?!(?:size|empty|length|front|back|count|find|at|begin|end|substr)\\b)"
                                + "|\\b(?:sort|reverse|swap|unique|move)\\s*+\\([^;]{0,20}\\b" + name
                                + "\\b|[*+-]{2}\\s*+" + name);
                boolean text = parameter.group().contains("string")
                        && !parameter.group().contains("<");
                if (!changes
                        && ((text || nested) ? calls(function, function.body()) : isCalledOften(function, source))) {
                    return Optional.of(source.at(
                            Hint.of(COPIED_EACH_CALL, "name", name, "function", function.name()), function.start()));
                }
            }
        }
        return Optional.empty();
    }

    /** Tells whether a function is called by itself, or in a loop. */
    private static boolean isCalledOften(Function function, BareSource source) {
        if (calls(function, function.body())) {
            return true;
        }
        Matcher loop = LOOP.matcher(source.code());
        for (int loops = 0; loops < MAX_LOOPS && loop.find(); loops++) {
            if (calls(function, source.body(loop.start()))) {
                return true;
            }
        }
        return false;
    }

    private static boolean calls(Function function, String code) {
        return !function.name().startsWith("[") && has(code, "\\b" + Pattern.quote(function.name()) + "\\s*+\\(");
    }
}
