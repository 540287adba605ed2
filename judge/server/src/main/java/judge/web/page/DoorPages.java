package judge.web.page;

import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import judge.message.DisplayLanguage;
import judge.message.Visible;
import judge.online.Course;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.account.Accounts;
import judge.service.account.LoggedIn;
import judge.service.account.Login;
import judge.service.account.SessionsAndTokens;
import judge.service.course.JoinLinks;
import judge.web.http.RequestLanguage;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import org.jspecify.annotations.Nullable;

/** The pages to log in and out, and of the user's own account. */
public record DoorPages(Accounts accounts, SessionsAndTokens keys, JoinLinks joinLinks, Pages pages) {

    private static final String ACCOUNT = "/account";
    private static final String JOIN = "/join/{code}";

    public List<Route> routes() {
        return List.of(
                pages.get(Route.LOGIN, RouteAccess.OPEN, visit -> showLogin(visit, "", "")),
                pages.post(Route.LOGIN, RouteAccess.OPEN, this::logIn),
                pages.post("/logout", RouteAccess.OPEN, this::logOut),
                pages.post("/language", RouteAccess.OPEN, this::chooseLanguage),
                pages.get(Route.PASSWORD, RouteAccess.NEW_PASSWORD, visit -> showPassword(visit, "")),
                pages.post(Route.PASSWORD, RouteAccess.NEW_PASSWORD, this::changePassword),
                pages.get(Route.LINK + "{token}", RouteAccess.OPEN, visit -> showLink(visit, "")),
                pages.post(Route.LINK + "{token}", RouteAccess.OPEN, this::redeem),
                pages.get(ACCOUNT, RouteAccess.LOGGED_IN, visit -> showAccount(visit, "")),
                pages.post(ACCOUNT, RouteAccess.LOGGED_IN, this::changeAccount),
                pages.post(ACCOUNT + "/token", RouteAccess.LOGGED_IN, this::makeToken),
                pages.post(ACCOUNT + "/token/end", RouteAccess.LOGGED_IN, this::endToken),
                pages.post(ACCOUNT + "/session/end", RouteAccess.LOGGED_IN, this::endSession),
                pages.get(JOIN, RouteAccess.LOGGED_IN, this::showJoin),
                pages.post(JOIN, RouteAccess.LOGGED_IN, this::join));
    }

    /** The model of the page to log in. */
    private record LoginModel(String login, String to, String problem) {}

    private void showLogin(Visit visit, String login, String problem) {
        String to = visit.query("to").isEmpty() ? visit.field("to") : visit.query("to");
        visit.show("login", visit.text("log-in"), new LoginModel(login, to, problem));
    }

    private void logIn(Visit visit) {
        String login = visit.field("login");
        try {
            @Nullable String agent = visit.context().userAgent();
            Login begun = accounts.login(login, visit.field("password"), visit.address(), agent == null ? "" : agent);
            pages.door().viewers().begin(visit.context(), begun);
            visit.seeOther(begun.mustChange() ? Route.PASSWORD : Paths.local(visit.field("to")));
        } catch (Refusal refusal) {
            visit.context().status(refusal.kind() == Refusal.Kind.TOO_OFTEN ? 429 : 400);
            showLogin(visit, login, visit.sentence(refusal));
        }
    }

    private void logOut(Visit visit) {
        pages.door().viewers().end(visit.context());
        visit.seeOther(Route.LOGIN);
    }

    private void chooseLanguage(Visit visit) {
        DisplayLanguage.ofTag(visit.field("language")).ifPresent(language -> {
            visit.setCookie(RequestLanguage.NAME, language.tag(), RequestLanguage.SECONDS);
            visit.loggedIn().ifPresent(one -> accounts.setLocale(one.viewer(), language.tag(), one.zone()));
        });
        visit.seeOther(Paths.local(visit.field("back")));
    }

    /** The model of the pages for a new password; {@code old}: whether the old one is asked for. */
    private record PasswordModel(String action, boolean old, boolean first, String login, String problem) {}

    private void showPassword(Visit visit, String problem) {
        LoggedIn one = pages.door().viewers().requireLogin(visit.context());
        visit.show(
                "password",
                visit.text("password"),
                new PasswordModel(
                        Route.PASSWORD, true, one.mustChange(), one.viewer().login(), problem));
    }

    private void changePassword(Visit visit) {
        Viewer viewer = pages.door().viewers().requireLogin(visit.context()).viewer();
        try {
            String fresh = repeated(visit);
            accounts.changePassword(viewer, visit.field("old"), fresh);
            @Nullable String agent = visit.context().userAgent();
            Login again = accounts.login(viewer.login(), fresh, visit.address(), agent == null ? "" : agent);
            pages.door().viewers().begin(visit.context(), again);
            visit.flash(visit.text("password-changed"));
            visit.seeOther("/");
        } catch (Refusal refusal) {
            visit.context().status(400);
            showPassword(visit, visit.sentence(refusal));
        }
    }

