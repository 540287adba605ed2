package judge.service;

import java.util.Comparator;
import judge.online.NaturalOrder;
import org.jspecify.annotations.Nullable;

/** Sorts the numbers of a roster: 9 before 10, students without a number last. */
final class RosterOrder {

    static final Comparator<@Nullable String> BY_NUMBER = Comparator.nullsLast(NaturalOrder.OF_NAMES);

    private RosterOrder() {}
}
