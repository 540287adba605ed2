package judge.service.grade;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.database.Database;
import judge.database.Tables;
import judge.handout.GivenCode;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.Member;
import judge.online.StoredJudging;
import judge.online.Viewer;
import judge.report.Report;
import judge.service.access.Authorization;
import judge.service.problem.ProblemPackages;
import judge.service.submission.StoredReports;
import judge.similar.Likenesses;
import judge.similar.SimilarWorks;
import judge.similar.Work;

/**
 * Finds the submissions of a class that are alike: those that count are compared with each other, and with those to the
 * same problem in the other assignments whose classes the viewer sees.
 */
public final class AlikeWork {

    private static final int KEPT = 8;

    /** The most older submissions that a class is compared with; assignments are taken from the newest on. */
    private static final int MOST_OLDER = 2_000;

    private final Database database;
    private final ProblemPackages packages;
    private final Authorization entry;
    private final StoredReports reports = new StoredReports();
    private final Map<Compared, Likenesses> alike = new Kept();

    /** The last comparisons: a page that is looked at again while nobody hands in is not computed again. */
    private static final class Kept extends LinkedHashMap<Compared, Likenesses> {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Compared, Likenesses> eldest) {
            return size() > KEPT;
        }
    }

    /** A submission by its report, and the assignment that it is of where that is another one. */
    private record Handed(String origin, String report) {}

    private record Compared(long version, List<Handed> all) {}

    /**
     * The pairs and groups that are alike in a class.
     *
     * @param origins the other assignments that it was compared with, as course and assignment, the newest first
     */
    public record Alike(Likenesses likenesses, List<String> origins) {

        public Alike {
            origins = List.copyOf(origins);
        }
    }

    AlikeWork(Database database, Authorization entry, ProblemPackages packages) {
        this.database = database;
        this.entry = entry;
        this.packages = packages;
    }

    /** Finds what is alike at a problem of an assignment. */
    Alike find(Viewer viewer, String course, String assignment, String problem) {
        Compared compared = database.read(tables -> {
            Authorization.AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS);
            AssignedProblem of = Works.problem(tables, at.assignment(), problem);
            List<Handed> all = new ArrayList<>(handed(tables, at.assignment(), of, ""));
            all.addAll(older(tables, viewer, at.assignment(), of));
            return new Compared(of.version(), all);
        });
        List<String> origins = compared.all().stream()
                .map(Handed::origin)
                .filter(origin -> !origin.isEmpty())
                .distinct()
                .toList();
        synchronized (alike) {
            return new Alike(alike.computeIfAbsent(compared, this::compare), origins);
        }
    }

    private List<Handed> older(Tables tables, Viewer viewer, Assignment but, AssignedProblem problem) {
        List<Handed> older = new ArrayList<>();
        for (Assignment one : tables.assignments().withProblem(problem.problem())) {
            Course course = tables.courses().find(one.course()).orElseThrow();
            if (one.id() != but.id() && Authorization.seesClass(tables, viewer, course)) {
                List<Handed> handed = handed(tables, one, problem, course.slug() + "/" + one.slug());
                if (older.size() + handed.size() > MOST_OLDER) {
                    return older;
                }
                older.addAll(handed);
            }
        }
        return older;
    }

    /** Returns the submissions that count, that of a work group once: its members are not compared with each other. */
    private static List<Handed> handed(Tables tables, Assignment assignment, AssignedProblem problem, String origin) {
        AssignmentGrades grades = new AssignmentGrades(tables, assignment, Map.of());
        List<Handed> found = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        for (Member member : tables.courses().members(assignment.course())) {
            Optional.ofNullable(grades.earned(member.person(), problem).counting())
                    .filter(attempt -> seen.add(attempt.submission()))
                    .flatMap(attempt -> grades.judging(attempt.submission()))
                    .map(StoredJudging::report)
                    .ifPresent(report -> found.add(new Handed(origin, report)));
        }
        return found;
    }

    private Likenesses compare(Compared compared) {
        List<Work> given = GivenCode.of(packages.problem(compared.version()));
        List<Work> works = database.read(tables -> compared.all().stream()
                .map(one -> work(one, reports.get(tables, one.report())))
                .filter(work -> !work.sources().isEmpty())
                .toList());
        return new SimilarWorks(SimilarWorks.THRESHOLD, given).find(works);
    }

    private static Work work(Handed handed, Report report) {
        Map<String, String> sources = new LinkedHashMap<>();
        report.sources().forEach(source -> sources.put(source.file(), source.text()));
        return new Work(report.contestant(), handed.origin(), sources);
    }
}
