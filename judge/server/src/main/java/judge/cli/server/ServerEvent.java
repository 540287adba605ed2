package judge.cli.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** An event that a server sends. */
record ServerEvent(String name, String data) {

    /** Reads them from a stream in the format of browsers' EventSource. */
    static final class Reader {

        private static final int MOST_LINE_BYTES = 1 << 16;

        private final InputStream in;

        Reader(InputStream in) {
            this.in = new BufferedInputStream(in);
        }

        /** The next event; nothing at the end. */
        Optional<ServerEvent> next() throws IOException {
            String name = "message";
            StringBuilder data = new StringBuilder();
            Optional<String> line = line();
            while (line.isPresent()) {
                String text = line.get();
                if (text.isEmpty() && !data.isEmpty()) {
                    return Optional.of(new ServerEvent(name, data.toString()));
                }
                if (text.startsWith("event:")) {
                    name = text.substring("event:".length()).strip();
                } else if (text.startsWith("data:") && data.length() <= MOST_LINE_BYTES) {
                    data.append(text.substring("data:".length()).strip());
                }
                line = line();
            }
            return Optional.empty();
        }

        private Optional<String> line() throws IOException {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            int next = in.read();
            if (next < 0) {
                return Optional.empty();
            }
            while (next >= 0 && next != '\n') {
                if (line.size() > MOST_LINE_BYTES) {
                    throw new IOException("a line of an event is too long");
                }
                line.write(next);
                next = in.read();
            }
            String text = line.toString(StandardCharsets.UTF_8);
            return Optional.of(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text);
        }
    }
}
