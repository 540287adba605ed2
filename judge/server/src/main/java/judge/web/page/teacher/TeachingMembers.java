package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import judge.message.Visible;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Refusal;
import judge.roster.SentTable;
import judge.service.course.ClassGroup;
import judge.service.course.Courses;
import judge.service.course.Courses.CourseView;
import judge.service.course.Courses.MemberView;
import judge.service.course.JoinLinks;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form.Option;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Cell;
import judge.web.page.Sheet.Head;
import judge.web.page.Sheet.Row;
import judge.web.page.Sheet.Table;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The pages of a course's members: the roster, assistants, the link to join. */
final class TeachingMembers {

    private static final String HERE = Desk.COURSES + "/{course}/members";
    private static final int ROWS = 6;

    private final Pages pages;
    private final Courses courses;
    private final JoinLinks joinLinks;
    private final SentRosters rosters;

    TeachingMembers(Pages pages, Courses courses, JoinLinks joinLinks, SentRosters rosters) {
        this.pages = pages;
        this.courses = courses;
        this.joinLinks = joinLinks;
        this.rosters = rosters;
    }

    List<Route> routes() {
        return List.of(
                pages.get(HERE, RouteAccess.LOGGED_IN, this::members),
                pages.post(HERE, RouteAccess.LOGGED_IN, this::setRole),
                pages.post(HERE + "/roster", RouteAccess.LOGGED_IN, this::roster),
                pages.post(HERE + "/passwords", RouteAccess.LOGGED_IN, rosters::renew),
                pages.post(HERE + "/join", RouteAccess.LOGGED_IN, this::join));
    }

    private static String here(Course course) {
        return Desk.course(course.slug()) + "/members";
    }

    private void members(Visit visit) {
        CourseView view = courses.get(visit.viewer(), visit.path("course"));
        Desk.requireStaff(visit, view.role());
        Course course = view.course();
        boolean edits = Desk.edits(visit, view.role());
        List<MemberView> all = courses.members(visit.viewer(), course.slug());
        Sheet sheet = new Sheet();
        sheet.crumbs(Desk.courseCrumbs(visit, course));
        if (edits && view.students() == 0) {
            roster(visit, sheet, course);
        }
        sheet.heading("students", Desk.text(visit, "students") + " (" + view.students() + ")");
        List<MemberView> students = all.stream()
                .filter(member -> member.role() == CourseRole.STUDENT)
                .toList();
        if (students.isEmpty()) {
            sheet.text(Desk.text(visit, "no-members"));
        } else {
            List<String> groups =
                    ClassGroup.names(students.stream().map(MemberView::group).toList());
            ClassGroup group = GroupLinks.chosen(visit);
            group.requireAmong(groups);
            GroupLinks.offer(visit, sheet, groups);
            sheet.table(table(
                    visit,
                    course,
                    students.stream()
                            .filter(member -> group.has(member.group()))
                            .toList(),
                    edits,
                    "students"));
        }
        if (edits && students.stream().anyMatch(MemberView::mustChange)) {
            sheet.text(Desk.text(visit, "new-passwords-note"))
                    .form(Desk.post(visit, here(course) + "/passwords", "new-passwords")
                            .quiet());
        }
        if (edits && view.students() > 0) {
            roster(visit, sheet, course);
        }
        sheet.heading("staff", Desk.text(visit, "assistants"));
        sheet.table(table(
                visit,
                course,
                all.stream()
                        .filter(member -> member.role() != CourseRole.STUDENT)
                        .toList(),
                edits,
                "assistants"));
        if (edits) {
            sheet.form(Desk.post(visit, here(course), "assistant-add")
                    .id("add")
                    .text("login", Desk.text(visit, "login"), "", true, Desk.text(visit, "assistant-hint"))
                    .select("role", Desk.text(visit, "role"), roles(visit), null));
            join(visit, sheet, course);
        }
        sheet.show(visit, Desk.text(visit, "members"));
    }

