package judge.service.contest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import judge.clics.ClicsFeed;
import judge.clics.ClicsSubmission;
import judge.clics.FeedEvent;
import judge.clics.FeedPosition;
import judge.online.contest.ContestChange;

/** Reads what there is after a position of a contest's event feed. */
record FeedReading(ContestSnapshot snapshot, FeedTokens tokens) {

    private static final int MOST_CHANGES = 500;

    /**
     * The types of events about the whole contest: of several that are read together, the last one tells the state of
     * all.
     */
    private static final Set<String> WHOLE = Set.of("contest", "problems");

    /** The types of events by which nobody's place changes. */
    private static final Set<String> SAID = Set.of("submission", "clarification");

    /** All objects of the contest. */
    FeedBatch all() {
        FeedPosition position = snapshot.position();
        Untold untold = Untold.of(snapshot.yetToBeTold());
        List<FeedEvent> events = snapshot.feed()
                .all(
                        untold.without(snapshot.submissions()),
                        snapshot.clarifications().stream()
                                .filter(one -> !untold.said().contains(one.id()))
                                .toList(),
                        snapshot.board());
        return new FeedBatch(List.of(group(position, events)), null, 0, position);
    }

    private FeedBatch.Group group(FeedPosition position, List<FeedEvent> events) {
        return new FeedBatch.Group(tokens.of(snapshot.assignment().id(), position), position, events);
    }

    /** The objects that are there already and whose event comes a moment later: it should not be sent twice. */
    private record Untold(Set<Long> submissions, Set<Long> judgings, Set<Long> said) {

        static Untold of(List<ContestChange> changes) {
            return new Untold(
                    objects(changes, "submission"), objects(changes, "judged"), objects(changes, "clarification"));
        }

        private static Set<Long> objects(List<ContestChange> changes, String type) {
            return changes.stream()
                    .filter(change -> change.type().equals(type))
                    .map(ContestChange::object)
                    .collect(Collectors.toSet());
        }

        List<ClicsSubmission> without(List<ClicsSubmission> all) {
            return all.stream()
                    .filter(one -> !submissions.contains(one.id()))
                    .map(one -> one.with(one.judgings().stream()
                            .filter(judging -> !judgings.contains(judging.id()))
                            .toList()))
                    .toList();
        }
    }

    /** Returns the events since a position. */
    FeedBatch since(FeedPosition from) {
        List<FeedBatch.Group> groups = new ArrayList<>();
        // Another machine of the server may have told more already.
        long moment = Math.max(from.moment(), ClicsFeed.moment(snapshot.contest(), snapshot.now()));
        FeedPosition position = new FeedPosition(from.tx(), from.seq(), moment);
        int board = -1;
        if (moment != from.moment()) {
            groups.add(group(
                    position,
                    snapshot.feed().elapsed(from.moment(), snapshot.submissions(), snapshot.clarifications())));
            board = 0;
        }
        List<ContestChange> changes = snapshot.since(from, MOST_CHANGES);
        Map<Long, ClicsSubmission> submissions = submissions(changes);
        for (int i = 0; i < changes.size(); i++) {
            ContestChange change = changes.get(i);
            position = new FeedPosition(change.tx(), change.seq(), moment);
            List<FeedEvent> events = events(change, changes.subList(i + 1, changes.size()), submissions);
            if (!events.isEmpty()) {
                groups.add(group(position, events));
                board = SAID.contains(change.type()) ? board : groups.size() - 1;
            }
        }
        FeedEvent awards = board < 0 ? null : snapshot.feed().awards(snapshot.board());
        return new FeedBatch(groups, awards, Math.max(0, board), position);
    }

    /** Returns the submissions that changes are about; for a judging, its submission. */
    private Map<Long, ClicsSubmission> submissions(List<ContestChange> changes) {
        Map<Long, Long> byChange = new HashMap<>();
        for (ContestChange change : changes) {
            switch (change.type()) {
                case "submission", "rejudged" -> byChange.put(change.seq(), change.object());
                case "judged" -> snapshot.submissionOf(change.object())
                        .ifPresent(submission -> byChange.put(change.seq(), submission));
                default -> {}
            }
        }
        Set<Long> among = new TreeSet<>(byChange.values());
        Map<Long, ClicsSubmission> read =
                snapshot.submissions(among).stream().collect(Collectors.toMap(ClicsSubmission::id, one -> one));
        Map<Long, ClicsSubmission> found = new HashMap<>();
        byChange.forEach((seq, submission) -> {
            if (read.containsKey(submission)) {
                found.put(seq, read.get(submission));
            }
        });
        return found;
    }

    private List<FeedEvent> events(
            ContestChange change, List<ContestChange> later, Map<Long, ClicsSubmission> submissions) {
        ClicsFeed feed = snapshot.feed();
        if (WHOLE.contains(change.type())) {
            List<FeedEvent> events = new ArrayList<>();
            if (later.stream().noneMatch(other -> WHOLE.contains(other.type()))) {
                events.addAll(feed.changed(snapshot.submissions(), snapshot.clarifications()));
            }
            if (change.type().equals("problems")) {
                events.addAll(feed.runsOf(change.object(), snapshot.submissions()));
            }
            return events;
        }
        if (later.stream().anyMatch(change::isRepeatedBy)) {
            return List.of();
        }
        ClicsSubmission submission = submissions.get(change.seq());
        return switch (change.type()) {
            case "submission" -> submission == null ? List.of() : feed.submitted(submission);
            case "judged" -> submission == null ? List.of() : feed.judged(submission, change.object());
            case "rejudged" -> submission == null ? List.of() : feed.judged(submission);
            case "thawed" -> feed.thawed(change.object(), snapshot.submissions());
            case "team" -> feed.teamChanged(
                    change.object(),
                    later.stream().noneMatch(other -> other.type().equals("team")),
                    snapshot.submissions());
            case "team-hidden" -> feed.hiddenTeamChanged(change.object(), snapshot.submissions());
            case "jury" -> feed.juryChanged();
            case "clarification" -> feed.said(change.object(), snapshot.clarifications());
            default -> List.of();
        };
    }
}
