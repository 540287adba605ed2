package judge.web.live;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import judge.online.Refusal;

/** Counts the answers that go on, by user and address. */
public final class OpenConnections {

    private final Clock clock;
    private final int retrySeconds;
    private final Map<String, AtomicInteger> open = new ConcurrentHashMap<>();

    /** Counted from none; who is refused is asked to come back after so many seconds. */
    public OpenConnections(Clock clock, int retrySeconds) {
        this.clock = clock;
        this.retrySeconds = retrySeconds;
    }

    /** A person or an address, and the most connections at the same time. */
    public record Cap(String who, int most) {}

    /**
     * Counts one for each of these.
     *
     * @return the action that uncounts it again, once
     * @throws Refusal if one of them has too many; none is counted then
     */
    public Runnable enter(List<Cap> caps) {
        for (int i = 0; i < caps.size(); i++) {
            AtomicInteger many = open.computeIfAbsent(caps.get(i).who(), any -> new AtomicInteger());
            if (many.incrementAndGet() > caps.get(i).most()) {
                leave(caps.subList(0, i + 1));
                throw new Refusal(
                        Refusal.Kind.TOO_OFTEN,
                        "too-many-connections",
                        Map.of(),
                        clock.instant().plusSeconds(retrySeconds));
            }
        }
        return () -> leave(caps);
    }

    private void leave(List<Cap> caps) {
        for (Cap cap : caps) {
            open.computeIfPresent(cap.who(), (any, many) -> many.decrementAndGet() <= 0 ? null : many);
        }
    }
}
