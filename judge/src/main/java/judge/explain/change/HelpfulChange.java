package judge.explain.change;

import java.util.Optional;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.cause.Cause;
import judge.reason.Hint;

/**
 * A change of a source, as it is told to who has written it.
 *
 * @param line the line where it is, from 1
 * @param written the old text; empty where something is added
 * @param changed the new text; empty where something is left out or moved
 * @param cause the cause for which it helps, where that is known
 */
public record HelpfulChange(Kind kind, long line, String written, String changed, Optional<Cause> cause) {

    /** The beginning of the codes of causes that a worker may name. */
    private static final String CAUSES = "java-";

    /** A call that opens a file by its name, or what puts one in the place of a stream. */
    private static final Pattern OPENS = Pattern.compile(
            "\\b(?:freopen|fopen|open|[io]?fstream|FileReader|FileWriter|File(?:In|Out)putStream|File|Files|Paths?"
                    + "|set(?:In|Out))\\b|\\bstd(?:in|out)\\s*+=|\\b(?:Print\\w++|Scanner|Formatter)\\s*+\\(\\s*+\"");

    /** Makes a change whose help has no known reason. */
    public HelpfulChange(Kind kind, long line, String written, String changed) {
        this(kind, line, written, changed, Optional.empty());
    }

    /** The same with its cause. */
    HelpfulChange because(String code) {
        Optional<Cause> named = code.startsWith(CAUSES) ? Catalogue.named(code) : Optional.empty();
        return new HelpfulChange(kind, line, written, changed, named);
    }

    /** The kinds of changes. */
    public enum Kind {
        CHANGED("changed-helps"),
        ADDED("added-helps"),
        LEFT_OUT("left-out-helps"),
        /** Out of the block that it is in. */
        MOVED_OUT("moved-out-helps"),
        /** Into the block before it. */
        MOVED_IN("moved-in-helps"),
        /** The written text is moved behind the text after it. */
        EXCHANGED("exchanged-helps");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        /** The one whose hint's code begins so. */
        public static Optional<Kind> of(String name) {
            for (Kind kind : values()) {
                if (kind.code.equals(name + "-helps")) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }

    /** Makes a change in one place: an empty text tells whether it adds or leaves out. */
    public static HelpfulChange of(long line, String written, String changed) {
        Kind kind = written.isEmpty() ? Kind.ADDED : changed.isEmpty() ? Kind.LEFT_OUT : Kind.CHANGED;
        return new HelpfulChange(kind, line, written, changed);
    }

    /** Tells whether it leaves the files alone that the program opens: without wrong ones nothing is better. */
    public boolean keepsFiles() {
        return !OPENS.matcher(written).find();
    }

    /** Returns the hint that the answer is right with the change. */
    public Hint hint() {
        if (cause.isPresent()) {
            Hint hint = Hint.of(cause.get().code());
            boolean shown = cause.get().parameters().contains("changed") && !changed.isEmpty();
            return (shown ? hint.with("changed", changed) : hint).with("line", line);
        }
        Hint hint =
                switch (kind) {
                    case CHANGED, EXCHANGED -> Hint.of(kind.code, "written", written, "changed", changed);
                    case ADDED -> Hint.of(kind.code, "changed", changed);
                    case LEFT_OUT, MOVED_OUT, MOVED_IN -> Hint.of(kind.code, "written", written);
                };
        return hint.with("line", line);
    }
}