    private static void roster(Visit visit, Sheet sheet, Course course) {
        sheet.heading("roster", Desk.text(visit, "roster"))
                .note(Desk.text(visit, "roster-note"))
                .form(Desk.post(visit, here(course) + "/roster", "roster-send")
                        .id("list")
                        .area(
                                SentRosters.PASTED,
                                Desk.text(visit, "roster-paste"),
                                "",
                                ROWS,
                                false,
                                Desk.text(visit, "roster-paste-hint"))
                        .file(
                                SentRosters.FILE,
                                Desk.text(visit, "roster-file"),
                                ".csv,.txt,.tsv,text/csv,text/plain",
                                false,
                                null));
    }

    private static void join(Visit visit, Sheet sheet, Course course) {
        sheet.heading("join", Desk.text(visit, "join"));
        @Nullable String code = course.joinCode();
        String action = here(course) + "/join";
        if (code == null) {
            sheet.text(Desk.text(visit, "join-closed"))
                    .form(Desk.post(visit, action, "join-make").quiet().hidden("open", "yes"));
        } else {
            Desk.warnOfOwnAddress(visit, sheet);
            sheet.text(Desk.text(visit, "join-open", "link", Desk.origin(visit) + "/join/" + Desk.inPath(code)))
                    .form(Desk.post(visit, action, "join-close").quiet().hidden("open", "no"));
        }
    }

    private static List<Option> roles(Visit visit) {
        List<Option> roles = new ArrayList<>();
        for (CourseRole role : List.of(CourseRole.ASSISTANT, CourseRole.TEACHER, CourseRole.STUDENT)) {
            roles.add(new Option(word(role), Desk.text(visit, "role-" + word(role)), role == CourseRole.ASSISTANT));
        }
        return roles;
    }

    private static String word(CourseRole role) {
        return role.name().toLowerCase(Locale.ROOT);
    }

    private static Table table(Visit visit, Course course, List<MemberView> members, boolean edits, String label) {
        List<Head> heads = new ArrayList<>(
                List.of(Desk.head(visit, "person"), Desk.head(visit, "login"), Desk.head(visit, "roster-id")));
        boolean grouped = members.stream().anyMatch(member -> member.group() != null);
        if (grouped) {
            heads.add(Desk.head(visit, "group"));
        }
        heads.add(Desk.head(visit, "role"));
        if (edits) {
            heads.add(new Head("", null, null));
        }
        List<Row> rows = new ArrayList<>();
        for (MemberView member : members) {
            @Nullable String id = member.rosterId();
            List<Cell> cells = new ArrayList<>(List.of(
                    Cell.row(Visible.of(member.name())).more(remark(visit, member)),
                    Cell.of(Visible.of(member.login())),
                    Cell.of(id == null ? "" : Visible.of(id))));
            if (grouped) {
                cells.add(Cell.of(Visible.of(Objects.requireNonNullElse(member.group(), ""))));
            }
            cells.add(Cell.of(Desk.text(visit, "role-" + word(member.role()))));
            if (edits) {
                cells.add(Cell.of(Desk.text(visit, "change")).link(here(course) + "/" + Desk.inPath(member.login())));
            }
            rows.add(new Row(cells));
        }
        return new Table(Desk.text(visit, label), "", null, heads, rows);
    }

    private static @Nullable String remark(Visit visit, MemberView member) {
        if (member.disabled()) {
            return visit.text("admin.disabled");
        }
        return member.mustChange() ? Desk.text(visit, "not-yet-here") : null;
    }

    private void roster(Visit visit) {
        CourseView view = courses.get(visit.viewer(), visit.path("course"));
        SentTable sent = SentRosters.sent(visit).orElseThrow(() -> Refusal.invalid("no-file"));
        rosters.put(visit, view.course(), sent);
    }

    private void setRole(Visit visit) {
        String wanted = visit.field("role");
        for (CourseRole role : CourseRole.values()) {
            if (word(role).equals(wanted)) {
                courses.setRole(
                        visit.viewer(),
                        visit.path("course"),
                        visit.field("login").strip(),
                        role);
                back(visit);
                return;
            }
        }
        throw Desk.noSuchChoice(wanted);
    }

    private void join(Visit visit) {
        if (visit.field("open").equals("yes")) {
            joinLinks.open(visit.viewer(), visit.path("course"));
        } else {
            joinLinks.close(visit.viewer(), visit.path("course"));
        }
        back(visit);
    }

    private static void back(Visit visit) {
        visit.seeOther(Desk.course(visit.path("course")) + "/members");
    }
}
