package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import judge.message.Visible;
import judge.online.Course;
import judge.online.CourseRole;
import judge.service.course.Courses;
import judge.service.course.MemberView;
import judge.service.course.StudentAccounts.MemberInHand;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Fact;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;

/** The pages for changes to a member of a course; each says its effect before it is made. */
record TeachingMember(Pages pages, Courses courses, PasswordSlips slips) {

    private static final String MEMBERS = Desk.COURSES + "/{course}/members";

    List<Route> routes() {
        return List.of(
                pages.get(MEMBERS + "/{login}", RouteAccess.LOGGED_IN, this::show),
                pages.post(MEMBERS + "/name", RouteAccess.LOGGED_IN, this::rename),
                pages.post(MEMBERS + "/disabled", RouteAccess.LOGGED_IN, this::setDisabled),
                pages.post(MEMBERS + "/remove", RouteAccess.LOGGED_IN, this::remove),
                pages.post(MEMBERS + "/password", RouteAccess.LOGGED_IN, this::newPassword));
    }

    private static String members(String course) {
        return Desk.course(course) + "/members";
    }

    private static List<Link> crumbs(Visit visit, Course course) {
        List<Link> crumbs = new ArrayList<>(Desk.courseCrumbs(visit, course));
        crumbs.add(Desk.crumb(members(course.slug()), Desk.text(visit, "members")));
        return crumbs;
    }

    private void show(Visit visit) {
        Course course = courses.get(visit.viewer(), visit.path("course")).course();
        MemberInHand one = courses.students().member(visit.viewer(), course.slug(), visit.path("login"));
        MemberView member = one.member();
        String name = Visible.of(member.name());
        Sheet sheet = new Sheet().crumbs(crumbs(visit, course)).facts(facts(visit, member));
        sheet.heading("name", Desk.text(visit, "rename"))
                .note(Desk.text(visit, one.mayRename() ? "rename-note" : "rename-not"));
        if (one.mayRename()) {
            sheet.form(post(visit, course, "/name", "rename", member)
                    .text("name", Desk.text(visit, "person"), name, true, null));
        }
        account(visit, sheet, course, one);
        sheet.show(visit, name);
    }

    private static void account(Visit visit, Sheet sheet, Course course, MemberInHand one) {
        MemberView member = one.member();
        String name = Visible.of(member.name());
        if (member.role() == CourseRole.STUDENT) {
            sheet.heading("password", Desk.text(visit, "new-password"))
                    .text(Desk.text(visit, "new-password-note", "name", name))
                    .form(post(visit, course, "/password", "new-password", member)
                            .quiet());
        }
        if (one.mayDisable()) {
            String key = member.disabled() ? "enable" : "disable";
            sheet.heading("disable", Desk.text(visit, key))
                    .text(Desk.text(visit, key + "-note", "name", name))
                    .form(post(visit, course, "/disabled", key, member)
                            .quiet()
                            .hidden("disabled", member.disabled() ? "no" : "yes"));
        }
        if (member.person() != visit.viewer().person()) {
            sheet.heading("remove", Desk.text(visit, "remove"))
                    .text(Desk.text(visit, "remove-note", "name", name))
                    .form(post(visit, course, "/remove", "remove", member).quiet());
        }
    }

    private static List<Fact> facts(Visit visit, MemberView member) {
        List<Fact> facts = new ArrayList<>();
        facts.add(Desk.fact(visit, "login", Visible.of(member.login())));
        if (member.rosterId() != null) {
            facts.add(Desk.fact(visit, "roster-id", Visible.of(member.rosterId())));
        }
        if (member.group() != null) {
            facts.add(Desk.fact(visit, "group", Visible.of(member.group())));
        }
        String role = member.role().name().toLowerCase(Locale.ROOT);
        facts.add(Desk.fact(visit, "role", Desk.text(visit, "role-" + role)));
        return facts;
    }

    private static Form post(Visit visit, Course course, String action, String key, MemberView member) {
        return Desk.post(visit, members(course.slug()) + action, key).hidden("login", member.login());
    }

    private void rename(Visit visit) {
        String name = courses.students()
                .rename(visit.viewer(), visit.path("course"), visit.field("login"), visit.field("name"));
        visit.flash(Desk.text(visit, "renamed", "login", visit.field("login"), "name", name));
        visit.seeOther(members(visit.path("course")));
    }

    private void setDisabled(Visit visit) {
        boolean disabled = visit.field("disabled").equals("yes");
        MemberView member =
                courses.students().setDisabled(visit.viewer(), visit.path("course"), visit.field("login"), disabled);
        visit.flash(Desk.text(visit, disabled ? "disabled-now" : "enabled-now", "name", Visible.of(member.name())));
        visit.seeOther(members(visit.path("course")));
    }

    private void remove(Visit visit) {
        courses.remove(visit.viewer(), visit.path("course"), visit.field("login"));
        visit.flash(Desk.text(visit, "removed", "login", visit.field("login")));
        visit.seeOther(members(visit.path("course")));
    }

    private void newPassword(Visit visit) {
        Course course = courses.get(visit.viewer(), visit.path("course")).course();
        slips.show(visit, course, courses.students().newPassword(visit.viewer(), course.slug(), visit.field("login")));
    }
}
