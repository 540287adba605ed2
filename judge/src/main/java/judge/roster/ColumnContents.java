package judge.roster;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Tells the use of columns by their cells, where no head does.
 *
 * @param rows without heads
 */
record ColumnContents(List<List<String>> rows) {

    /** Numbers of students, which no name looks like: "2023001", "S1001", "20230115X". */
    private static final Pattern NUMBER = Pattern.compile("[A-Za-z]{0,4}-?\\d{3,}[A-Za-z]?");

    private static final Pattern SMALL_NUMBER = Pattern.compile("\\d{1,4}[ ._/-]?\\p{L}{0,2}");

    /** Cells that may tell students apart in a column with any head: short, without blanks, and with a digit. */
    private static final Pattern LIKE_ID = Pattern.compile("(?=.*\\d)[^\\s]{1,40}");

    /** Cells that people log in with. */
    private static final Pattern LOGIN = Pattern.compile("[a-z0-9][a-z0-9._-]{0,63}");

    private static final Pattern NAME = Pattern.compile("(?=.*\\p{L})[^\\d@]{1,100}");

    /** A first or last name in a script with capital letters. */
    private static final Pattern NAME_PART = Pattern.compile("\\p{Lu}[\\p{L}\\p{M}'’-]*");

    private static final Pattern GROUP = Pattern.compile(
            ".{0,30}[班组級级組].{0,10}|(class|group|section|sect?|grp|gruppe|klasse|tutori(al|um)|tut|lab"
                    + "|groupe|classe|td|tp|grupo|turma|gruppo|groep|klas|grupa|klasa|skupina|группа|класс)"
                    + "[ ._#-]{0,3}[\\p{L}\\d]{1,4}",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    ColumnContents {
        rows = List.copyOf(rows);
    }

    /** Tells whether a cell is a number of a student or an address. */
    static boolean isNumber(String cell) {
        return NUMBER.matcher(cell).matches() || cell.contains("@");
    }

    /** Tells whether a cell is a number of a student, an address, or a number with a letter or two, as of a class. */
    static boolean isCounted(String cell) {
        return isNumber(cell) || SMALL_NUMBER.matcher(cell).matches();
    }

    /** Tells whether the cell for a number has a name, and that for a name has a number. */
    static boolean areSwapped(String id, String name) {
        return id.matches("\\D+") && NUMBER.matcher(name).matches();
    }

    int width() {
        return rows.stream().mapToInt(List::size).max().orElse(0);
    }

    private String cell(List<String> cells, int column) {
        return column < cells.size() ? cells.get(column) : "";
    }

    private List<String> cells(int column) {
        return rows.stream().map(cells -> cell(cells, column)).toList();
    }

    boolean all(int column, Predicate<String> wanted) {
        return !rows.isEmpty() && cells(column).stream().allMatch(wanted);
    }

    boolean hasGaps(int column) {
        return cells(column).contains("");
    }

    /** Tells whether each row has another value there. */
    boolean isUnique(int column) {
        return !hasGaps(column) && different(column, any -> true) == rows.size();
    }

    /** Tells whether a column with any head may tell the students apart. */
    boolean isLikeId(int column) {
        return isUnique(column)
                && all(column, cell -> LIKE_ID.matcher(cell).matches())
                && !all(column, ColumnContents::isGroup);
    }

    private int different(int column, Predicate<String> wanted) {
        return (int) cells(column).stream()
                .filter(cell -> !cell.isEmpty())
                .filter(wanted)
                .map(cell -> cell.toLowerCase(Locale.ROOT))
                .distinct()
                .count();
    }

    /** Tells whether it counts the rows, which says of nobody who it is. */
    private boolean counts(int column) {
        List<String> cells = cells(column);
        return IntStream.range(0, cells.size()).allMatch(row -> cells.get(row).equals(String.valueOf(row + 1)));
    }

    /**
     * The column by which students are told apart: that with the most different numbers, of several the one with the
     * shortest; else one of short codes or logins; else the first.
     */
    int id() {
        int wanted = (rows.size() + 1) / 2;
        Comparator<Integer> best = Comparator.<Integer>comparingInt(
                        column -> -different(column, ColumnContents::isNumber))
                .thenComparingInt(column ->
                        cells(column).stream().mapToInt(String::length).sum());
        Optional<Integer> number = columns(column -> different(column, ColumnContents::isNumber) >= wanted).stream()
                .min(best);
        return number.or(() -> first(column -> isLikeId(column) && !counts(column)))
                .or(() -> first(column -> isUnique(column)
                        && !counts(column)
                        && all(column, cell -> LOGIN.matcher(cell).matches())))
                .or(() -> first(this::isLikeId))
                .orElse(0);
    }

    private Optional<Integer> first(Predicate<Integer> wanted) {
        return columns(wanted).stream().findFirst();
    }

    private List<Integer> columns(Predicate<Integer> wanted) {
        return IntStream.range(0, width()).boxed().filter(wanted).toList();
    }

    /** The column of names, or two beside each other that have their parts, but for those that are something else. */
    List<Integer> names(Collection<Integer> others) {
        List<Integer> names = columns(column -> !others.contains(column) && isMostly(column, NAME));
        Optional<Integer> best = names.stream().min(Comparator.comparingInt(column -> -different(column, any -> true)));
        if (best.isEmpty()) {
            return List.of();
        }
        int first = best.get();
        return names.contains(first + 1) && isPart(first) && isPart(first + 1)
                ? List.of(first, first + 1)
                : List.of(first);
    }

    /** Tells whether a column has first or last names. */
    boolean isPart(int column) {
        return all(column, cell -> NAME_PART.matcher(cell).matches())
                && 3 * different(column, any -> true) > 2 * rows.size();
    }

    private boolean isMostly(int column, Pattern pattern) {
        return 2
                        * cells(column).stream()
                                .filter(cell -> pattern.matcher(cell).matches())
                                .count()
                > rows.size();
    }

    /** The column of groups, told by the words in it, but for those that are something else; none or one. */
    List<Integer> groups(Collection<Integer> others) {
        return columns(column -> !others.contains(column)
                        && isMostly(column, GROUP)
                        && cells(column).stream().allMatch(cell -> cell.isEmpty() || isGroup(cell)))
                .stream()
                .limit(1)
                .toList();
    }

    static boolean isGroup(String cell) {
        return GROUP.matcher(cell).matches();
    }
}
