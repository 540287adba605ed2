package judge.clics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import judge.clics.ClicsContest.Contestant;
import judge.online.contest.Clarification;
import judge.online.contest.ContestTimes;
import judge.online.contest.Scoreboard;

/** Describes a contest to a viewer: everything that they see of it, or the effect of a change. */
public final class ClicsFeed {

    private final ClicsContest contest;
    private final Sight sight;
    private final ClicsObjects objects;
    private final ClicsPeople people;
    private final ClicsLive live;
    private final ClicsBoard boards;

    /** Makes the feed of a viewer in a version. */
    public ClicsFeed(ClicsContest contest, Sight sight, ClicsVersion version, boolean extended) {
        this.contest = contest;
        this.sight = sight;
        objects = new ClicsObjects(contest, sight, version, extended);
        people = new ClicsPeople(contest, sight);
        live = new ClicsLive(contest, sight, version);
        boards = new ClicsBoard(contest, objects, sight, version);
    }

    /** The last moment at which something changed by itself, in milliseconds since 1970; 0: there was none. */
    public static long moment(ClicsContest contest, Instant now) {
        return moment(contest.times(), now);
    }

    /** The same of a contest with these times. */
    public static long moment(ContestTimes times, Instant now) {
        return Stream.of(times.starts(), times.freezes(), times.ends(), times.thawed(), times.finalized())
                .filter(Objects::nonNull)
                .filter(moment -> !now.isBefore(moment))
                .mapToLong(Instant::toEpochMilli)
                .max()
                .orElse(0);
    }

    /** Returns the objects that are set up. */
    public ClicsObjects objects() {
        return objects;
    }

    /** Returns the people. */
    public ClicsPeople people() {
        return people;
    }

    /** Returns the submissions and clarifications. */
    public ClicsLive live() {
        return live;
    }

    /** Returns the scoreboards and awards. */
    public ClicsBoard boards() {
        return boards;
    }

    /** All objects of the contest; the event that no more will come is the last. */
    public List<FeedEvent> all(
            Collection<ClicsSubmission> submissions, List<Clarification> clarifications, Scoreboard board) {
        List<FeedEvent> events = new ArrayList<>();
        events.add(new FeedEvent(FeedEvent.CONTEST, null, objects.contest()));
        add(events, "judgement-types", objects.judgementTypes());
        add(events, "languages", objects.languages());
        add(events, "problems", objects.problems());
        add(events, "groups", objects.groups());
        add(events, "organizations", objects.organizations());
        add(events, "teams", objects.teams());
        add(events, FeedEvent.PERSONS, people.persons());
        for (ClicsSubmission submission : submissions) {
            submitted(events, submission);
        }
        for (ClicsSubmission submission : submissions) {
            judged(events, submission);
        }
        add(events, FeedEvent.CLARIFICATIONS, live.clarifications(clarifications));
        add(events, "awards", boards.awards(board));
        events.add(state());
        return events;
    }

    /** Returns the awards as they are now, without an award whose problem was taken out. */
    public FeedEvent awards(Scoreboard board) {
        return FeedEvent.all("awards", boards.awards(board));
    }

    /** Returns the contest's state. */
    public FeedEvent state() {
        return new FeedEvent(FeedEvent.STATE, null, objects.state());
    }

    private static void add(List<FeedEvent> events, String type, List<ObjectNode> nodes) {
        nodes.forEach(node -> events.add(FeedEvent.of(type, node)));
    }

    private void submitted(List<FeedEvent> events, ClicsSubmission submission) {
        live.submission(submission).ifPresent(node -> events.add(FeedEvent.of(FeedEvent.SUBMISSIONS, node)));
    }

    private void judged(List<FeedEvent> events, ClicsSubmission submission) {
        add(events, FeedEvent.JUDGEMENTS, live.judgements(submission));
        add(events, FeedEvent.RUNS, live.runs(submission));
    }

    /** Returns the events that became known by themselves between two moments. */
    public List<FeedEvent> elapsed(long before, Collection<ClicsSubmission> all, List<Clarification> said) {
        List<FeedEvent> events = new ArrayList<>();
        ContestTimes times = contest.times();
        if (before < times.starts().toEpochMilli()) {
            add(events, FeedEvent.PROBLEMS, objects.problems());
            said.stream()
                    .filter(one -> one.problem() != null)
                    .flatMap(one -> live.clarification(one, said).stream())
                    .forEach(node -> events.add(FeedEvent.of(FeedEvent.CLARIFICATIONS, node)));
        }
        Instant thawed = times.thawed();
        Instant freezes = times.freezes();
        if (sight.state().thawed() != null && thawed != null && freezes != null && before < thawed.toEpochMilli()) {
            all.stream()
                    .filter(submission -> !submission.received().isBefore(freezes))
                    .forEach(submission -> {
                        submitted(events, submission);
                        judged(events, submission);
                    });
        }
        events.add(state());
        return events;
    }

    /** A submission came. */
    public List<FeedEvent> submitted(ClicsSubmission submission) {
        List<FeedEvent> events = new ArrayList<>();
        submitted(events, submission);
        return events;
    }

    /** A judging is done; nothing is told if it is one of a rejudging that is not applied. */
    public List<FeedEvent> judged(ClicsSubmission submission, long judging) {
        List<FeedEvent> events = new ArrayList<>();
        if (submission.judgings().stream().anyMatch(one -> one.id() == judging)) {
            judged(events, submission);
        }
        return events;
    }

