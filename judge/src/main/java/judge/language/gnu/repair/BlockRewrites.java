package judge.language.gnu.repair;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Changes of what is around statements: conditions, loops, what is done otherwise, what comes after what. */
final class BlockRewrites {

    private static final Pattern LEAVES = Pattern.compile("(?s).*\\b(?:return|break|continue|exit)\\b[^;]*+;\\s*+$");

    private static final Pattern BEST =
            Pattern.compile("(\\w++(?:\\[[^;=]{1,30}?\\])++)\\s*+=\\s*+(?:std::)?(?:max|min)\\s*+\\(\\s*+"
                    + "(\\w++(?:\\[[^;=,]{1,30}?\\])++)\\s*+,[^;]*+;");

    private static final Pattern COUNTS = Pattern.compile("(?:\\w++\\s++)?(\\w++)\\s*+=[^;]*+;.*", Pattern.DOTALL);

    private static final Pattern REMAINDER = Pattern.compile("\\b(\\w++)\\s*+%\\s*+10\\b");

    private static final Pattern CARRY =
            Pattern.compile("\\b(\\w++)\\s*+=\\s*+\\w++(?:\\[\\w++\\])?\\s*+/\\s*+10\\s*+;");

    private static final int MOST_BLOCKS = 120;
    private static final int LONG = 400;

    private final String source;
    private final List<Part> parts;
    private final Map<Integer, Part> statements = new LinkedHashMap<>();
    private final List<Block> blocks;
    private final List<PossibleChange> found = new ArrayList<>();

