package judge.web.page.administrator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import judge.message.Visible;
import judge.online.AuditEntry;
import judge.online.Person;
import judge.online.SiteRole;
import judge.service.Figures;
import judge.service.account.People;
import judge.service.upkeep.ServerState;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Option;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Sheet.Slip;
import judge.web.page.Sheet.SlipLine;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The pages of the administrator: people, the log, the state of the server. */
public record AdminPages(Pages pages, People people, Figures figures, ServerState state) {

    private static final int LOG_LINES = 100;
    private static final int MOST_PEOPLE = 200;

    public List<Route> routes() {
        List<Route> routes = new ArrayList<>(new StatePages(pages, figures, state).routes());
        routes.addAll(List.of(
                pages.get(AdminPaths.PEOPLE, RouteAccess.ADMIN, this::people),
                pages.post(AdminPaths.PEOPLE, RouteAccess.ADMIN, this::add),
                pages.post(AdminPaths.PEOPLE + "/name", RouteAccess.ADMIN, this::rename),
                pages.post(AdminPaths.PEOPLE + "/role", RouteAccess.ADMIN, this::setRole),
                pages.post(AdminPaths.PEOPLE + "/disabled", RouteAccess.ADMIN, this::setDisabled),
                pages.post(AdminPaths.PEOPLE + "/link", RouteAccess.ADMIN, this::passwordLink),
                pages.get(AdminPaths.LOG, RouteAccess.ADMIN, this::log)));
        return routes;
    }

    private static Sheet sheet(Visit visit) {
        return new Sheet().crumbs(List.of(Desk.crumb(AdminPaths.HOME, AdminPaths.text(visit, "title"))));
    }

    private void people(Visit visit) {
        String wanted = visit.query("name").strip();
        String lower = wanted.toLowerCase(Locale.ROOT);
        List<Person> all = people.all(visit.viewer()).stream()
                .filter(person -> names(person).contains(lower))
                .toList();
        Sheet sheet = sheet(visit);
        sheet.form(Form.get(AdminPaths.PEOPLE, AdminPaths.text(visit, "search"))
                .text("name", AdminPaths.text(visit, "search-name"), wanted, false, null));
        Heads heads = Desk.heads(visit).text("login", "person", "role").blank();
        List<Person> shown = all.subList(0, Math.min(all.size(), MOST_PEOPLE));
        List<Row> rows = shown.stream().map(person -> row(visit, person)).toList();
        sheet.table(new Table(AdminPaths.text(visit, "people"), null, heads, rows));
        if (all.size() > MOST_PEOPLE) {
            sheet.note(AdminPaths.text(visit, "more-people", "count", all.size()));
        }
        sheet.heading("add", AdminPaths.text(visit, "add"));
        sheet.note(AdminPaths.text(visit, "add-note"));
        sheet.form(Form.post(AdminPaths.PEOPLE, visit.csrf(), AdminPaths.text(visit, "add-send"))
                .id("new")
                .text("login", Desk.text(visit, "login"), "", true, null)
                .text("name", Desk.text(visit, "person"), "", true, null)
                .select("role", Desk.text(visit, "role"), roles(visit, SiteRole.TEACHER), null));
        sheet.show(visit, AdminPaths.text(visit, "people"));
    }

    private static List<Option> roles(Visit visit, SiteRole chosen) {
        List<SiteRole> roles = List.of(SiteRole.STUDENT, SiteRole.TEACHER, SiteRole.ADMIN);
        return Desk.options(visit, "admin.role-", roles, Words.code(chosen));
    }

    private static String names(Person person) {
        return (person.login() + " " + person.name()).toLowerCase(Locale.ROOT);
    }

