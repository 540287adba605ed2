package judge.service.contest;

import java.util.List;
import judge.clics.FeedEvent;
import judge.clics.FeedPosition;

/**
 * What has happened after a position in a feed.
 *
 * @param groups what belongs together: who has read all of a group is at its position
 * @param awards who gets what now, if that can have changed; they belong to the last group
 * @param position from which to go on
 */
public record FeedBatch(List<Group> groups, List<FeedEvent> awards, FeedPosition position) {

    public FeedBatch {
        groups = List.copyOf(groups);
        awards = List.copyOf(awards);
    }

    /** What a change means to who looks. */
    public record Group(FeedPosition position, List<FeedEvent> events) {

        public Group {
            events = List.copyOf(events);
        }
    }
}
