package judge.web.page.administrator;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import judge.message.Quantity;
import judge.message.ShellWord;
import judge.message.Visible;
import judge.online.AuditEntry;
import judge.online.JudgingFigures;
import judge.online.JudgingMachine;
import judge.online.Person;
import judge.online.RunningJudging;
import judge.online.SiteRole;
import judge.service.Figures;
import judge.service.ServerState;
import judge.service.account.People;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Option;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Cell;
import judge.web.page.Sheet.Fact;
import judge.web.page.Sheet.Head;
import judge.web.page.Sheet.Link;
import judge.web.page.Sheet.Row;
import judge.web.page.Sheet.Slip;
import judge.web.page.Sheet.SlipLine;
import judge.web.page.Sheet.Table;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The pages of the administrator: people, the log, the state of the server. */
public final class AdminPages {

    private static final String HOME = "/admin";
    private static final String PEOPLE = HOME + "/people";
    private static final String LOG = HOME + "/log";
    private static final int LOG_LINES = 100;
    private static final int MOST_PEOPLE = 200;
    private static final int REFRESH_SECONDS = 5;

    private final Pages pages;
    private final People people;
    private final Figures figures;
    private final ServerState state;

    public AdminPages(Pages pages, People people, Figures figures, ServerState state) {
        this.pages = pages;
        this.people = people;
        this.figures = figures;
        this.state = state;
    }

    public List<Route> routes() {
        return List.of(
                pages.get(HOME, RouteAccess.ADMIN, this::state),
                pages.get(PEOPLE, RouteAccess.ADMIN, this::people),
                pages.post(PEOPLE, RouteAccess.ADMIN, this::add),
                pages.post(PEOPLE + "/name", RouteAccess.ADMIN, this::rename),
                pages.post(PEOPLE + "/role", RouteAccess.ADMIN, this::setRole),
                pages.post(PEOPLE + "/disabled", RouteAccess.ADMIN, this::setDisabled),
                pages.post(PEOPLE + "/link", RouteAccess.ADMIN, this::passwordLink),
                pages.get(LOG, RouteAccess.ADMIN, this::log));
    }

    private static String text(Visit visit, String key, Object... namesAndValues) {
        return visit.text("admin." + key, namesAndValues);
    }

    private static Head head(Visit visit, String key) {
        return new Head(text(visit, key), null, null);
    }

    private static Fact fact(Visit visit, String key, String value) {
        return new Fact(text(visit, key), value);
    }

    private static Sheet sheet(Visit visit) {
        return new Sheet().crumbs(List.of(Desk.crumb(HOME, text(visit, "title"))));
    }

    private void machines(Visit visit, Sheet sheet) {
        List<JudgingMachine> machines = state.machines(visit.viewer());
        if (machines.isEmpty()) {
            return;
        }
        sheet.heading("machines", text(visit, "machines"));
        sheet.table(new Table(
                text(visit, "machines"),
                "",
                null,
                Stream.of("machine", "host", "pool", "jobs", "speed", "state", "heard")
                        .map(key -> head(visit, key))
                        .toList(),
                machines.stream().map(one -> machine(visit, one)).toList()));
    }

    private static Row machine(Visit visit, JudgingMachine one) {
        String why = one.why() == null ? "" : " (" + one.why() + ")";
        String state = text(visit, "machine-" + one.state().name().toLowerCase(Locale.ROOT));
        return new Row(List.of(
                Cell.row(Visible.of(Objects.requireNonNullElse(one.label(), one.name()))),
                Cell.of(Visible.of(Objects.requireNonNullElse(one.host(), "–"))),
                Cell.of(Visible.of(Objects.requireNonNullElse(one.pool(), "–"))),
                Cell.of(String.valueOf(one.jobs())),
                Cell.of(one.speed() == null ? "–" : Math.round(one.speed()) + " ms"),
                Cell.of(Visible.of(state + why)),
                Cell.of(since(visit, one.seen()))));
    }

