package judge.service.grade;

import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.CatalogProblem;
import judge.online.Course;
import judge.online.Refusal;
import judge.online.RejudgingKind;
import judge.online.StoredRejudging;
import judge.online.Viewer;
import judge.service.access.Authorization;
import org.jspecify.annotations.Nullable;

/** The door to rejudgings: who may judge what again, and who may know of it. */
record RejudgingAuthorization(Authorization entry) {

    /** The course that it is in, in which the viewer may judge again; null for problems. */
    @Nullable
    Course course(Tables tables, Viewer viewer, RejudgingKind kind, long object) {
        return switch (kind) {
            case SUBMISSION -> entry.submission(tables, viewer, object, Action.REJUDGE)
                    .course();
            case ASSIGNMENT -> entry.assignment(tables, viewer, object, Action.REJUDGE)
                    .course();
            case SELECTION -> {
                Course course = tables.courses().find(object).orElseThrow(Refusal::notFound);
                yield entry.course(tables, viewer, course.slug(), Action.REJUDGE)
                        .course();
            }
            case PROBLEM -> {
                CatalogProblem problem = tables.problems().find(object).orElseThrow(Refusal::notFound);
                entry.problem(tables, viewer, problem.slug(), Action.SEE_PROBLEM);
                yield null;
            }
        };
    }

    /** Tells whether the viewer may judge the submissions to an assignment again. */
    boolean mayRejudge(Tables tables, Viewer viewer, long assignment) {
        try {
            entry.assignment(tables, viewer, assignment, Action.REJUDGE);
            return true;
        } catch (Refusal refusal) {
            return false;
        }
    }

    /** Returns a rejudging that the viewer may know of; any other is not found. */
    StoredRejudging find(Tables tables, Viewer viewer, long id) {
        return tables.rejudgings()
                .find(id)
                .filter(one -> isSeen(tables, viewer, one))
                .orElseThrow(Refusal::notFound);
    }

    /** Tells whether the viewer may see a rejudging: they must be allowed to judge again everything that it covers. */
    boolean isSeen(Tables tables, Viewer viewer, StoredRejudging rejudging) {
        if (rejudging.course() != null) {
            Course course = tables.courses().find(rejudging.course()).orElseThrow();
            try {
                entry.course(tables, viewer, course.slug(), Action.REJUDGE);
                return true;
            } catch (Refusal refusal) {
                return false;
            }
        }
        boolean own = rejudging.person() == viewer.person();
        if (!own && !Access.may(viewer, Action.ADMINISTER)) {
            return false;
        }
        return tables.rejudgings().judgings(rejudging.id()).stream()
                .map(one -> tables.submissions()
                        .find(one.submission())
                        .orElseThrow()
                        .assignment())
                .distinct()
                .allMatch(assignment -> mayRejudge(tables, viewer, assignment));
    }
}
