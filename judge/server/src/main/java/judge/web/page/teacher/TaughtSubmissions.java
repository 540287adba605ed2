package judge.web.page.teacher;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import judge.online.Access;
import judge.online.Refusal;
import judge.online.StoredSubmission.Filter;
import judge.render.Spreadsheets;
import judge.service.course.Courses.CourseView;
import judge.service.grade.RejudgingView;
import judge.service.submission.ListScope;
import judge.service.submission.ListedSubmission;
import judge.service.submission.SubmissionLists;
import judge.service.submission.SubmissionLists.Listed;
import judge.service.submission.SubmissionView;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.live.LiveEvents;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.ListFilter;
import judge.web.page.ListSheet;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/**
 * The list of what was handed in, for who sees classes: of a course, and within it of an assignment, a contest or a
 * person, or of all courses. What is filtered can be had as a table, and judged again.
 */
final class TaughtSubmissions {

    private static final String OF_COURSE = Desk.COURSES + "/{course}/submissions";
    private static final String COUNT = "count";
    private static final int AT_A_TIME = 50;
    private static final int REFRESH_SECONDS = 30;

    private final Pages pages;
    private final SubmissionLists lists;
    private final LiveEvents live;

    TaughtSubmissions(Pages pages, LiveEvents live) {
        this.pages = pages;
        this.live = live;
        lists = pages.services().submissions().lists();
    }

    List<Route> routes() {
        return List.of(
                pages.get(Desk.SUBMISSIONS, RouteAccess.LOGGED_IN, visit -> list(visit, null)),
                pages.get(Desk.SUBMISSIONS + ".csv", RouteAccess.LOGGED_IN, visit -> csv(visit, null)),
                pages.get(Desk.SUBMISSIONS + "/events", RouteAccess.LOGGED_IN, visit -> events(visit, null)),
                pages.get(OF_COURSE, RouteAccess.LOGGED_IN, visit -> list(visit, visit.path("course"))),
                pages.get(OF_COURSE + ".csv", RouteAccess.LOGGED_IN, visit -> csv(visit, visit.path("course"))),
                pages.get(OF_COURSE + "/events", RouteAccess.LOGGED_IN, visit -> events(visit, visit.path("course"))),
                pages.get(OF_COURSE + "/rejudge", RouteAccess.LOGGED_IN, this::ask),
                pages.post(OF_COURSE + "/rejudge", RouteAccess.LOGGED_IN, this::rejudge));
    }

    /** The address of a course's list; null: of all courses. */
    static String address(@Nullable String course) {
        return course == null ? Desk.SUBMISSIONS : Desk.course(course) + "/submissions";
    }

    /** The address of the list of an assignment, and perhaps of one person. */
    static String address(String course, String assignment, @Nullable String login) {
        String of = address(course) + "?" + ListFilter.ASSIGNMENT + "=" + Desk.inPath(assignment);
        return login == null ? of : of + "&" + ListFilter.PERSON + "=" + Desk.inPath(login);
    }

    private ListScope scope(Visit visit, @Nullable String course, ListFilter filter) {
        ListScope scope = course == null ? ListScope.TAUGHT : ListScope.of(course, filter.assignment());
        lists.requireClass(visit.viewer(), scope);
        return scope;
    }

    private void list(Visit visit, @Nullable String course) {
        ListFilter filter = ListFilter.of(visit);
        ListScope scope = scope(visit, course, filter);
        Listed listed = lists.list(visit.viewer(), scope, filter.filter(visit.zone()), filter.before(), AT_A_TIME);
        Sheet sheet = new Sheet();
        List<Link> links = new ArrayList<>();
        if (course == null) {
            sheet.crumbs(Desk.crumbs(visit));
        } else {
            CourseView view = pages.services().courses().get(visit.viewer(), course);
            sheet.crumbs(Desk.courseCrumbs(visit, view.course()));
            if (Access.may(visit.viewer(), view.role(), Access.Action.REJUDGE)
                    && !listed.page().items().isEmpty()) {
                links.add(new Link(
                        filter.address(address(course) + "/rejudge", null), ListSheet.text(visit, "rejudge"), false));
            }
        }
        links.add(new Link(filter.address(address(course) + ".csv", null), Desk.text(visit, "download-csv"), false));
        new ListSheet(visit, address(course), filter, false).show(sheet, listed.page(), listed.choices());
        sheet.links(links).events(address(course) + "/events");
        visit.refreshAfter(REFRESH_SECONDS);
        sheet.show(visit, ListSheet.text(visit, "all"));
    }

