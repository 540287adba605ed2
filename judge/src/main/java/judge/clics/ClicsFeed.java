package judge.clics;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
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

/** What is told of a contest: everything that is seen of it, or what a change of it means to who looks. */
public final class ClicsFeed {

    private final ClicsContest contest;
    private final Sight sight;
    private final ClicsObjects objects;
    private final ClicsLive live;
    private final ClicsBoard boards;

    /** What one who looks is told in a version. */
    public ClicsFeed(ClicsContest contest, Sight sight, ClicsVersion version, boolean extended) {
        this.contest = contest;
        this.sight = sight;
        objects = new ClicsObjects(contest, sight, version, extended);
        live = new ClicsLive(contest, sight, version);
        boards = new ClicsBoard(contest, objects, sight, version);
    }

    /** The last moment at which something changed by itself, in milliseconds since 1970; 0: there was none. */
    public static long moment(ClicsContest contest, Instant now) {
        ContestTimes times = contest.times();
        return Stream.of(times.starts(), times.freezes(), times.ends(), times.thawed(), times.finalized())
                .filter(Objects::nonNull)
                .filter(moment -> !now.isBefore(moment))
                .mapToLong(Instant::toEpochMilli)
                .max()
                .orElse(0);
    }

    /** What there is. */
    public ClicsObjects objects() {
        return objects;
    }

    /** What happens. */
    public ClicsLive live() {
        return live;
    }

    /** Who is how good. */
    public ClicsBoard boards() {
        return boards;
    }

