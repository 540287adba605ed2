package judge.similar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Covers two works with the longest passages that they have in common, each token with one at most: greedy string
 * tiling after Wise (1993), where only passages that begin with equal numbers are looked at.
 */
final class Tiling {

    /** A passage that begins at more places than this is too common to count. */
    private static final int MOST_PLACES = 20;

    private final Prepared first;
    private final Prepared second;
    private final boolean[] firstCovered;
    private final boolean[] secondCovered;
    private final List<Tile> tiles = new ArrayList<>();
    private long steps;

    private record Tile(int first, int second, int length) {}

    Tiling(Prepared first, Prepared second) {
        this.first = first;
        this.second = second;
        firstCovered = new boolean[first.tokens().count()];
        secondCovered = new boolean[second.tokens().count()];
        cover(candidates());
    }

    /** Every common passage that cannot be made longer to the left, as long as it gets. */
    private List<Tile> candidates() {
        Map<Long, List<Integer>> places = new HashMap<>();
        for (int from = 0; from < second.grams().length; from++) {
            places.computeIfAbsent(second.grams()[from], any -> new ArrayList<>())
                    .add(from);
        }
        List<Tile> found = new ArrayList<>();
        for (int from = 0; from < first.grams().length; from++) {
            List<Integer> others = places.getOrDefault(first.grams()[from], List.of());
            for (int other : others.subList(0, Math.min(others.size(), MOST_PLACES))) {
                steps++;
                if (from == 0 || other == 0 || !same(from - 1, other - 1)) {
                    found.add(new Tile(from, other, length(from, other)));
                }
            }
        }
        found.sort(Comparator.comparingInt(Tile::length).reversed());
        return found;
    }

    private int length(int from, int other) {
        int length = 0;
        while (from + length < firstCovered.length
                && other + length < secondCovered.length
                && same(from + length, other + length)) {
            length++;
        }
        steps += length;
        return length;
    }

    private boolean same(int one, int other) {
        return first.tokens().kind(one) == second.tokens().kind(other)
                && !first.isDiscounted(one)
                && !second.isDiscounted(other);
    }

    /** Takes the longest first; of a passage that is already partly covered, only the free pieces. */
    private void cover(List<Tile> candidates) {
        for (Tile tile : candidates) {
            int from = 0;
            for (int i = 0; i <= tile.length(); i++) {
                boolean free =
                        i < tile.length() && !firstCovered[tile.first() + i] && !secondCovered[tile.second() + i];
                if (!free) {
                    take(new Tile(tile.first() + from, tile.second() + from, i - from));
                    from = i + 1;
                }
            }
        }
    }

    private void take(Tile tile) {
        if (tile.length() >= Grams.LENGTH) {
            for (int i = 0; i < tile.length(); i++) {
                firstCovered[tile.first() + i] = true;
                secondCovered[tile.second() + i] = true;
            }
            tiles.add(tile);
        }
    }

    long steps() {
        return steps;
    }

    Likeness likeness() {
        int covered = tiles.stream().mapToInt(Tile::length).sum();
        int all = first.counting() + second.counting();
        return new Likeness(
                first.work(),
                second.work(),
                all == 0 ? 0 : 2.0 * covered / all,
                tiles.stream()
                        .sorted(Comparator.comparingInt(Tile::first))
                        .map(tile -> new Likeness.Passage(
                                first.tokens().span(tile.first(), tile.first() + tile.length()),
                                second.tokens().span(tile.second(), tile.second() + tile.length()),
                                tile.length()))
                        .toList());
    }
}
