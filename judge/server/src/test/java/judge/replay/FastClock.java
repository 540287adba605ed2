package judge.replay;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * A clock that is behind that of this host and goes faster, so that it is the same at a moment, and from then on. What
 * others date by the host's clock is so never before what is dated by this one.
 */
final class FastClock extends Clock {

    private final int times;
    private volatile Instant meets = Instant.MIN;

    /** Makes a clock that shows the host's time until {@link #meet}, and then runs so many times as fast. */
    FastClock(int times) {
        this.times = times;
    }

    /** Makes the clock show the host's time at that moment; before it the clock is behind. */
    void meet(Instant moment) {
        meets = moment;
    }

    /** The host's time at which this clock shows a moment. */
    Instant onHost(Instant shown) {
        return shown.isBefore(meets)
                ? meets.minus(Duration.between(shown, meets).dividedBy(times))
                : shown;
    }

    /** Waits until it is so late. */
    void awaits(Instant shown) throws InterruptedException {
        long millis = Duration.between(Instant.now(), onHost(shown)).toMillis();
        if (millis > 0) {
            Thread.sleep(millis);
        }
    }

    @Override
    public Instant instant() {
        Instant now = Instant.now();
        return now.isBefore(meets) ? meets.minus(Duration.between(now, meets).multipliedBy(times)) : now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
