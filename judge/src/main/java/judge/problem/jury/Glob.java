package judge.problem.jury;

import java.util.BitSet;
import java.util.Optional;
import judge.problem.yaml.PackageFault;
import judge.reason.Reason;

/**
 * The patterns of {@code submissions.yaml}: a star for any part of a file name, and alternatives in braces. Each
 * character of a pattern is looked at once, with all places of the path that it may stand at, so that no pattern takes
 * long.
 */
final class Glob {

    private static final int MAX_STARS = 5;

    private final String glob;
    private final String path;
    /** The index of the next character in the pattern. */
    private int at;

    private Glob(String glob, String path) {
        this.glob = glob;
        this.path = path;
    }

    /** Tells whether the pattern matches a path with slashes or one of the folders that it lies in. */
    static boolean matchesPathOrParent(String glob, String path) {
        return new Glob(glob, path)
                .ends().stream().anyMatch(end -> end > 0 && (end == path.length() || path.charAt(end) == '/'));
    }

    /** Tells whether the pattern matches the path itself. */
    static boolean matches(String glob, String path) {
        return new Glob(glob, path).ends().get(path.length());
    }

    /** Returns the fault of a pattern, if it has one. */
    static Optional<Reason> fault(String glob) {
        if (glob.contains("**") || glob.contains("[") || glob.contains("?")) {
            return Optional.of(PackageFault.PATTERN_NOT_SUPPORTED.of(glob));
        }
        if (glob.length() > 200 || glob.chars().filter(c -> c == '*').count() > MAX_STARS) {
            return Optional.of(PackageFault.PATTERN_TOO_LONG.of(glob, MAX_STARS));
        }
        int depth = 0;
        for (int i = 0; i < glob.length() && depth >= 0; i++) {
            depth += nesting(glob.charAt(i));
        }
        return depth == 0 ? Optional.empty() : Optional.of(PackageFault.PATTERN_BRACES.of(glob));
    }

    /** Returns the places where a match from the path's beginning on may end. */
    private BitSet ends() {
        BitSet start = new BitSet();
        start.set(0);
        return sequence(start, 0);
    }

    /** Goes on to the end of an alternative, or of the pattern; says where in the path one may be then. */
    private BitSet sequence(BitSet from, int depth) {
        BitSet places = from;
        while (at < glob.length() && (depth == 0 || (glob.charAt(at) != ',' && glob.charAt(at) != '}'))) {
            char c = glob.charAt(at++);
            if (c == '{') {
                places = alternatives(places, depth + 1);
            } else if (c == '*') {
                places = afterStar(places);
            } else if (c != ' ' || depth == 0) { // No name has one.
                places = after(places, c);
            }
        }
        return places;
    }

    private BitSet alternatives(BitSet from, int depth) {
        BitSet places = new BitSet();
        do {
            places.or(sequence(from, depth));
        } while (at < glob.length() && glob.charAt(at++) == ',');
        return places;
    }

    private BitSet after(BitSet from, char c) {
        BitSet places = new BitSet();
        from.stream()
                .filter(place -> place < path.length() && path.charAt(place) == c)
                .forEach(place -> places.set(place + 1));
        return places;
    }

    private BitSet afterStar(BitSet from) {
        BitSet places = new BitSet();
        boolean within = false;
        for (int place = 0; place <= path.length(); place++) {
            within = from.get(place) || (within && path.charAt(place - 1) != '/');
            places.set(place, within);
        }
        return places;
    }

    private static int nesting(char c) {
        return c == '{' ? 1 : c == '}' ? -1 : 0;
    }
}
