package judge.exactcover;

import java.util.Arrays;

/**
 * The dancing links themselves: for each item the doubly linked list of the options that can still cover it. A node
 * that was taken out of its list remembers where to go back in. See Knuth, The Art of Computer Programming, volume 4B,
 * section 7.2.2.1, algorithm X; unlike there, the open items are not linked, since a look at the sizes takes less time.
 *
 * <p>A node is the index of the first of its fields in one array, so that an option's nodes share a line of the
 * processor's cache. Item i's list has its head at {@code FIELDS * i}; the nodes of an option follow one another after
 * the heads and are linked in a ring by NEXT. Fields have 16 bits, so that the links of a sudoku take 26 KB and stay in
 * the processor's first cache. Taking every option that has an item out of the lists of the option's other items, and
 * putting all back in reverse order, restores every pointer.
 */
final class Links {
    static final int UP = 0;
    static final int DOWN = 1;
    static final int ITEM = 2;
    static final int NEXT = 3;
    static final int FIELDS = 4;

    /** The owner of an item that no chosen option covers. */
    static final int OPEN = -1;

    /**
     * Added to the size of an item that is closed or secondary, so that it never looks like one with few options left.
     */
    static final int NOT_WATCHED = 1 << 29;

    /** A node has to fit in 16 bits. */
    static final int MOST_NODES = (1 << 16) / FIELDS;

    /** The number of items by which two options are compared: more would cost more time than they save. */
    private static final int COMPARED = 6;

    final int items;
    final int primaryItems;
    final int options;
    final char[] nodes;
    final int[] firstNode;
    final int[] size;
    final int[] owner;
    private final char[] optionOf;

    /** The number of primary items of each option. */
    private final char[] primaryItemsOf;

    /** Items whose list came down to one option (or then to none), not all of them still open. */
    final int[] forced;

    int forcedCount;

    /** The number of open primary items. */
    int openItems;

    /** True if some open primary item has no option left. */
    boolean dead;

    Links(ExactCover problem) {
        items = problem.items();
        primaryItems = problem.primaryItems();
        options = problem.options();
        firstNode = new int[options + 1];
        firstNode[0] = FIELDS * items;
        for (int option = 0; option < options; option++) {
            firstNode[option + 1] = firstNode[option] + FIELDS * problem.option(option).length;
        }
        if (firstNode[options] > FIELDS * MOST_NODES) {
            throw new IllegalArgumentException("the problem has " + firstNode[options] / FIELDS
                    + " items and items of options, the dancing links take at most " + MOST_NODES);
        }
        nodes = new char[firstNode[options]];
        optionOf = new char[firstNode[options] / FIELDS];
        primaryItemsOf = new char[options];
        size = new int[items];
        owner = new int[items];
        forced = new int[2 * primaryItems + 1];
        for (int option = 0; option < options; option++) {
            fill(option, problem.option(option));
        }
    }

    private void fill(int option, int[] itemsOfOption) {
        int node = firstNode[option];
        for (int item : itemsOfOption) {
            nodes[node + ITEM] = (char) item;
            nodes[node + NEXT] = (char) (node + FIELDS);
            optionOf[node / FIELDS] = (char) option;
            if (item < primaryItems) {
                primaryItemsOf[option]++;
            }
            node += FIELDS;
        }
        nodes[node - FIELDS + NEXT] = (char) firstNode[option];
    }

    /** The head of an item's list. */
    static int head(int item) {
        return FIELDS * item;
    }

    /** The option that a node belongs to, which must not be a head. */
    int option(int node) {
        return optionOf[node / FIELDS];
    }

    /** The option that follows a node in its list; -1 at the end. */
    int optionBelow(int node) {
        int below = nodes[node + DOWN];
        return below < head(items) ? -1 : option(below);
    }

    /** The most options that can be chosen at once. */
    int mostChosen() {
        int fewest = Math.max(1, primaryItems);
        for (char ofOption : primaryItemsOf) {
            fewest = Math.min(fewest, ofOption);
        }
        return primaryItems / fewest;
    }

    /** Opens all items, and counts those that some given options will leave open. */
    void open(int[] given) {
        Arrays.fill(owner, OPEN);
        openItems = primaryItems;
        for (int option : given) {
            openItems -= primaryItemsOf[option];
        }
    }

    /**
     * Raises the sizes that are not watched, and notes what is forced at the start; without branches, as in {@link
     * #cover}.
     */
    void watch() {
        int count = 0;
        int fewest = 1;
        for (int item = 0; item < primaryItems; item++) {
            int closed = ~(owner[item] >> 31); // OPEN is the only owner below 0
            size[item] += NOT_WATCHED & closed;
            forced[count] = item;
            count += (size[item] - 2) >>> 31;
            fewest = Math.min(fewest, size[item]);
        }
        for (int item = primaryItems; item < items; item++) {
            size[item] += NOT_WATCHED;
        }
        forcedCount = count;
        dead = fewest == 0;
    }

    /**
     * The open primary item to branch on: one with the fewest options, and of the first few with two options the one
     * whose options have the most rivals, since either of them then settles most; -1 if no primary item is open. A list
     * of one option must have been noticed and dealt with before.
     */
    int itemToBranchOn() {
        if (openItems == 0) {
            return -1;
        }
        int[] size = this.size;
        int best = -1;
        int fewest = NOT_WATCHED;
        int mostRivals = 0;
        int compared = 0;
        for (int item = 0; item < primaryItems; item++) {
            if (size[item] == 2) {
                int rivals = rivals(item);
                if (rivals > mostRivals) {
                    mostRivals = rivals;
                    fewest = 2;
                    best = item;
                }
                if (++compared == COMPARED) {
                    break;
                }
            } else if (size[item] < fewest) {
                fewest = size[item];
                best = item;
            }
        }
        return best;
    }

