package judge.exactcover;

import java.util.Arrays;

/**
 * Links up what some given options leave of a problem. They are not chosen one by one: linking what they leave takes
 * less time than unlinking what they rule out.
 */
final class Linker {
    private final Links links;

    /** The options of each item, one bit for each option. */
    private final long[][] optionsOfItem;

    private final long[] ruledOut;

    /** The last node of each list so far. */
    private final char[] last;

    /** The heads of all lists: where they end while they are empty. */
    private final char[] heads;

    Linker(Links links) {
        this.links = links;
        ruledOut = new long[(links.options + 63) / 64];
        optionsOfItem = new long[links.items][ruledOut.length];
        last = new char[links.items];
        heads = new char[links.items];
        for (int item = 0; item < links.items; item++) {
            heads[item] = (char) Links.head(item);
        }
        for (int node = links.firstNode[0]; node < links.firstNode[links.options]; node += Links.FIELDS) {
            int option = links.option(node);
            optionsOfItem[links.nodes[node + Links.ITEM]][option >> 6] |= 1L << option;
        }
    }

    /**
     * Links up the problem that is left when some options are given.
     *
     * @return whether no two of the given options have an item in common; if not, the links cannot be used
     */
    boolean start(int[] given) {
        links.open(given);
        if (!link(given)) {
            return false;
        }
        links.watch();
        return true;
    }

    /**
     * Sets the owners of the items that given options cover, which all have to be open, and all lists and their sizes.
     */
    private boolean link(int[] given) {
        Arrays.fill(ruledOut, 0);
        if ((links.options & 63) != 0) {
            ruledOut[ruledOut.length - 1] = -1L << links.options; // the bits after the last option
        }
        for (int option : given) {
            if (!give(option)) {
                return false;
            }
        }
        Arrays.fill(links.size, 0);
        System.arraycopy(heads, 0, last, 0, last.length);
        for (int word = 0; word < ruledOut.length; word++) {
            for (long left = ~ruledOut[word]; left != 0; left &= left - 1) {
                append((word << 6) + Long.numberOfTrailingZeros(left));
            }
        }
        closeLists();
        return true;
    }

    private boolean give(int option) {
        for (int node = links.firstNode[option]; node < links.firstNode[option + 1]; node += Links.FIELDS) {
            int item = links.nodes[node + Links.ITEM];
            if (links.owner[item] != Links.OPEN) {
                return false;
            }
            links.owner[item] = option;
            long[] rivals = optionsOfItem[item];
            for (int word = 0; word < rivals.length; word++) {
                ruledOut[word] |= rivals[word];
            }
        }
        return true;
    }

    private void append(int option) {
        char[] nodes = links.nodes;
        int[] size = links.size;
        char[] last = this.last;
        int first = links.firstNode[option];
        int node = first;
        do {
            int item = nodes[node + Links.ITEM];
            int next = nodes[node + Links.NEXT];
            int above = last[item];
            nodes[node + Links.UP] = (char) above;
            nodes[above + Links.DOWN] = (char) node;
            last[item] = (char) node;
            size[item]++;
            node = next;
        } while (node != first);
    }

    private void closeLists() {
        char[] nodes = links.nodes;
        char[] last = this.last;
        for (int item = 0; item < last.length; item++) {
            int head = Links.head(item);
            nodes[head + Links.UP] = last[item];
            nodes[last[item] + Links.DOWN] = (char) head;
        }
    }
}
