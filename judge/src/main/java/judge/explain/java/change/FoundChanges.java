package judge.explain.java.change;

import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects small changes, each with what people are shown of it. */
final class FoundChanges {

    private static final int MOST = 600;
    /** No more of one are read. */
    private static final int MOST_EDITS = 20;

    private static final int MOST_SHOWN = 90;

    private static final Pattern ADDED = Pattern.compile("(?s)([^?:<>=&|]*[^?:<>=&|\\s])\\s*([-+])\\s*([0-9]{1,6})");

    /** The mistakes that are often made in several places, all of which are to be mended. */
    private static final Set<String> REPEATED = Set.of(
            "java-text-same",
            "java-object-same",
            "java-int-overflow",
            "java-whole-division",
            "java-negative-remainder",
            "java-remainder-missing",
            "java-compare-difference",
            "java-char-code",
            "java-digit-code",
            "java-split-pattern",
            "java-split-blanks",
            "java-removed-by-index",
            "java-result-unused",
            "java-case-falls",
            "java-same-object-kept",
            "java-not-reset",
            "java-float",
            "java-starts-at-zero",
            "java-infinity-small",
            "java-field-hidden");

    private final JavaCode code;
    private final List<JavaChange> all = new ArrayList<>();

    FoundChanges(JavaCode code) {
        this.code = code;
    }

    /** All of them, those that are most likely first. */
    List<JavaChange> all() {
        together();
        Set<List<JavaEdit>> known = new HashSet<>();
        return all.stream()
                .filter(change -> known.add(change.edits()))
                .sorted(Comparator.comparingInt(JavaChange::rank))
                .limit(MOST)
                .toList();
    }

    /** All changes for the same reason at once. */
    private void together() {
        for (String cause : REPEATED) {
            List<JavaChange> same = all.stream()
                    .filter(change -> change.kind().endsWith("/" + cause))
                    .sorted(Comparator.comparingInt(JavaChange::rank).thenComparingInt(JavaChange::at))
                    .toList();
            Set<JavaEdit> edits = new LinkedHashSet<>();
            int combined = 0;
            for (JavaChange one : same) {
                boolean apart = one.edits().stream()
                        .allMatch(edit -> edits.contains(edit) || edits.stream().noneMatch(edit::overlaps));
                if (apart) {
                    edits.addAll(one.edits());
                    combined++;
                }
            }
            if (combined > 1 && edits.size() <= MOST_EDITS) {
                JavaChange first = same.get(0);
                int rank = first.rank() + 1;
                List<JavaEdit> together = List.copyOf(edits);
                all.add(new JavaChange(rank, first.kind(), first.at(), first.written(), first.changed(), together));
            }
        }
    }

    /** A whole number that is one more or one less. */
    void beside(int rank, String cause, Tree number) {
        instead(rank, cause, number, sum(code.text(number), 1));
        instead(rank, cause, number, sum(code.text(number), -1));
    }

    /** The sum as people write it. */
    static String sum(String number, int more) {
        Matcher added = ADDED.matcher(number);
        int before = added.matches() ? Integer.parseInt(added.group(2) + added.group(3)) : 0;
        String rest = added.matches() ? added.group(1) : number;
        int after = before + more;
        return after == 0 ? rest : rest + (after > 0 ? " + " : " - ") + Math.abs(after);
    }

    /** An expression or a statement is written in another way. */
    void instead(int rank, String cause, Tree tree, String changed) {
        instead(rank, cause, tree, changed, List.of(code.instead(tree, changed)));
    }

    /** Replaces a tree by edits within it; where they are within a line, people are shown that. */
    void instead(int rank, String cause, Tree tree, String changed, List<JavaEdit> edits) {
        if (!code.isWritten(tree)) {
            return;
        }
        int begin = code.text().lastIndexOf('\n', code.start(tree)) + 1;
        int end = code.text().indexOf('\n', code.start(tree));
        boolean line =
                end - begin < MOST_SHOWN && edits.stream().allMatch(edit -> edit.start() >= begin && edit.end() <= end);
        add(
                rank,
                "changed",
                cause,
                code.start(tree),
                line ? code.text().substring(begin, end) : code.text(tree),
                line ? code.with(begin, end, edits) : changed,
                edits);
    }

    /** Adds text before a place. */
    void before(int rank, String cause, int at, String text) {
        add(rank, "added", cause, at, "", text, List.of(JavaEdit.before(at, text + " ")));
    }

    /**
     * Adds text after a place.
     *
     * @param shownAt the place where people look for it
     */
    void after(int rank, String cause, int at, int shownAt, String text) {
        add(rank, "added", cause, shownAt, "", text, List.of(JavaEdit.after(at, " " + text)));
    }

    /** Adds text after a loop. */
    void beyond(int rank, String cause, Tree loop, int shownAt, String text) {
        add(rank, "added", cause, shownAt, "", text, List.of(JavaEdit.beyond(code.end(loop), " " + text)));
    }

    void leftOut(int rank, String cause, Tree statement) {
        add(
                rank,
                "left-out",
                cause,
                code.start(statement),
                code.text(statement),
                "",
                List.of(code.instead(statement, ";")));
    }

    void add(int rank, String kind, String cause, int at, String written, String changed, List<JavaEdit> edits) {
        if (edits.size() > MOST_EDITS
                || edits.stream().anyMatch(edit -> edit.start() < 0 || edit.end() < edit.start())) {
            return; // Too many, or of something that the compiler has made.
        }
        all.add(new JavaChange(
                rank, cause.isEmpty() ? kind : kind + "/" + cause, at, shown(written), shown(changed), edits));
    }

    private static String shown(String text) {
        String plain = text.strip().replaceAll("\\s++", " ").replace("java.util.", "");
        return plain.length() <= MOST_SHOWN ? plain : plain.substring(0, MOST_SHOWN) + "...";
    }
}
