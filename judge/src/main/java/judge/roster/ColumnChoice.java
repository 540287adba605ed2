package judge.roster;

import java.util.List;
import java.util.Optional;

/**
 * The columns of a table as a person has said them.
 *
 * @param heads whether the first row names the columns; empty: that is to be found out
 * @param uses from the first column on, those that are not said are passed over; none: that is to be found out
 */
public record ColumnChoice(Optional<Boolean> heads, List<ColumnUse> uses) {

    /** The choice of a user who has said nothing. */
    public static final ColumnChoice NONE = new ColumnChoice(Optional.empty(), List.of());

    public ColumnChoice {
        uses = List.copyOf(uses);
    }
}
