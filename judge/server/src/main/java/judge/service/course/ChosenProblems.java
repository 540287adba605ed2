package judge.service.course;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.CatalogProblem;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Authorization;

/** The problems of the catalogue that a teacher has chosen for an assignment or a set. */
record ChosenProblems(Authorization entry) {

    /**
     * Sets the problems of an assignment. A problem to which something was handed in stays at its version; of all
     * others it is the newest.
     */
    List<AssignedProblem> set(Tables tables, Viewer viewer, Assignment assignment, List<ProblemPoints> wished) {
        List<AssignedProblem> problems = problems(tables, viewer, assignment, wished);
        tables.assignments().setProblems(assignment.id(), problems);
        return problems;
    }

    private List<AssignedProblem> problems(
            Tables tables, Viewer viewer, Assignment assignment, List<ProblemPoints> wished) {
        Map<Long, AssignedProblem> before = new HashMap<>();
        tables.assignments().problems(assignment.id()).forEach(one -> before.put(one.problem(), one));
        Set<Long> handedIn = new HashSet<>();
        tables.submissions().of(assignment.id()).forEach(one -> handedIn.add(one.problem()));
        List<AssignedProblem> problems = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        for (ProblemPoints settings : wished) {
            CatalogProblem problem = usable(tables, viewer, settings.id(), before.keySet());
            if (!seen.add(problem.id())) {
                throw Refusal.invalid("problem-twice", Map.of("problem", settings.id()));
            }
            AssignedProblem there = before.get(problem.id());
            long version = there != null && handedIn.contains(problem.id())
                    ? there.version()
                    : newest(tables, problem)
                            .orElseThrow(() -> Refusal.invalid("problem-unknown", Map.of("problem", settings.id())));
            problems.add(new AssignedProblem(
                    assignment.id(), problems.size() + 1, problem.id(), version, settings.points()));
        }
        return problems;
    }

    /** A problem that the viewer can give; a colleague's where the assignment has it already. */
    private CatalogProblem usable(Tables tables, Viewer viewer, String slug, Set<Long> there) {
        Optional<CatalogProblem> kept = tables.problems().find(slug).filter(problem -> there.contains(problem.id()));
        if (kept.isPresent()) {
            return kept.get();
        }
        try {
            return entry.problem(tables, viewer, slug, Action.SEE_PROBLEM);
        } catch (Refusal refusal) {
            throw Refusal.invalid("problem-unknown", Map.of("problem", slug));
        }
    }

    /** Returns the number of the newest version of a problem; empty: there is none. */
    static Optional<Long> newest(Tables tables, CatalogProblem problem) {
        return tables.problems().versions(problem.id()).stream().findFirst().map(ProblemVersion::id);
    }
}
