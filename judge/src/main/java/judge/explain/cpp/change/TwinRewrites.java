package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Token;
import judge.explain.cpp.change.Part.Kind;

/** Asks or does with a name what is asked or done with another that is declared together with it. */
final class TwinRewrites {

    private static final Shape COMPARES = Shape.of("«< | > | <= | >= | == | != | = | << | >>»");

    private static final Shape LEAST = Shape.of("$at«$m«min | max» ( ... )»");

    private static final Shape FROM_END = Shape.of("$x:word - $y:word");

    private static final Shape PUSHES = Shape.of("$^ «$_ [ $_ ] . «push_back | emplace_back» ( ... )"
            + " | «add | addEdge | add_edge | addedge» ( $_ , ... ) | $_ [ $_ ] [ $_ ] = «without: [» ..» ; $$");

    private static final int MOST = 6;
    private static final int LONG = 200;

    private final PossibleChanges found;
    private final String plain;

    TwinRewrites(PossibleChanges found) {
        this.found = found;
        plain = found.code().plain();
    }

    /** Returns the code with each of two names in place of the other. */
    private static String exchanged(Fragment code, String one, String other) {
        StringBuilder text = new StringBuilder();
        int written = code.start();
        for (int i = code.from(); i < code.to(); i++) {
            Token token = code.token(i);
            boolean free = !code.at(i - 1).equals(".")
                    && !code.at(i - 1).equals("->")
                    && !code.at(i + 1).equals("(");
            String swapped = token.is(one) ? other : token.is(other) ? one : token.text();
            text.append(code.source(), written, token.start()).append(free ? swapped : token.text());
            written = token.end();
        }
        return text.toString();
    }

    /** Two names of which each stands where the other is meant. */
    void exchanged(Part part) {
        boolean may = part.kind() == Kind.STATEMENT || part.kind() == Kind.CONDITION;
        if (may && found.text(part).length() <= LONG) {
            new TreeMap<>(part.twins()).forEach((name, others) -> others.stream()
                    .filter(other -> areBoth(part, name, other))
                    .sorted()
                    .limit(2)
                    .map(other -> exchanged(part.code(), name, other))
                    .filter(changed -> !changed.equals(found.text(part)))
                    .forEach(changed -> found.instead(part.kind() == Kind.STATEMENT ? 2 : 1, part, changed)));
        }
    }

    private static boolean areBoth(Part part, String name, String other) {
        return name.compareTo(other) < 0 && part.has(name) && part.has(other) && part.sees(name) && part.sees(other);
    }

    /** A road that leads back, too. */
    void back(Part part) {
        if (PUSHES.at(part.code()).isEmpty()) {
            return;
        }
        for (Map.Entry<String, Set<String>> twins : part.twins().entrySet()) {
            for (String other : twins.getValue()) {
                String back = areBoth(part, twins.getKey(), other)
                        ? exchanged(part.code(), twins.getKey(), other)
                        : found.text(part);
                if (!back.equals(found.text(part))
                        && !plain.contains(Fragment.of(back).plain())) {
                    found.behind(part.has("(") ? 0 : 2, part, back, found.text(part) + " " + back);
                }
            }
        }
    }

    /** Asks of a column what is asked of a row, or of one end what is asked of the other. */
    void sides(Part part) {
        if (part.has("&&") && part.has("||")) {
            return;
        }
        String sign = part.has("&&") ? "&&" : "||";
        List<Fragment> sides = part.code().split(sign);
        Set<String> known = new LinkedHashSet<>();
        sides.forEach(side -> known.add(side.plain()));
        sides.stream()
                .flatMap(side -> mirrored(part, side).stream())
                .filter(one -> COMPARES.isIn(Fragment.of(one))
                        && known.add(Fragment.of(one).plain()))
                .limit(MOST)
                .forEach(one ->
                        found.instead(sides.size() > 1 ? 1 : 3, part, found.text(part) + " " + sign + " " + one));
    }

    /** Returns the side with the names that stand beside those in it: one of them, or two. */
    private static List<String> mirrored(Part part, Fragment side) {
        List<String> found = new ArrayList<>();
        List<String> names = side.tokens().stream()
                .filter(Token::isName)
                .map(Token::text)
                .distinct()
                .toList();
        for (String name : names) {
            for (String other : beside(part, name, names)) {
                String one = exchanged(side, name, other);
                for (String second : names) {
                    beside(part, second, names).stream()
                            .filter(beside -> name.compareTo(second) < 0 && !beside.equals(other))
                            .filter(beside -> part.has(other) || part.has(beside))
                            .forEach(beside -> found.add(exchanged(Fragment.of(one), second, beside)));
                }
                found.add(one);
            }
        }
        return found;
    }

    /** The names beside one of them, others than all of them. */
    private static List<String> beside(Part part, String name, List<String> names) {
        return part.twins().getOrDefault(name, Set.of()).stream()
                .filter(other -> part.sees(other) && !names.contains(other))
                .sorted()
                .toList();
    }

    /** The least of three of four distances. */
    void terms(Part part) {
        LEAST.first(part.code()).ifPresent(least -> FROM_END.all(part.code())
                .limit(2)
                .forEach(end -> part.twins().getOrDefault(end.text("y"), Set.of()).stream()
                        .filter(part::has)
                        .sorted()
                        .map(other -> end.text("x") + " - " + other)
                        .filter(term -> !part.code().plain().contains(term))
                        .forEach(term -> found.within(
                                1,
                                part,
                                least.start(),
                                least.end(),
                                least.text("m") + "(" + least.text("at") + ", " + term + ")"))));
    }
}
