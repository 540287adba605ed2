package judge.roster;

import java.util.List;

/**
 * A roster, and how its file was read.
 *
 * @param charset the name of the one in which it was read
 */
public record ReadRoster(Roster roster, String charset, RosterColumns columns) {

    /** The columns of numbers, logins and addresses beside the id, by which students are found, too. */
    static List<Integer> otherIds(RosterColumns columns) {
        return RosterHeads.ids(columns.heads()).stream()
                .filter(column -> columns.uses().get(column) == ColumnUse.IGNORED)
                .toList();
    }

    /** The names of these columns; empty: there are none. */
    public String others() {
        return columns.ignored(otherIds(columns)::contains);
    }

    /** The names of the columns that serve for nothing; empty: there are none. */
    public String ignored() {
        return columns.ignored(column -> !otherIds(columns).contains(column));
    }
}
