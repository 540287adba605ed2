package judge.roster;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.roster.RosterHeads.Kind;

/**
 * The columns of a roster.
 *
 * @param ids the column of the id; several are one after the other
 * @param names the columns of the name, such as first and last name; may be empty
 */
record RosterColumns(List<Integer> ids, List<Integer> names) {

    private static final RosterColumns ID_FIRST = new RosterColumns(List.of(0), List.of(1));
    private static final RosterColumns NAME_FIRST = new RosterColumns(List.of(1), List.of(0));

    /** Numbers of students, which no name looks like: "2023001", "S1001", "20230115X". */
    private static final Pattern NUMBER = Pattern.compile("[A-Za-z]{0,4}-?\\d{3,}[A-Za-z]?");

    private static final Pattern DIGIT = Pattern.compile("\\d");

    /** Cells that may tell students apart in a column with any head: short, without blanks, and with a digit. */
    private static final Pattern LIKE_ID = Pattern.compile("(?=.*\\d)[^\\s]{1,40}");

    /** Learning platforms put these before ids, so that spreadsheets leave them as they are. */
    private static final Pattern MARK = Pattern.compile("^#(?=[\\p{L}\\p{N}])");

    RosterColumns {
        ids = List.copyOf(ids);
        names = List.copyOf(names);
    }

    /**
     * Whether the first row of a table names its columns: one of them is known by its name, or it has words without
     * digits above numbers or addresses.
     */
    static boolean areHeads(List<String> first, List<List<String>> rows) {
        if (first.stream().anyMatch(cell -> NUMBER.matcher(cell).matches() || cell.contains("@"))) {
            return false;
        }
        if (first.stream().anyMatch(RosterHeads::isKnown)) {
            return true;
        }
        boolean words = first.stream().noneMatch(cell -> DIGIT.matcher(cell).find());
        return words
                && !rows.isEmpty()
                && IntStream.range(0, first.size())
                        .filter(column -> !first.get(column).isEmpty())
                        .anyMatch(column -> rows.stream()
                                .map(cells -> cell(cells, column))
                                .allMatch(cell -> NUMBER.matcher(cell).matches() || cell.contains("@")));
    }

    /** Without heads: the id, and the name if there is one; the other way round where that is how all rows look. */
    static RosterColumns unnamed(List<List<String>> rows) {
        boolean swapped = !rows.isEmpty()
                && rows.stream().allMatch(cells -> areSwapped(ID_FIRST.id(cells), ID_FIRST.name(cells)));
        return swapped ? NAME_FIRST : ID_FIRST;
    }

    /** Whether what should be the number is a name, and what should be the name is a number. */
    static boolean areSwapped(String id, String name) {
        return !id.isEmpty()
                && !DIGIT.matcher(id).find()
                && NUMBER.matcher(name).matches();
    }

    /**
     * The columns by their heads, and where these are not known by what is below them. Names are ids only where no
     * other column tells the students apart.
     */
    static RosterColumns of(List<String> heads, List<List<String>> rows) {
        List<Integer> names = names(heads);
        List<Integer> named = Stream.of(Kind.NUMBER, Kind.LOGIN, Kind.EMAIL)
                .flatMap(kind -> RosterHeads.columns(heads, kind).stream())
                .toList();
        Set<Integer> taken = new HashSet<>(names);
        taken.addAll(named);
        taken.addAll(RosterHeads.columns(heads, Kind.COUNTING));
        taken.addAll(RosterHeads.columns(heads, Kind.WEAK));
        List<Integer> others = IntStream.range(0, heads.size())
                .filter(column -> !taken.contains(column))
                .filter(column -> rows.stream()
                        .allMatch(cells -> LIKE_ID.matcher(cell(cells, column)).matches()))
                .boxed()
                .toList();
        Optional<Integer> id = first(named, column -> isUnique(rows, column))
                .or(() -> first(named, column -> isFull(rows, column)))
                .or(() -> first(others, column -> isUnique(rows, column)))
                .or(() -> first(named, column -> true))
                .or(() -> first(RosterHeads.columns(heads, Kind.WEAK), column -> true));
        return new RosterColumns(id.map(List::of).orElse(names), names);
    }

    private static Optional<Integer> first(Collection<Integer> columns, Predicate<Integer> wanted) {
        return columns.stream().filter(wanted).findFirst();
    }

    /** The whole name, or its parts: in German a "Name" beside a "Vorname" is a part. */
    private static List<Integer> names(List<String> heads) {
        List<Integer> whole = RosterHeads.columns(heads, Kind.NAME);
        List<Integer> parts = RosterHeads.columns(heads, Kind.PART);
        if (whole.isEmpty()) {
            return parts;
        }
        boolean isPart = !parts.isEmpty() && RosterHeads.mayBePart(heads.get(whole.get(0)));
        return isPart
                ? Stream.concat(parts.stream(), whole.stream().limit(1))
                        .sorted()
                        .toList()
                : whole.subList(0, 1);
    }

    private static boolean isFull(List<List<String>> rows, int column) {
        return rows.stream().noneMatch(cells -> cell(cells, column).isEmpty());
    }

    private static boolean isUnique(List<List<String>> rows, int column) {
        long different = rows.stream()
                .map(cells -> cell(cells, column).toLowerCase(Locale.ROOT))
                .distinct()
                .count();
        return isFull(rows, column) && different == rows.size();
    }

    private static String cell(List<String> cells, int column) {
        return column < cells.size() ? cells.get(column) : "";
    }

    String id(List<String> cells) {
        return MARK.matcher(joined(cells, ids)).replaceFirst("");
    }

    String name(List<String> cells) {
        return joined(cells, names);
    }

    private static String joined(List<String> cells, List<Integer> columns) {
        return columns.stream()
                .map(column -> cell(cells, column))
                .filter(cell -> !cell.isEmpty())
                .collect(Collectors.joining(" "));
    }
}
