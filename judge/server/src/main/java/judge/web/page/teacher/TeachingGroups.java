package judge.web.page.teacher;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.Refusal;
import judge.render.Spreadsheets;
import judge.roster.CsvTable;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.WorkGroupView;
import judge.service.course.WorkGroupView.Terms;
import judge.service.course.WorkGroups;
import judge.service.course.WorkGroups.Groups;
import judge.service.course.WorkGroups.Wished;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Times;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The work groups of an assignment: a list of them, as text too, and until when students choose. */
record TeachingGroups(Pages pages, Assignments assignments, WorkGroups groups) {

    private static final String HERE = Desk.COURSES + "/{course}/assignments/{assignment}/groups";
    private static final String CSV = "text/csv; charset=utf-8";
    private static final List<String> HEADS = List.of("group", "login");
    private static final String LIST = "list";
    private static final int ROWS = 12;

    List<Route> routes() {
        return List.of(
                pages.get(HERE, RouteAccess.LOGGED_IN, this::show),
                pages.get(HERE + ".csv", RouteAccess.LOGGED_IN, this::csv),
                pages.post(HERE, RouteAccess.LOGGED_IN, this::put));
    }

    private Groups groups(Visit visit) {
        return groups.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
    }

    private void show(Visit visit) {
        AssignmentView view = assignments.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Desk.requireStaff(visit, view.role());
        Groups all = groups(visit);
        Sheet sheet = new Sheet().crumbs(Desk.assignmentCrumbs(visit, view));
        sheet.text(Desk.text(visit, "groups-note"));
        if (all.terms() == null) {
            sheet.text(Desk.text(visit, "groups-off"));
        } else {
            list(visit, sheet, all);
        }
        if (Desk.edits(visit, view.role())) {
            forms(visit, sheet, all);
        }
        sheet.show(visit, Desk.text(visit, "groups"));
    }

    private static void list(Visit visit, Sheet sheet, Groups all) {
        List<Row> rows = all.groups().stream()
                .map(one -> new Row(List.of(
                        Cell.row(Visible.of(one.name())).more(one.handedIn() ? Desk.text(visit, "handed-in") : null),
                        Cell.of(members(one.members())))))
                .toList();
        if (rows.isEmpty()) {
            sheet.text(Desk.text(visit, "groups-none"));
        } else {
            sheet.links(List.of(new Link(visit.context().path() + ".csv", Desk.text(visit, "download-csv"), false)));
            sheet.table(new Table(
                    Desk.text(visit, "groups"), null, Desk.heads(visit).text("work-group", "members"), rows));
        }
        if (!all.alone().isEmpty()) {
            sheet.note(Desk.text(visit, "groups-alone", "names", members(all.alone())));
        }
    }

    private static String members(List<WorkGroupView.Mate> mates) {
        return mates.stream()
                .map(one -> Visible.of(one.name().isEmpty() ? one.login() : one.name()))
                .collect(Collectors.joining(", "));
    }

    private static void forms(Visit visit, Sheet sheet, Groups all) {
        sheet.heading("change", Desk.text(visit, "groups-change")).form(form(visit, all));
        if (all.terms() != null) {
            sheet.text(Desk.text(visit, "groups-end-note"))
                    .form(Desk.post(visit, visit.context().path(), "groups-end")
                            .quiet()
                            .hidden("deed", "end"));
        }
    }

    private static Form form(Visit visit, Groups all) {
        @Nullable Terms terms = all.terms();
        String text = rows(all).stream()
                .map(row -> row.stream().map(TeachingGroups::quoted).collect(Collectors.joining(",")))
                .collect(Collectors.joining("\n"));
        @Nullable Instant until = terms == null ? null : terms.chosenUntil();
        String said = until == null ? "" : Times.field(until, visit.zone());
        int most = terms == null ? WorkGroups.USUAL_MOST : terms.most();
        return Desk.post(visit, visit.context().path(), terms == null ? "groups-on" : "groups-save")
                .id("groups")
                .hidden("deed", "put")
                .area(LIST, Desk.text(visit, "groups-list"), text, ROWS, false, Desk.text(visit, "groups-list-hint"))
                .moment("until", Desk.text(visit, "groups-until"), said, false, Desk.text(visit, "groups-until-hint"))
                .number("most", Desk.text(visit, "groups-most"), String.valueOf(most), "1", null);
    }

    /** A row for each member: group and login. */
    private static List<List<String>> rows(Groups all) {
        List<List<String>> rows = new ArrayList<>();
        all.groups().forEach(group -> group.members().forEach(one -> rows.add(List.of(group.name(), one.login()))));
        return rows;
    }

    private static String quoted(String cell) {
        return cell.matches("[^,;\"\t]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }

    private void csv(Visit visit) {
        List<List<String>> rows = new ArrayList<>(List.of(HEADS));
        rows(groups(visit))
                .forEach(row -> rows.add(row.stream().map(Spreadsheets::text).toList()));
        byte[] table = Spreadsheets.csv(rows).getBytes(StandardCharsets.UTF_8);
        Desk.download(visit, visit.path("course") + "-" + visit.path("assignment") + "-groups.csv", CSV, table);
    }

    private void put(Visit visit) {
        String course = visit.path("course");
        String assignment = visit.path("assignment");
        if (visit.field("deed").equals("end")) {
            groups.end(visit.viewer(), course, assignment);
        } else {
            String until = visit.field("until").strip();
            Terms terms = new Terms(
                    (int) AssignmentDraft.number(visit.field("most"), WorkGroups.USUAL_MOST),
                    until.isEmpty() ? null : Times.read(until, visit.zone()));
            groups.put(visit.viewer(), course, assignment, terms, wished(visit.field(LIST)));
        }
        visit.seeOther(Desk.assignment(course, assignment) + "/groups");
    }

    private static List<Wished> wished(String text) {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (CsvTable.Row row : table(text).rows()) {
            if (row.cells().size() < 2
                    || row.cells().get(0).isEmpty()
                    || row.cells().get(1).isEmpty()) {
                throw Refusal.invalid("groups-line", Map.of("line", row.line()));
            }
            if (!row.cells().get(1).toLowerCase(Locale.ROOT).equals(HEADS.get(1))) {
                groups.computeIfAbsent(row.cells().get(0), any -> new ArrayList<>())
                        .add(row.cells().get(1));
            }
        }
        List<Wished> wished = new ArrayList<>();
        groups.forEach((name, logins) -> wished.add(new Wished(name, logins)));
        return wished;
    }

    private static CsvTable table(String text) {
        try {
            return CsvTable.of(text);
        } catch (CsvTable.NotCsvException e) {
            throw Refusal.invalid("groups-line", Map.of("line", e.line()));
        }
    }
}
