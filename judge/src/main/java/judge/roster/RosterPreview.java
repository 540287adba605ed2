package judge.roster;

import java.util.List;

/**
 * How a table would be read, before anything is made of it.
 *
 * @param rows the first students, as cells
 */
public record RosterPreview(RosterColumns columns, List<List<String>> rows) {

    public RosterPreview {
        rows = rows.stream().map(List::copyOf).toList();
    }
}
