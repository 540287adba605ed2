package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Changes of what is around statements: conditions, loops, what is done otherwise, what comes after what. */
final class BlockRewrites {

    private static final Pattern LEAVES = Pattern.compile("(?s).*\\b(?:return|break|continue|exit)\\b[^;]*+;\\s*+$");

    private static final Pattern BEST =
            Pattern.compile("(\\w++(?:\\[[^;=]{1,30}?\\])++)\\s*+=\\s*+(?:std::)?(?:max|min)\\s*+\\(\\s*+"
                    + "(\\w++(?:\\[[^;=,]{1,30}?\\])++)\\s*+,[^;]*+;");

    private static final Pattern COUNTS = Pattern.compile("(?:\\w++\\s++)?(\\w++)\\s*+=[^;]*+;.*", Pattern.DOTALL);

    private static final List<List<Integer>> ORDERS_OF_TWO = List.of(List.of(1, 0));
    private static final List<List<Integer>> ORDERS_OF_THREE = List.of(List.of(2, 0, 1), List.of(1, 0, 2));

    private static final Set<Part.Kind> STATEMENTS =
            Set.of(Part.Kind.STATEMENT, Part.Kind.RETURN, Part.Kind.IF, Part.Kind.LOOP);

    private static final int MOST_BLOCKS = 120;
    private static final int LONG = 400;

    private final String source;
    private final List<Part> parts;
    private final Map<Integer, Part> statements = new LinkedHashMap<>();
    private final List<Block> blocks;
    private final PossibleChanges found;

    private BlockRewrites(String source, List<Part> parts) {
        this.source = source;
        found = new PossibleChanges(source);
        this.parts = parts;
        for (Part part : parts) {
            if (STATEMENTS.contains(part.kind())) {
                statements.merge(part.start(), part, (one, other) -> one.end() > other.end() ? one : other);
            }
        }
        blocks = parts.stream()
                .filter(part -> part.kind() == Part.Kind.IF || part.kind() == Part.Kind.LOOP)
                .limit(MOST_BLOCKS)
                .flatMap(part -> Block.of(part, statements).stream())
                .toList();
    }

    static List<PossibleChange> of(String source, List<Part> parts) {
        BlockRewrites rewrites = new BlockRewrites(source, parts);
        for (Block block : rewrites.blocks) {
            if (block.part().kind() == Part.Kind.IF) {
                rewrites.branch(block);
            } else {
                rewrites.order(block);
                rewrites.after(block);
                rewrites.guard(block);
            }
        }
        List<PossibleChange> all = rewrites.found.all();
        all.addAll(StatementRewrites.of(source, List.copyOf(rewrites.statements.values())));
        return all;
    }

    private Optional<Part> enclosing(Block block) {
        return parts.stream()
                .filter(part -> part.kind() == Part.Kind.LOOP && block.isIn(part))
                .reduce((one, other) -> one.end() - one.start() < other.end() - other.start() ? one : other);
    }

    private void branch(Block block) {
        String condition = block.condition(source);
        String inside = block.inside(source);
        if (CodePatterns.reads(condition)) {
            return;
        }
        boolean leaves = LEAVES.matcher(inside).matches();
        if (block.otherwise().isPresent()) {
            int other = block.otherwise().get();
            if (source.startsWith("if", other) && !leaves) {
                Part part = block.part();
                String both =
                        source.substring(part.start(), block.bodyEnd()) + "\n" + source.substring(other, part.end());
                found.add(1, other, "else", "", new Edit(part.start(), part.end(), both, false));
            }
            return;
        }
        if (!leaves) {
            otherwise(block);
            kept(block);
            leave(block, inside);
        }
    }

    /** Runs the statement after an if only where the condition does not hold. */
    private void otherwise(Block block) {
        Part other =
                statements.get(CodePatterns.behindBlanks(source, block.part().end()));
        if (other == null || !block.part().isInBraces(source) || other.kind() == Part.Kind.LOOP) {
            return;
        }
        String condition = block.condition(source);
        Edit asked = new Edit(block.open() + 1, block.close(), "judge_c = !!(" + condition + ")", true);
        Edit done = new Edit(other.start(), other.end(), "if (!judge_c) {" + found.text(other) + "}", false);
        found.add(other.kind() == Part.Kind.IF ? 1 : 2, other.start(), "", "else", asked, done);
    }

    /** Keeps the best value so far where the condition does not hold. */
    private void kept(Block block) {
        Matcher best = BEST.matcher(block.inside(source));
        if (best.matches() && !best.group(1).equals(best.group(2))) {
            String keeps = best.group(1) + " = " + best.group(2) + ";";
            found.behind(0, block.part(), "else " + keeps, keeps + " " + found.text(block.part()));
        }
    }

