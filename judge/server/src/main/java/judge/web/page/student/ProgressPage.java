package judge.web.page.student;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.Quantity;
import judge.message.Visible;
import judge.service.submission.OwnSubmissions;
import judge.service.submission.OwnSubmissions.Best;
import judge.service.submission.OwnSubmissions.Reached;
import judge.service.submission.OwnSubmissions.State;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.EmptyList;
import judge.web.page.ListFilter;
import judge.web.page.ListSheet;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Fact;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The page of one's progress over all courses: what is open, tried and solved, and when that was. */
public final class ProgressPage {

    private static final int MOST_WEEKS = 53;

    private final OwnSubmissions own;
    private final Pages pages;

    public ProgressPage(Pages pages) {
        own = pages.services().submissions().own();
        this.pages = pages;
    }

    public List<Route> routes() {
        return List.of(pages.get(OwnPages.PROGRESS, RouteAccess.LOGGED_IN, this::show));
    }

    private void show(Visit visit) {
        List<Reached> all = own.progress(visit.viewer());
        Sheet sheet = new Sheet().crumbs(List.of(new Link(OwnPages.LIST, ListSheet.text(visit, "title"), false)));
        sheet.facts(Stream.of(State.SOLVED, State.TRIED, State.OPEN)
                .map(state -> new Fact(
                        name(visit, state), Integer.toString(of(all, state).size())))
                .toList());
        if (all.isEmpty()) {
            EmptyList.show(sheet, visit.text("no-assignments"), Paths.PRACTICE, visit.text("practice-title"));
        }
        weeks(visit, sheet, all);
        open(visit, sheet, of(all, State.OPEN));
        tried(visit, sheet, of(all, State.TRIED));
        solved(visit, sheet, of(all, State.SOLVED));
        sheet.show(visit, ListSheet.text(visit, "progress"));
    }

    private static String name(Visit visit, State state) {
        return ListSheet.text(visit, "state-" + Words.code(state));
    }

    private static List<Reached> of(List<Reached> all, State state) {
        return all.stream().filter(one -> one.state() == state).toList();
    }

    /** Weeks begin on Mondays, in the zone of whoever looks; those in which nothing happened are left out. */
    private static void weeks(Visit visit, Sheet sheet, List<Reached> all) {
        Map<LocalDate, Long> begun = weekly(visit.zone(), all, Reached::begun);
        Map<LocalDate, Long> solved = weekly(visit.zone(), all, Reached::solved);
        if (begun.isEmpty()) {
            return;
        }
        List<Row> rows = Stream.concat(begun.keySet().stream(), solved.keySet().stream())
                .distinct()
                .sorted(Comparator.reverseOrder())
                .limit(MOST_WEEKS)
                .map(week -> new Row(List.of(
                        Cell.row(week.toString()).kind("whole"),
                        Cell.number(Long.toString(begun.getOrDefault(week, 0L))),
                        Cell.number(Long.toString(solved.getOrDefault(week, 0L))))))
                .toList();
        String heading = ListSheet.text(visit, "weeks");
        sheet.heading("weeks", heading)
                .table(new Table(
                        heading, null, ListSheet.heads(visit).text("week").number("week-begun", "state-solved"), rows));
    }

    private static Map<LocalDate, Long> weekly(
            ZoneId zone, List<Reached> all, Function<Reached, @Nullable Instant> moment) {
        return all.stream()
                .map(moment)
                .filter(Objects::nonNull)
                .map(one -> one.atZone(zone).toLocalDate().with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)))
                .collect(Collectors.groupingBy(week -> week, Collectors.counting()));
    }

    private static void open(Visit visit, Sheet sheet, List<Reached> open) {
        List<Row> rows = open.stream().map(one -> new Row(place(visit, one))).toList();
        part(visit, sheet, State.OPEN, ListSheet.heads(visit).text("problem", "assignment"), rows);
    }

    private static void tried(Visit visit, Sheet sheet, List<Reached> tried) {
        List<Row> rows = tried.stream()
                .map(one -> row(visit, one, List.of(attempts(one), moment(visit, one.begun()))))
                .toList();
        part(
                visit,
                sheet,
                State.TRIED,
                ListSheet.heads(visit)
                        .text("problem", "assignment")
                        .number("attempts")
                        .text("begun"),
                rows);
    }

    private static void solved(Visit visit, Sheet sheet, List<Reached> solved) {
        List<Row> rows = solved.stream()
                .map(one -> row(
                        visit,
                        one,
                        Stream.concat(Stream.of(attempts(one), moment(visit, one.solved())), best(one.best()).stream())
                                .toList()))
                .toList();
        part(
                visit,
                sheet,
                State.SOLVED,
                ListSheet.heads(visit)
                        .text("problem", "assignment")
                        .number("attempts")
                        .text("solved")
                        .number("best", "limit")
                        .text("language"),
                rows);
        if (!rows.isEmpty()) {
            sheet.note(ListSheet.text(visit, "best-said"));
        }
    }

    private static void part(Visit visit, Sheet sheet, State state, Table.Heads heads, List<Row> rows) {
        if (!rows.isEmpty()) {
            sheet.heading(Words.code(state), name(visit, state))
                    .table(new Table(name(visit, state), null, heads, rows));
        }
    }

    private static Row row(Visit visit, Reached one, List<Cell> cells) {
        return new Row(Stream.concat(place(visit, one).stream(), cells.stream()).toList());
    }

    private static List<Cell> place(Visit visit, Reached one) {
        String href = Paths.problem(
                one.place().course(), one.place().assignment(), one.place().problem());
        return List.of(
                Cell.row(Words.title(visit, one.place().titles(), one.place().problem()))
                        .link(href),
                Cell.of(Visible.of(one.place().assignmentName()))
                        .more(Visible.of(one.place().courseName())));
    }

    private static Cell attempts(Reached one) {
        String href = OwnPages.LIST + "?" + ListFilter.PROBLEM + "="
                + Paths.part(one.place().problem());
        return Cell.number(Integer.toString(one.attempts())).link(href);
    }

    private static Cell moment(Visit visit, @Nullable Instant moment) {
        return Cell.whole(moment == null ? "" : visit.time(moment));
    }

    private static List<Cell> best(@Nullable Best best) {
        return best == null
                ? List.of(Cell.number(""), Cell.number(""), Cell.of(""))
                : List.of(
                        Cell.number(Quantity.millis((double) best.cpuMillis())),
                        Cell.number(Quantity.millis((double) best.limitMillis())),
                        Cell.of(ListSheet.language(best.language())));
    }
}
