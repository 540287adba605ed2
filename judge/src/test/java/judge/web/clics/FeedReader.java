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
import org.jspecify.annotations.Nullable;

/** Reads lines of a feed that goes on. */
final class FeedReader implements AutoCloseable {

    private static final long QUIET_MILLIS = 1_800;

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

    /** Those that come, until nothing has come for a while. */
    List<String> lines(int most) {
        List<String> read = new ArrayList<>();
        try {
            while (read.size() < most) {
                @Nullable String line = lines.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
                if (line == null) {
                    return read;
                }
                read.add(line);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return read;
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
