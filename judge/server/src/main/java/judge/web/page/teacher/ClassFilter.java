package judge.web.page.teacher;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.online.NaturalOrder;
import judge.service.course.ClassGroup;
import judge.service.grade.GradebookView;
import judge.service.grade.GradebookView.Cell;
import judge.service.grade.GradebookView.Row;
import judge.web.page.Desk;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/**
 * The students of a class that a page is about, and their order, as addresses have them.
 *
 * @param search a part of a name, a login or a number of the roster; empty: everybody
 * @param sort a key of {@link #order}, with a dash before it for the other way round; empty: by number and login
 * @param viewer the person who looks
 */
record ClassFilter(ClassGroup group, State state, String search, String sort, long viewer) {

    static final String GROUP = "group";
    static final String STATE = "state";
    static final String SEARCH = "q";
    static final String SORT = "sort";
    static final String NAME = "name";
    static final String TOTAL = "total";

    /** Before the name of the problem by whose points the table is sorted. */
    static final String PROBLEM = "problem-";

    /** The choice of all groups. */
    static final String ALL_GROUPS = "*";

    private static final int MOST_SEARCH = 100;
    private static final String DOWN = "-";

    /** The state of a student in an assignment, by which the table of a class is filtered. */
    enum State {
        /** Everybody. */
        ALL,
        /** Something was handed in. */
        HANDED_IN,
        /** Nothing was handed in. */
        ABSENT,
        /** Something is yet to be judged. */
        WAITING,
        /** Everything is accepted. */
        SOLVED,
        /** Something was handed in, and something is not accepted. */
        UNSOLVED,
        /** The submission that counts at a problem came late. */
        LATE,
        /** Points of a problem are given by hand. */
        BY_HAND,
        /** Something that was handed in is not marked. */
        UNMARKED,
        /** Something that was handed in is for the viewer to be marked. */
        MINE,
        /** Everything that was handed in is marked. */
        MARKED;

        /** Tells whether a student with these results at problems is in this state. */
        boolean has(List<Cell> cells, long viewer) {
            boolean tried = cells.stream().anyMatch(cell -> cell.attempts() > 0);
            boolean accepted = cells.stream().allMatch(cell -> "AC".equals(cell.verdict()));
            return switch (this) {
                case ALL -> true;
                case HANDED_IN -> tried;
                case ABSENT -> !tried;
                case WAITING -> cells.stream().anyMatch(cell -> cell.pending() > 0);
                case SOLVED -> accepted;
                case UNSOLVED -> tried && !accepted;
                case LATE -> cells.stream().anyMatch(Cell::late);
                case BY_HAND -> cells.stream().anyMatch(cell -> cell.given() != null);
                case UNMARKED -> cells.stream().anyMatch(cell -> cell.attempts() > 0 && !isMarked(cell));
                case MINE -> cells.stream()
                        .filter(cell -> cell.attempts() > 0 && !isMarked(cell))
                        .map(cell -> cell.work().marking())
                        .anyMatch(marking -> marking != null && marking.marker() == viewer);
                case MARKED -> tried && cells.stream().allMatch(cell -> cell.attempts() == 0 || isMarked(cell));
            };
        }

        private static boolean isMarked(Cell cell) {
            Cell.@Nullable Marking marking = cell.work().marking();
            return marking != null && marking.done() != null;
        }
    }

    /** The filter that the address of a page has. */
    static ClassFilter of(Visit visit) {
        String state = visit.query(STATE);
        String search = visit.query(SEARCH).strip();
        String group = visit.context().queryParam(GROUP);
        return new ClassFilter(
                new ClassGroup(ALL_GROUPS.equals(group) ? null : group),
                state.isEmpty() ? State.ALL : Desk.chosen(State.values(), state),
                search.substring(0, Math.min(search.length(), MOST_SEARCH)),
                visit.query(SORT),
                visit.viewer().person());
    }