    private BlockRewrites(String source, List<Part> parts) {
        this.source = source;
        this.parts = parts;
        for (Part part : parts) {
            if (isStatement(part)) {
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
        rewrites.found.addAll(StatementRewrites.of(source, List.copyOf(rewrites.statements.values())));
        return rewrites.found;
    }

    private static boolean isStatement(Part part) {
        return switch (part.kind()) {
            case STATEMENT, RETURN, IF, LOOP -> true;
            default -> false;
        };
    }

    private String text(Part part) {
        return source.substring(part.start(), part.end());
    }

    private Optional<Part> enclosing(Block block) {
        return parts.stream()
                .filter(part -> part.kind() == Part.Kind.LOOP && block.isIn(part))
                .reduce((one, other) -> one.end() - one.start() < other.end() - other.start() ? one : other);
    }

    private void branch(Block block) {
        String condition = block.condition(source);
        String inside = block.inside(source);
        if (ReadingCode.isIn(condition)) {
            return;
        }
        boolean leaves = LEAVES.matcher(inside).matches();
        if (block.otherwise().isPresent()) {
            int other = block.otherwise().get();
            if (source.startsWith("if", other) && !leaves) {
                Part part = block.part();
                String both =
                        source.substring(part.start(), block.bodyEnd()) + "\n" + source.substring(other, part.end());
                found.add(new PossibleChange(
                        1, other, "else", "", List.of(new Edit(part.start(), part.end(), both, false))));
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
        int end = block.part().end();
        int next = end;
        while (next < source.length() && Character.isWhitespace(source.charAt(next))) {
            next++;
        }
        Part other = statements.get(next);
        if (other == null || !block.part().isInBraces(source) || other.kind() == Part.Kind.LOOP) {
            return;
        }
        String condition = block.condition(source);
        Edit asked = new Edit(block.open() + 1, block.close(), "judge_c = !!(" + condition + ")", true);
        Edit done = new Edit(other.start(), other.end(), "if (!judge_c) {" + text(other) + "}", false);
        found.add(new PossibleChange(
                other.kind() == Part.Kind.IF ? 1 : 2, other.start(), "", "else", List.of(asked, done)));
    }

    /** Keeps the best value so far where the condition does not hold. */
    private void kept(Block block) {
        Matcher best = BEST.matcher(block.inside(source));
        if (best.matches() && !best.group(1).equals(best.group(2))) {
            Part part = block.part();
            String keeps = best.group(1) + " = " + best.group(2) + ";";
            found.add(new PossibleChange(
                    0,
                    part.end() - 1,
                    "",
                    "else " + keeps,
                    List.of(new Edit(part.start(), part.end(), keeps + " " + text(part), false))));
        }
    }

    /** The loop or the function is to be left there. */
    private void leave(Block block, String inside) {
        Part part = block.part();
        boolean looped = enclosing(block).isPresent();
        boolean nothing = Pattern.compile("\\bvoid\\s++" + Pattern.quote(part.function()) + "\\s*+\\(")
                .matcher(source)
                .find();
        List<String> words = new ArrayList<>();
        if (nothing) {
            words.add("return;");
        }
        if (looped) {
            words.add("break;");
            words.add("continue;");
        }
        for (String word : words) {
            int rank = word.startsWith("r") ? 2 : 3;
            if (block.hasBraces(source)) {
                found.add(PossibleChange.added(rank, block.bodyEnd() - 1, word));
            } else {
                Edit edit = new Edit(block.body(), block.bodyEnd(), inside + " " + word, false);
                found.add(new PossibleChange(
                        rank, block.body(), inside, "{ " + inside + " " + word + " }", List.of(edit)));
            }
        }
    }

    /** Loops that are each other's only content, in another order. */
    private void order(Block block) {
        List<Block> nest = new ArrayList<>(List.of(block));
        for (Optional<Block> next = only(block); next.isPresent() && nest.size() < 3; next = only(next.get())) {
            nest.add(next.get());
        }
        if (nest.size() < 2) {
            return;
        }
        Block last = nest.get(nest.size() - 1);
        List<String> heads = nest.stream().map(one -> head(one)).toList();
        List<String> names = heads.stream().map(BlockRewrites::counter).toList();
        String body = source.substring(last.body(), last.bodyEnd());
        if (body.length() > LONG || names.contains("")) {
            return;
        }
        List<List<Integer>> orders =
                nest.size() == 2 ? List.of(List.of(1, 0)) : List.of(List.of(2, 0, 1), List.of(1, 0, 2));
        for (List<Integer> order : orders) {
            if (isKnown(order, heads, names)) {
                String text =
                        order.stream().map(i -> "for (" + heads.get(i) + ") ").reduce("", String::concat) + body;
                String written = names.stream().reduce("", (one, name) -> one + "for (" + name + "...) ");
                String changed =
                        order.stream().map(names::get).reduce("", (one, name) -> one + "for (" + name + "...) ");
                boolean all = names.stream().allMatch(name -> body.contains("[" + name + "]"));
                found.add(new PossibleChange(
                        nest.size() == 3 && all && order.get(0) == 2 ? 0 : 3,
                        block.part().start(),
                        written,
                        changed,
                        List.of(new Edit(block.part().start(), block.part().end(), text, false))));
            }
        }
    }

    /** Tells whether no head of a loop uses the counter of a loop within it. */
    private static boolean isKnown(List<Integer> order, List<String> heads, List<String> names) {
        for (int i = 0; i < order.size(); i++) {
            for (int j = i + 1; j < order.size(); j++) {
                if (Pattern.compile("\\b" + names.get(order.get(j)) + "\\b")
                        .matcher(heads.get(order.get(i)))
                        .find()) {
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
            String text = text(inner.part());
            boolean own = !name.isEmpty()
                    && Pattern.compile("\\b" + name + "\\b").matcher(text).find();
            if (inner.part().kind() == Part.Kind.IF
                    && inner.isIn(loop.part())
                    && loop.part().isInBraces(source)
                    && inner.part().tokens().stream()
                            .allMatch(token -> loop.part().sees(token.text()))
                    && !own
                    && text.length() < LONG
                    && !text.matches("(?s).*\\b(?:break|continue)\\b.*")) {
                found.add(new PossibleChange(2, end, "", text, List.of(new Edit(end, end, text, false))));
            }
        }
        String inside = loop.inside(source);
        Matcher carry = CARRY.matcher(inside);
        if (!carry.find() || !loop.part().isInBraces(source)) {
            return;
        }
        for (Part part : statements.values()) {
            Matcher digit = REMAINDER.matcher(text(part));
            if (part.kind() == Part.Kind.STATEMENT
                    && part.start() >= loop.body()
                    && part.end() <= loop.bodyEnd()
                    && digit.find()) {
                String text = "if (" + carry.group(1) + ") " + digit.replaceAll(carry.group(1));
                found.add(new PossibleChange(0, end, "", text, List.of(new Edit(end, end, text, false))));
            }
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
                .filter(one -> !ReadingCode.isIn(one) && one.matches("[^()|]{3,60}[<>!=][^()|]*|!?\\w+\\.empty\\(\\)"))
                .limit(3);
        asked.forEach(one -> {
            Part part = loop.part();
            String text = "if (" + one + ") " + text(part);
            found.add(new PossibleChange(
                    2, part.start(), "", "if (" + one + ")", List.of(new Edit(part.start(), part.end(), text, false))));
        });
    }
}
