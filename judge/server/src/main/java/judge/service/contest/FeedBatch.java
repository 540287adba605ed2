package judge.service.contest;

import java.util.List;
import judge.clics.FeedEvent;
import judge.clics.FeedPosition;
import org.jspecify.annotations.Nullable;

/**
 * What has happened after a position in a feed.
 *
 * @param groups what belongs together: who has read all of a group is at its position
 * @param awards who gets what now, if that can have changed
 * @param awarded the number of the last group with which that can have changed: awards are told in it, so that a feed
 *     is the same whether what comes after that is read with it or later
 * @param position from which to go on
 */
public record FeedBatch(List<Group> groups, @Nullable FeedEvent awards, int awarded, FeedPosition position) {

    public FeedBatch {
        groups = List.copyOf(groups);
    }

    /**
     * What a change means to who looks.
     *
     * @param token what a client that has read it comes back with
     * @param position the same for the server itself
     */
    public record Group(String token, FeedPosition position, List<FeedEvent> events) {

        public Group {
            events = List.copyOf(events);
        }
    }
}
