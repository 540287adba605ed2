package judge.web.api;

import io.javalin.http.Context;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.online.Course;
import judge.online.Viewer;
import judge.roster.ColumnChoice;
import judge.roster.RosterColumns;
import judge.roster.SentTable;
import judge.service.account.FirstPassword;
import judge.service.course.AccountMatches;
import judge.service.course.ClassLists.Renewed;
import judge.service.course.ClassLists.RosterResult;
import judge.service.course.Courses;
import judge.service.course.Courses.CourseView;
import judge.service.course.MemberView;
import judge.web.http.Bodies;
import judge.web.http.SentCharset;
import judge.web.http.SentColumns;
import org.jspecify.annotations.Nullable;

/** Courses and who is in them. */
record CourseApi(ApiRoutes api) {

    private static final int ROSTER_BYTES = 1 << 20;

    /** A course; {@code role} is null for an administrator who is not in it. */
    record CourseJson(
            String course,
            String name,
            @Nullable String role,
            int students,
            int assignments,
            @Nullable String archived) {

        static CourseJson of(CourseView view) {
            Course course = view.course();
            return new CourseJson(
                    course.slug(),
                    course.name(),
                    view.role() == null ? null : ApiWords.of(view.role()),
                    view.students(),
                    view.assignments(),
                    ApiWords.of(course.archived()));
        }
    }

    /** Courses. */
    record CoursesJson(List<CourseJson> courses) {}

    /** The result of a roster, with the passwords that are told this once. */
    record RosterJson(int students, int added, String charset, List<ColumnJson> columns, List<AccountJson> accounts) {

        static RosterJson of(RosterResult result) {
            return new RosterJson(
                    result.students(),
                    result.added(),
                    result.charset(),
                    ColumnJson.of(result.columns()),
                    result.accounts().stream().map(AccountJson::of).toList());
        }
    }

    /** A column of a list: its head, null where the first row is a student, and what it was taken for. */
    record ColumnJson(@Nullable String head, String use) {

        static List<ColumnJson> of(RosterColumns columns) {
            List<ColumnJson> all = new ArrayList<>();
            for (int column = 0; column < columns.uses().size(); column++) {
                @Nullable
                String head = column < columns.heads().size() ? columns.heads().get(column) : null;
                all.add(new ColumnJson(head, columns.uses().get(column).word()));
            }
            return all;
        }
    }

    /** An account that was made. */
    record AccountJson(String login, String name, String password) {

        static AccountJson of(FirstPassword made) {
            return new AccountJson(made.person().login(), made.person().name(), made.password());
        }
    }

    /** A student of a course. */
    record StudentJson(String login, String name, boolean disabled) {}

    /** First passwords that were made anew, told this once, and the logins of those who need an administrator's. */
    record PasswordsJson(List<AccountJson> accounts, List<String> others) {

        static PasswordsJson of(Renewed renewed) {
            return new PasswordsJson(
                    renewed.accounts().stream().map(AccountJson::of).toList(), renewed.others());
        }
    }

    void addRoutes() {
        api.get("/courses", this::all);
        api.get("/courses/{course}", this::get);
        api.put("/courses/{course}", this::put);
        api.put("/courses/{course}/roster", this::roster);
        api.put("/courses/{course}/students/{login}", this::student);
        api.post("/courses/{course}/roster/passwords", this::passwords);
    }

    private void all(Context ctx, Viewer viewer) {
        List<CourseJson> courses =
                api.services().courses().of(viewer).stream().map(CourseJson::of).toList();
        api.json().write(ctx, 200, new CoursesJson(courses));
    }

    private void get(Context ctx, Viewer viewer) {
        write(ctx, viewer, ctx.pathParam("course"));
    }

    private void put(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        String name = fields.text("name");
        Optional<Boolean> over = fields.truth("archived");
        fields.end();
        Courses courses = api.services().courses();
        Course course = courses.put(viewer, ctx.pathParam("course"), name);
        if (over.isPresent() && over.get() != (course.archived() != null)) {
            courses.archive(viewer, course.slug(), over.get());
        }
        write(ctx, viewer, course.slug());
    }

    private void write(Context ctx, Viewer viewer, String course) {
        api.json().write(ctx, 200, CourseJson.of(api.services().courses().get(viewer, course)));
    }

    private void passwords(Context ctx, Viewer viewer) {
        Renewed renewed = api.services().classLists().renew(viewer, ctx.pathParam("course"));
        api.json().write(ctx, 200, PasswordsJson.of(renewed));
    }

    private void student(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        boolean disabled = fields.truth("disabled").orElseThrow(() -> fields.missing("disabled"));
        fields.end();
        MemberView member = api.services()
                .courses()
                .students()
                .setDisabled(viewer, ctx.pathParam("course"), ctx.pathParam("login"), disabled);
        api.json().write(ctx, 200, new StudentJson(member.login(), member.name(), member.disabled()));
    }

    private void roster(Context ctx, Viewer viewer) {
        Optional<Charset> charset = SentCharset.of(ctx.queryParam(SentCharset.FIELD));
        ColumnChoice columns = SentColumns.of(ctx.queryParam(SentColumns.HEADS), ctx.queryParams(SentColumns.FIELD));
        SentTable csv = new SentTable(Bodies.read(ctx, ROSTER_BYTES), charset, columns);
        AccountMatches said = AccountMatches.of(ctx.queryParams("same"), ctx.queryParams("renamed"));
        RosterResult result = api.services().classLists().put(viewer, ctx.pathParam("course"), csv, said);
        api.json().write(ctx, 200, RosterJson.of(result));
    }
}
