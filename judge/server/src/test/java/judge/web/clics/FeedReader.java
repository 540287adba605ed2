package judge.web.clics;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import judge.Eventually;
import org.jspecify.annotations.Nullable;

/** Reads lines of a feed that goes on. */
final class FeedReader implements AutoCloseable {

    private static final String LIST = "\"id\":null,\"data\":[";

    private final InputStream in;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    FeedReader(InputStream in) {
        this.in = in;
        Thread thread = new Thread(this::read, "feed reader");
        thread.setDaemon(true);
        thread.start();
    }

    private void read() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.isEmpty()) {
                    lines.add(line);
                }
            }
        } catch (IOException e) {
            // It was closed.
        }
    }

    /** Returns the events up to the one with which that text has come so often; lists of all objects do not count. */
    List<String> until(String text, int times) {
        List<String> read = new ArrayList<>();
        try {
            for (int found = 0; found < times; ) {
                @Nullable String line = lines.poll(Eventually.HANG.toSeconds(), TimeUnit.SECONDS);
                if (line == null) {
                    throw new AssertionError(text + " did not come after " + read);
                }
                read.add(line);
                found += line.contains(text) && !line.contains(LIST) ? 1 : 0;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return read;
    }

    List<String> until(String text) {
        return until(text, 1);
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
