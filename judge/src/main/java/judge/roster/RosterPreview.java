package judge.roster;

import java.util.List;

/**
 * The reading of a table, before anything is made of it.
 *
 * @param rows the cells of the first students
 */
public record RosterPreview(RosterColumns columns, List<List<String>> rows) {

    public RosterPreview {
        rows = rows.stream().map(List::copyOf).toList();
    }
}
