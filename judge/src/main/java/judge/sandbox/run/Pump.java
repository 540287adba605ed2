package judge.sandbox.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Takes what a plain process prints, in a thread of its own, up to a limit; keeps what a {@link Capture} does. */
final class Pump {

    private static final long FINISH_MILLIS = 2_000;

    private final InputStream in;
    private final long limitBytes;
    private final long keptBytes;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private byte[] end = new byte[0];
    private final Thread thread = new Thread(this::run, "judge-pump");
    private long seenBytes;

    private Pump(InputStream in, long limitBytes, long keptBytes) {
        this.in = in;
        this.limitBytes = limitBytes;
        this.keptBytes = Math.min(limitBytes, keptBytes);
    }

    static Pump of(InputStream in, long limitBytes, long keptBytes) {
        Pump pump = new Pump(in, limitBytes, keptBytes);
        pump.thread.setDaemon(true);
        pump.thread.start();
        return pump;
    }

    private void run() {
        byte[] chunk = new byte[1 << 16];
        try {
            for (int count = in.read(chunk); count >= 0 && !isOverLimit(); count = in.read(chunk)) {
                take(chunk, count);
            }
        } catch (IOException e) {
            return; // The process was killed.
        }
    }

    private synchronized void take(byte[] chunk, int count) {
        int room = (int) Math.min(count, keptBytes - kept.size());
        kept.write(chunk, 0, room);
        if (keptBytes < limitBytes && room < count) {
            end = Capture.lastOf(end, Arrays.copyOfRange(chunk, room, count), (int) keptBytes);
        }
        seenBytes += count;
    }

    synchronized boolean isOverLimit() {
        return seenBytes > limitBytes;
    }

    /** Waits until all is taken; a process that got away and holds the pipe open is not waited for long. */
    void finish() throws InterruptedException {
        thread.join(FINISH_MILLIS);
    }

    synchronized byte[] bytes() {
        byte[] all = Arrays.copyOf(kept.toByteArray(), kept.size() + end.length);
        System.arraycopy(end, 0, all, kept.size(), end.length);
        return all;
    }
}
