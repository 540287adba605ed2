package judge.online;

import judge.online.practice.PracticeAudience;
import org.jspecify.annotations.Nullable;

/**
 * Decides who may do what: the only place that does. It knows no ids: its callers look up the thing that is asked for,
 * and the viewer's relation to it.
 */
public final class Access {

    /** The things that a viewer may want to do. */
    public enum Action {
        /** See that a course is there, its name, and what one is in it. */
        SEE_COURSE,
        /** Change a course: its list, its assistants, its join link, its assignments, extensions. */
        EDIT_COURSE,
        /** Correct the name of a student; one's own are those whose accounts came by one's lists, for one alone. */
        NAME_STUDENT,
        /** Give a student a new first password; one's own are those whose accounts are for one's courses alone. */
        GIVE_PASSWORD,
        /** Let a student log in no more, or again; one's own are as for a new first password. */
        DISABLE_STUDENT,
        /** See who is in a course, the class page, statistics, similar submissions, gradebook, everything judged. */
        SEE_CLASS,
        /** See an assignment and the statements of its problems. */
        SEE_ASSIGNMENT,
        /** Hand in one's own. */
        HAND_IN,
        /** Choose with whom one hands in. */
        CHOOSE_GROUP,
        /** Keep one's own draft of a source, and read it; nobody does so for somebody else. */
        KEEP_DRAFT,
        /** Try a program without handing it in. */
        TRY,
        /** See what came of a try: nobody but who has tried. */
        SEE_TRY,
        /** Hand in for somebody else, or the archive of a whole class. */
        HAND_IN_FOR,
        /** See a submission: its source, and of its report what the feedback allows. */
        SEE_SUBMISSION,
        /** See all of a report, whatever the feedback. */
        SEE_WHOLE_REPORT,
        /** Write a comment to a submission. */
        COMMENT,
        /** Set points by hand. */
        OVERRIDE,
        /** Mark by the rubric of an assignment. */
        MARK,
        /** Judge again, look at what would change, apply it. */
        REJUDGE,
        /** See that a contest is there, when it begins, and its public scoreboard. */
        SEE_CONTEST,
        /** Ask the jury, have something printed, begin by oneself after the end. */
        TAKE_PART,
        /** See everything of a contest, answer, announce, bring balloons and paper. */
        RUN_CONTEST,
        /** Make a contest of an assignment, change it, its problems and contestants, thaw it, say that it is final. */
        EDIT_CONTEST,
        /** Have a contest that one sees told to a program at an address of the internet. */
        CALL_OUT,
        /** The same at an address of a private network. */
        CALL_NETWORK,
        /** The same at the server's own machine, or at a port of a machine's services. */
        CALL_HOST,
        /** Make a course. */
        CREATE_COURSE,
        /** See that a problem is there, its versions and what verifying them found. */
        SEE_PROBLEM,
        /** Bring a new version of a problem along. */
        EDIT_PROBLEM,
        /** Bring problems along, and see the list of them. */
        USE_PROBLEMS,
        /** People and the server: accounts, roles, the log, the queue, the figures. */
        ADMINISTER
    }

    /** The phases of an assignment, for one person. */
    public enum Phase {
        /** The assignment is not open yet. */
        BEFORE,
        /** Submissions are taken, in time or late. */
        OPEN,
        /** Submissions are not taken any more. */
        CLOSED
    }

    private Access() {}

    /**
     * Returns the role of a viewer at an assignment: whoever is not in the course of a set that is opened for everybody
     * stands there as a student does, and nowhere else in the course.
     *
     * @param inCourse the viewer's role in the course; null: none
     * @param audience null: the assignment is no set
     */
    public static @Nullable CourseRole atAssignment(
            Viewer viewer, @Nullable CourseRole inCourse, @Nullable PracticeAudience audience) {
        boolean guest = inCourse == null && audience == PracticeAudience.EVERYBODY && viewer.role() != SiteRole.ADMIN;
        return guest ? CourseRole.STUDENT : inCourse;
    }

    /**
     * Tells whether the titles and statements of a set may be seen without a login.
     *
     * @param allowed whether administrators allow that at all
     */
    public static boolean mayWithoutLogin(boolean allowed, @Nullable PracticeAudience audience, Phase phase) {
        return allowed && audience == PracticeAudience.EVERYBODY && phase == Phase.OPEN;
    }

    /** Tells whether a viewer may do something that concerns no single course, such as {@link Action#CREATE_COURSE}. */
    public static boolean may(Viewer viewer, Action action) {
        return may(viewer, null, action, false, Phase.OPEN);
    }

    /** Tells whether a viewer may do something that concerns a course as a whole. */
    public static boolean may(Viewer viewer, @Nullable CourseRole inCourse, Action action) {
        return may(viewer, inCourse, action, false, Phase.OPEN);
    }

    /**
     * Tells whether a viewer may do something.
     *
     * @param inCourse the viewer's role in the course that it is about; null: none, or it is about no course
     * @param own whether it is about a submission, or a problem, of the viewer
     * @param phase the phase of the assignment that it is about, for the viewer; things without an assignment are
     *     open
     */
    public static boolean may(Viewer viewer, @Nullable CourseRole inCourse, Action action, boolean own, Phase phase) {
        boolean admin = viewer.role() == SiteRole.ADMIN;
        boolean teacher = admin || inCourse == CourseRole.TEACHER;
        boolean staff = teacher || inCourse == CourseRole.ASSISTANT;
        boolean student = inCourse == CourseRole.STUDENT;
        return switch (action) {
            case SEE_COURSE, SEE_CONTEST, CALL_OUT -> staff || student;
            case SEE_ASSIGNMENT, KEEP_DRAFT -> staff || (student && phase != Phase.BEFORE);
            case HAND_IN, TRY -> staff || (student && phase == Phase.OPEN);
            case CHOOSE_GROUP -> student && phase == Phase.OPEN;
            case SEE_TRY -> own && (staff || (student && phase != Phase.BEFORE));
            case SEE_SUBMISSION -> staff || (student && own && phase != Phase.BEFORE);
            case NAME_STUDENT, GIVE_PASSWORD, DISABLE_STUDENT -> admin || (teacher && own);
            case SEE_CLASS, SEE_WHOLE_REPORT, COMMENT, MARK, RUN_CONTEST, CALL_NETWORK -> staff;
            case TAKE_PART -> student && phase != Phase.BEFORE;
            case EDIT_CONTEST, EDIT_COURSE, HAND_IN_FOR, OVERRIDE, REJUDGE -> teacher;
            case CREATE_COURSE, USE_PROBLEMS -> admin || viewer.role() == SiteRole.TEACHER;
            case SEE_PROBLEM, EDIT_PROBLEM -> admin || (viewer.role() == SiteRole.TEACHER && own);
            case ADMINISTER, CALL_HOST -> admin;
        };
    }
}
