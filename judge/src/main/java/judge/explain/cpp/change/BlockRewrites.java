package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;

/** Changes of what is around statements: conditions, loops, what is done otherwise, what comes after what. */
final class BlockRewrites {

    private static final Shape LEAVES = Shape.of("«return | break | continue | exit» .. ; $$");

    private static final Shape STOPS = Shape.of("«break | continue»");

    private static final Shape BEST =
            Shape.of("$^ $x«$_ «[ $_:expr ]»+» = «max | min» ( $y«$_ «[ $_:expr ]»+» , ... ) ; $$");

    private static final Shape COUNTS = Shape.of("$^ «$_:type»? $c = .. ;");

    private static final Shape VOID = Shape.of("void $f (");

    private static final Shape INDEX = Shape.of("[ $x ]");

    private static final Shape GUARD =
            Shape.of("$^ «! $_ | $_ . empty ( ) | $_:some «< | > | <= | >= | == | !=» $_:some» $$");

    private static final List<List<Integer>> ORDERS_OF_TWO = List.of(List.of(1, 0));
    private static final List<List<Integer>> ORDERS_OF_THREE = List.of(List.of(2, 0, 1), List.of(1, 0, 2));

    private static final Set<Part.Kind> STATEMENTS =
            Set.of(Part.Kind.STATEMENT, Part.Kind.RETURN, Part.Kind.IF, Part.Kind.LOOP);

    private static final int MOST_BLOCKS = 120;
    private static final int LONG = 400;

    private final PossibleChanges found;
    private final Map<Integer, Part> statements = new LinkedHashMap<>();
    private final List<Part> blocks;

    private BlockRewrites(PossibleChanges found) {
        this.found = found;
        for (Part part : found.parts()) {
            if (STATEMENTS.contains(part.kind())) {
                statements.merge(part.code().from(), part, (one, other) -> one.end() > other.end() ? one : other);
            }
        }
        blocks = found.parts().stream()
                .filter(part -> part.kind() == Part.Kind.IF || part.kind() == Part.Kind.LOOP)
                .limit(MOST_BLOCKS)
                .filter(part ->
                        hasBraces(part) || statements.containsKey(body(part).from()))
                .toList();
    }

    static void add(PossibleChanges found) {
        BlockRewrites rewrites = new BlockRewrites(found);
        for (Part block : rewrites.blocks) {
            if (block.kind() == Part.Kind.LOOP) {
                rewrites.order(block);
                rewrites.after(block);
                rewrites.guard(block);
            } else if (!CodePatterns.reads(block.node().head())) {
                rewrites.branch(block);
            }
        }
        StatementRewrites.add(found, List.copyOf(rewrites.statements.values()));
    }

    private static Fragment body(Part block) {
        return block.node().body().orElse(block.node()).code();
    }

    private static boolean hasBraces(Part block) {
        return block.node().body().filter(body -> body.is(Kind.BLOCK)).isPresent();
    }

    /** The statements of a block, without its braces. */
    private static Fragment inside(Part block) {
        Fragment body = body(block);
        return hasBraces(block) ? body.part(body.from() + 1, body.to() - 1) : body;
    }

    private void branch(Part block) {
        boolean leaves = LEAVES.isIn(inside(block));
        Optional<SyntaxNode> other = block.node().otherwise();
        if (other.isEmpty() && !leaves) {
            otherwise(block);
            kept(block);
            leave(block);
        }
        other.filter(one -> one.is(Kind.IF) && !leaves).ifPresent(one -> {
            Fragment first = block.code().part(block.code().from(), body(block).to());
            String both = first.text() + "\n" + one.code().text();
            found.add(1, one.code().start(), "else", "", new Edit(block.start(), block.end(), both, false));
        });
    }

    /** Runs the statement after an if only where the condition does not hold. */
    private void otherwise(Part block) {
        Part other = statements.get(block.code().to());
        if (other != null && block.isInBraces() && other.kind() != Part.Kind.LOOP) {
            Fragment condition = block.node().head();
            String asks = "judge_c = !!(" + condition.text() + ")";
            Edit asked = new Edit(condition.start(), condition.end(), asks, true);
            Edit done = new Edit(other.start(), other.end(), "if (!judge_c) {" + found.text(other) + "}", false);
            found.add(other.kind() == Part.Kind.IF ? 1 : 2, other.start(), "", "else", asked, done);
        }
    }

