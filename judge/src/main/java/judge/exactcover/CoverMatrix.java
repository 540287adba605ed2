package judge.exactcover;

import java.util.Arrays;

/**
 * The partly covered state of an {@link ExactCover}: options can be chosen or excluded, and that can be undone in
 * reverse order. An option that a step forces (an open item has no other left) is noted until {@link #settle()} chooses
 * it. Not safe for use by several threads.
 */
public final class CoverMatrix {
    private final ExactCover problem;
    private final Links links;
    private final Linker linker;

    /** The steps that were taken: an option that was chosen, or the complement of an option that was excluded. */
    private final int[] trail;

    private int trailLength;
    private int chosen;
    private int given;
    private long nodes;
    private final long[] nodesAtLevel;
    private final long[] updatesAtLevel;

    /**
     * Links up a problem, with nothing chosen.
     *
     * @throws IllegalArgumentException if it has more than 16,384 items and items of options together
     */
    public CoverMatrix(ExactCover problem) {
        this.problem = problem;
        links = new Links(problem);
        linker = new Linker(links);
        linker.start(new int[0]);
        trail = new int[problem.options()];
        nodesAtLevel = new long[links.mostChosen() + 1];
        updatesAtLevel = new long[links.mostChosen() + 1];
    }

    /** Goes back to nothing chosen and sets the counts to zero. */
    public void reset() {
        start();
    }

    /**
     * Goes back to only the given options chosen and sets the counts to zero. The given options cannot be undone, and
     * do not count as nodes.
     *
     * @return whether no two of the given options have an item in common; if not, the matrix can only be started again
     */
    public boolean start(int... options) {
        System.arraycopy(options, 0, trail, 0, options.length);
        trailLength = options.length;
        chosen = options.length;
        given = options.length;
        nodes = 0;
        Arrays.fill(nodesAtLevel, 0);
        Arrays.fill(updatesAtLevel, 0);
        return linker.start(options);
    }

    /** The problem this is a state of. */
    public ExactCover problem() {
        return problem;
    }

    /** Tells whether no chosen option covers the item. */
    public boolean isOpen(int item) {
        return links.owner[item] == Links.OPEN;
    }

    /** The chosen option that covers a closed item; -1 for an open one. */
    public int optionCovering(int item) {
        return links.owner[item];
    }

    /** Tells whether an option can be chosen: all its items are open, and it was not excluded. */
    public boolean isAvailable(int option) {
        return links.isAvailable(option);
    }

    /**
     * Writes the options that can still cover an open item to the front of an array, and returns how many there are.
     */
    public int optionsOf(int item, int[] into) {
        int count = 0;
        int head = Links.head(item);
        for (int node = links.nodes[head + Links.DOWN]; node != head; node = links.nodes[node + Links.DOWN]) {
            into[count++] = links.option(node);
        }
        return count;
    }

    /** The first option that can still cover an open item; -1 if there is none. */
    int firstOption(int item) {
        return links.optionBelow(Links.head(item));
    }

    /** The option that follows a given one in the list of an open item; -1 at the end. */
    int optionAfter(int option, int item) {
        int node = links.firstNode[option];
        while (links.nodes[node + Links.ITEM] != item) {
            node += Links.FIELDS;
        }
        return links.optionBelow(node);
    }

    /**
     * The open primary item to branch on: one with the fewest options, and if there are several with two options, of
     * the first of them the one that settles most; -1 if no primary item is open. The state has to be settled.
     */
    public int itemToBranchOn() {
        return links.itemToBranchOn();
    }

    /**
     * Puts an option into the solution. The caller makes sure that it {@linkplain #isAvailable is available}: this is
     * the inner loop and does not check.
     */
    public void choose(int option) {
        nodes++;
        nodesAtLevel[chosen]++;
        updatesAtLevel[chosen] += links.cover(option);
        chosen++;
        trail[trailLength++] = option;
    }

    /** Rules out an option, which must {@linkplain #isAvailable be available}. */
    public void exclude(int option) {
        updatesAtLevel[chosen] += links.remove(option);
        trail[trailLength++] = ~option;
    }

    /**
     * Chooses what is forced until nothing is.
     *
     * @return whether every open primary item still has an option; if not, the state can only be undone
     */
    public boolean settle() {
        while (!links.dead && links.forcedCount > 0) {
            int item = links.forced[--links.forcedCount];
            if (isOpen(item)) {
                choose(firstOption(item));
            }
        }
        return !links.dead;
    }

    /**
     * The present state, to come back to with {@link #undoTo}.
     *
     * @throws IllegalStateException if the state is not settled
     */
    public int mark() {
        if (links.dead || links.forcedCount > 0) {
            throw new IllegalStateException("a state can be marked only after settle() returned true");
        }
        return trailLength;
    }

    /** Undoes all that was done since a mark was taken, which must have been after the last start. */
    public void undoTo(int mark) {
        if (mark < given) {
            throw new IllegalArgumentException("mark " + mark + " is before the " + given + " given options");
        }
        while (trailLength > mark) {
            int done = trail[--trailLength];
            if (done >= 0) {
                links.uncover(done);
                chosen--;
            } else {
                links.restore(~done);
            }
        }
        links.forcedCount = 0;
        links.dead = false;
    }

    /** The chosen options, in the order in which they were chosen, the given ones first. */
    public int[] chosenOptions() {
        int[] options = new int[chosen];
        int count = 0;
        for (int index = 0; index < trailLength; index++) {
            if (trail[index] >= 0) {
                options[count++] = trail[index];
            }
        }
        return options;
    }

    /** Returns the number of options chosen since the last reset, undone ones included. */
    public long nodes() {
        return nodes;
    }

    /** The work done since the last reset. */
    public SearchStatistics statistics() {
        return SearchStatistics.of(nodesAtLevel, updatesAtLevel);
    }

    /**
     * Checks the structure, in any state.
     *
     * @throws IllegalStateException naming the item or node whose links or counts contradict each other
     */
    public void checkInvariants() {
        new LinkInvariants(links).check();
    }
}
