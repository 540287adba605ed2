package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import judge.online.contest.ContestTimes;
import judge.service.contest.ContestMoments;
import judge.service.contest.ContestView;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Times;
import judge.web.page.Visit;

/** The countdown of a contest: the jury holds it, goes on with it, or has the contest begin at another time. */
record JuryCountdown(Pages pages, ContestMoments moments) {

    private static final String COUNTDOWN = "/countdown";

    List<Route> routes() {
        return List.of(pages.post(ContestPaths.JURY + COUNTDOWN, RouteAccess.LOGGED_IN, this::act));
    }

    /** Returns a time that is left, such as {@code 0:10:00}. */
    static String shown(Duration left) {
        return String.format(Locale.ROOT, "%d:%02d:%02d", left.toHours(), left.toMinutesPart(), left.toSecondsPart());
    }

    /** Shows what can be done with it, before the contest begins. */
    static void show(Visit visit, Sheet sheet, ContestView view) {
        if (view.state().started() != null) {
            return;
        }
        Instant starts = view.times().starts();
        Optional<Duration> held = ContestTimes.held(starts);
        sheet.heading("countdown", text(visit, "countdown"));
        sheet.text(held.map(left -> text(visit, "countdown-held", "left", shown(left)))
                .orElseGet(() -> text(visit, "countdown-runs", "starts", visit.time(starts))));
        String deed = held.isPresent() ? "go-on" : "hold";
        sheet.form(form(visit, deed).id("countdown-" + deed));
        String field = held.isPresent() ? "" : Times.field(starts, visit.zone());
        sheet.form(
                form(visit, "start").id("countdown-start").moment("starts", text(visit, "starts"), field, true, null));
    }

    private static Form form(Visit visit, String deed) {
        return Form.post(ContestPaths.jury(visit) + COUNTDOWN, visit.csrf(), text(visit, "countdown-" + deed))
                .quiet()
                .hidden("deed", deed);
    }

    private void act(Visit visit) {
        String course = visit.path("course");
        String assignment = visit.path("assignment");
        switch (visit.field("deed")) {
            case "hold" -> moments.hold(visit.viewer(), course, assignment, null);
            case "go-on" -> moments.release(visit.viewer(), course, assignment);
            case "start" -> moments.start(
                    visit.viewer(), course, assignment, Times.read(visit.field("starts"), visit.zone()));
            default -> throw Desk.noSuchChoice(visit.field("deed"));
        }
        visit.seeOther(ContestPaths.jury(visit) + "#countdown");
    }
}
