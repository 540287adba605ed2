package judge.cpp;

import org.jspecify.annotations.Nullable;

/** One attempt to fit a shape to code at one place. */
final class Run {

    /** A part of a shape and all that comes after it. */
    interface Piece {

        /** Tells whether it fits from there on. */
        boolean fits(int at, Run run);
    }

    final Fragment code;
    final int to;
    private final boolean whole;
    private final int most;

    /** The code that stands for each name so far. */
    @Nullable
    Fragment[] bound = new Fragment[0];

    int end;
    int steps;

    /** @param whole whether nothing may be left */
    Run(Fragment code, boolean whole, int most) {
        this.code = code;
        this.to = code.to();
        this.whole = whole;
        this.most = most;
    }

    boolean ends(int at) {
        end = at;
        return !whole || at == to;
    }

    /** Counts a step, and tells whether it may be taken. */
    boolean mayStep() {
        steps++;
        return steps <= most;
    }

    /** Lets some code stand for a name, if it may, as far as the rest fits. */
    boolean bind(int slot, int from, int end, Piece next) {
        Fragment known = slot < 0 ? null : bound[slot];
        if (slot < 0 || known != null) {
            return (known == null || known.isSame(code.part(from, end))) && next.fits(end, this);
        }
        bound[slot] = code.part(from, end);
        if (next.fits(end, this)) {
            return true;
        }
        bound[slot] = null;
        return false;
    }

    /** The index after code that stands for the name already; -1 where it is not there again. */
    int again(int slot, int at) {
        Fragment known = slot < 0 ? null : bound[slot];
        return known != null && at + known.size() <= to && known.isSame(code.part(at, at + known.size()))
                ? at + known.size()
                : -1;
    }

    boolean isBound(int slot) {
        return slot >= 0 && bound[slot] != null;
    }
}
