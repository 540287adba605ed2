package judge;

import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.OnlineServices;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;

/** A class of tina's for whole servers: the course {@code c} with the assignment {@code a}, which is open. */
public final class ServedClass {

    private ServedClass() {}

    /** Makes the class with these students, and one problem for it; returns the tokens of the students. */
    static Map<String, String> fill(OnlineServices services, Path problem, List<String> logins) {
        Person person = services.accounts().add("tina", "Tina", SiteRole.TEACHER, null, false);
        Viewer teacher = new Viewer(person.id(), person.login(), person.name(), person.role());
        services.problems().putFolder(problem);
        services.courses().put(teacher, "c", "Course");
        Map<String, String> tokens = new HashMap<>();
        for (String login : logins) {
            long student = services.accounts()
                    .add(login, login, SiteRole.STUDENT, null, false)
                    .id();
            services.courses().setRole(teacher, "c", login, CourseRole.STUDENT);
            tokens.put(login, services.accounts().tokens().make(student, "test"));
        }
        services.assignments().put(teacher, "c", "a", open(problem.getFileName().toString()));
        return tokens;
    }

    /** An assignment that has been open for a minute: one problem for ten points, and full feedback. */
    public static AssignmentSettings open(String problem) {
        return AssignmentSettings.usual(
                "A", Instant.now().minusSeconds(60), null, Feedback.FULL, List.of(new ProblemPoints(problem, 10)));
    }
}
