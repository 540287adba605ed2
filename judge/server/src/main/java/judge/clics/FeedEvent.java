package judge.clics;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One notification of an event feed or a webhook.
 *
 * @param type of what has changed, such as {@code submissions}
 * @param id null: all of its kind, or there is only one
 * @param data the object as it is now; null: it is gone
 */
public record FeedEvent(String type, @Nullable String id, @Nullable JsonNode data) {

    static final String CONTEST = "contest";
    static final String STATE = "state";
    static final String SUBMISSIONS = "submissions";
    static final String JUDGEMENTS = "judgements";
    static final String RUNS = "runs";
    static final String PROBLEMS = "problems";
    static final String TEAMS = "teams";
    static final String PERSONS = "persons";
    static final String CLARIFICATIONS = "clarifications";

    /** Makes the event of an object that is there. */
    static FeedEvent of(String type, ObjectNode data) {
        return new FeedEvent(type, data.get("id").asText(), data);
    }

    /** All there is of a kind: what was told of and is not among it is gone. */
    static FeedEvent all(String type, List<ObjectNode> data) {
        return new FeedEvent(type, null, JsonNodeFactory.instance.arrayNode().addAll(data));
    }

    /** Makes the event of an object that is gone. */
    static FeedEvent gone(String type, String id) {
        return new FeedEvent(type, id, null);
    }

    /** Returns the event as it is sent. */
    public ObjectNode node() {
        ObjectNode node = ClicsJson.object().put("type", type).put("id", id);
        node.set("data", data);
        return node;
    }

    /** The same with what a client comes back with. */
    public ObjectNode node(String token) {
        return node().put("token", token);
    }
}