    private void state(Visit visit) {
        JudgingFigures judging = figures.judging(visit.viewer());
        Sheet sheet = new Sheet();
        sheet.links(List.of(new Link(PEOPLE, text(visit, "people"), false), new Link(LOG, text(visit, "log"), false)));
        sheet.heading("queue", text(visit, "queue"));
        @Nullable Instant oldest = judging.oldest();
        sheet.facts(List.of(
                fact(visit, "waiting", String.valueOf(judging.queued())),
                fact(visit, "judging", String.valueOf(judging.judging())),
                fact(visit, "oldest", oldest == null ? "–" : since(visit, oldest))));
        machines(visit, sheet);
        sheet.heading("workers", text(visit, "workers"));
        List<RunningJudging> running = state.running(visit.viewer());
        if (running.isEmpty()) {
            sheet.text(text(visit, "idle"));
        } else {
            sheet.table(new Table(
                    text(visit, "workers"),
                    "",
                    null,
                    List.of(head(visit, "worker"), head(visit, "submission"), head(visit, "since")),
                    running.stream()
                            .map(one -> new Row(List.of(
                                    Cell.row(Visible.of(one.worker())),
                                    Cell.of(String.valueOf(one.submission())).link(Desk.submission(one.submission())),
                                    Cell.of(since(visit, one.started())))))
                            .toList()));
        }
        ServerState.Disk disk = state.disk(visit.viewer());
        sheet.heading("disk", text(visit, "disk"));
        sheet.facts(List.of(
                fact(visit, "folder", Visible.of(disk.folder().toString())),
                fact(visit, "free", Quantity.bytes(disk.freeBytes())),
                fact(visit, "size", Quantity.bytes(disk.sizeBytes()))));
        sheet.heading("backup", text(visit, "backup"));
        sheet.text(text(visit, "backup-hint"));
        String where = disk.whole()
                ? "--data " + Visible.of(ShellWord.quoted(disk.folder().toString()))
                : "--db URL";
        sheet.code("./runner.sh backup " + LocalDate.ofInstant(visit.now(), visit.zone()) + ".backup " + where);
        visit.refreshAfter(REFRESH_SECONDS);
        sheet.show(visit, text(visit, "title"));
    }

    private static String since(Visit visit, Instant moment) {
        return Quantity.millis((double) Duration.between(moment, visit.now()).toMillis());
    }

    private void people(Visit visit) {
        String wanted = visit.query("name").strip();
        String lower = wanted.toLowerCase(Locale.ROOT);
        List<Person> all = people.all(visit.viewer()).stream()
                .filter(person -> (person.login() + " " + person.name())
                        .toLowerCase(Locale.ROOT)
                        .contains(lower))
                .toList();
        Sheet sheet = sheet(visit);
        sheet.form(
                Form.get(PEOPLE, text(visit, "search")).text("name", text(visit, "search-name"), wanted, false, null));
        sheet.table(new Table(
                text(visit, "people"),
                "",
                null,
                List.of(
                        Desk.head(visit, "login"),
                        Desk.head(visit, "person"),
                        Desk.head(visit, "role"),
                        new Head("", null, null)),
                all.stream()
                        .limit(MOST_PEOPLE)
                        .map(person -> row(visit, person))
                        .toList()));
        if (all.size() > MOST_PEOPLE) {
            sheet.note(text(visit, "more-people", "count", all.size()));
        }
        sheet.heading("add", text(visit, "add"));
        sheet.note(text(visit, "add-note"));
        sheet.form(Form.post(PEOPLE, visit.csrf(), text(visit, "add-send"))
                .id("new")
                .text("login", Desk.text(visit, "login"), "", true, null)
                .text("name", Desk.text(visit, "person"), "", true, null)
                .select("role", Desk.text(visit, "role"), roles(visit, SiteRole.TEACHER), null));
        sheet.show(visit, text(visit, "people"));
    }

    private static List<Option> roles(Visit visit, SiteRole chosen) {
        List<Option> roles = new ArrayList<>();
        for (SiteRole role : List.of(SiteRole.STUDENT, SiteRole.TEACHER, SiteRole.ADMIN)) {
            String word = Words.code(role);
            roles.add(new Option(word, text(visit, "role-" + word), role == chosen));
        }
        return roles;
    }

    private static Row row(Visit visit, Person person) {
        boolean disabled = person.disabled() != null;
        String login = person.login();
        Cell buttons = Cell.of("")
                .kind("buttons")
                .with(button(visit, "/link", "password-link", login))
                .with(Form.post(PEOPLE + "/name", visit.csrf(), Desk.text(visit, "rename"))
                        .inline()
                        .id("name-" + person.id())
                        .hidden("login", login)
                        .text("name", Desk.text(visit, "person"), Visible.of(person.name()), true, null));
        if (person.id() != visit.viewer().person()) {
            buttons = buttons.with(Form.post(PEOPLE + "/role", visit.csrf(), text(visit, "set-role"))
                            .inline()
                            .id("role-" + person.id())
                            .hidden("login", login)
                            .select("role", Desk.text(visit, "role"), roles(visit, person.role()), null))
                    .with(button(visit, "/disabled", disabled ? "enable" : "disable", login)
                            .hidden("disabled", disabled ? "no" : "yes"));
        }
        return new Row(List.of(
                Cell.row(Visible.of(login)),
                Cell.of(Visible.of(person.name())).more(disabled ? text(visit, "disabled") : null),
                Cell.of(text(visit, "role-" + Words.code(person.role()))),
                buttons));
    }

