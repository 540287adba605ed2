package judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import judge.online.StoredJudging;

/** How long judgings wait for a worker that is free. */
final class Waits {

    private static final int AT_A_TIME = 15;
    private static final int TRIES = 5;
    /** Who only polls, every half second, is below it in the middle of fifteen in one of five hundred tries. */
    private static final Duration AT_ONCE = Duration.ofMillis(100);

    private Waits() {}

    /** That it begins at once: for most of those of one try, as a busy host may delay those of another. */
    static void areNone(Callable<StoredJudging> handsInAndAwaits) throws Exception {
        List<Duration> middles = new ArrayList<>();
        do {
            List<Duration> waits = new ArrayList<>();
            for (int i = 0; i < AT_A_TIME; i++) {
                StoredJudging judging = handsInAndAwaits.call();
                waits.add(Duration.between(judging.queued(), judging.started()));
            }
            Collections.sort(waits);
            middles.add(waits.get(AT_A_TIME / 2));
        } while (middles.size() < TRIES && Collections.min(middles).compareTo(AT_ONCE) >= 0);
        assertThat(Collections.min(middles)).as("%s", middles).isLessThan(AT_ONCE);
    }
}
