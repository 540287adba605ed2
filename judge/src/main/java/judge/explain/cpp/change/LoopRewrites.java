package judge.explain.cpp.change;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import judge.cpp.Shape;

/** Changes of what is there before a loop begins, and of how far two loops within each other go. */
final class LoopRewrites {

    private static final Shape DIGIT = Shape.of("$at«$_:word % 10»");

    private static final Shape CARRY = Shape.of("$c = «$_:element | $_» / 10 ;");

    private static final Shape COUNTER = Shape.of("$^ for ( $_:type? $c «= | :»");

    private static final Shape ADDS = Shape.of("$^ $a [ $x:word ] «+= | = $a [ $x ] + | = ( $a [ $x ] +» $a [ $x -");

    private static final Shape FIRST = Shape.of("$a [ 0 ] «= | ==»");

    private static final Shape WAITING =
            Shape.of("«not after: typedef» $t«stack | queue | priority_queue | vector | deque» < ..  «> | >>» $h ;");

    private static final Shape PUSHED = Shape.of("$h . «push | push_back | push_front» (");

    private static final int MOST = 8;
    private static final int MOST_LOOPS = 60;

    private final PossibleChanges found;
    private final List<Part> loops;

    private LoopRewrites(PossibleChanges found) {
        this.found = found;
        loops = found.parts().stream()
                .filter(part -> part.kind() == Part.Kind.LOOP)
                .limit(MOST_LOOPS)
                .toList();
    }

    static void add(PossibleChanges found) {
        LoopRewrites rewrites = new LoopRewrites(found);
        for (String group : List.of("loop", "ends", "shared")) {
            rewrites.loops.forEach(loop -> ChangeRules.add(group, loop, found));
        }
        rewrites.counted();
        rewrites.waiting();
        rewrites.handed();
    }

    private static boolean isIn(Part inner, Part outer) {
        return inner.start() >= outer.start() && inner.end() <= outer.end() && !inner.equals(outer);
    }

    private void before(Part loop, String text) {
        found.shown(1, loop, "", text, text + " " + found.text(loop));
    }

    /** There is one way to have nothing. */
    private void counted() {
        Set<String> names = new LinkedHashSet<>();
        for (Part part : found.parts()) {
            ADDS.at(part.code())
                    .map(adds -> adds.text("a"))
                    .filter(name -> part.kind() == Part.Kind.STATEMENT && names.add(name))
                    .filter(name -> !found.has(FIRST, name))
                    .ifPresent(name -> loops.stream()
                            .filter(loop -> isIn(part, loop))
                            .max(Comparator.comparingInt(loop -> loop.end() - loop.start()))
                            .ifPresent(loop -> before(loop, name + "[0] = 1;")));
        }
    }

    /** Empties a container that may still have elements from the loop before. */
    private void waiting() {
        WAITING.all(found.code()).limit(MOST).forEach(declared -> {
            String name = declared.text("h");
            String clears = declared.text("t").matches("vector|deque")
                    ? name + ".clear();"
                    : "while (!" + name + ".empty()) " + name + ".pop();";
            List<Part> pushing = loops.stream()
                    .filter(loop -> loops.stream().noneMatch(other -> isIn(loop, other)))
                    .filter(loop -> CodePatterns.has(loop.code(), PUSHED, name))
                    .toList();
            for (int i = 1; i < pushing.size(); i++) {
                Part loop = pushing.get(i);
                if (pushing.get(i - 1).function().equals(loop.function()) && loop.sees(name)) {
                    before(loop, clears);
                }
            }
        });
    }

    /** A function that calls itself in a loop with what it was given, not with what the loop is at. */
    private void handed() {
        found.parts().stream()
                .filter(part -> part.kind() == Part.Kind.STATEMENT)
                .filter(part -> part.tokens().get(0).is(part.function())
                        && part.tokens().get(1).is("("))
                .forEach(part -> loops.stream()
                        .filter(loop -> isIn(part, loop))
                        .flatMap(loop -> COUNTER.at(loop.code()).stream())
                        .map(counter -> counter.text("c"))
                        .filter(counter -> !part.has(counter))
                        .forEach(counter -> part.tokens().stream()
                                .filter(token -> token.isName() && !token.is(part.function()))
                                .filter(token -> part.visible().contains(token.text()))
                                .forEach(token -> found.within(1, part, token.start(), token.end(), counter))));
    }

    /** A digit that is carried over is left at the end. */
    static void carried(Part loop, Collection<Part> statements, PossibleChanges found) {
        CARRY.first(loop.code()).map(carry -> carry.text("c")).ifPresent(left -> statements.stream()
                .filter(part -> part.kind() == Part.Kind.STATEMENT && isIn(part, loop))
                .filter(part -> DIGIT.isIn(part.code()))
                .map(part -> CodePatterns.replaced(part.code(), DIGIT, digit -> left))
                .forEach(text -> found.added(0, loop.end(), "if (" + left + ") " + text)));
    }
}
