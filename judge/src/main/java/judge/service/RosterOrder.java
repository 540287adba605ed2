package judge.service;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** How numbers of a roster are sorted: 9 before 10, those without a number last. */
final class RosterOrder {

    static final Comparator<@Nullable String> BY_NUMBER =
            Comparator.nullsLast(Comparator.comparing(RosterOrder::key).thenComparing(Comparator.naturalOrder()));

    private static final int WIDTH = 20;

    private RosterOrder() {}

    /** Numbers of digits are as wide as any. */
    private static String key(@Nullable String id) {
        String text = id == null ? "" : id;
        boolean digits =
                !text.isEmpty() && text.length() < WIDTH && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? "0".repeat(WIDTH - text.length()) + text : text;
    }
}