    private void events(Visit visit, @Nullable String course) {
        ListScope scope = course == null ? ListScope.TAUGHT : ListScope.of(course, null);
        live.lists().open(visit.context(), visit.still(), scope, visit.address());
    }

    private void csv(Visit visit, @Nullable String course) {
        ListFilter filter = ListFilter.of(visit);
        ListScope scope = scope(visit, course, filter);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "id",
                "received",
                "late",
                "login",
                "name",
                "team",
                "group",
                "course",
                "assignment",
                "problem",
                "attempt",
                "language",
                "verdict",
                "points",
                "of"));
        lists.each(visit.viewer(), scope, filter.filter(visit.zone()), one -> rows.add(row(one)));
        byte[] table = Spreadsheets.csv(rows).getBytes(StandardCharsets.UTF_8);
        Desk.download(
                visit, (course == null ? "" : course + "-") + "submissions.csv", "text/csv; charset=utf-8", table);
    }

    /** Codes and no words, as in the heads: what programs read is the same in every language. */
    private static List<String> row(ListedSubmission one) {
        SubmissionView view = one.view();
        return List.of(
                Long.toString(view.id()),
                view.received().toString(),
                view.late() ? "yes" : "",
                Spreadsheets.text(view.login()),
                Spreadsheets.text(view.name()),
                text(one.team()),
                text(one.group()),
                Spreadsheets.text(view.course()),
                Spreadsheets.text(view.assignment()),
                Spreadsheets.text(view.problem()),
                Integer.toString(view.attempt()),
                text(one.language()),
                text(view.verdict()),
                Desk.points(view.score()),
                Desk.points(view.maxScore()));
    }

    private static String text(@Nullable String stranger) {
        return stranger == null ? "" : Spreadsheets.text(stranger);
    }

    /** Says how many would be judged again, and asks. */
    private void ask(Visit visit) {
        String course = visit.path("course");
        ListFilter filter = ListFilter.of(visit);
        CourseView view = pages.services().courses().get(visit.viewer(), course);
        int count = pages.services()
                .bulk()
                .count(visit.viewer(), ListScope.of(course, filter.assignment()), filter.filter(visit.zone()));
        List<Link> crumbs = new ArrayList<>(Desk.courseCrumbs(visit, view.course()));
        crumbs.add(Desk.crumb(filter.address(address(course), null), ListSheet.text(visit, "all")));
        Sheet sheet = new Sheet().crumbs(crumbs).text(ListSheet.text(visit, "rejudge-count", COUNT, count));
        if (count > 0) {
            Form form = Desk.post(visit, address(course) + "/rejudge", "rejudge")
                    .id("rejudging")
                    .hidden(COUNT, Integer.toString(count))
                    .text("reason", Desk.text(visit, "rejudge-why"), "", false, null);
            for (var one : filter.chosen().entrySet()) {
                form = form.hidden(one.getKey(), one.getValue());
            }
            sheet.note(ListSheet.text(visit, "rejudge-note")).form(form);
        }
        sheet.show(visit, ListSheet.text(visit, "rejudge"));
    }

    private void rejudge(Visit visit) {
        ListFilter filter = ListFilter.sent(visit);
        Filter wanted = filter.filter(visit.zone());
        String count = visit.field(COUNT);
        if (!count.matches("[0-9]{1,6}")) {
            throw Refusal.invalid("field-missing", java.util.Map.of("field", COUNT));
        }
        ListScope scope = ListScope.of(visit.path("course"), filter.assignment());
        RejudgingView begun = pages.services()
                .bulk()
                .begin(visit.viewer(), scope, wanted, Integer.parseInt(count), visit.field("reason"));
        visit.seeOther(Desk.rejudging(begun.rejudging().id()));
    }
}