    /** Tells whether some students may be left out. */
    boolean chooses() {
        return group.name() != null || state != State.ALL || !search.isEmpty();
    }

    boolean has(GradebookView book, Row row) {
        return group.has(row.group()) && state.has(book.ofProblems(row), viewer) && (search.isEmpty() || found(row));
    }

    private boolean found(Row row) {
        String part = search.toLowerCase(Locale.ROOT);
        return Stream.of(row.name(), row.login(), Objects.requireNonNullElse(row.rosterId(), ""))
                .anyMatch(text -> text.toLowerCase(Locale.ROOT).contains(part));
    }

    /** The same grades with the students that are asked for, in the order that is. */
    GradebookView of(GradebookView book) {
        List<Row> rows = sorted(book).stream().filter(row -> has(book, row)).collect(Collectors.toList());
        return new GradebookView(book.course(), book.columns(), book.groups(), rows);
    }

    private List<Row> sorted(GradebookView book) {
        if (sort.isEmpty()) {
            return book.rows();
        }
        boolean down = sort.startsWith(DOWN);
        Comparator<Row> order = order(book, down ? sort.substring(1) : sort);
        return book.rows().stream().sorted(down ? order.reversed() : order).toList();
    }

    private static Comparator<Row> order(GradebookView book, String key) {
        return switch (key) {
            case NAME -> Comparator.comparing(Row::name, NaturalOrder.OF_NAMES);
            case GROUP -> Comparator.comparing(
                    row -> Objects.requireNonNullElse(row.group(), ""), NaturalOrder.OF_NAMES);
            case TOTAL -> Comparator.comparingDouble(Row::total);
            default -> byPoints(book, key);
        };
    }

    /** By the points at one problem; nothing is less than none. */
    private static Comparator<Row> byPoints(GradebookView book, String key) {
        for (int i = 0; i < book.columns().size(); i++) {
            int column = i;
            if (key.equals(PROBLEM + book.columns().get(i).problemSlug())) {
                return Comparator.comparingDouble(row ->
                        Objects.requireNonNullElse(row.cells().get(column).points(), -1.0));
            }
        }
        throw Desk.noSuchChoice(key);
    }

    /** The student who comes before or after another one, of those that are asked for. */
    Optional<Row> beside(GradebookView book, String login, boolean after, Predicate<Row> wanted) {
        List<Row> rows = sorted(book);
        int here = 0;
        while (here < rows.size() && !rows.get(here).login().equals(login)) {
            here++;
        }
        int step = after ? 1 : -1;
        for (int i = here + step; i >= 0 && i < rows.size(); i += step) {
            if (has(book, rows.get(i)) && wanted.test(rows.get(i))) {
                return Optional.of(rows.get(i));
            }
        }
        return Optional.empty();
    }

    /** The address of the table in the order of a column; once more: the other way round. */
    String sorting(String address, String key) {
        return new ClassFilter(group, state, search, sort.equals(key) ? DOWN + key : key, viewer).link(address);
    }

    /** The sign behind the head of the column by which the table is sorted. */
    String sign(String key) {
        return sort.equals(key) ? " ▲" : sort.equals(DOWN + key) ? " ▼" : "";
    }

    /** The address of a page with this filter. */
    String link(String address) {
        String query = Stream.of(
                        Map.entry(GROUP, Objects.requireNonNullElse(group.name(), ALL_GROUPS)),
                        Map.entry(STATE, Words.code(state)),
                        Map.entry(SEARCH, search),
                        Map.entry(SORT, sort))
                .filter(one -> !isUsual(one.getKey(), one.getValue()))
                .map(one -> one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return query.isEmpty() ? address : address + "?" + query;
    }

    private static boolean isUsual(String name, String value) {
        return switch (name) {
            case GROUP -> value.equals(ALL_GROUPS);
            case STATE -> value.equals(Words.code(State.ALL));
            default -> value.isEmpty();
        };
    }
}