    private static Form button(Visit visit, String action, String key, String login) {
        return Form.post(PEOPLE + action, visit.csrf(), text(visit, key))
                .inline()
                .hidden("login", login);
    }

    private void add(Visit visit) {
        String login = visit.field("login").strip();
        String name = visit.field("name").strip();
        people.create(visit.viewer(), login, name.isEmpty() ? login : name, role(visit));
        showLink(visit, login, name.isEmpty() ? login : name);
    }

    private static SiteRole role(Visit visit) {
        for (SiteRole role : SiteRole.values()) {
            if (Words.code(role).equals(visit.field("role"))) {
                return role;
            }
        }
        throw Desk.noSuchChoice(visit.field("role"));
    }

    private void rename(Visit visit) {
        people.rename(visit.viewer(), visit.field("login"), visit.field("name"));
        visit.seeOther(PEOPLE);
    }

    private void setRole(Visit visit) {
        people.setRole(visit.viewer(), visit.field("login"), role(visit));
        visit.seeOther(PEOPLE);
    }

    private void setDisabled(Visit visit) {
        people.setDisabled(
                visit.viewer(), visit.field("login"), visit.field("disabled").equals("yes"));
        visit.seeOther(PEOPLE);
    }

    private void passwordLink(Visit visit) {
        String login = visit.field("login");
        showLink(visit, login, people.name(visit.viewer(), login));
    }

    /** A link is shown once: only its digest is kept. */
    private void showLink(Visit visit, String login, String name) {
        String link = Desk.origin(visit) + Route.LINK + people.passwordLink(visit.viewer(), login);
        Sheet sheet = sheet(visit);
        sheet.said(text(visit, "password-link-for", "name", name));
        sheet.slips(List.of(new Slip(
                Visible.of(name),
                List.of(
                        new SlipLine(Desk.text(visit, "login"), Visible.of(login), "code"),
                        new SlipLine(text(visit, "password-link"), link, "code")))));
        Desk.warnOfOwnAddress(visit, sheet);
        sheet.note(text(visit, "mail-hint", "name", name));
        sheet.links(List.of(new Link(PEOPLE, text(visit, "people"), false)));
        sheet.show(visit, text(visit, "password-link"));
    }

    private void log(Visit visit) {
        List<AuditEntry> entries = people.log(visit.viewer(), before(visit.query("before")), LOG_LINES);
        Map<Long, String> names = new HashMap<>();
        people.all(visit.viewer()).forEach(person -> names.put(person.id(), person.name()));
        Sheet sheet = sheet(visit);
        List<Row> rows = new ArrayList<>();
        for (AuditEntry entry : entries) {
            rows.add(new Row(List.of(
                    Cell.whole(visit.time(entry.at())),
                    Cell.row(Optional.ofNullable(entry.person())
                            .map(names::get)
                            .map(Visible::of)
                            .orElseGet(() -> text(visit, "system"))),
                    Cell.of(action(visit, entry.action())),
                    Cell.of(Visible.of(entry.object())),
                    Cell.of(Visible.of(entry.detail())).kind("reason"),
                    Cell.of(Visible.of(entry.address())))));
        }
        sheet.table(new Table(
                text(visit, "log"),
                "",
                null,
                List.of(
                        head(visit, "when"),
                        head(visit, "who"),
                        head(visit, "what"),
                        head(visit, "on"),
                        head(visit, "detail"),
                        head(visit, "address")),
                rows));
        if (entries.size() == LOG_LINES) {
            long last = entries.get(entries.size() - 1).seq();
            sheet.links(List.of(new Link(LOG + "?before=" + last, text(visit, "older"), false)));
        }
        sheet.show(visit, text(visit, "log"));
    }

    /** Returns an action in words; one that this version has no words for, as it was written down. */
    private static String action(Visit visit, String code) {
        return visit.messages().bundle().containsKey("web.admin.did-" + code)
                ? text(visit, "did-" + code)
                : Visible.of(code);
    }

    private static @Nullable Long before(String text) {
        try {
            return text.isEmpty() ? null : (Long) Long.parseLong(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
