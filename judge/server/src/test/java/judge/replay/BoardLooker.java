package judge.replay;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** People who look at a scoreboard again and again, in one thread. */
final class BoardLooker {

    private static final int MOST_MILLIS = 300;

    private final ReplayRequests requests;
    private final List<String> urls;
    private final Random random = new Random(3);
    private final List<Long> millis = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();
    private int changes;
    private volatile boolean over;

    /** Makes a visitor that looks at all these boards in turn. */
    BoardLooker(ReplayRequests requests, List<String> urls) {
        this.requests = requests;
        this.urls = List.copyOf(urls);
    }

    BoardLooker start() {
        Thread thread = new Thread(this::look, "board looker");
        thread.setDaemon(true);
        thread.start();
        return this;
    }

    private void look() {
        String[] known = new String[urls.size()];
        Arrays.fill(known, "");
        try {
            for (int i = 0; !over; i = (i + 1) % urls.size()) {
                long begun = System.nanoTime();
                String now = "";
                try {
                    now = requests.look(urls.get(i), known[i]);
                } catch (IOException e) {
                    failed(e.toString());
                }
                seen((System.nanoTime() - begun) / 1_000_000, !now.equals(known[i]));
                known[i] = now;
                Thread.sleep(random.nextInt(MOST_MILLIS));
            }
        } catch (InterruptedException e) {
            failed(e.toString());
        }
    }

    private synchronized void failed(String why) {
        failures.add(why);
    }

    private synchronized void seen(long took, boolean changed) {
        millis.add(took);
        changes += changed ? 1 : 0;
    }

    synchronized List<String> failures() {
        return List.copyOf(failures);
    }

    /** The figures of the visits, in words. */
    synchronized String seen() {
        List<Long> sorted = new ArrayList<>(millis);
        Collections.sort(sorted);
        return String.format(
                "looked %d times, %d times it had changed; median %d ms, p95 %d ms, %d errors",
                sorted.size(),
                changes,
                sorted.get(sorted.size() / 2),
                sorted.get(sorted.size() * 95 / 100),
                failures.size());
    }

    void end() {
        over = true;
    }
}
