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
final class FeedReading {

    private static final int MOST_CHANGES = 500;

    private FeedReading() {}

    /** Everything there is. */
    static FeedBatch all(ContestSnapshot snapshot) {
        FeedPosition position = snapshot.position();
        Untold untold = Untold.of(snapshot.yetToBeTold());
        List<FeedEvent> events = snapshot.feed()
                .all(
                        untold.without(snapshot.submissions()),
                        snapshot.clarifications().stream()
                                .filter(one -> !untold.said().contains(one.id()))
                                .toList(),
                        snapshot.board());
        return new FeedBatch(List.of(new FeedBatch.Group(position, events)), List.of(), position);
    }

    /** What is there and is told a moment later: it should not be told twice. */
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

    /** What has happened since. */
    static FeedBatch since(ContestSnapshot snapshot, FeedPosition from) {
        List<FeedBatch.Group> groups = new ArrayList<>();
        // Another machine of the server may have told more already.
        long moment = Math.max(from.moment(), ClicsFeed.moment(snapshot.contest(), snapshot.now()));
        FeedPosition position = new FeedPosition(from.tx(), from.seq(), moment);
        boolean board = false;
        if (moment != from.moment()) {
            groups.add(new FeedBatch.Group(position, snapshot.feed().elapsed(from.moment(), snapshot.submissions())));
            board = true;
        }
        List<ContestChange> changes = snapshot.since(from, MOST_CHANGES);
        Map<Long, ClicsSubmission> submissions = submissions(snapshot, changes);
        for (int i = 0; i < changes.size(); i++) {
            ContestChange change = changes.get(i);
            position = new FeedPosition(change.tx(), change.seq(), moment);
            boolean repeated = changes.subList(i + 1, changes.size()).stream().anyMatch(change::isRepeatedBy);
            List<FeedEvent> events = repeated ? List.of() : events(snapshot, change, submissions);
            if (!events.isEmpty()) {
                groups.add(new FeedBatch.Group(position, events));
                board |= !change.type().equals("submission") && !change.type().equals("clarification");
            }
        }
        List<FeedEvent> awards = board ? snapshot.feed().awards(snapshot.board()) : List.of();
        return new FeedBatch(groups, awards, position);
    }

    /** Those that changes are about; of a judging that of which it is one. */
    private static Map<Long, ClicsSubmission> submissions(ContestSnapshot snapshot, List<ContestChange> changes) {
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

    private static List<FeedEvent> events(
            ContestSnapshot snapshot, ContestChange change, Map<Long, ClicsSubmission> submissions) {
        ClicsFeed feed = snapshot.feed();
        ClicsSubmission submission = submissions.get(change.seq());
        return switch (change.type()) {
            case "submission" -> submission == null ? List.of() : feed.submitted(submission);
            case "judged" -> submission == null ? List.of() : feed.judged(submission, change.object());
            case "rejudged" -> submission == null ? List.of() : feed.judged(submission);
            case "thawed" -> feed.thawed(snapshot.submissions());
            case "contest" -> feed.changed(snapshot.submissions());
            case "problems" -> feed.problemsChanged(snapshot.submissions());
            case "team" -> feed.teamChanged(change.object(), snapshot.submissions());
            case "clarification" -> feed.said(change.object(), snapshot.clarifications());
            default -> List.of();
        };
    }
}
