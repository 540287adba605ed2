package judge.web.clics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import judge.clics.FeedEvent;
import judge.clics.FeedPosition;
import judge.service.contest.FeedBatch;
import judge.service.contest.FeedBatch.Group;
import org.junit.jupiter.api.Test;

class WebhookMessageTest {

    private static final FeedPosition FIRST = new FeedPosition(0, 1, 0);
    private static final FeedPosition SECOND = new FeedPosition(0, 2, 0);
    private static final FeedPosition LAST = new FeedPosition(0, 3, 0);
    private static final byte[] NOTHING = new byte[0];
    private static final FeedEvent AWARDS = new FeedEvent("awards", null, JsonNodeFactory.instance.arrayNode());
    private static final FeedBatch BATCH = new FeedBatch(
            List.of(
                    group("t1", FIRST, event("submissions", "1", 1)),
                    group("t2", SECOND, event("judgements", "2", 1), event("runs", "2-1", 1))),
            AWARDS,
            1,
            LAST);

    private static FeedEvent event(String type, String id, int characters) {
        ObjectNode data = JsonNodeFactory.instance.objectNode().put("id", id).put("text", "x".repeat(characters));
        return new FeedEvent(type, id, data);
    }

    private static Group group(String token, FeedPosition position, FeedEvent... events) {
        return new Group(token, position, List.of(events));
    }

    private static List<String> ids(WebhookMessage message) {
        ObjectNode body = ContestRequests.json(new String(message.body(), StandardCharsets.UTF_8));
        assertThat(body.get("contest_id").asText()).isEqualTo("7");
        return body.get("notifications").findValuesAsText("type");
    }

    @Test
    void tellsWhatHasHappenedInOneCallAsTheFeedDoes() {
        List<WebhookMessage> messages = WebhookMessage.of("7", BATCH, any -> true, NOTHING);

        assertThat(messages).hasSize(1);
        assertThat(ids(messages.get(0))).containsExactly("submissions", "judgements", "awards", "runs");
        assertThat(new String(messages.get(0).body(), StandardCharsets.UTF_8))
                .contains("\"token\":\"t1\"", "\"token\":\"t2\"");
        assertThat(messages.get(0).after()).isEqualTo(LAST);
        byte[] told = messages.get(0).awards();
        assertThat(ids(WebhookMessage.of("7", BATCH, any -> true, told).get(0)))
                .containsExactly("submissions", "judgements", "runs");
    }

    @Test
    void tellsOnlyWhatIsWanted() {
        assertThat(ids(WebhookMessage.of("7", BATCH, "judgements"::equals, NOTHING)
                        .get(0)))
                .containsExactly("judgements");
        assertThat(ids(WebhookMessage.of("7", BATCH, "awards"::equals, NOTHING).get(0)))
                .containsExactly("awards");
        assertThat(WebhookMessage.of("7", BATCH, "teams"::equals, NOTHING)).isEmpty();
    }

    @Test
    void whatIsMuchIsToldInSeveralCallsThatSayHowFarTheyGo() {
        FeedBatch batch = new FeedBatch(
                List.of(
                        group("t1", FIRST, event("submissions", "1", 200_000), event("submissions", "2", 200_000)),
                        group("t2", SECOND, event("runs", "3", 600_000), event("teams", "4", 1))),
                null,
                0,
                LAST);

        List<WebhookMessage> messages = WebhookMessage.of("7", batch, any -> true, NOTHING);

        assertThat(messages)
                .extracting(WebhookMessageTest::ids)
                .containsExactly(List.of("submissions"), List.of("submissions"), List.of("runs"), List.of("teams"));
        assertThat(messages).extracting(WebhookMessage::after).containsExactly(null, FIRST, null, LAST);
    }
}
