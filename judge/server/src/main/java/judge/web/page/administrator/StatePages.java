package judge.web.page.administrator;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import judge.host.TexTool;
import judge.message.Quantity;
import judge.message.ShellWord;
import judge.message.Visible;
import judge.online.JudgingFigures;
import judge.online.JudgingMachine;
import judge.online.RunningJudging;
import judge.service.Figures;
import judge.service.upkeep.ServerState;
import judge.source.LanguageNames;
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
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The page of the server's state: its queue, its machines, its disk. */
record StatePages(Pages pages, Figures figures, ServerState state) {

    private static final int REFRESH_SECONDS = 5;

    List<Route> routes() {
        return List.of(
                pages.get(AdminPaths.HOME, RouteAccess.ADMIN, this::show),
                pages.post(AdminPaths.PRACTICE, RouteAccess.ADMIN, this::setPractice));
    }

    /** Lets those who have not logged in see sets for everybody, or no more. */
    private void setPractice(Visit visit) {
        pages.services()
                .practice()
                .setWithoutLogin(visit.viewer(), visit.field("allowed").equals("yes"));
        visit.seeOther(AdminPaths.HOME + "#practice");
    }

    private void practice(Visit visit, Sheet sheet) {
        boolean allowed = pages.services().practice().isWithoutLogin();
        sheet.heading("practice", AdminPaths.text(visit, "practice"));
        sheet.text(AdminPaths.text(visit, allowed ? "practice-allowed" : "practice-not-allowed"));
        String button = AdminPaths.text(visit, allowed ? "practice-forbid" : "practice-allow");
        sheet.form(
                Form.post(AdminPaths.PRACTICE, visit.csrf(), button).quiet().hidden("allowed", allowed ? "no" : "yes"));
    }

    private void machines(Visit visit, Sheet sheet) {
        List<JudgingMachine> machines = state.machines(visit.viewer());
        if (machines.isEmpty()) {
            return;
        }
        sheet.heading("machines", AdminPaths.text(visit, "machines"));
        Map<String, Set<String>> languages = state.languages(visit.viewer());
        sheet.table(new Table(
                AdminPaths.text(visit, "machines"),
                null,
                AdminPaths.heads(visit).text("machine", "host", "pool", "jobs", "speed", "state", "lacks", "heard"),
                machines.stream()
                        .map(one -> machine(visit, one, lacks(languages, one.name())))
                        .toList()));
    }

    /** The languages that others have and a machine does not, by their names. */
    private static String lacks(Map<String, Set<String>> languages, String machine) {
        Set<String> own = languages.getOrDefault(machine, Set.of());
        String lacking = languages.values().stream()
                .flatMap(Set::stream)
                .filter(code -> languages.containsKey(machine) && !own.contains(code))
                .distinct()
                .map(LanguageNames::title)
                .sorted()
                .collect(Collectors.joining(", "));
        return lacking.isEmpty() ? "–" : lacking;
    }

    private static Row machine(Visit visit, JudgingMachine one, String lacks) {
        String why = one.why() == null ? "" : " (" + one.why() + ")";
        String state = AdminPaths.text(visit, "machine-" + Words.code(one.state()));
        return new Row(List.of(
                Cell.row(Visible.of(Objects.requireNonNullElse(one.label(), one.name()))),
                Cell.of(Visible.of(Objects.requireNonNullElse(one.host(), "–"))),
                Cell.of(Visible.of(Objects.requireNonNullElse(one.pool(), "–"))),
                Cell.of(String.valueOf(one.jobs())),
                Cell.of(one.speed() == null ? "–" : Math.round(one.speed()) + " ms"),
                Cell.of(Visible.of(state + why)),
                Cell.of(lacks),
                Cell.of(since(visit, one.seen()))));
    }

    private void show(Visit visit) {
        JudgingFigures judging = figures.judging(visit.viewer());
        Sheet sheet = new Sheet();
        sheet.links(List.of(
                new Link(Desk.SUBMISSIONS, Desk.text(visit, "submissions"), false),
                new Link(AdminPaths.PEOPLE, AdminPaths.text(visit, "people"), false),
                new Link(AdminPaths.LOG, AdminPaths.text(visit, "log"), false)));
        CheckTable.show(visit, sheet, state.checks(visit.viewer()));
        sheet.heading("queue", AdminPaths.text(visit, "queue"));
        @Nullable Instant oldest = judging.oldest();
        sheet.facts(List.of(
                AdminPaths.fact(visit, "waiting", String.valueOf(judging.queued())),
                AdminPaths.fact(visit, "judging", String.valueOf(judging.judging())),
                AdminPaths.fact(visit, "oldest", oldest == null ? "–" : since(visit, oldest))));
        machines(visit, sheet);
        OwnLanguageNotes.show(visit, sheet, state.languages(visit.viewer()).values());
        tex(visit, sheet);
        running(visit, sheet);
        practice(visit, sheet);
        disk(visit, sheet);
        visit.refreshAfter(REFRESH_SECONDS);
        sheet.show(visit, AdminPaths.text(visit, "title"));
    }

    /** Statements in TeX are shown as their sources where pandoc is not installed. */
    private static void tex(Visit visit, Sheet sheet) {
        if (TexTool.find(System.getenv()).isEmpty()) {
            sheet.note(AdminPaths.text(visit, "no-pandoc", "command", TexTool.MEND));
        }
    }

    private void running(Visit visit, Sheet sheet) {
        sheet.heading("workers", AdminPaths.text(visit, "workers"));
        List<RunningJudging> running = state.running(visit.viewer());
        if (running.isEmpty()) {
            sheet.text(AdminPaths.text(visit, "idle"));
            return;
        }
        List<Row> rows = running.stream()
                .map(one -> new Row(List.of(
                        Cell.row(Visible.of(one.worker())),
                        Cell.of(String.valueOf(one.submission())).link(Desk.submission(one.submission())),
                        Cell.of(since(visit, one.started())))))
                .toList();
        sheet.table(new Table(
                AdminPaths.text(visit, "workers"),
                null,
                AdminPaths.heads(visit).text("worker", "submission", "since"),
                rows));
    }

    private void disk(Visit visit, Sheet sheet) {
        ServerState.Disk disk = state.disk(visit.viewer());
        sheet.heading("disk", AdminPaths.text(visit, "disk"));
        sheet.facts(List.of(
                AdminPaths.fact(visit, "folder", Visible.of(disk.folder().toString())),
                AdminPaths.fact(visit, "free", Quantity.bytes(disk.freeBytes())),
                AdminPaths.fact(visit, "size", Quantity.bytes(disk.sizeBytes()))));
        sheet.heading("backup", AdminPaths.text(visit, "backup"));
        sheet.text(AdminPaths.text(visit, "backup-hint"));
        String where = disk.whole()
                ? "--data " + Visible.of(ShellWord.quoted(disk.folder().toString()))
                : "--db URL";
        sheet.code("./runner.sh backup " + LocalDate.ofInstant(visit.now(), visit.zone()) + ".backup " + where);
    }

    private static String since(Visit visit, Instant moment) {
        return Quantity.millis((double) Duration.between(moment, visit.now()).toMillis());
    }
}
