package judge.service.contest;

import java.util.List;
import judge.clics.FeedEvent;
import judge.clics.FeedPosition;
import org.jspecify.annotations.Nullable;

/**
 * The events after a position in a feed.
 *
 * @param groups the events in groups that belong together: a reader of a whole group is at its position
 * @param awards the awards now, if they can have changed
 * @param awarded the number of the last group with which the awards can have changed: they are sent in it, so that
 *     a feed is the same whether later events are read with it or afterwards
 * @param position the position from which to go on
 */
public record FeedBatch(List<Group> groups, @Nullable FeedEvent awards, int awarded, FeedPosition position) {

    public FeedBatch {
        groups = List.copyOf(groups);
    }

    /**
     * The events of one change, as the viewer sees it.
     *
     * @param token the token with which a client that has read the group comes back
     * @param position the same place for the server itself
     */
    public record Group(String token, FeedPosition position, List<FeedEvent> events) {

        public Group {
            events = List.copyOf(events);
        }
    }
}