    private static Row row(Visit visit, Person person) {
        boolean disabled = person.disabled() != null;
        String login = person.login();
        Cell buttons = Cell.of("")
                .kind("buttons")
                .with(button(visit, "/link", AdminPaths.text(visit, "password-link"), login))
                .with(button(visit, "/name", Desk.text(visit, "rename"), login)
                        .id("name-" + person.id())
                        .text("name", Desk.text(visit, "person"), Visible.of(person.name()), true, null));
        if (person.id() != visit.viewer().person()) {
            buttons = buttons.with(button(visit, "/role", AdminPaths.text(visit, "set-role"), login)
                            .id("role-" + person.id())
                            .select("role", Desk.text(visit, "role"), roles(visit, person.role()), null))
                    .with(button(visit, "/disabled", AdminPaths.text(visit, disabled ? "enable" : "disable"), login)
                            .hidden("disabled", disabled ? "no" : "yes"));
        }
        return new Row(List.of(
                Cell.row(Visible.of(login)),
                Cell.of(Visible.of(person.name())).more(disabled ? AdminPaths.text(visit, "disabled") : null),
                Cell.of(AdminPaths.text(visit, "role-" + Words.code(person.role()))),
                buttons));
    }

    private static Form button(Visit visit, String action, String text, String login) {
        return Form.post(AdminPaths.PEOPLE + action, visit.csrf(), text)
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
        return Desk.chosen(SiteRole.values(), visit.field("role"));
    }

    private void rename(Visit visit) {
        people.rename(visit.viewer(), visit.field("login"), visit.field("name"));
        visit.seeOther(AdminPaths.PEOPLE);
    }

    private void setRole(Visit visit) {
        people.setRole(visit.viewer(), visit.field("login"), role(visit));
        visit.seeOther(AdminPaths.PEOPLE);
    }

    private void setDisabled(Visit visit) {
        people.setDisabled(
                visit.viewer(), visit.field("login"), visit.field("disabled").equals("yes"));
        visit.seeOther(AdminPaths.PEOPLE);
    }

    private void passwordLink(Visit visit) {
        String login = visit.field("login");
        showLink(visit, login, people.name(visit.viewer(), login));
    }

    /** A link is shown once: only its digest is kept. */
    private void showLink(Visit visit, String login, String name) {
        String link = visit.origin() + Route.LINK + people.passwordLink(visit.viewer(), login);
        Sheet sheet = sheet(visit);
        sheet.said(AdminPaths.text(visit, "password-link-for", "name", name));
        sheet.slips(List.of(new Slip(
                Visible.of(name),
                List.of(
                        new SlipLine(Desk.text(visit, "login"), Visible.of(login), "code"),
                        new SlipLine(AdminPaths.text(visit, "password-link"), link, "code")))));
        Desk.warnOfOwnAddress(visit, sheet);
        sheet.note(AdminPaths.text(visit, "mail-hint", "name", name));
        sheet.links(List.of(new Link(AdminPaths.PEOPLE, AdminPaths.text(visit, "people"), false)));
        sheet.show(visit, AdminPaths.text(visit, "password-link"));
    }

    private void log(Visit visit) {
        List<AuditEntry> entries = people.log(visit.viewer(), before(visit.query("before")), LOG_LINES);
        Map<Long, String> names = new HashMap<>();
        people.all(visit.viewer()).forEach(person -> names.put(person.id(), person.name()));
        Sheet sheet = sheet(visit);
        sheet.table(new Table(
                AdminPaths.text(visit, "log"),
                null,
                AdminPaths.heads(visit).text("when", "who", "what", "on", "detail", "address"),
                entries.stream().map(entry -> row(visit, entry, names)).toList()));
        if (entries.size() == LOG_LINES) {
            long last = entries.get(entries.size() - 1).seq();
            sheet.links(List.of(new Link(AdminPaths.LOG + "?before=" + last, AdminPaths.text(visit, "older"), false)));
        }
        sheet.show(visit, AdminPaths.text(visit, "log"));
    }

    private static Row row(Visit visit, AuditEntry entry, Map<Long, String> names) {
        return new Row(List.of(
                Cell.whole(visit.time(entry.at())),
                Cell.row(Optional.ofNullable(entry.person())
                        .map(names::get)
                        .map(Visible::of)
                        .orElseGet(() -> AdminPaths.text(visit, "system"))),
                Cell.of(action(visit, entry.action())),
                Cell.of(Visible.of(entry.object())),
                Cell.of(Visible.of(entry.detail())).kind("reason"),
                Cell.of(Visible.of(entry.address()))));
    }

    /** Returns an action in words; one that this version has no words for, as it was written down. */
    private static String action(Visit visit, String code) {
        return visit.messages().bundle().containsKey("web.admin.did-" + code)
                ? AdminPaths.text(visit, "did-" + code)
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
