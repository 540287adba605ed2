package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Token;

/** Steps that are forgotten: to sort, to mark, to begin again, to keep what was last, to close what is still open. */
final class ForgottenRewrites {

    private static final Shape READS_ROW =
            Shape.of("$^ for ( $_:type? $i = $f«0 | 1» ; $i «< | <=» $n:operand ; .. ) «{»? ..."
                    + " «cin >> | scanf ( \"\" , &» $a [ $i ] «not: [ | .»");

    private static final Shape READS_EACH =
            Shape.of("$^ for ( «auto | int | long long | ll» & $x : $a ) «{»? cin >> $x ;");

    private static final Shape SORTED = Shape.of("sort ( $x");

    private static final Shape VECTOR = Shape.of("vector < .. $x");

    private static final Shape ASKED =
            Shape.of("$at«$a «[ $_:expr ]»+» «not: < | > | << | >> | + | ++ | - | -- | . | -> | [»");

    private static final Shape FLAG = Shape.of("«bool .. $a | $a «[ .. ]»+ = «true | 1» ;»");

    private static final Shape PUSHES = Shape.of("$^ $_ . «push | push_back | emplace» (");

    private static final Shape COMPARED =
            Shape.of("«$^ | «after: ( | & | && | ||»» $x«$_:place | $_:number» «== | != | < | > | <= | >=»"
                    + " $y«$_:place | $_:number» «is: $$ | ) | & | && | ||»");

    private static final Shape CHANGED =
            Shape.of("«$x «= | += | -= | *= | /= | |= | &= | ^= | ++ | --»" + " | «++ | -- | >> | &» $x»");

    private static final Shape CONSTANT = Shape.of("«const .. $x | >> $x | & $x»");

    private static final Shape CLOSES = Shape.of("$^ «$_ = «max | min» ( ... ) | $_ . push_back ( $_:word )» ; $$");

    private static final Shape COUNTER = Shape.of("for ( «int | auto» «&»? $x");

    private static final Shape BUILDS = Shape.of("$^ $a [ .. ] $b«[ .. ]»? «+= | =» «has: $a [»");

    private static final Shape BUILT = Shape.of("$a «[ .. ]»+ «+= | = .. $a [ | = .. ( «has: $a [»»");

    private static final Set<String> PAIR = Set.of("first", "second");

    private static final int MOST = 6;
    private static final int NEAR = 400;

    private final List<Part> loops;
    private final PossibleChanges found;

    private ForgottenRewrites(PossibleChanges found) {
        this.found = found;
        loops = found.parts().stream()
                .filter(part -> part.kind() == Part.Kind.LOOP)
                .toList();
    }

    static void add(PossibleChanges found) {
        ForgottenRewrites rewrites = new ForgottenRewrites(found);
        rewrites.sorted();
        rewrites.begun();
        for (Part part : found.parts()) {
            switch (part.kind()) {
                case STATEMENT -> {
                    rewrites.marked(part);
                    rewrites.closed(part);
                    ChangeRules.add("forgotten", part, found);
                    rewrites.moved(part);
                }
                case CONDITION -> rewrites.kept(part);
                case IF -> ChangeRules.add("forgotten", part, found);
                default -> {}
            }
        }
    }

    private static Optional<Part> innermost(Stream<Part> around) {
        return around.min(Comparator.comparingInt(one -> one.end() - one.start()));
    }

    private static boolean seesAll(Part part, Fragment code) {
        return code.tokens().stream().allMatch(token -> !token.isName() || part.sees(token.text()));
    }

    /** Sorts values that were read. */
    private void sorted() {
        boolean may = found.tree().directives().stream()
                .anyMatch(one -> one.name().equals("algorithm") || one.name().startsWith("bits/stdc++"));
        for (Part loop : may ? loops : List.<Part>of()) {
            range(loop.code())
                    .filter(range -> !found.has(SORTED, range.split("\\W", 2)[0]))
                    .ifPresent(range -> {
                        String call = "sort(" + range + ");";
                        found.behind(2, loop, call, "{" + found.text(loop) + "} " + call);
                    });
        }
    }

    /** The range, from begin to end, that a loop reads as a row. */
    private Optional<String> range(Fragment loop) {
        return READS_ROW
                .at(loop)
                .map(row -> {
                    String name = row.text("a");
                    String from = row.text("f").equals("1") ? " + 1" : "";
                    return found.has(VECTOR, name)
                            ? name + ".begin()" + from + ", " + name + ".end()"
                            : name + from + ", " + name + " + " + row.text("n") + from;
                })
                .or(() -> READS_EACH.at(loop).map(each -> each.text("a") + ".begin(), " + each.text("a") + ".end()"));
    }

