package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Refusal;
import judge.roster.SentTable;
import judge.service.course.ClassGroup;
import judge.service.course.Courses;
import judge.service.course.Courses.CourseView;
import judge.service.course.JoinLinks;
import judge.service.course.MemberView;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Option;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The pages of a course's members: the roster, assistants, the link to join. */
record TeachingMembers(Pages pages, Courses courses, JoinLinks joinLinks, SentRosters rosters) {

    private static final String HERE = Desk.COURSES + "/{course}/members";
    private static final int ROWS = 6;

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
        Map<Boolean, List<MemberView>> all = courses.members(visit.viewer(), course.slug()).stream()
                .collect(Collectors.partitioningBy(member -> member.role() == CourseRole.STUDENT));
        Sheet sheet = new Sheet().crumbs(Desk.courseCrumbs(visit, course));
        if (edits && view.students() == 0) {
            roster(visit, sheet, course);
        }
        students(visit, sheet, course, all.getOrDefault(true, List.of()), edits);
        if (edits && view.students() > 0) {
            roster(visit, sheet, course);
        }
        sheet.heading("staff", Desk.text(visit, "assistants"))
                .table(table(visit, course, all.getOrDefault(false, List.of()), edits, "assistants"));
        if (edits) {
            sheet.form(adding(visit, course));
            join(visit, sheet, course);
        }
        sheet.show(visit, Desk.text(visit, "members"));
    }

    private static Form adding(Visit visit, Course course) {
        List<CourseRole> roles = List.of(CourseRole.ASSISTANT, CourseRole.TEACHER, CourseRole.STUDENT);
        List<Option> options = Desk.options(visit, "teacher.role-", roles, Words.code(CourseRole.ASSISTANT));
        return Desk.post(visit, here(course), "assistant-add")
                .id("add")
                .text("login", Desk.text(visit, "login"), "", true, Desk.text(visit, "assistant-hint"))
                .select("role", Desk.text(visit, "role"), options, null);
    }

    private static void students(Visit visit, Sheet sheet, Course course, List<MemberView> students, boolean edits) {
        sheet.heading("students", Desk.text(visit, "students") + " (" + students.size() + ")");
        if (students.isEmpty()) {
            sheet.text(Desk.text(visit, "no-members"));
            return;
        }
        List<String> groups =
                ClassGroup.names(students.stream().map(MemberView::group).toList());
        ClassGroup group = GroupLinks.chosen(visit);
        group.requireAmong(groups);
        GroupLinks.offer(visit, sheet, groups);
        List<MemberView> shown =
                students.stream().filter(member -> group.has(member.group())).toList();
        sheet.table(table(visit, course, shown, edits, "students"));
        if (edits && students.stream().anyMatch(MemberView::mustChange)) {
            sheet.text(Desk.text(visit, "new-passwords-note"))
                    .form(Desk.post(visit, here(course) + "/passwords", "new-passwords")
                            .quiet());
        }
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
                        .file(SentRosters.FILE, Desk.text(visit, "roster-file"), SentRosters.ACCEPTED, false, null));
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
            sheet.text(Desk.text(visit, "join-open", "link", visit.origin() + "/join/" + Desk.inPath(code)))
                    .form(Desk.post(visit, action, "join-close").quiet().hidden("open", "no"));
        }
    }

    private static Table table(Visit visit, Course course, List<MemberView> members, boolean edits, String label) {
        boolean grouped = members.stream().anyMatch(member -> member.group() != null);
        Heads heads = Desk.heads(visit).text("person", "login", "roster-id");
        heads = (grouped ? heads.text("group", "role") : heads.text("role")).blankIf(edits);
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
            cells.add(Cell.of(Desk.text(visit, "role-" + Words.code(member.role()))));
            if (edits) {
                cells.add(Cell.of(Desk.text(visit, "change")).link(here(course) + "/" + Desk.inPath(member.login())));
            }
            rows.add(new Row(cells));
        }
        return new Table(Desk.text(visit, label), null, heads, rows);
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
        CourseRole role = Desk.chosen(CourseRole.values(), visit.field("role"));
        courses.setRole(
                visit.viewer(), visit.path("course"), visit.field("login").strip(), role);
        back(visit);
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
