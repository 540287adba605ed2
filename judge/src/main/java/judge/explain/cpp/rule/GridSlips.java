package judge.explain.cpp.rule;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import judge.reason.Hint;

/** Slips of searches that go from cell to cell, or from node to node. */
final class GridSlips {

    private static final Pattern STEPS =
            Pattern.compile("\\b(\\w++)\\s*+\\[\\s*+\\w*+\\s*+\\]\\s*+=\\s*+\\{((?:\\s*+-?[01]\\s*+,?){3,9})\\}");

    private static final Pattern PAIRS = Pattern.compile("\\b(\\w++)\\s*+\\[\\s*+\\w*+\\s*+\\]\\s*+\\[\\s*+2\\s*+\\]"
            + "\\s*+=\\s*+\\{((?:\\s*+\\{\\s*+-?[0-9]\\s*+,\\s*+-?[0-9]\\s*+\\}\\s*+,?){3,9})\\s*+\\}");

    private static final Pattern PAIR = Pattern.compile("\\{\\s*+(-?[0-9])\\s*+,\\s*+(-?[0-9])");

    private GridSlips() {}

    /** Two tables of steps, or one of pairs, that have a step twice and so leave out another. */
    static Optional<Hint> directions(BareSource source) {
        Optional<MatchResult> pairs = PAIRS.matcher(source.code())
                .results()
                .filter(found -> hasTwice(PAIR.matcher(found.group(2))
                        .results()
                        .map(pair -> pair.group(1) + " " + pair.group(2))
                        .toList()))
                .findFirst();
        List<MatchResult> tables = STEPS.matcher(source.code()).results().toList();
        return pairs.or(() -> IntStream.range(1, tables.size())
                        .filter(i -> isSecond(source.code(), tables.get(i - 1), tables.get(i)))
                        .mapToObj(tables::get)
                        .findFirst())
                .map(found -> source.at(Hint.of("direction-twice", "name", found.group(1)), found.start()));
    }

    /** Tells whether a table of steps stands beside the one before it, and both together have a step twice. */
    private static boolean isSecond(String code, MatchResult first, MatchResult second) {
        return code.substring(first.end(), second.start())
                        .matches("\\s*+[;,]\\s*+(?:(?:static|const|int|constexpr|short|char)\\s++)*+")
                && hasTwice(together(first.group(2), second.group(2)));
    }

    /** None where they are not of the same length, or of another than that of steps to all sides. */
    private static List<String> together(String one, String other) {
        String[] first = one.strip().split("\\s*+,\\s*+", -1);
        String[] second = other.strip().split("\\s*+,\\s*+", -1);
        List<String> steps = new ArrayList<>();
        for (int i = 0; first.length == second.length && i < first.length; i++) {
            steps.add(first[i] + " " + second[i]);
        }
        return steps.size() == 4 || steps.size() == 8 ? steps : List.of();
    }

    private static boolean hasTwice(List<String> steps) {
        return new HashSet<>(steps).size() < steps.size();
    }
}
