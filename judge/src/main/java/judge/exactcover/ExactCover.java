package judge.exactcover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * An exact cover problem: choose options so that each primary item is in exactly one of them and each secondary item in
 * at most one. Items are numbered from 0, the primary ones first; options are numbered from 0 in the order given. The
 * terms are those of Knuth, The Art of Computer Programming, volume 4B, section 7.2.2.1.
 */
public final class ExactCover {
    private final int primaryItems;
    private final int secondaryItems;
    private final int[][] options;

    /**
     * Checks and copies a problem.
     *
     * @param primaryItems the number of items that must be covered, at least 0
     * @param secondaryItems the number of items that may be covered, at least 0
     * @param options the items of each option: at least one of them primary, none twice
     * @throws IllegalArgumentException naming the option and the value that is wrong
     */
    public ExactCover(int primaryItems, int secondaryItems, List<int[]> options) {
        if (primaryItems < 0) {
            throw new IllegalArgumentException("the number of primary items is negative: " + primaryItems);
        }
        if (secondaryItems < 0) {
            throw new IllegalArgumentException("the number of secondary items is negative: " + secondaryItems);
        }
        this.primaryItems = primaryItems;
        this.secondaryItems = secondaryItems;
        List<int[]> checked = new ArrayList<>(options.size());
        for (int[] option : options) {
            checked.add(checkedCopy(checked.size(), option));
        }
        this.options = checked.toArray(int[][]::new);
    }

    private int[] checkedCopy(int number, int[] option) {
        if (option.length == 0) {
            throw new IllegalArgumentException("option " + number + " is empty");
        }
        BitSet seen = new BitSet(items());
        for (int item : option) {
            if (item < 0 || item >= items()) {
                throw new IllegalArgumentException(
                        "option " + number + " has item " + item + ", expected 0 to " + (items() - 1));
            }
            if (seen.get(item)) {
                throw new IllegalArgumentException("option " + number + " has item " + item + " twice");
            }
            seen.set(item);
        }
        if (seen.nextSetBit(0) >= primaryItems) {
            throw new IllegalArgumentException(
                    "option " + number + " has no primary item, only " + seen + ": it could never be chosen");
        }
        return option.clone();
    }

    /** Returns the number of items that must be covered; they have the numbers from 0. */
    public int primaryItems() {
        return primaryItems;
    }

    /** Returns the number of items, primary and secondary. */
    public int items() {
        return primaryItems + secondaryItems;
    }

    /** Returns the number of options. */
    public int options() {
        return options.length;
    }

    /** The items of an option, in the order given: a copy. */
    public int[] option(int number) {
        return options[number].clone();
    }
}