    /** Everything; that nothing more will come is last. */
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
        for (ClicsSubmission submission : submissions) {
            submitted(events, submission);
        }
        for (ClicsSubmission submission : submissions) {
            judged(events, submission, false);
        }
        for (Clarification one : clarifications) {
            live.clarification(one, clarifications).ifPresent(node -> events.add(FeedEvent.of("clarifications", node)));
        }
        events.addAll(awards(board));
        events.add(state());
        return events;
    }

    /** Who gets what, as things are. */
    public List<FeedEvent> awards(Scoreboard board) {
        List<FeedEvent> events = new ArrayList<>();
        add(events, "awards", boards.awards(board));
        return events;
    }

    /** How far it is. */
    public FeedEvent state() {
        return new FeedEvent(FeedEvent.STATE, null, objects.state());
    }

    private static void add(List<FeedEvent> events, String type, List<ObjectNode> nodes) {
        nodes.forEach(node -> events.add(FeedEvent.of(type, node)));
    }

    private void submitted(List<FeedEvent> events, ClicsSubmission submission) {
        live.submission(submission).ifPresent(node -> events.add(FeedEvent.of(FeedEvent.SUBMISSIONS, node)));
    }

    /** {@code gone}: whether those that are not seen any more are to be taken back. */
    private void judged(List<FeedEvent> events, ClicsSubmission submission, boolean gone) {
        List<ObjectNode> judgements = live.judgements(submission);
        if (gone) {
            for (ClicsSubmission.Judging judging : submission.judgings()) {
                String id = Long.toString(judging.id());
                if (judgements.stream()
                        .noneMatch(node -> node.get("id").asText().equals(id))) {
                    judging.runs().stream()
                            .filter(run -> sight.eye().jury())
                            .forEach(run -> events.add(FeedEvent.gone(FeedEvent.RUNS, id + "-" + run.ordinal())));
                    events.add(FeedEvent.gone(FeedEvent.JUDGEMENTS, id));
                }
            }
        }
        add(events, FeedEvent.JUDGEMENTS, judgements);
        add(events, FeedEvent.RUNS, live.runs(submission));
    }

    /** What became known by itself between two moments. */
    public List<FeedEvent> elapsed(long before, Collection<ClicsSubmission> all) {
        List<FeedEvent> events = new ArrayList<>();
        ContestTimes times = contest.times();
        if (before < times.starts().toEpochMilli()) {
            add(events, "problems", objects.problems());
        }
        Instant thawed = times.thawed();
        Instant freezes = times.freezes();
        if (sight.state().thawed() != null && thawed != null && freezes != null && before < thawed.toEpochMilli()) {
            all.stream()
                    .filter(submission -> !submission.received().isBefore(freezes))
                    .forEach(submission -> {
                        submitted(events, submission);
                        judged(events, submission, false);
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
            judged(events, submission, false);
        }
        return events;
    }

    /** Another judging is the submission's: the other ones are not any more. */
    public List<FeedEvent> judged(ClicsSubmission submission) {
        List<FeedEvent> events = new ArrayList<>();
        judged(events, submission, sight.sees(submission));
        return events;
    }

    /** Something of what was frozen was shown to all, or is hidden again. */
    public List<FeedEvent> thawed(Collection<ClicsSubmission> all) {
        List<FeedEvent> events = new ArrayList<>();
        Instant freezes = contest.times().freezes();
        if (freezes != null && !sight.eye().jury()) {
            all.stream()
                    .filter(submission -> !submission.received().isBefore(freezes))
                    .filter(sight::sees)
                    .forEach(submission -> judged(events, submission, true));
        }
        return events;
    }

    /** Anything of the contest itself has changed: also what may be seen of what was handed in. */
    public List<FeedEvent> changed(Collection<ClicsSubmission> all) {
        List<FeedEvent> events = new ArrayList<>();
        events.add(new FeedEvent(FeedEvent.CONTEST, null, objects.contest()));
        add(events, "judgement-types", objects.judgementTypes());
        add(events, "problems", objects.problems());
        all.forEach(submission -> submitted(events, submission));
        all.forEach(submission -> judged(events, submission, sight.sees(submission)));
        events.add(state());
        return events;
    }

    /** The problems have changed: what belongs to one that is gone is gone with it. */
    public List<FeedEvent> problemsChanged(Collection<ClicsSubmission> all) {
        List<FeedEvent> events = new ArrayList<>();
        for (ClicsSubmission submission : all) {
            if (!sight.sees(submission)) {
                judged(events, submission, true);
                events.add(FeedEvent.gone(FeedEvent.SUBMISSIONS, Long.toString(submission.id())));
            }
        }
        for (ClicsContest.Task task : contest.problems()) {
            Optional<ObjectNode> node = objects.problem(task);
            node.ifPresent(there -> events.add(FeedEvent.of("problems", there)));
            if (node.isEmpty() && task.problem().removed() != null) {
                events.add(FeedEvent.gone("problems", task.id()));
            }
        }
        return events;
    }

    /** A team has changed, with where it belongs and what it has handed in. */
    public List<FeedEvent> teamChanged(long person, Collection<ClicsSubmission> all) {
        List<FeedEvent> events = new ArrayList<>();
        events.add(new FeedEvent("groups", null, list(objects.groups())));
        events.add(new FeedEvent("organizations", null, list(objects.organizations())));
        Optional<Contestant> team = contest.contestant(person);
        if (team.isPresent() && sight.sees(team.get())) {
            add(events, "teams", objects.team(team.get()).stream().toList());
            all.stream().filter(one -> one.person() == person).forEach(one -> {
                submitted(events, one);
                judged(events, one, false);
            });
            return events;
        }
        events.add(new FeedEvent("teams", null, list(objects.teams())));
        all.stream().filter(one -> one.person() == person).forEach(one -> {
            judged(events, one, true);
            events.add(FeedEvent.gone(FeedEvent.SUBMISSIONS, Long.toString(one.id())));
        });
        return events;
    }

    private static ArrayNode list(List<ObjectNode> nodes) {
        return JsonNodeFactory.instance.arrayNode().addAll(nodes);
    }

    /** Something was asked, answered or announced. */
    public List<FeedEvent> said(long id, List<Clarification> all) {
        return all.stream()
                .filter(one -> one.id() == id)
                .flatMap(one -> live.clarification(one, all).stream())
                .map(node -> FeedEvent.of("clarifications", node))
                .toList();
    }
}
