package judge.web.clics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import judge.clics.FeedEvent;
import judge.clics.FeedPosition;
import judge.service.contest.FeedBatch;
import org.jspecify.annotations.Nullable;

/**
 * The message of one call: notifications of a contest, those of its event feed.
 *
 * @param body the bytes that are sent
 * @param after the position that the program has reached with it; null: the rest of its group is yet to come
 * @param awards the last awards in it; empty: there are none
 */
@SuppressWarnings("ArrayRecordComponent") // sent on, and compared by what is in them
record WebhookMessage(byte[] body, @Nullable FeedPosition after, byte[] awards) {

    /** A notification that is larger than that is alone. */
    private static final int MOST_BYTES = 256 << 10;

    private static final byte[] NOTHING = new byte[0];

    /** A notification. */
    private record Line(byte[] json, @Nullable FeedPosition after, boolean tellsAwards) {

        Line upTo(FeedPosition position) {
            return new Line(json, position, tellsAwards);
        }
    }

    /**
     * The calls by which a program is told what has happened; none if it does not want to know of any of it.
     *
     * @param wanted endpoints
     * @param awards the awards that it was told last; empty: none
     */
    static List<WebhookMessage> of(String contest, FeedBatch batch, Predicate<String> wanted, byte[] awards) {
        List<Line> lines = lines(batch, wanted, awards);
        List<WebhookMessage> messages = new ArrayList<>();
        List<Line> open = new ArrayList<>();
        int bytes = 0;
        for (Line line : lines) {
            if (!open.isEmpty() && bytes + line.json().length > MOST_BYTES) {
                messages.add(message(contest, open));
                open.clear();
                bytes = 0;
            }
            open.add(line);
            bytes += line.json().length;
        }
        if (!open.isEmpty()) {
            open.set(open.size() - 1, open.get(open.size() - 1).upTo(batch.position()));
            messages.add(message(contest, open));
        }
        return messages;
    }

    private static List<Line> lines(FeedBatch batch, Predicate<String> wanted, byte[] awards) {
        List<Line> lines = new ArrayList<>();
        for (int number = 0; number < batch.groups().size(); number++) {
            FeedBatch.Group group = batch.groups().get(number);
            List<Line> own = own(group, wanted);
            FeedEvent given = number == batch.awarded() ? batch.awards() : null;
            if (given != null && wanted.test(given.type())) {
                byte[] json = FeedLines.json(given.node());
                if (!Arrays.equals(json, awards)) {
                    own.add(Math.max(0, own.size() - 1), new Line(json, null, true));
                }
            }
            lines.addAll(own);
            if (!lines.isEmpty()) {
                lines.set(lines.size() - 1, lines.get(lines.size() - 1).upTo(group.position()));
            }
        }
        return lines;
    }

    private static List<Line> own(FeedBatch.Group group, Predicate<String> wanted) {
        List<FeedEvent> events = group.events().stream()
                .filter(event -> wanted.test(event.type()))
                .toList();
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            boolean ends = i == events.size() - 1;
            ObjectNode node =
                    ends ? events.get(i).node(group.token()) : events.get(i).node();
            lines.add(new Line(FeedLines.json(node), null, false));
        }
        return lines;
    }

    private static WebhookMessage message(String contest, List<Line> lines) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        body.writeBytes(
                ("{\"contest_id\":\"" + contest + "\",\"notifications\":[").getBytes(StandardCharsets.US_ASCII));
        byte[] awards = NOTHING;
        for (int i = 0; i < lines.size(); i++) {
            if (i > 0) {
                body.write(',');
            }
            body.writeBytes(lines.get(i).json());
            awards = lines.get(i).tellsAwards() ? lines.get(i).json() : awards;
        }
        body.writeBytes("]}".getBytes(StandardCharsets.US_ASCII));
        return new WebhookMessage(
                body.toByteArray(), lines.get(lines.size() - 1).after(), awards);
    }
}