    /** The loop or the function is to be left there. */
    private void leave(Block block, String inside) {
        Part part = block.part();
        boolean nothing = CodePatterns.has(source, "\\bvoid\\s++" + Pattern.quote(part.function()) + "\\s*+\\(");
        List<String> words = new ArrayList<>(nothing ? List.of("return;") : List.of());
        if (enclosing(block).isPresent()) {
            words.addAll(List.of("break;", "continue;"));
        }
        for (String word : words) {
            int rank = word.startsWith("r") ? 2 : 3;
            if (block.hasBraces(source)) {
                found.added(rank, block.bodyEnd() - 1, word);
            } else {
                Edit edit = new Edit(block.body(), block.bodyEnd(), inside + " " + word, false);
                found.add(rank, block.body(), inside, "{ " + inside + " " + word + " }", edit);
            }
        }
    }

    /** Loops that are each other's only content, in another order. */
    private void order(Block block) {
        List<Block> nest = new ArrayList<>(List.of(block));
        for (Optional<Block> next = only(block); next.isPresent() && nest.size() < 3; next = only(next.get())) {
            nest.add(next.get());
        }
        Block last = nest.get(nest.size() - 1);
        List<String> heads = nest.stream().map(one -> head(one)).toList();
        List<String> names = heads.stream().map(BlockRewrites::counter).toList();
        String body = source.substring(last.body(), last.bodyEnd());
        if (nest.size() < 2 || body.length() > LONG || names.contains("")) {
            return;
        }
        String written = joined(names.stream(), "for (%s...) ");
        boolean all = nest.size() == 3 && names.stream().allMatch(name -> body.contains("[" + name + "]"));
        for (List<Integer> order : nest.size() == 2 ? ORDERS_OF_TWO : ORDERS_OF_THREE) {
            if (isKnown(order, heads, names)) {
                String text = joined(order.stream().map(heads::get), "for (%s) ") + body;
                String changed = joined(order.stream().map(names::get), "for (%s...) ");
                int rank = all && order.get(0) == 2 ? 0 : 3;
                found.shown(rank, block.part(), written, changed, text);
            }
        }
    }

    private static String joined(Stream<String> heads, String each) {
        return heads.map(each::formatted).collect(Collectors.joining());
    }

    /** Tells whether no head of a loop uses the counter of a loop within it. */
    private static boolean isKnown(List<Integer> order, List<String> heads, List<String> names) {
        for (int i = 0; i < order.size(); i++) {
            for (int j = i + 1; j < order.size(); j++) {
                if (CodePatterns.has(heads.get(order.get(i)), "\\b" + names.get(order.get(j)) + "\\b")) {
                    return false;
                }
            }
        }
        return true;
    }

    private String head(Block block) {
        return source.startsWith("for", block.part().start()) ? block.condition(source) : "";
    }

    private static String counter(String head) {
        Matcher counts = COUNTS.matcher(head);
        return counts.matches() ? counts.group(1) : "";
    }

    /** The loop that is all that is in a loop. */
    private Optional<Block> only(Block block) {
        String inside = block.inside(source);
        int start = source.indexOf(inside, block.body());
        return blocks.stream()
                .filter(other -> other.part().kind() == Part.Kind.LOOP
                        && other.part().start() == start
                        && other.part().end() == start + inside.length())
                .findFirst();
    }

    /** Repeats the step for a finished group once more after the loop, for the last one. */
    private void after(Block loop) {
        String name = counter(head(loop));
        int end = loop.part().end();
        for (Block inner : blocks) {
            String text = found.text(inner.part());
            boolean own = !name.isEmpty() && CodePatterns.has(text, "\\b" + name + "\\b");
            if (inner.part().kind() == Part.Kind.IF
                    && inner.isIn(loop.part())
                    && loop.part().isInBraces(source)
                    && inner.part().tokens().stream()
                            .allMatch(token -> loop.part().sees(token.text()))
                    && !own
                    && text.length() < LONG
                    && !text.matches("(?s).*\\b(?:break|continue)\\b.*")) {
                found.added(2, end, text);
            }
        }
        if (loop.part().isInBraces(source)) {
            LoopRewrites.carried(source, loop, statements.values(), found);
        }
    }

    /** Adds the condition of the loop around to an inner loop: it may no longer hold there. */
    private void guard(Block loop) {
        Optional<Part> around = enclosing(loop);
        if (around.isEmpty() || !source.startsWith("while", around.get().start())) {
            return;
        }
        Optional<Block> outer =
                blocks.stream().filter(one -> one.part().equals(around.get())).findFirst();
        Stream<String> asked = outer.stream()
                .flatMap(one -> Stream.of(one.condition(source).split("&&", -1)))
                .map(String::strip)
                .filter(one ->
                        !CodePatterns.reads(one) && one.matches("[^()|]{3,60}[<>!=][^()|]*|!?\\w+\\.empty\\(\\)"))
                .limit(3);
        asked.forEach(one -> {
            String asks = "if (" + one + ")";
            found.shown(2, loop.part(), "", asks, asks + " " + found.text(loop.part()));
        });
    }
}