    /**
     * Returns the events after another judging has become the submission's: the earlier ones are gone, where they were
     * told. Nothing of hidden judgings is told, also not that one is gone.
     */
    public List<FeedEvent> judged(ClicsSubmission submission) {
        List<FeedEvent> events = new ArrayList<>();
        if (!sight.sees(submission) || sight.hides(submission)) {
            return events;
        }
        List<ObjectNode> judgements = live.judgements(submission);
        for (ClicsSubmission.Judging judging : submission.judgings()) {
            String id = Long.toString(judging.id());
            boolean told =
                    judgements.stream().anyMatch(node -> node.get("id").asText().equals(id));
            if (!told && sight.sees(submission, judging)) {
                gone(events, judging);
            }
        }
        judged(events, submission);
        return events;
    }

    private void gone(List<FeedEvent> events, ClicsSubmission.Judging judging) {
        if (sight.eye().jury()) {
            judging.runs()
                    .forEach(run -> events.add(FeedEvent.gone(FeedEvent.RUNS, judging.id() + "-" + run.ordinal())));
        }
        events.add(FeedEvent.gone(FeedEvent.JUDGEMENTS, Long.toString(judging.id())));
    }

    /** Returns the events after frozen results of this contestant were shown to all. */
    public List<FeedEvent> thawed(long person, Collection<ClicsSubmission> all) {
        List<FeedEvent> events = new ArrayList<>();
        Instant freezes = contest.times().freezes();
        if (freezes != null && !sight.eye().jury()) {
            all.stream()
                    .filter(submission -> submission.person() == person)
                    .filter(submission -> !submission.received().isBefore(freezes))
                    .forEach(submission -> judged(events, submission));
        }
        return events;
    }

    /**
     * The events after a change of the contest itself, which may also change what viewers see. They tell everything
     * together: single events for vanished objects would name some that were never seen.
     */
    public List<FeedEvent> changed(Collection<ClicsSubmission> all, List<Clarification> said) {
        List<FeedEvent> events = new ArrayList<>();
        events.add(new FeedEvent(FeedEvent.CONTEST, null, objects.contest()));
        add(events, "judgement-types", objects.judgementTypes());
        events.add(FeedEvent.all(FeedEvent.PROBLEMS, objects.problems()));
        handedIn(events, all);
        events.add(FeedEvent.all(FeedEvent.CLARIFICATIONS, live.clarifications(said)));
        events.add(state());
        return events;
    }

    private void handedIn(List<FeedEvent> events, Collection<ClicsSubmission> all) {
        if (sight.state().started() == null) {
            return;
        }
        events.add(FeedEvent.all(
                FeedEvent.SUBMISSIONS,
                all.stream().flatMap(one -> live.submission(one).stream()).toList()));
        events.add(FeedEvent.all(
                FeedEvent.JUDGEMENTS,
                all.stream().flatMap(one -> live.judgements(one).stream()).toList()));
    }

    /** Returns the events of the submissions to a problem that was taken out or put back. */
    public List<FeedEvent> runsOf(long problem, Collection<ClicsSubmission> all) {
        List<FeedEvent> events = new ArrayList<>();
        if (sight.eye().jury()) {
            all.stream().filter(one -> one.problem() == problem).forEach(one -> {
                if (sight.sees(one)) {
                    add(events, FeedEvent.RUNS, live.runs(one));
                } else {
                    goneRuns(events, one);
                }
            });
        }
        return events;
    }

    private static void goneRuns(List<FeedEvent> events, ClicsSubmission submission) {
        for (ClicsSubmission.Judging judging : submission.judgings()) {
            for (ClicsSubmission.Run run : judging.runs()) {
                events.add(FeedEvent.gone(FeedEvent.RUNS, judging.id() + "-" + run.ordinal()));
            }
        }
    }

    /**
     * A team has changed that all saw before or see now, with what it has handed in.
     *
     * @param last whether no other one follows: groups and organizations are told once for all of them
     */
    public List<FeedEvent> teamChanged(long person, boolean last, Collection<ClicsSubmission> all) {
        List<FeedEvent> events = new ArrayList<>();
        if (last) {
            events.add(FeedEvent.all("groups", objects.groups()));
            events.add(FeedEvent.all("organizations", objects.organizations()));
        }
        Optional<Contestant> team = contest.contestant(person);
        if (team.isPresent() && sight.sees(team.get())) {
            add(events, FeedEvent.TEAMS, objects.team(team.get()).stream().toList());
            all.stream().filter(one -> one.person() == person).forEach(one -> {
                submitted(events, one);
                judged(events, one);
            });
        } else {
            events.add(FeedEvent.all(FeedEvent.TEAMS, objects.teams()));
            if (all.stream().anyMatch(one -> one.person() == person)) {
                handedIn(events, all);
            }
        }
        if (last || sight.eye().isTeam(person)) {
            events.addAll(juryChanged());
        }
        return events;
    }

    /** A team has changed that was hidden before and still is. */
    public List<FeedEvent> hiddenTeamChanged(long person, Collection<ClicsSubmission> all) {
        return sight.eye().jury() || sight.eye().isTeam(person) ? teamChanged(person, true, all) : List.of();
    }

    /** Returns the events after a change of the jury, for viewers who are told of people. */
    public List<FeedEvent> juryChanged() {
        return people.areTold() ? List.of(FeedEvent.all(FeedEvent.PERSONS, people.persons())) : List.of();
    }

    /** Returns the events of a clarification. */
    public List<FeedEvent> said(long id, List<Clarification> all) {
        return all.stream()
                .filter(one -> one.id() == id)
                .flatMap(one -> live.clarification(one, all).stream())
                .map(node -> FeedEvent.of(FeedEvent.CLARIFICATIONS, node))
                .toList();
    }
}
