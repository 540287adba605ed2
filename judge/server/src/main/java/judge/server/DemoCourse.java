package judge.server;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import judge.message.KeyedSentence;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Origin;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.online.practice.PracticeAudience;
import judge.service.OnlineServices;
import judge.service.account.Accounts;
import judge.service.course.AssignmentSettings;
import judge.service.course.PracticeSettings;
import judge.service.course.ProblemPoints;
import judge.service.problem.ProblemView;
import judge.submission.Selection;
import judge.submission.SourceFile;
import judge.submission.SubmissionException;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;

/** A course to look at: the server's own problems, and students whose works are in a folder of solutions. */
record DemoCourse(OnlineServices services, Clock clock, Path solutions) {

    private static final String COURSE = "demo";
    private static final String ASSIGNMENT = "sudoku";
    private static final String SET = "practice";
    private static final String TEACHER = "teacher";
    private static final Duration OPEN = Duration.ofDays(7);
    private static final long SOURCE_BYTES = 64 << 10;

    /**
     * Makes the course, and has every work handed in.
     *
     * @return as whom one may log in to look at it, with passwords that are made anew for each server
     */
    List<DemoLogin> fill() throws ServerFailure {
        Accounts accounts = services.accounts();
        if (accounts.find(TEACHER).isPresent()) {
            throw new ServerFailure(null, KeyedSentence.of("error.demo-data"));
        }
        List<DemoLogin> logins = new ArrayList<>();
        add(logins, "admin", "Administrator", SiteRole.ADMIN);
        Viewer teacher = add(logins, TEACHER, "Teacher", SiteRole.TEACHER);
        services.courses().put(teacher, COURSE, "Demo");
        List<ProblemView> problems = services.problems().all(teacher);
        services.assignments().put(teacher, COURSE, ASSIGNMENT, settings(problems));
        services.practice().put(teacher, COURSE, SET, practice(problems));
        Map<String, Viewer> students = new TreeMap<>();
        for (SubmissionFiles work : works(problems)) {
            Viewer student = students.get(work.contestant());
            if (student == null) {
                List<DemoLogin> shown = students.isEmpty() ? logins : new ArrayList<>();
                student = add(shown, work.contestant(), work.contestant(), SiteRole.STUDENT);
                services.courses().setRole(teacher, COURSE, work.contestant(), CourseRole.STUDENT);
                students.put(work.contestant(), student);
            }
            handIn(student, work);
        }
        return logins;
    }

    private void handIn(Viewer student, SubmissionFiles work) {
        List<SourceFile> sources = work.read(SOURCE_BYTES).sources();
        services.handIn().handIn(student, COURSE, ASSIGNMENT, work.problem(), sources, null, Origin.IMPORT, null);
    }

    /** The first student is shown as well; the others have no password. */
    private Viewer add(List<DemoLogin> logins, String login, String name, SiteRole role) {
        Accounts accounts = services.accounts();
        String password = accounts.firstPassword();
        Person person = accounts.add(login, name, role, password, false);
        logins.add(new DemoLogin(login, password, role.name().toLowerCase(Locale.ROOT)));
        return new Viewer(person.id(), login, name, role);
    }

    private AssignmentSettings settings(List<ProblemView> problems) {
        Instant now = clock.instant();
        return AssignmentSettings.usual(
                "First week",
                now,
                now.plus(OPEN),
                Feedback.FULL,
                problems.stream().map(DemoCourse::settings).toList());
    }

    private PracticeSettings practice(List<ProblemView> problems) {
        return new PracticeSettings(
                "Sudoku",
                clock.instant(),
                null,
                PracticeAudience.COURSE,
                problems.stream()
                        .map(one -> new PracticeSettings.Wanted(one.problem().slug(), null))
                        .toList());
    }

    private static ProblemPoints settings(ProblemView problem) {
        return new ProblemPoints(
                problem.problem().slug(), worth(problem.versions().get(0).maxScore()));
    }

    private static double worth(double maxScore) {
        return Double.isInfinite(maxScore) ? 1 : Math.max(1, maxScore);
    }

    private List<SubmissionFiles> works(List<ProblemView> problems) throws ServerFailure {
        Set<String> known = problems.stream().map(one -> one.problem().slug()).collect(Collectors.toSet());
        try {
            return SubmissionFinder.find(solutions, Selection.all(known)).submissions();
        } catch (SubmissionException e) {
            throw new ServerFailure("no demo without solutions: " + e.getMessage(), e);
        }
    }
}
