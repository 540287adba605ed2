package judge.service;

import java.util.Comparator;
import judge.online.NaturalOrder;
import org.jspecify.annotations.Nullable;

/** How numbers of a roster are sorted: 9 before 10, those without a number last. */
final class RosterOrder {

    static final Comparator<@Nullable String> BY_NUMBER = Comparator.nullsLast(NaturalOrder.OF_NAMES);

    private RosterOrder() {}
}
