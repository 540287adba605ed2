package judge.web.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.Course;
import judge.online.CourseRole;
import judge.service.Courses;
import judge.service.Courses.CourseView;
import judge.service.Courses.MemberView;
import judge.service.JoinLinks;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Form.Option;
import judge.web.page.Sheet.Cell;
import judge.web.page.Sheet.Head;
import judge.web.page.Sheet.Row;
import judge.web.page.Sheet.Table;
import org.jspecify.annotations.Nullable;

/** Who is in a course: the roster, assistants, the link to join. */
final class TeachingMembers {

    private static final String HERE = Desk.COURSES + "/{course}/members";
    private static final int ROWS = 6;
    private static final Pattern NUMBER_AND_NAME =
            Pattern.compile("\\h*(?=\\S*\\d)([^\\h,;\"]+)[ \u3000]+([^\\h,;\"][^\t,;\"]*)");

    private final Pages pages;
    private final Courses courses;
    private final JoinLinks joinLinks;
    private final PasswordSlips slips;

    TeachingMembers(Pages pages, Courses courses, JoinLinks joinLinks, PasswordSlips slips) {
        this.pages = pages;
        this.courses = courses;
        this.joinLinks = joinLinks;
        this.slips = slips;
    }

    List<Route> routes() {
        return List.of(
                pages.get(HERE, RouteAccess.LOGGED_IN, this::members),
                pages.post(HERE, RouteAccess.LOGGED_IN, this::setRole),
                pages.post(HERE + "/roster", RouteAccess.LOGGED_IN, this::roster),
                pages.post(HERE + "/remove", RouteAccess.LOGGED_IN, this::remove),
                pages.post(HERE + "/password", RouteAccess.LOGGED_IN, this::newPassword),
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
            sheet.table(table(visit, course, students, edits, "students"));
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
                                "pasted",
                                Desk.text(visit, "roster-paste"),
                                "",
                                ROWS,
                                false,
                                Desk.text(visit, "roster-paste-hint"))
                        .file(
                                "roster",
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
        List<Head> heads = new ArrayList<>(List.of(
                Desk.head(visit, "person"),
                Desk.head(visit, "login"),
                Desk.head(visit, "roster-id"),
                Desk.head(visit, "role")));
        if (edits) {
            heads.add(new Head("", null, null));
        }
        List<Row> rows = new ArrayList<>();
        for (MemberView member : members) {
            @Nullable String id = member.rosterId();
            List<Cell> cells = new ArrayList<>(List.of(
                    Cell.row(Visible.of(member.name())).more(remark(visit, member)),
                    Cell.of(Visible.of(member.login())),
                    Cell.of(id == null ? "" : Visible.of(id)),
                    Cell.of(Desk.text(visit, "role-" + word(member.role())))));
            if (edits) {
                cells.add(buttons(visit, course, member));
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

    private static Cell buttons(Visit visit, Course course, MemberView member) {
        Cell cell = Cell.of("").kind("buttons");
        if (member.role() == CourseRole.STUDENT) {
            cell = cell.with(button(visit, course, "/password", "new-password", member));
        }
        boolean oneself = member.person() == visit.viewer().person();
        return oneself ? cell : cell.with(button(visit, course, "/remove", "remove", member));
    }

    private static Form button(Visit visit, Course course, String action, String key, MemberView member) {
        return Desk.post(visit, here(course) + action, key).inline().hidden("login", member.login());
    }

    private void roster(Visit visit) {
        CourseView view = courses.get(visit.viewer(), visit.path("course"));
        Optional<byte[]> sent = Desk.upload(visit, "roster").or(() -> {
            String pasted = visit.field("pasted");
            return pasted.isBlank()
                    ? Optional.empty()
                    : Optional.of(table(pasted).getBytes(StandardCharsets.UTF_8));
        });
        slips.show(visit, view.course(), sent.orElseThrow(() -> Desk.invalid("no-file")));
    }

    /** Where nothing divides number and name but blanks, as in a chat or a letter, the first of them do. */
    static String table(String pasted) {
        List<String> lines = pasted.lines().filter(line -> !line.isBlank()).toList();
        return lines.stream().allMatch(line -> NUMBER_AND_NAME.matcher(line).matches())
                ? lines.stream()
                        .map(line -> NUMBER_AND_NAME.matcher(line).replaceFirst("$1\t$2"))
                        .collect(Collectors.joining("\n"))
                : pasted;
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
        throw Desk.invalid("no-such-choice");
    }

    private void remove(Visit visit) {
        courses.remove(visit.viewer(), visit.path("course"), visit.field("login"));
        back(visit);
    }

    private void newPassword(Visit visit) {
        CourseView view = courses.get(visit.viewer(), visit.path("course"));
        slips.show(
                visit,
                view.course(),
                courses.newPassword(visit.viewer(), view.course().slug(), visit.field("login")));
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