    /** Keeps the best value so far where the condition does not hold. */
    private void kept(Part block) {
        BEST.at(inside(block))
                .filter(best -> !best.text("x").equals(best.text("y")))
                .ifPresent(best -> {
                    String keeps = best.text("x") + " = " + best.text("y") + ";";
                    found.behind(0, block, "else " + keeps, keeps + " " + found.text(block));
                });
    }

    /** The loop or the function is to be left there. */
    private void leave(Part block) {
        boolean nothing = found.has(VOID, block.function());
        List<String> words = new ArrayList<>(nothing ? List.of("return;") : List.of());
        if (found.loopAround(block).isPresent()) {
            words.addAll(List.of("break;", "continue;"));
        }
        Fragment body = body(block);
        for (String word : words) {
            int rank = word.startsWith("r") ? 2 : 3;
            if (hasBraces(block)) {
                found.added(rank, body.end() - 1, word);
            } else {
                String text = body.text() + " " + word;
                Edit edit = new Edit(body.start(), body.end(), text, false);
                found.add(rank, body.start(), body.text(), "{ " + text + " }", edit);
            }
        }
    }

    /** Loops that are each other's only content, in another order. */
    private void order(Part block) {
        List<Part> nest = new ArrayList<>(List.of(block));
        for (Optional<Part> next = only(block); next.isPresent() && nest.size() < 3; next = only(next.get())) {
            nest.add(next.get());
        }
        Fragment body = body(nest.get(nest.size() - 1));
        List<Fragment> heads = nest.stream().map(one -> one.node().head()).toList();
        List<String> names = nest.stream().map(BlockRewrites::counter).toList();
        if (nest.size() < 2 || body.text().length() > LONG || names.contains("")) {
            return;
        }
        String written = joined(names.stream(), "for (%s...) ");
        boolean all = nest.size() == 3 && names.stream().allMatch(name -> CodePatterns.has(body, INDEX, name));
        for (List<Integer> order : nest.size() == 2 ? ORDERS_OF_TWO : ORDERS_OF_THREE) {
            if (isKnown(order, heads, names)) {
                String text = joined(order.stream().map(i -> heads.get(i).text()), "for (%s) ") + body.text();
                String changed = joined(order.stream().map(names::get), "for (%s...) ");
                found.shown(all && order.get(0) == 2 ? 0 : 3, block, written, changed, text);
            }
        }
    }

    private static String joined(Stream<String> heads, String each) {
        return heads.map(each::formatted).collect(Collectors.joining());
    }

    /** Tells whether no head of a loop uses the counter of a loop within it. */
    private static boolean isKnown(List<Integer> order, List<Fragment> heads, List<String> names) {
        return IntStream.range(0, order.size()).allMatch(i -> order.subList(i + 1, order.size()).stream()
                .noneMatch(inner -> heads.get(order.get(i)).has(names.get(inner))));
    }

    private static String counter(Part loop) {
        return loop.node().is(Kind.FOR)
                ? COUNTS.at(loop.node().head()).map(counts -> counts.text("c")).orElse("")
                : "";
    }

    /** The loop that is all that is in a loop. */
    private Optional<Part> only(Part block) {
        Fragment inside = inside(block);
        return blocks.stream()
                .filter(other -> other.kind() == Part.Kind.LOOP
                        && other.code().contains(inside)
                        && inside.contains(other.code()))
                .findFirst();
    }

    /** Repeats the step for a finished group once more after the loop, for the last one. */
    private void after(Part loop) {
        if (!loop.isInBraces()) {
            return;
        }
        String name = counter(loop);
        blocks.stream()
                .filter(inner -> inner.kind() == Part.Kind.IF && loop.code().contains(inner.code()))
                .filter(inner -> inner.tokens().stream().allMatch(token -> loop.sees(token.text())))
                .filter(inner -> name.isEmpty() || !inner.has(name))
                .filter(inner -> found.text(inner).length() < LONG && !STOPS.isIn(inner.code()))
                .forEach(inner -> found.added(2, loop.end(), found.text(inner)));
        LoopRewrites.carried(loop, statements.values(), found);
    }

    /** Adds the condition of the loop around to an inner loop: it may no longer hold there. */
    private void guard(Part loop) {
        found.loopAround(loop)
                .filter(outer -> outer.node().is(Kind.WHILE) && blocks.contains(outer))
                .ifPresent(outer -> outer.node().head().split("&&").stream()
                        .filter(one -> !CodePatterns.reads(one) && GUARD.at(one).isPresent())
                        .limit(3)
                        .map(one -> "if (" + one.text() + ")")
                        .forEach(asks -> found.shown(2, loop, "", asks, asks + " " + found.text(loop))));
    }
}
