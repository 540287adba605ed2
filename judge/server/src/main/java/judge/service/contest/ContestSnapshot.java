package judge.service.contest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import judge.clics.ClicsContest;
import judge.clics.ClicsContest.Contestant;
import judge.clics.ClicsFeed;
import judge.clics.ClicsSubmission;
import judge.clics.ClicsVersion;
import judge.clics.Eye;
import judge.clics.FeedEvent;
import judge.clics.FeedPosition;
import judge.clics.Sight;
import judge.database.Tables;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.LoggedChange.Position;
import judge.online.StoredSubmission;
import judge.online.contest.Audience;
import judge.online.contest.Clarification;
import judge.online.contest.ContestChange;
import judge.online.contest.Scoreboard;
import judge.online.contest.ToldJudging;
import org.jspecify.annotations.Nullable;

/** A contest at one moment, as one who looks sees it; of no use after the transaction in which it was read. */
public final class ContestSnapshot {

    private final Tables tables;
    private final ContestFacts facts;
    private final Course course;
    private final Assignment assignment;
    private final ClicsContest contest;
    private final Eye eye;
    private final boolean edits;
    private final Instant now;
    private final ClicsFeed feed;
    private @Nullable List<ClicsSubmission> all;
    private final ContestBoards.@Nullable Moment moment;

    ContestSnapshot(
            Tables tables,
            ContestFacts facts,
            Course course,
            Assignment assignment,
            ClicsContest contest,
            Eye eye,
            boolean edits,
            ClicsVersion version,
            boolean extended,
            ContestBoards.@Nullable Moment moment,
            Instant now) {
        this.tables = tables;
        this.facts = facts;
        this.course = course;
        this.assignment = assignment;
        this.contest = contest;
        this.eye = eye;
        this.edits = edits;
        this.moment = moment;
        this.now = now;
        feed = new ClicsFeed(contest, new Sight(contest, eye, now), version, extended);
    }

    /** Returns the course. */
    public Course course() {
        return course;
    }

    /** The assignment that it is. */
    public Assignment assignment() {
        return assignment;
    }

    /** Returns the contest's settings. */
    public ClicsContest contest() {
        return contest;
    }

    /** Returns the viewer's eye. */
    public Eye eye() {
        return eye;
    }

    /** Tells whether the viewer may change the contest itself. */
    public boolean edits() {
        return edits;
    }

    /** Returns the time of the snapshot. */
    public Instant now() {
        return now;
    }

    /** Returns the feed as the viewer sees it. */
    public ClicsFeed feed() {
        return feed;
    }

    /** All that contestants have handed in, whether it is seen or not, the first first. */
    public List<ClicsSubmission> submissions() {
        List<ClicsSubmission> found = all;
        if (found == null) {
            found = read(null);
            all = found;
        }
        return found;
    }

    /** Some of that, by their numbers. */
    public List<ClicsSubmission> submissions(Set<Long> among) {
        return read(among);
    }

    private ClicsSubmission.Judging judging(ToldJudging one) {
        return new ClicsSubmission.Judging(
                one.id(),
                one.active(),
                one.verdict(),
                one.score(),
                one.maxScore(),
                one.started(),
                one.ended(),
                eye.jury() ? facts.runs(tables, one.report()) : List.of());
    }

    private List<ClicsSubmission> read(@Nullable Set<Long> among) {
        Map<Long, List<ClicsSubmission.Judging>> judgings = new HashMap<>();
        for (ToldJudging one : tables.contestFeed().judgings(assignment.id(), among)) {
            judgings.computeIfAbsent(one.submission(), any -> new ArrayList<>()).add(judging(one));
        }
        Set<Long> persons = contest.byPerson().keySet();
        List<ClicsSubmission> read = new ArrayList<>();
        for (StoredSubmission one : tables.contestFeed().submissions(assignment.id(), among)) {
            if (persons.contains(one.person())) {
                read.add(new ClicsSubmission(
                        one.id(),
                        one.person(),
                        one.problem(),
                        one.received(),
                        facts.language(tables, one.sources()),
                        judgings.getOrDefault(one.id(), List.of())));
            }
        }
        return read;
    }

    /** All that was said, whether it is seen or not. */
    public List<Clarification> clarifications() {
        return tables.contestDesk().clarifications(assignment.id());
    }

    /** The scoreboard: the jury's for the jury, the public's for all others; there must be boards to look at. */
    public Scoreboard board() {
        return boards().board(eye.jury() ? Audience.JURY : Audience.PUBLIC);
    }

    private ContestBoards.Moment boards() {
        return Objects.requireNonNull(moment, "no scoreboards were asked for");
    }

    /** All objects of the contest, as an event feed begins with them; the contest must have boards. */
    public List<FeedEvent> everything() {
        return feed.all(submissions(), clarifications(), board());
    }

    /** The scoreboard as JSON; {@code group}: of its teams alone, if it is not null. */
    public ObjectNode scoreboard(@Nullable String group) {
        return feed.boards().board(board(), group, now);
    }

    /** The team of who looks; empty: that is none. */
    public Optional<Contestant> own() {
        Long team = eye.team();
        return team == null
                ? Optional.empty()
                : Optional.ofNullable(contest.byPerson().get(team));
    }

    /** The last change that is in the scoreboards: what comes after it is yet to be told. */
    FeedPosition position() {
        long at = ClicsFeed.moment(contest, now);
        return tables.contestFeed()
                .newest(assignment.id(), boards().position())
                .map(line -> new FeedPosition(line.tx(), line.seq(), at))
                .orElse(new FeedPosition(0, 0, at));
    }

    /** Changes that are in the scoreboards. */
    List<ContestChange> since(FeedPosition position, int most) {
        return tables.contestFeed()
                .between(assignment.id(), new Position(position.tx(), position.seq()), boards().position(), most);
    }

    /** Changes that are not in the scoreboards yet, and are to be told later. */
    List<ContestChange> yetToBeTold() {
        return tables.contestFeed().after(assignment.id(), boards().position());
    }

    /** The submission that a judging belongs to, of whichever contest. */
    public Optional<Long> submissionOf(long judging) {
        return tables.contestFeed().submissionOf(judging);
    }
}
