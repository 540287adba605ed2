package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import judge.database.Database;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.VersionState;
import judge.online.Viewer;
import judge.service.OnlineServices;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import judge.submission.SourceFile;

/** A large course with one assignment, whose problem counts as verified. */
final class CrowdSchool {

    /** A program that is wrong in the first case. */
    static final List<SourceFile> SOURCES = List.of(new SourceFile("main.py", "print(1)\n".getBytes(UTF_8)));

    private final String url;
    private final Path data;
    private final List<String> students = new ArrayList<>();

    CrowdSchool(String url, Path data) {
        this.url = url;
        this.data = data;
    }

    /** The students' tokens. */
    List<String> students() {
        return students;
    }

    void fill(Path problem, int many) {
        try (Database opened = Database.open(url)) {
            OnlineServices services = OnlineServices.on(opened, Clock.systemUTC(), data);
            Person person = services.accounts().add("teacher", "Teacher", SiteRole.TEACHER, null, false);
            Viewer teacher = new Viewer(person.id(), person.login(), person.name(), person.role());
            services.problems().putFolder(problem);
            opened.write(tables -> {
                long id = tables.problems()
                        .find(OnlineClient.PROBLEM)
                        .orElseThrow()
                        .id();
                tables.problems().takeUnverified("bench");
                tables.problems()
                        .setVerified(tables.problems().versions(id).get(0).id(), "bench", VersionState.SOUND, "{}");
                return true;
            });
            services.courses().put(teacher, "class", "Class");
            for (int i = 0; i < many; i++) {
                String login = "student" + i;
                long student = services.accounts()
                        .add(login, login, SiteRole.STUDENT, null, false)
                        .id();
                services.courses().setRole(teacher, "class", login, CourseRole.STUDENT);
                students.add(services.accounts().tokens().make(student, "bench"));
            }
            AssignmentSettings settings = AssignmentSettings.usual(
                    "A",
                    Instant.now().minusSeconds(60),
                    null,
                    Feedback.FULL,
                    List.of(new ProblemPoints(OnlineClient.PROBLEM, 10)));
            services.assignments().put(teacher, "class", "a", settings);
        }
    }
}
