package judge.clics;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import judge.clics.ClicsContest.Contestant;
import judge.clics.ClicsContest.Task;
import judge.online.contest.Clarification;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestState;
import judge.online.contest.ContestTimes;
import judge.online.contest.ScoreInput.Spot;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Decides what a viewer may know of a contest at a moment: the only place of the Contest API that does. Hidden objects
 * are as if they were not there.
 */
public final class Sight {

    private static final String JUDGE_ERROR = Verdict.JE.name();

    private final ClicsContest contest;
    private final Eye eye;
    private final Instant now;
    private final ContestState state;
    private final Map<Long, Contestant> teams;
    private final Map<Long, Task> tasks;

    /** Makes the sight of a viewer at this moment. */
    public Sight(ClicsContest contest, Eye eye, Instant now) {
        this.contest = contest;
        this.eye = eye;
        this.now = now;
        state = contest.times().at(now);
        teams = contest.byPerson();
        tasks = contest.byProblem();
    }

    Eye eye() {
        return eye;
    }

    ContestState state() {
        return state;
    }

    /** Problems are told when the contest begins, and no more once they are removed. */
    boolean sees(Task task) {
        return task.problem().removed() == null && (eye.jury() || state.started() != null);
    }

    boolean sees(Contestant contestant) {
        return eye.jury()
                || !contestant.team().hidden()
                || eye.isTeam(contestant.team().person());
    }

    /** Tells whether the viewer may know anything of the people behind teams, and of those who run the contest. */
    boolean seesPeople() {
        return eye.jury() || eye.team() != null;
    }

    /** Tells whether the viewer may know a person and their login: the jury, and the person alone. */
    boolean seesPerson(long person) {
        return eye.jury() || eye.isTeam(person);
    }

    /**
     * Tells whether a submission is part of the contest, and may be seen; in a silent contest, others see none before
     * the end.
     */
    boolean sees(ClicsSubmission submission) {
        @Nullable Contestant contestant = teams.get(submission.person());
        @Nullable Task task = tasks.get(submission.problem());
        if (contestant == null || task == null || !sees(contestant) || !sees(task)) {
            return false;
        }
        Instant end =
                contest.ends().getOrDefault(submission.person(), contest.times().ends());
        if (millis(submission.received()) < 0 || !submission.received().isBefore(end)) {
            return false;
        }
        return eye.jury() || eye.isTeam(submission.person()) || !isSilent() || !isHidden(submission);
    }

    /** Tells whether the files of a submission that is seen may be read. */
    boolean reads(ClicsSubmission submission) {
        return eye.jury() || eye.isTeam(submission.person());
    }

    /** Tells whether a judging of a submission that is seen may be known; errors of the judge are nobody's verdict. */
    boolean sees(ClicsSubmission submission, ClicsSubmission.Judging judging) {
        if (judging.verdict().equals(JUDGE_ERROR)) {
            return false;
        }
        return !hides(submission);
    }

    boolean sees(Clarification clarification) {
        if (eye.jury()) {
            return true;
        }
        @Nullable Long team = eye.team();
        boolean mine = team != null && clarification.isFor(team);
        return (mine || clarification.isForAll()) && (state.started() != null || clarification.problem() == null);
    }

    /** The contest's time, for all teams the same. */
    long millis(Instant moment) {
        return Duration.between(contest.times().starts(), moment).toMillis();
    }

    private boolean isSilent() {
        return contest.contest().kind() == ContestKind.OI;
    }

    /** Tells whether the results of a submission that is seen are hidden from the viewer. */
    boolean hides(ClicsSubmission submission) {
        boolean own = eye.isTeam(submission.person()) && !isSilent();
        return !eye.jury() && !own && isHidden(submission);
    }

    private boolean isHidden(ClicsSubmission submission) {
        ContestTimes times = contest.times();
        return times.hides(millis(submission.received()), now)
                && !contest.thawed().contains(new Spot(submission.person(), submission.problem()));
    }
}
