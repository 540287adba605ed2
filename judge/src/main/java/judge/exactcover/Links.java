package judge.exactcover;

import java.util.Arrays;

/**
 * The dancing links themselves: for each item the doubly linked list of the options that can still cover it. A node that was
 * taken out of its list remembers where to go back in. See Knuth, The Art of Computer Programming, volume 4B, section
 * 7.2.2.1, algorithm X; unlike there, the open items are not linked, since a look at all sizes takes less time.
 *
 * <p>A node is the index of the first of its fields in one array, so that an option's nodes share a line of the processor's
 * cache. Item i's list has its head at {@code FIELDS * i}; the nodes of an option follow one another after the heads and
 * are linked in a ring by NEXT. Taking every option that has an item out of the lists of the option's other items, and
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

    /** Added to the size of an item that is closed or secondary, so that it is never taken for one that runs short. */
    static final int NOT_WATCHED = 1 << 29;

    final int items;
    final int primaryItems;
    final int options;
    final int[] nodes;
    final int[] firstNode;
    final int[] size;
    final int[] owner;
    private final int[] optionOf;

    /** For each item the set of its options, one bit for each. */
    private final long[][] optionsOfItem;

    private final long[] ruledOut;

    /** Items whose list came down to one option, not all of them still open. */
    final int[] forced;

    int forcedCount;

    /** Whether some open primary item has no option left. */
    boolean dead;

    /** How many times a node was taken out of its list since the start. */
    long updates;

    Links(ExactCover problem) {
        items = problem.items();
        primaryItems = problem.primaryItems();
        options = problem.options();
        firstNode = new int[options + 1];
        firstNode[0] = FIELDS * items;
        for (int option = 0; option < options; option++) {
            firstNode[option + 1] = firstNode[option] + FIELDS * problem.option(option).length;
        }
        nodes = new int[firstNode[options]];
        optionOf = new int[firstNode[options] / FIELDS];
        Arrays.fill(optionOf, -1);
        size = new int[items];
        ruledOut = new long[(options + 63) / 64];
        optionsOfItem = new long[items][ruledOut.length];
        owner = new int[items];
        forced = new int[primaryItems + 1];
        for (int option = 0; option < options; option++) {
            fill(option, problem.option(option));
        }
        start(new int[0]);
    }

    private void fill(int option, int[] itemsOfOption) {
        int node = firstNode[option];
        for (int item : itemsOfOption) {
            nodes[node + ITEM] = item;
            nodes[node + NEXT] = node + FIELDS;
            optionOf[node / FIELDS] = option;
            optionsOfItem[item][option >> 6] |= 1L << option;
            node += FIELDS;
        }
        nodes[node - FIELDS + NEXT] = firstNode[option];
    }

    /** The head of an item's list. */
    static int head(int item) {
        return FIELDS * item;
    }

    /** The option that a node belongs to; -1 for a head. */
    int option(int node) {
        return optionOf[node / FIELDS];
    }

    /** The option that follows a node in its list; -1 at the end. */
    int optionBelow(int node) {
        return option(nodes[node + DOWN]);
    }

    /**
     * Links up the problem that is left when some options are given. They are not chosen one by one: linking what they leave
     * takes less time than unlinking what they rule out.
     *
     * @return whether no two of the given options have an item in common; if not, the links cannot be used
     */
    boolean start(int[] given) {
        Arrays.fill(owner, OPEN);
        Arrays.fill(ruledOut, 0);
        if ((options & 63) != 0) {
            ruledOut[ruledOut.length - 1] = -1L << options; // the bits after the last option
        }
        for (int option : given) {
            if (!give(option)) {
                return false;
            }
        }
        for (int item = 0; item < items; item++) {
            nodes[head(item) + UP] = head(item);
            nodes[head(item) + DOWN] = head(item);
        }
        Arrays.fill(size, 0);
        for (int word = 0; word < ruledOut.length; word++) {
            for (long left = ~ruledOut[word]; left != 0; left &= left - 1) {
                append((word << 6) + Long.numberOfTrailingZeros(left));
            }
        }
        watchOpenItems();
        updates = 0;
        return true;
    }

    private boolean give(int option) {
        for (int node = firstNode[option]; node < firstNode[option + 1]; node += FIELDS) {
            int item = nodes[node + ITEM];
            if (owner[item] != OPEN) {
                return false;
            }
            owner[item] = option;
            long[] rivals = optionsOfItem[item];
            for (int word = 0; word < rivals.length; word++) {
                ruledOut[word] |= rivals[word];
            }
        }
        return true;
    }

    private void append(int option) {
        for (int node = firstNode[option]; node < firstNode[option + 1]; node += FIELDS) {
            int item = nodes[node + ITEM];
            int last = nodes[head(item) + UP];
            nodes[node + UP] = last;
            nodes[node + DOWN] = head(item);
            nodes[last + DOWN] = node;
            nodes[head(item) + UP] = node;
            size[item]++;
        }
    }

    private void watchOpenItems() {
        forcedCount = 0;
        dead = false;
        for (int item = 0; item < items; item++) {
            if (owner[item] != OPEN || item >= primaryItems) {
                size[item] += NOT_WATCHED;
            } else if (size[item] == 1) {
                forced[forcedCount++] = item;
            } else if (size[item] == 0) {
                dead = true;
            }
        }
    }

    /**
     * The open primary item with the fewest options, the first of them if there are several; -1 if no primary item is
     * open. A list of one option must have been noticed and dealt with before.
     */
    int smallestOpenItem() {
        int best = -1;
        int fewest = NOT_WATCHED;
        for (int item = 0; item < primaryItems && fewest > 2; item++) {
            if (size[item] < fewest) {
                fewest = size[item];
                best = item;
            }
        }
        return best;
    }

    /** Whether an option can be chosen: all its items are open, and it was not excluded. */
    boolean isAvailable(int option) {
        for (int node = firstNode[option]; node < firstNode[option + 1]; node += FIELDS) {
            if (owner[nodes[node + ITEM]] != OPEN || nodes[nodes[node + UP] + DOWN] != node) {
                return false;
            }
        }
        return true;
    }

    /** Closes the items of an option and takes every option that has one of them out of the other items' lists. */
    void cover(int option) {
        // All items are closed first, so that a list about to be covered is not taken for one that has run dry.
        for (int node = firstNode[option]; node < firstNode[option + 1]; node += FIELDS) {
            owner[nodes[node + ITEM]] = option;
            size[nodes[node + ITEM]] += NOT_WATCHED;
        }
        for (int node = firstNode[option]; node < firstNode[option + 1]; node += FIELDS) {
            int head = head(nodes[node + ITEM]);
            for (int other = nodes[head + DOWN]; other != head; other = nodes[other + DOWN]) {
                for (int rival = nodes[other + NEXT]; rival != other; rival = nodes[rival + NEXT]) {
                    unlink(rival);
                }
            }
        }
    }

    /** Takes back the last {@link #cover} that was not taken back. */
    void uncover(int option) {
        int first = firstNode[option];
        for (int node = firstNode[option + 1] - FIELDS; node >= first; node -= FIELDS) {
            int head = head(nodes[node + ITEM]);
            for (int other = nodes[head + UP]; other != head; other = nodes[other + UP]) {
                // The nodes of an option are in different lists, so that their order does not matter.
                for (int rival = nodes[other + NEXT]; rival != other; rival = nodes[rival + NEXT]) {
                    relink(rival);
                }
            }
        }
        for (int node = first; node < firstNode[option + 1]; node += FIELDS) {
            owner[nodes[node + ITEM]] = OPEN;
            size[nodes[node + ITEM]] -= NOT_WATCHED;
        }
    }

    /** Takes an option out of the lists of all its items. */
    void remove(int option) {
        for (int node = firstNode[option]; node < firstNode[option + 1]; node += FIELDS) {
            unlink(node);
        }
    }

    /** Takes back the last {@link #remove} that was not taken back. */
    void restore(int option) {
        for (int node = firstNode[option + 1] - FIELDS; node >= firstNode[option]; node -= FIELDS) {
            relink(node);
        }
    }

    private void unlink(int node) {
        int above = nodes[node + UP];
        int below = nodes[node + DOWN];
        nodes[above + DOWN] = below;
        nodes[below + UP] = above;
        updates++;
        int item = nodes[node + ITEM];
        int left = --size[item];
        // Written without a branch, which could not be predicted.
        forced[forcedCount] = item;
        forcedCount += left == 1 ? 1 : 0;
        dead |= left == 0;
    }

    private void relink(int node) {
        nodes[nodes[node + UP] + DOWN] = node;
        nodes[nodes[node + DOWN] + UP] = node;
        size[nodes[node + ITEM]]++;
    }
}
