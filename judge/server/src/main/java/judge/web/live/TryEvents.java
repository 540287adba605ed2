package judge.web.live;

import io.javalin.http.Context;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Supplier;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.submission.Tries;

/**
 * Browsers that wait for what comes of a try: {@code changed} says that it has moved on, at first as well, and they ask
 * for it themselves.
 */
public final class TryEvents implements AutoCloseable {

    private final Tries tries;
    private final BoardEvents events;

    TryEvents(Tries tries, Clock clock, int mostFromAnAddress) {
        this.tries = tries;
        events = new BoardEvents(clock, mostFromAnAddress);
    }

    /**
     * Answers a request with the events of a try, until whoever asks ends it.
     *
     * @param asking returns the user, each time that their right is checked; empty: nobody any more
     * @param address the address that the request came from
     * @throws Refusal if the viewer may not see the try, or there are too many connections
     */
    public void open(Context context, Supplier<Optional<Viewer>> asking, long number, String address) {
        tries.view(asking.get().orElseThrow(Refusal::notFound), number);
        events.open(
                context,
                String.valueOf(number),
                () -> asking.get().filter(now -> isVisible(now, number)).isPresent(),
                address);
        changed(number);
    }

    private boolean isVisible(Viewer viewer, long number) {
        try {
            tries.view(viewer, number);
            return true;
        } catch (Refusal e) {
            return false;
        }
    }

    void changed(long number) {
        events.changed(String.valueOf(number));
    }

    @Override
    public void close() {
        events.close();
    }
}
