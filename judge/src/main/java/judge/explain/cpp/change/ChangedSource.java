package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cpp.Token;
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
    private static final Pattern OF_ITSELF = Pattern.compile("[A-Za-z_][\\w:]*+\\s++(\\w++)\\s*+=\\s*+\\1\\s*+(?:;|$)");

    private static final Pattern NAME = Pattern.compile("\\b\\w++\\s*+=\\s*+$");

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
            boolean senseless = OF_ITSELF.matcher(told.changed()).lookingAt();
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
        List<Part> parts = Parts.of(Tree.of(source));
        List<PossibleChange> all = new ArrayList<>();
        Rewrites rewrites = new Rewrites(source);
        for (Part part : parts) {
            rewrites.of(part).forEach(rewrite -> all.add(change(source, part, rewrite)));
        }
        all.addAll(BlockRewrites.of(source, parts));
        all.addAll(LoopRewrites.of(source, parts));
        all.addAll(LibraryRewrites.of(source, parts));
        all.addAll(FunctionRewrites.of(source, parts));
        all.addAll(PrintRewrites.of(source, parts));
        all.addAll(ForgottenRewrites.of(source, parts));
        all.addAll(SiblingRewrites.of(source, parts));
        all.sort(Comparator.comparingInt(PossibleChange::rank));
        return all;
    }

    private static PossibleChange change(String source, Part part, Rewrite rewrite) {
        List<Edit> edits = edits(part, rewrite);
        String text = rewrite.pieces().get(0);
        if (rewrite.place() != Rewrite.Place.INSTEAD) {
            boolean before = rewrite.place() == Rewrite.Place.BEFORE || part.kind() != Part.Kind.BODY;
            return new PossibleChange(rewrite.rank(), before ? part.start() : part.end(), "", text, edits);
        }
        int at = part.start();
        if (part.kind() == Part.Kind.INITIAL && part.tokens().size() == 1) {
            Matcher name = NAME.matcher(source.substring(0, at));
            at = name.find() ? name.start() : at;
            text = source.substring(at, part.start()) + text;
        }
        if (part.isHead()) {
            List<Token> head = part.tail().get(0).tokens();
            List<Token> first = HeadRewrites.value(head);
            int until = !first.isEmpty() ? first.get(0).start() : head.isEmpty() ? part.start() : end(head);
            text = source.substring(part.start(), until) + (first.isEmpty() ? "" : text) + "; "
                    + rewrite.pieces().get(1) + "; " + rewrite.pieces().get(2);
        }
        return new PossibleChange(rewrite.rank(), at, source.substring(at, part.end()), text, edits);
    }

    /** Tells whether all brackets that a text opens are closed in it. */
    private static boolean isBalanced(String text) {
        int nested = 0;
        for (Token token : CodePatterns.tokens(text)) {
            nested += "([{".contains(token.text()) ? 1 : ")]}".contains(token.text()) ? -1 : 0;
            if (nested < 0) {
                return false;
            }
        }
        return nested == 0;
    }

    private static int end(List<Token> tokens) {
        return tokens.get(tokens.size() - 1).end();
    }

    private static String shown(String code) {
        String plain = code.strip().replaceAll("\\s++", " ").replace("__builtin_mem", "mem");
        return plain.length() <= MOST_SHOWN ? plain : plain.substring(0, MOST_SHOWN) + "...";
    }

    private static List<Edit> edits(Part part, Rewrite rewrite) {
        String text = rewrite.pieces().get(0);
        int inside = part.kind() == Part.Kind.BODY ? 1 : 0;
        if (rewrite.place() != Rewrite.Place.INSTEAD) {
            int at = rewrite.place() == Rewrite.Place.BEFORE ? part.start() + inside : part.end() - inside;
            return List.of(new Edit(at, at, text, false));
        }
        if (!part.isHead()) {
            return List.of(new Edit(part.start(), part.end(), text, part.isValue()));
        }
        List<Edit> edits = new ArrayList<>();
        List<Token> first = HeadRewrites.value(part.tail().get(0).tokens());
        if (!first.isEmpty()) {
            edits.add(new Edit(first.get(0).start(), end(first), text, true));
        }
        for (int i = 1; i <= 2; i++) {
            List<Token> tokens = part.tail().get(i).tokens();
            edits.add(new Edit(
                    tokens.get(0).start(), end(tokens), rewrite.pieces().get(i), true));
        }
        return edits;
    }
}