    private static String repeated(Visit visit) {
        String fresh = visit.field("fresh");
        if (!fresh.equals(visit.field("again"))) {
            throw Refusal.invalid("password-not-repeated");
        }
        return fresh;
    }

    private Person linked(Visit visit) {
        return accounts.linkedPerson(visit.path("token"))
                .orElseThrow(() -> new Refusal(Refusal.Kind.NOT_FOUND, "link-over", Map.of()));
    }

    private void showLink(Visit visit, String problem) {
        Person person = linked(visit);
        visit.show(
                "password",
                visit.text("password"),
                new PasswordModel(Route.LINK + visit.path("token"), false, true, person.login(), problem));
    }

    private void redeem(Visit visit) {
        Person person = linked(visit);
        try {
            accounts.redeem(visit.path("token"), repeated(visit), visit.address());
            visit.flash(visit.text("password-set", "login", person.login()));
            visit.seeOther(Route.LOGIN);
        } catch (Refusal refusal) {
            visit.context().status(400);
            showLink(visit, visit.sentence(refusal));
        }
    }

    /** A thing that can be chosen. */
    private record Choice(String value, String name, boolean chosen) {}

    /** The model of the account's page; a new token is shown this once. */
    private record AccountModel(
            String login,
            String name,
            List<Choice> languages,
            List<Choice> zones,
            String token,
            List<TokenModel> tokens,
            List<SessionModel> sessions) {}

    /** A token for programs. */
    private record TokenModel(long id, String label, String made, String used) {}

    /** A place where the user is logged in. */
    private record SessionModel(
            String handle, String agent, String address, String begun, String seen, boolean current) {}

    private void showAccount(Visit visit, String token) {
        LoggedIn one = pages.door().viewers().requireLogin(visit.context());
        @Nullable String chosen = one.locale() == null ? orNull(visit.cookie(RequestLanguage.NAME)) : one.locale();
        List<Choice> languages = List.of(
                new Choice("", visit.text("as-browser"), chosen == null),
                new Choice("en", "English", "en".equals(chosen)),
                new Choice("zh", "中文", "zh".equals(chosen)));
        List<Choice> zones = new java.util.ArrayList<>();
        zones.add(new Choice("", visit.text("as-browser"), one.zone() == null));
        for (String zone : new TreeSet<>(ZoneId.getAvailableZoneIds())) {
            zones.add(new Choice(zone, zone, zone.equals(one.zone())));
        }
        visit.show(
                "account",
                visit.text("account"),
                new AccountModel(
                        one.viewer().login(),
                        Visible.of(one.viewer().name()),
                        languages,
                        zones,
                        token,
                        tokens(visit),
                        sessions(visit)));
    }

    private List<TokenModel> tokens(Visit visit) {
        return keys.tokens(visit.viewer()).stream()
                .map(one -> new TokenModel(
                        one.id(),
                        Visible.of(one.label()),
                        visit.time(one.created()),
                        one.lastUsed() == null ? visit.text("token-never") : visit.time(one.lastUsed())))
                .toList();
    }

    private List<SessionModel> sessions(Visit visit) {
        @Nullable String token = pages.door().viewers().session(visit.context());
        return keys.sessions(visit.viewer(), token == null ? "" : token).stream()
                .map(one -> new SessionModel(
                        one.handle(),
                        Visible.of(one.agent()),
                        Visible.of(one.address()),
                        visit.time(one.begun()),
                        visit.time(one.seen()),
                        one.current()))
                .toList();
    }

    private void endToken(Visit visit) {
        String id = visit.field("id");
        keys.endToken(visit.viewer(), id.matches("[0-9]{1,18}") ? Long.parseLong(id) : 0); // which is nobody's
        visit.flash(visit.text("token-ended"));
        visit.seeOther(ACCOUNT);
    }

    private void endSession(Visit visit) {
        keys.endSession(visit.viewer(), visit.field("session"));
        visit.flash(visit.text("session-ended"));
        visit.seeOther(ACCOUNT);
    }

    private void changeAccount(Visit visit) {
        accounts.setLocale(visit.viewer(), orNull(visit.field("language")), orNull(visit.field("zone")));
        visit.setCookie(RequestLanguage.NAME, "", 0); // What was chosen before is over, also where the browser decides.
        visit.flash(visit.text("saved"));
        visit.seeOther(ACCOUNT);
    }

    private static @Nullable String orNull(String value) {
        return value.isEmpty() ? null : value;
    }

    private void makeToken(Visit visit) {
        String label = Optional.of(visit.field("label").strip())
                .filter(text -> !text.isEmpty())
                .orElse("web");
        showAccount(visit, accounts.tokens().make(visit.viewer(), label));
    }

    private void showJoin(Visit visit) {
        Course course = joinLinks.byCode(visit.viewer(), visit.path("code"));
        visit.show("join", visit.text("join"), Map.of("name", course.name(), "code", visit.path("code")));
    }

    private void join(Visit visit) {
        Course course = joinLinks.join(visit.viewer(), visit.path("code"));
        visit.flash(visit.text("joined", "course", course.name()));
        visit.seeOther("/courses/" + course.slug());
    }
}
