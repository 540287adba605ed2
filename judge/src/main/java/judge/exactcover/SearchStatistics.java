package judge.exactcover;

import java.util.ArrayList;
import java.util.List;

/**
 * The cost of a search, in counted work that is the same on every machine.
 *
 * @param levels the work at each level; level n is where n options had been chosen before
 */
public record SearchStatistics(List<Level> levels) {

    /**
     * The work at one level.
     *
     * @param nodes the number of options that were chosen here
     * @param updates the number of times that an option was taken out of an item's list here, to exclude it or as a
     *     rival of one that was chosen
     */
    public record Level(long nodes, long updates) {}

    /** Keeps a copy of the list. */
    public SearchStatistics {
        levels = List.copyOf(levels);
    }

    static SearchStatistics of(long[] nodes, long[] updates) {
        int depth = nodes.length;
        while (depth > 0 && nodes[depth - 1] == 0 && updates[depth - 1] == 0) {
            depth--;
        }
        List<Level> levels = new ArrayList<>();
        for (int level = 0; level < depth; level++) {
            levels.add(new Level(nodes[level], updates[level]));
        }
        return new SearchStatistics(levels);
    }

    /** Returns the number of options that were chosen, at all levels. */
    public long nodes() {
        return levels.stream().mapToLong(Level::nodes).sum();
    }

    /** Returns how many times an option was taken out of an item's list, at all levels. */
    public long updates() {
        return levels.stream().mapToLong(Level::updates).sum();
    }
}
