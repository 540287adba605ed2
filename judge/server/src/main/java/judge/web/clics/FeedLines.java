package judge.web.clics;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import judge.clics.FeedEvent;
import judge.clics.FeedPosition;
import judge.report.SafeText;
import judge.service.contest.FeedBatch;

/**
 * Events as lines, made once for all clients that have read as far. Only the last line of a group has a token: a client
 * that has read less of the group gets all of it again.
 *
 * @param head all lines before the awards, or all but the last line
 * @param awards the awards now; empty where they cannot have changed
 * @param last the line after that, with its token, and all others; empty where nothing has happened that the client
 *     may know
 * @param position the position from which to go on
 */
@SuppressWarnings("ArrayRecordComponent") // sent on, and never compared
record FeedLines(List<byte[]> head, byte[] awards, byte[] last, FeedPosition position) {

    private static final int CHUNK = 64 << 10;
    private static final ObjectMapper JSON = mapper();

    private static ObjectMapper mapper() {
        ObjectMapper mapper = new ObjectMapper();
        mapper.getFactory().setCharacterEscapes(new SafeText());
        return mapper;
    }

    /** A value as JSON. */
    static byte[] json(JsonNode node) {
        try {
            return JSON.writeValueAsBytes(node);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** JSON that {@link #json} has made. */
    static JsonNode read(byte[] json) {
        try {
            return JSON.reader(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static FeedLines of(FeedBatch batch) {
        Head head = new Head();
        ByteArrayOutputStream rest = new ByteArrayOutputStream();
        FeedEvent given = batch.awards();
        byte[] last = new byte[0];
        for (int number = 0; number < batch.groups().size(); number++) {
            FeedBatch.Group group = batch.groups().get(number);
            for (int i = 0; i < group.events().size(); i++) {
                boolean ends = i == group.events().size() - 1;
                FeedEvent event = group.events().get(i);
                if (rest.size() > 0) {
                    rest.writeBytes(last);
                } else {
                    head.add(last);
                }
                last = line(ends ? event.node(group.token()) : event.node());
                if (given != null && ends && number == batch.awarded()) {
                    rest.writeBytes(last);
                    last = new byte[0];
                }
            }
        }
        rest.writeBytes(last);
        byte[] awards = given == null ? new byte[0] : line(given.node());
        return new FeedLines(head.chunks(), awards, rest.toByteArray(), batch.position());
    }

    private static byte[] line(JsonNode node) {
        byte[] json = json(node);
        byte[] line = java.util.Arrays.copyOf(json, json.length + 1);
        line[json.length] = '\n';
        return line;
    }

    /** Lines together, so that there are not too many of them to be sent. */
    private static final class Head {

        private final List<byte[]> chunks = new ArrayList<>();
        private final ByteArrayOutputStream open = new ByteArrayOutputStream();

        void add(byte[] line) {
            open.writeBytes(line);
            if (open.size() >= CHUNK) {
                flush();
            }
        }

        private void flush() {
            if (open.size() > 0) {
                chunks.add(open.toByteArray());
                open.reset();
            }
        }

        List<byte[]> chunks() {
            flush();
            return List.copyOf(chunks);
        }
    }
}