    /** Marks an element when it is put into a queue. */
    private void marked(Part part) {
        if (PUSHES.at(part.code()).isEmpty()) {
            return;
        }
        found.parts().stream()
                .filter(asks -> asks.kind() == Part.Kind.CONDITION
                        && asks.function().equals(part.function())
                        && asks.start() < part.start()
                        && part.start() - asks.start() < NEAR)
                .flatMap(asks -> ASKED.all(asks.code()))
                .filter(asked -> found.has(FLAG, asked.text("a")) && seesAll(part, asked.get("at")))
                .map(asked -> asked.text("at") + " = true;")
                .distinct()
                .limit(3)
                .forEach(mark -> found.behind(1, part, mark, found.text(part) + " " + mark));
    }

    /** Updates the last value after a comparison with it. */
    private void kept(Part part) {
        Optional<Part> loop = found.loopAround(part);
        Optional<Shape.Match> compared = COMPARED.first(part.code());
        if (loop.isEmpty() || compared.isEmpty() || CodePatterns.reads(part.code())) {
            return;
        }
        Optional<Part> body = found.parts().stream()
                .filter(one ->
                        one.kind() == Part.Kind.BODY && one.end() == loop.get().end())
                .findFirst();
        for (int i = 1; i <= 2 && body.isPresent(); i++) {
            Fragment last = compared.get().get(i == 1 ? "x" : "y");
            Fragment now = compared.get().get(i == 1 ? "y" : "x");
            boolean stays = now.names().findAny().isPresent()
                    && seesAll(part, now)
                    && last.size() == 1
                    && last.names().findAny().isPresent()
                    && !found.has(CONSTANT, last.text());
            if (stays && !CodePatterns.has(loop.get().code(), CHANGED, last.text())) {
                values(part, now.text()).forEach(value -> keeps(part, body.get(), last.text() + " = " + value + ";"));
            }
        }
    }

    /** A value, and the other members of what it is one of. */
    private static List<String> values(Part part, String now) {
        List<String> values = new ArrayList<>(List.of(now));
        int point = now.lastIndexOf('.') + 1;
        if (point > 0) {
            String own = now.substring(point);
            part.twins().getOrDefault("." + own, PAIR.contains(own) ? PAIR : Set.of()).stream()
                    .filter(name -> !name.equals(own))
                    .sorted()
                    .forEach(name -> values.add(now.substring(0, point) + name));
        }
        return values;
    }

    /** Keeps a value at the end of each round, or where the compared value is as it should be. */
    private void keeps(Part part, Part body, String keeps) {
        found.added(2, body.end() - 1, keeps);
        innermost(found.parts().stream()
                        .filter(one ->
                                one.kind() == Part.Kind.IF && one.start() < part.start() && one.end() > part.end()))
                .filter(one -> found.text(one).endsWith("}") && !found.text(one).contains("else"))
                .ifPresent(one -> found.added(1, one.end() - 1, keeps));
    }

    /** Repeats the steps at the end of each group for the last group, after the loop. */
    private void closed(Part part) {
        Optional<Part> loop = found.loopAround(part);
        if (loop.isEmpty() || CLOSES.at(part.code()).isEmpty()) {
            return;
        }
        boolean own = part.tokens().stream()
                .filter(Token::isName)
                .anyMatch(token -> !loop.get().sees(token.text())
                        || CodePatterns.has(loop.get().code(), COUNTER, token.text()));
        if (!own && loop.get().isInBraces()) {
            found.added(2, loop.get().end(), found.text(part));
        }
    }

    /** The last step of a loop, behind the loop. */
    private void moved(Part part) {
        int brace = part.code().to();
        Optional<Part> loop = loops.stream()
                .filter(one -> one.code().to() == brace + 1 && one.start() < part.start())
                .findFirst()
                .filter(one -> one.isInBraces() && seesAll(one, part.code()));
        String text = found.text(part);
        if (loop.isPresent() && part.code().at(brace).equals("}") && text.length() < NEAR && !part.has("return")) {
            Edit out = new Edit(part.start(), part.end(), ";", false);
            Edit in = new Edit(loop.get().end(), loop.get().end(), text, false);
            found.add(3, part.start(), text + " }", "} " + text, out, in);
        }
    }

    /** There is one way to be where everything begins, and nothing is needed to get there. */
    private void begun() {
        Set<String> names = new LinkedHashSet<>();
        for (Part part : found.parts()) {
            BUILDS.at(part.code())
                    .filter(builds -> part.kind() == Part.Kind.STATEMENT && names.size() < MOST)
                    .ifPresent(builds -> {
                        String first = builds.text("a") + "[0]" + (builds.has("b") ? "[0]" : "");
                        Shape given = Shape.of(first + " =");
                        if (!given.isIn(found.code()) && names.add(first)) {
                            first(builds.text("a"), first + " = 1;");
                            first(builds.text("a"), first + " = 0;");
                        }
                    });
        }
    }

    private void first(String name, String text) {
        loops.stream()
                .filter(loop ->
                        loops.stream().noneMatch(outer -> outer.start() < loop.start() && outer.end() >= loop.end()))
                .filter(loop -> CodePatterns.has(loop.code(), BUILT, name))
                .filter(Part::isInBraces)
                .findFirst()
                .ifPresent(loop -> found.added(2, loop.start(), text));
    }
}