    /** Returns the number of options in the lists of an item's options, counted in each list. */
    private int rivals(int item) {
        int sum = 0;
        int head = head(item);
        for (int node = nodes[head + DOWN]; node != head; node = nodes[node + DOWN]) {
            for (int other = nodes[node + NEXT]; other != node; other = nodes[other + NEXT]) {
                sum += size[nodes[other + ITEM]] & (NOT_WATCHED - 1);
            }
        }
        return sum;
    }

    /** Tells whether an option can be chosen: all its items are open, and it was not excluded. */
    boolean isAvailable(int option) {
        for (int node = firstNode[option]; node < firstNode[option + 1]; node += FIELDS) {
            if (owner[nodes[node + ITEM]] != OPEN || nodes[nodes[node + UP] + DOWN] != node) {
                return false;
            }
        }
        return true;
    }

    /**
     * Closes the items of an option and takes every option that has one of them out of the other items' lists.
     *
     * @return the number of nodes of other options that were taken out of their lists
     */
    int cover(int option) {
        // All items are closed first, so that a list about to be covered does not look like one that has become empty.
        close(option);
        char[] nodes = this.nodes;
        int[] size = this.size;
        int[] forced = this.forced;
        int updates = 0;
        int count = forcedCount;
        int fewest = 1;
        int end = firstNode[option + 1];
        for (int own = firstNode[option]; own < end; own += FIELDS) {
            int head = head(nodes[own + ITEM]);
            for (int node = nodes[head + DOWN]; node != head; node = nodes[node + DOWN]) {
                int rival = nodes[node + NEXT];
                while (rival != node) {
                    int above = nodes[rival + UP];
                    int below = nodes[rival + DOWN];
                    int item = nodes[rival + ITEM];
                    rival = nodes[rival + NEXT];
                    nodes[above + DOWN] = (char) below;
                    nodes[below + UP] = (char) above;
                    updates++;
                    int left = --size[item];
                    // Written without branches, which could not be predicted: noted if 0 or 1 is left, kept if 0.
                    forced[count] = item;
                    count += (left - 2) >>> 31;
                    fewest = Math.min(fewest, left);
                }
            }
        }
        forcedCount = count;
        dead |= fewest == 0;
        return updates;
    }

    /** Takes back the last {@link #cover} that was not taken back. */
    void uncover(int option) {
        char[] nodes = this.nodes;
        int[] size = this.size;
        int first = firstNode[option];
        for (int own = firstNode[option + 1] - FIELDS; own >= first; own -= FIELDS) {
            int head = head(nodes[own + ITEM]);
            for (int node = nodes[head + UP]; node != head; node = nodes[node + UP]) {
                int rival = nodes[node + NEXT];
                while (rival != node) {
                    int above = nodes[rival + UP];
                    int below = nodes[rival + DOWN];
                    int item = nodes[rival + ITEM];
                    int next = nodes[rival + NEXT];
                    nodes[above + DOWN] = (char) rival;
                    nodes[below + UP] = (char) rival;
                    size[item]++;
                    rival = next;
                }
            }
        }
        open(option);
    }

    /**
     * Gives the items of an option their owner. The option's own nodes leave their lists, so that it is not its own
     * rival.
     */
    private void close(int option) {
        char[] nodes = this.nodes;
        int[] size = this.size;
        int first = firstNode[option];
        int node = first;
        openItems -= primaryItemsOf[option];
        do { // all fields of a node are read together, so that the processor's bounds are checked once
            int above = nodes[node + UP];
            int below = nodes[node + DOWN];
            int item = nodes[node + ITEM];
            int next = nodes[node + NEXT];
            nodes[above + DOWN] = (char) below;
            nodes[below + UP] = (char) above;
            owner[item] = option;
            size[item] += NOT_WATCHED;
            node = next;
        } while (node != first);
    }

    private void open(int option) {
        char[] nodes = this.nodes;
        int[] size = this.size;
        int first = firstNode[option];
        int node = first;
        openItems += primaryItemsOf[option];
        do { // an option's nodes are in different lists, so that their order does not matter
            int above = nodes[node + UP];
            int below = nodes[node + DOWN];
            int item = nodes[node + ITEM];
            int next = nodes[node + NEXT];
            nodes[above + DOWN] = (char) node;
            nodes[below + UP] = (char) node;
            owner[item] = OPEN;
            size[item] -= NOT_WATCHED;
            node = next;
        } while (node != first);
    }

    /**
     * Takes an option out of the lists of all its items.
     *
     * @return the number of nodes that were taken out
     */
    int remove(int option) {
        for (int node = firstNode[option]; node < firstNode[option + 1]; node += FIELDS) {
            int item = nodes[node + ITEM];
            nodes[nodes[node + UP] + DOWN] = nodes[node + DOWN];
            nodes[nodes[node + DOWN] + UP] = nodes[node + UP];
            size[item]--;
            if (size[item] <= 1) {
                forced[forcedCount++] = item;
            }
            dead |= size[item] == 0;
        }
        return (firstNode[option + 1] - firstNode[option]) / FIELDS;
    }

    /** Takes back the last {@link #remove} that was not taken back. */
    void restore(int option) {
        for (int node = firstNode[option + 1] - FIELDS; node >= firstNode[option]; node -= FIELDS) {
            nodes[nodes[node + UP] + DOWN] = (char) node;
            nodes[nodes[node + DOWN] + UP] = (char) node;
            size[nodes[node + ITEM]]++;
        }
    }
}
