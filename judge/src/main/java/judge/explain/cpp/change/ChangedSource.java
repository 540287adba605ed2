package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Tree;
import judge.explain.change.HelpfulChange;

/**
 * A source in which many small changes are written beside what they change. Compiled once, the program runs as it was
 * written or with one of them, whose number is its last argument.
 *
 * @param changes in the order in which they are to be tried
 */
public record ChangedSource(String text, List<SmallChange> changes, ChangePlaces places) {

    private static final int MOST = 300;
    private static final int MAX_CHARACTERS = 20_000;
    private static final int MOST_SHOWN = 90;

    /** A variable that begins with itself, which has no value yet. */
    private static final Shape OF_ITSELF = Shape.of("$^ $_:type $x = $x «; | $$»");

    /** Makes a source with all changes that are known but for some. */
    public static ChangedSource of(String source, Set<Integer> without) {
        if (source.length() > MAX_CHARACTERS) {
            return new ChangedSource(source, List.of(), new ChangePlaces(Map.of(), new TreeMap<>()));
        }
        List<PossibleChange> all = all(source);
        List<SmallChange> changes = new ArrayList<>();
        Map<Integer, List<Edit>> edits = new LinkedHashMap<>();
        Set<String> known = new HashSet<>();
        for (int i = 0; i < all.size() && i < MOST; i++) {
            PossibleChange one = all.get(i);
            HelpfulChange told =
                    HelpfulChange.of(CodePatterns.lineOf(source, one.at()), shown(one.written()), shown(one.changed()));
            boolean other = known.add(one.at() + " " + told.written() + "\n" + told.changed());
            boolean whole = one.edits().stream().allMatch(edit -> isBalanced(edit.text()));
            boolean senseless = OF_ITSELF.isIn(Fragment.of(told.changed()));
            if (!without.contains(i + 1) && !one.edits().isEmpty() && other && whole && !senseless) {
                changes.add(new SmallChange(i + 1, told));
                edits.put(i + 1, one.edits());
            }
        }
        ChangeLayout layout = new ChangeLayout(source, edits);
        changes.removeIf(change -> layout.left().contains(change.number()));
        return new ChangedSource(layout.text(), List.copyOf(changes), layout.places());
    }

    /** Returns all changes, those with a lower rank first. */
    private static List<PossibleChange> all(String source) {
        Tree tree = Tree.of(source);
        PossibleChanges found = new PossibleChanges(tree, Parts.of(tree));
        Rewrites.add(found);
        BlockRewrites.add(found);
        LoopRewrites.add(found);
        LibraryRewrites.add(found);
        FunctionRewrites.add(found);
        PrintRewrites.add(found);
        ForgottenRewrites.add(found);
        SiblingRewrites.add(found);
        List<PossibleChange> all = found.all();
        all.sort(Comparator.comparingInt(PossibleChange::rank));
        return all;
    }

    /** Tells whether all brackets that a text opens are closed in it. */
    private static boolean isBalanced(String text) {
        Fragment code = Fragment.of(text);
        return IntStream.range(0, code.size()).allMatch(i -> !"()[]{}".contains(code.at(i)) || code.partner(i) >= 0);
    }

    private static String shown(String code) {
        String plain = code.strip().replaceAll("\\s++", " ").replace("__builtin_mem", "mem");
        return plain.length() <= MOST_SHOWN ? plain : plain.substring(0, MOST_SHOWN) + "...";
    }
}
