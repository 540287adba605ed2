package judge.sudoku.generate;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The wanted sizes of search trees.
 *
 * @param trees for each order that matters, the power of ten of the number of digits that a search puts down: of
 *     the whole tree for target sudoku, up to the first completion for sudoku
 */
public record Hardness(Map<SearchOrder, Range> trees) {

    /** No bounds. */
    public static final Hardness ANY = new Hardness(Map.of());

    /** The highest power of ten: larger trees could not be counted in a sensible time. */
    private static final double HIGHEST_POWER = 15;

    public Hardness {
        Map<SearchOrder, Range> copy = new EnumMap<>(SearchOrder.class);
        copy.putAll(trees);
        trees = Collections.unmodifiableMap(copy);
    }

    /**
     * Reads {@code ORDER=LOW..HIGH,...}, such as {@code rows=8.8..,sorted=..6.5}; empty if the text is not of this
     * form.
     */
    public static Optional<Hardness> of(String text) {
        Map<SearchOrder, Range> trees = new EnumMap<>(SearchOrder.class);
        for (String request : text.split(",", -1)) {
            int equals = request.indexOf('=');
            Optional<SearchOrder> order = SearchOrder.of(equals < 0 ? "" : request.substring(0, equals));
            Optional<Range> range = Range.of(request.substring(equals + 1));
            if (order.isEmpty() || range.isEmpty() || trees.put(order.get(), range.get()) != null) {
                return Optional.empty();
            }
        }
        boolean countable = trees.values().stream()
                .allMatch(range -> range.low() <= HIGHEST_POWER && (!range.hasHigh() || range.high() <= HIGHEST_POWER));
        return countable ? Optional.of(new Hardness(trees)) : Optional.empty();
    }
}
