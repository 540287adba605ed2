package judge.explain.cpp.rule;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;
import judge.cpp.Token;
import judge.language.Spot;
import judge.reason.Hint;

/** Loops that go round too often with the input's values, or without end, as far as the source shows that. */
public final class LoopCounts {

    private static final Shape UP = Shape.of("$_:type? $i = $_:word .. ; $i «< | <= | !=» $bound:word"
            + " ««+ | -» $_:word»? «&& ..»? ; «$i ++ | ++ $i | $i += 1»");
    private static final Shape DOWN =
            Shape.of("$_:type? $i = $bound:word .. ; $i «> | >=» $_:word .. ; «$i -- | -- $i»");
    private static final Shape TIMES = Shape.of("$bound -- «> 0»? $$");

    private static final Shape READ = Shape.of("«cin «>> $_»+ ; | scanf ( \"\" «, & $_»+ ) ;»");
    private static final Shape GIVEN = Shape.of("$x «= | += | -= | *= | /= | ++»");
    private static final Shape LEAVES = Shape.of("«break | return | goto»");

    private static final Shape NEAR =
            Shape.of("while ( ««fabs | abs» (»? $one - $other «)»? «> | >=» $distance:expr )");
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])\\d{1,18}+(?![\\w])");

    private static final Set<String> DOUBLE = Set.of("double");

    private static final double MANY = 1e9;
    private static final int LIKELY = 50;
    private static final int MAX_LOOPS = 200;

    /** The characters of the input that are looked at for the values that are read first. */
    private static final int BEGINNING = 400;

    private static final int MAX_NUMBERS = 400_000;

    private record Loop(SyntaxNode node, Optional<Double> rounds) {

        boolean isAround(Spot spot) {
            return Stream.of(spot.line(), spot.callerLine())
                    .anyMatch(line -> line >= node.line() && line <= node.lastLine());
        }
    }

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
                : ParsedSource.all(texts)
                        .flatMap(source -> hint(source, spots.get(0), input).stream())
                        .findFirst();
    }

    private static Optional<Hint> hint(ParsedSource source, Spot spot, String input) {
        Map<String, Double> bounds = known(source, input);
        List<Loop> loops = loops(
                        bounds.isEmpty() ? Stream.empty() : source.tree().root().walk())
                .limit(MAX_LOOPS)
                .map(node -> loop(node, bounds))
                .filter(one -> one.isAround(spot))
                .toList();
        List<Double> counted =
                loops.stream().flatMap(one -> one.rounds().stream()).toList();
        double rounds = counted.stream().reduce(1.0, (one, other) -> one * other);
        boolean many = counted.size() >= 2
                && rounds >= MANY
                && loops.get(loops.size() - 1).rounds().isPresent();
        String count = String.format("%.0e", rounds).replace("e+0", "e").replace("e+", "e");
        return many
                ? Optional.of(Hint.of("loops-nested", "count", count, "first", (long)
                                loops.get(0).node().line())
                        .with("line", (long) loops.get(loops.size() - 1).node().line()))
                : Optional.empty();
    }

    private static Stream<SyntaxNode> loops(Stream<SyntaxNode> nodes) {
        return nodes.filter(node -> node.kind().isLoop() && !node.is(Kind.DO));
    }

    private static Loop loop(SyntaxNode node, Map<String, Double> bounds) {
        Optional<String> bound = bound(node.head(), bounds);
        // One whose time goes into an inner loop is not left soon.
        boolean early = LEAVES.isIn(node.code()) && loops(node.walk()).count() == 1;
        return new Loop(node, early ? Optional.empty() : bound.map(bounds::get));
    }

    /** The name of the number of rounds, if it is seen. */
    private static Optional<String> bound(Fragment head, Map<String, Double> bounds) {
        Optional<Shape.Match> counted = UP.at(head).or(() -> DOWN.at(head));
        // A loop up to another one's number goes round half as often as that.
        counted.ifPresent(found -> {
            Double all = bounds.get(found.text("bound"));
            bounds.compute(found.text("i"), (name, old) -> all == null ? null : all / 2);
        });
        return counted.or(() -> TIMES.at(head)).map(found -> found.text("bound"));
    }

    /** Returns the variables of the first read with their values, if they get no other values. */
    static Map<String, Double> known(ParsedSource source, String input) {
        Map<String, Double> known = new HashMap<>();
        Fragment code = source.tree().code();
        String[] words =
                input.substring(0, Math.min(input.length(), BEGINNING)).strip().split("\\s++", -1);
        List<String> names = source.functions()
                .filter(function -> function.name().equals("main"))
                .findFirst()
                .flatMap(main -> READ.first(beforeLoops(main)))
                .map(read -> read.code()
                        .names()
                        .map(Token::text)
                        .filter(name -> !ofReading(name))
                        .toList())
                .orElse(List.of());
        for (int i = 0; i < Math.min(words.length, names.size()); i++) {
            boolean changes = GIVEN.with("x", names.get(i)).all(code).skip(1).anyMatch(one -> !one.code()
                    .has("++"));
            if (words[i].matches("[0-9]{1,9}") && !changes) {
                known.put(names.get(i), Double.valueOf(words[i]));
            }
        }
        return known;
    }

    private static boolean ofReading(String name) {
        return name.equals("cin") || name.equals("scanf") || name.equals("std");
    }

    private static Fragment beforeLoops(SyntaxNode function) {
        Fragment code = function.code();
        return loops(function.walk())
                .findFirst()
                .map(loop -> code.part(code.from(), loop.code().from()))
                .orElse(code);
    }

    /**
     * Finds loops that end only where two numbers are nearer to each other than such large ones as the input has can
     * be.
     *
     * @param input on which the program is too slow
     */
    public static Optional<Hint> endless(Collection<String> texts, String input) {
        double apart = Math.ulp(largest(input));
        return ParsedSource.all(texts)
                .flatMap(source -> NEAR.all(source.tree().code())
                        .limit(MAX_LOOPS)
                        .filter(loop -> isEndless(loop, source, apart))
                        .map(loop -> Hint.of("doubles-unequal").with("line", (long) loop.line())))
                .findFirst();
    }

    private static boolean isEndless(Shape.Match loop, ParsedSource source, double apart) {
        double distance = source.number(loop.get("distance"));
        return distance > 0
                && distance < apart
                && Stream.of("one", "other").allMatch(name -> source.declares(DOUBLE, loop.text(name)))
                && !LEAVES.isIn(source.body(loop.code()));
    }

    private static double largest(String input) {
        return NUMBER.matcher(input)
                .results()
                .limit(MAX_NUMBERS)
                .mapToDouble(one -> Double.parseDouble(one.group()))
                .max()
                .orElse(0);
    }
}
