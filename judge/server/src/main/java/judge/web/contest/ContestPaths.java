package judge.web.contest;

import judge.web.page.Desk;
import judge.web.page.Paths;
import judge.web.page.Table.Heads;
import judge.web.page.Visit;

/** Addresses of contests, and their words. */
final class ContestPaths {

    /** The address of the pages for everybody. */
    static final String CONTEST = "/contests/{course}/{assignment}";

    /** The address of the jury's pages. */
    static final String JURY = Desk.COURSES + "/{course}/assignments/{assignment}/contest";

    static final String BOARD = "/scoreboard";
    static final String EVENTS = BOARD + "/events";
    /** The logos and photos of a contest, each by its digest; the jury brings them at the same place of its own. */
    static final String PICTURES = "/pictures";
    /** The public scoreboard without a ground, to be laid over the picture of a stream. */
    static final String OVERLAY = "/overlay";

    private ContestPaths() {}

    static String contest(String course, String assignment) {
        return "/contests/" + Paths.part(course) + "/" + Paths.part(assignment);
    }

    static String jury(String course, String assignment) {
        return Desk.assignment(course, assignment) + "/contest";
    }

    /** The page that was asked for, as one of everybody's. */
    static String contest(Visit visit) {
        return contest(visit.path("course"), visit.path("assignment"));
    }

    /** The same as one of the jury's. */
    static String jury(Visit visit) {
        return jury(visit.path("course"), visit.path("assignment"));
    }

    /** The list of what was handed in to the contest of a visit. */
    static String submissions(Visit visit) {
        return Desk.course(visit.path("course")) + "/submissions?assignment=" + Desk.inPath(visit.path("assignment"));
    }

    static Heads heads(Visit visit) {
        return new Heads(key -> text(visit, key));
    }

    /** The text of {@code web.contest.<key>}. */
    static String text(Visit visit, String key, Object... namesAndValues) {
        return visit.text("contest." + key, namesAndValues);
    }
}
