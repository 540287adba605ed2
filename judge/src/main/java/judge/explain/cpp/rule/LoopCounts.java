package judge.explain.cpp.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Spot;
import judge.reason.Hint;

/** Counts how often nested loops go round with the input's values, as far as the source shows that. */
public final class LoopCounts {

    private static final Pattern LOOP = Pattern.compile("\\b(?:for|while)\\s*+(?=\\()");

    private static final Pattern UP =
            Pattern.compile("\\(\\s*+(?:int|long long|ll|LL|long|size_t)?\\s*+(\\w++)\\s*+=\\s*+(\\w++)"
                    + "[^;{}]{0,40};\\s*+\\1\\s*+(?:<=?|!=)\\s*+(\\w++)(?:\\s*+[-+]\\s*+\\w++)?"
                    + "\\s*+(?:&&[^;{}]{0,60})?;"
                    + "\\s*+(?:\\1\\s*+\\+\\+|\\+\\+\\s*+\\1|\\1\\s*+\\+=\\s*+1)");

    private static final Pattern DOWN =
            Pattern.compile("\\(\\s*+(?:int|long long|ll|LL|long)?\\s*+(\\w++)\\s*+=\\s*+(\\w++)"
                    + "[^;{}]{0,20};\\s*+\\1\\s*+>=?\\s*+(\\w++)[^;{}]{0,40};\\s*+(?:\\1\\s*+--|--\\s*+\\1)");

    private static final Pattern TIMES = Pattern.compile("\\(\\s*+(\\w++)\\s*+--\\s*+(?:>\\s*+0\\s*+)?\\)");

    private static final Pattern MAIN = Pattern.compile("\\bmain\\s*+\\([^(){}]{0,80}\\)\\s*+\\{");

    private static final Pattern BY_CIN = Pattern.compile("\\bcin\\s*+((?:>>\\s*+\\w++\\s*+)++);");

    private static final Pattern BY_SCANF =
            Pattern.compile("\\bscanf\\s*+\\(\\s*+\"\"\\s*+((?:,\\s*+&\\s*+\\w++\\s*+)++)\\)\\s*+;");

    private static final Pattern LEAVES = Pattern.compile("\\b(?:break|return|goto)\\b");

    private static final Pattern NAME = Pattern.compile("\\w++");

    private static final double MANY = 1e9;
    private static final int LIKELY = 50;
    private static final int MAX_LOOPS = 200;
    private static final int BEGINNING = 400;

    private record Loop(int start, long first, long last, Optional<Double> rounds) {}

    private LoopCounts() {}

    /**
     * Finds loops that take most of the time because the input makes them go round too often.
     *
     * @param spots the places where the program spends its time
     * @param input the whole input
     */
    public static Optional<Hint> hint(Collection<String> texts, List<Spot> spots, String input) {
        return spots.isEmpty() || spots.get(0).percent() < LIKELY
                ? Optional.empty()
                : BareSource.all(texts)
                        .flatMap(source -> hint(source, spots.get(0), input).stream())
                        .findFirst();
    }

    private static Optional<Hint> hint(BareSource source, Spot spot, String input) {
        Map<String, Double> known = known(source, input);
        List<Loop> loops = new ArrayList<>();
        Matcher loop = LOOP.matcher(source.code());
        Map<String, Double> bounds = new HashMap<>(known);
        for (int i = 0; i < MAX_LOOPS && !known.isEmpty() && loop.find(); i++) {
            Loop one = loop(source, loop.start(), loop.end(), bounds);
            if (isAround(one, spot.line()) || isAround(one, spot.callerLine())) {
                loops.add(one);
            }
        }
        List<Double> counted =
                loops.stream().flatMap(one -> one.rounds().stream()).toList();
        double rounds = counted.stream().reduce(1.0, (one, other) -> one * other);
        boolean many = counted.size() >= 2
                && rounds >= MANY
                && loops.get(loops.size() - 1).rounds().isPresent();
        String count = String.format("%.0e", rounds).replace("e+0", "e").replace("e+", "e");
        return many
                ? Optional.of(source.at(
                        Hint.of(
                                "loops-nested",
                                "count",
                                count,
                                "first",
                                loops.get(0).first()),
                        loops.get(loops.size() - 1).start()))
                : Optional.empty();
    }

    private static boolean isAround(Loop loop, long line) {
        return line >= loop.first() && line <= loop.last();
    }

    private static Loop loop(BareSource source, int start, int head, Map<String, Double> bounds) {
        String code = source.code();
        int close = BareSource.closing(code, head);
        String body = source.body(close + 1);
        long first = BareSource.lineOf(code, start);
        long last = BareSource.lineOf(code, Math.min(close + 1 + body.length(), code.length()));
        String bound = bound(code.substring(head, Math.min(close + 1, code.length())), bounds);
        // One whose time goes into an inner loop is not left soon.
        boolean early = LEAVES.matcher(body).find() && !LOOP.matcher(body).find();
        return new Loop(start, first, last, early ? Optional.empty() : Optional.ofNullable(bounds.get(bound)));
    }

    /** The name of the number of rounds, empty where it is not seen. */
    private static String bound(String condition, Map<String, Double> bounds) {
        Matcher up = UP.matcher(condition);
        Matcher down = DOWN.matcher(condition);
        Matcher times = TIMES.matcher(condition);
        if (up.lookingAt()) {
            rename(bounds, up.group(1), up.group(3));
            return up.group(3);
        }
        if (down.lookingAt()) {
            rename(bounds, down.group(1), down.group(2));
            return down.group(2);
        }
        return times.lookingAt() ? times.group(1) : "";
    }

    /** A loop up to another one's number goes round half as often as that. */
    private static void rename(Map<String, Double> bounds, String name, String bound) {
        if (bounds.containsKey(bound)) {
            bounds.put(name, bounds.get(bound) / 2);
        } else {
            bounds.remove(name);
        }
    }

    /** Returns the variables of the first read with their values, if they get no other values. */
    static Map<String, Double> known(BareSource source, String input) {
        Matcher main = MAIN.matcher(source.code());
        Map<String, Double> known = new HashMap<>();
        if (!main.find()) {
            return known;
        }
        String code = source.code().substring(main.end());
        Matcher loop = LOOP.matcher(code);
        String before = loop.find() ? code.substring(0, loop.start()) : code;
        Matcher cin = BY_CIN.matcher(before);
        Matcher scanf = BY_SCANF.matcher(before);
        String names = cin.find() ? cin.group(1) : scanf.find() ? scanf.group(1) : "";
        String[] words =
                input.substring(0, Math.min(input.length(), BEGINNING)).strip().split("\\s++", -1);
        Matcher name = NAME.matcher(names);
        for (int i = 0; i < words.length && name.find(); i++) {
            String variable = name.group();
            if (words[i].matches("[0-9]{1,9}")
                    && !source.has("\\b" + variable + "\\s*+(?:[-+*/]?=(?![=])|\\+\\+)[^;]*;(?s:.)*\\b" + variable
                            + "\\s*+[-+*/]?=(?!=)")) {
                known.put(variable, Double.valueOf(words[i]));
            }
        }
        return known;
    }
}
