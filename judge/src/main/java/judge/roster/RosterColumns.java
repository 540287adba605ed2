package judge.roster;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.roster.RosterHeads.Kind;

/**
 * The columns of a roster.
 *
 * @param heads the names in the first row; none: the first row is a student
 * @param uses of each column; where none is the id, the names are
 * @param isClear whether it is what the heads say, or cannot be otherwise; else it is guessed from the contents
 */
public record RosterColumns(List<String> heads, List<ColumnUse> uses, boolean isClear) {

    private static final Pattern DIGIT = Pattern.compile("\\d");

    /** Learning platforms put these before ids, so that spreadsheets leave them as they are. */
    private static final Pattern MARK = Pattern.compile("^#(?=[\\p{L}\\p{N}])");

    public RosterColumns {
        heads = List.copyOf(heads);
        uses = List.copyOf(uses);
    }

    /**
     * Tells whether the first row of a table names its columns: one of them is known by its name, or it has words
     * without digits above numbers, addresses or classes such as "9-A".
     */
    static boolean areHeads(List<String> first, List<List<String>> rows) {
        if (first.stream().anyMatch(ColumnContents::isNumber)) {
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
                        .anyMatch(column -> new ColumnContents(rows).all(column, ColumnContents::isCounted));
    }

    /**
     * The columns of a table of which nothing was said.
     *
     * @param all its rows, one at least
     */
    public static RosterColumns found(List<List<String>> all) {
        List<List<String>> below = all.subList(1, all.size());
        return areHeads(all.get(0), below) ? of(all.get(0), below) : unnamed(all);
    }

    /** The columns that somebody has said. */
    static RosterColumns said(List<String> heads, List<List<String>> rows, List<ColumnUse> said) {
        List<ColumnUse> uses = new ArrayList<>(said);
        for (int column = said.size(); column < width(heads, rows); column++) {
            uses.add(ColumnUse.IGNORED);
        }
        return new RosterColumns(heads, uses, true);
    }

    private static int width(List<String> heads, List<List<String>> rows) {
        return Math.max(heads.size(), new ColumnContents(rows).width());
    }

    /**
     * Finds the columns of a table without heads: the one that tells the students apart, and the name if there is one.
     */
    static RosterColumns unnamed(List<List<String>> rows) {
        ColumnContents contents = new ColumnContents(rows);
        int id = contents.id();
        Set<Integer> others = new HashSet<>(Set.of(id));
        List<Integer> groups = contents.groups(others);
        others.addAll(groups);
        List<Integer> names = contents.names(others);
        boolean pair = contents.width() == 2
                && !names.isEmpty()
                && contents.all(id, cell -> DIGIT.matcher(cell).find() || cell.contains("@"))
                && names.stream()
                        .allMatch(name ->
                                contents.all(name, cell -> !DIGIT.matcher(cell).find()));
        return with(List.of(), rows, Optional.of(id), names, groups, pair || contents.width() == 1);
    }

    private static RosterColumns with(
            List<String> heads,
            List<List<String>> rows,
            Optional<Integer> id,
            List<Integer> names,
            List<Integer> groups,
            boolean clear) {
        List<ColumnUse> uses = new ArrayList<>();
        for (int column = 0; column < width(heads, rows); column++) {
            if (id.isPresent() && id.get() == column) {
                uses.add(ColumnUse.ID);
            } else if (names.contains(column)) {
                uses.add(ColumnUse.NAME);
            } else {
                uses.add(groups.contains(column) ? ColumnUse.GROUP : ColumnUse.IGNORED);
            }
        }
        return new RosterColumns(heads, uses, clear);
    }

    /**
     * The columns by their heads, and where these are not known by what is below them. Names are ids only where no
     * other column tells the students apart.
     */
    static RosterColumns of(List<String> heads, List<List<String>> rows) {
        ColumnContents contents = new ColumnContents(rows);
        List<Integer> named = RosterHeads.ids(heads);
        List<Integer> weak = RosterHeads.columns(heads, Kind.WEAK);
        List<Integer> known = names(heads);
        List<Integer> classes = RosterHeads.columns(heads, Kind.GROUP);
        List<Integer> groups = classes.stream().limit(1).toList();
        List<Integer> counting = RosterHeads.columns(heads, Kind.COUNTING);
        List<Integer> results = RosterHeads.columns(heads, Kind.RESULT);
        Set<Integer> taken = Stream.of(known, named, weak, classes, counting)
                .flatMap(List::stream)
                .collect(Collectors.toSet());
        List<Integer> others = others(width(heads, rows), taken, results);
        Optional<Integer> sure =
                first(named, contents::isUnique).or(() -> first(named, column -> !contents.hasGaps(column)));
        Optional<Integer> id = sure.or(() -> first(others, column -> contents.isLikeId(column)))
                .or(() -> first(named, column -> true))
                .or(() -> first(weak, column -> true));
        id.ifPresent(taken::add);
        List<Integer> grouped = groups.isEmpty() ? contents.groups(taken) : groups;
        taken.addAll(grouped);
        taken.addAll(results);
        List<Integer> names = known.isEmpty() ? contents.names(taken) : withOtherPart(heads, known, taken, contents);
        boolean asTheySay = sure.isPresent() && !known.isEmpty() && names.equals(known) && grouped.equals(groups);
        return with(heads, rows, id, names, grouped, asTheySay || others.isEmpty());
    }

    private static List<Integer> others(int width, Set<Integer> taken, List<Integer> results) {
        return IntStream.range(0, width)
                .filter(column -> !taken.contains(column) && !results.contains(column))
                .boxed()
                .toList();
    }

    /** Adds the column beside a lone first or last name that seems to have the other part, under an unknown head. */
    private static List<Integer> withOtherPart(
            List<String> heads, List<Integer> known, Set<Integer> taken, ColumnContents contents) {
        int only = known.get(0);
        if (known.size() > 1 || !RosterHeads.columns(heads, Kind.PART).contains(only)) {
            return known;
        }
        return Stream.of(only - 1, only + 1)
                .filter(column -> column >= 0 && !taken.contains(column) && contents.isPart(column))
                .findFirst()
                .map(column -> Stream.of(only, column).sorted().toList())
                .orElse(known);
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

    /** Tells whether the list says of its students in which groups they are. */
    public boolean hasGroups() {
        return uses.contains(ColumnUse.GROUP);
    }

    String id(List<String> cells) {
        ColumnUse use = uses.contains(ColumnUse.ID) ? ColumnUse.ID : ColumnUse.NAME;
        return MARK.matcher(joined(cells, use)).replaceFirst("");
    }

    String name(List<String> cells) {
        return joined(cells, ColumnUse.NAME);
    }

    String group(List<String> cells) {
        return joined(cells, ColumnUse.GROUP);
    }

    private String joined(List<String> cells, ColumnUse use) {
        return IntStream.range(0, Math.min(cells.size(), uses.size()))
                .filter(column -> uses.get(column) == use)
                .mapToObj(cells::get)
                .filter(cell -> !cell.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /**
     * The columns that are used, in a line such as {@code 学号 = id, 姓名 = name}.
     *
     * @param words the words for their uses
     */
    public String used(Function<ColumnUse, String> words) {
        ColumnUse names = uses.contains(ColumnUse.ID) ? ColumnUse.NAME : ColumnUse.ID;
        return columns(use -> use != ColumnUse.IGNORED)
                .mapToObj(column -> called(column) + " = "
                        + words.apply(uses.get(column) == ColumnUse.NAME ? names : uses.get(column)))
                .collect(Collectors.joining(", "));
    }

    /** The wanted columns among those that are passed over; without a head only where none has one. Empty: none. */
    public String ignored(IntPredicate wanted) {
        return columns(use -> use == ColumnUse.IGNORED)
                .filter(wanted)
                .filter(column -> heads.isEmpty()
                        || (column < heads.size() && !heads.get(column).isEmpty()))
                .mapToObj(this::called)
                .collect(Collectors.joining(", "));
    }

    private IntStream columns(Predicate<ColumnUse> wanted) {
        return IntStream.range(0, uses.size()).filter(column -> wanted.test(uses.get(column)));
    }

    /** The name of a column: its head, else its number, from 1. */
    public String called(int column) {
        String head = column < heads.size() ? heads.get(column) : "";
        return head.isEmpty() ? String.format(Locale.ROOT, "%d", column + 1) : head;
    }
}
