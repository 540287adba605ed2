package judge.web.live;

import io.javalin.http.Context;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.submission.ListScope;
import judge.service.submission.SubmissionLists;

/**
 * Browsers in which those who see classes have a list of submissions open: {@code changed} says that something was
 * handed in or judged on the server, and nothing of what; they ask for the list itself.
 */
public final class ListEvents implements AutoCloseable {

    private static final String PAGE = "lists";

    private final SubmissionLists lists;
    private final BoardEvents events;
    private final AtomicBoolean moved = new AtomicBoolean();

    ListEvents(SubmissionLists lists, Clock clock, int mostFromAnAddress) {
        this.lists = lists;
        events = new BoardEvents(clock, mostFromAnAddress);
    }

    /**
     * Answers a request with the events of a list, until whoever asks ends it.
     *
     * @param asking returns the user, each time that their right is checked; empty: nobody any more
     * @param address the address that the request came from
     * @throws Refusal if the viewer sees no such class, or there are too many connections
     */
    public void open(Context context, Supplier<Optional<Viewer>> asking, ListScope scope, String address) {
        lists.requireClass(asking.get().orElseThrow(Refusal::notFound), scope);
        events.open(
                context,
                PAGE,
                () -> asking.get().filter(now -> isVisible(now, scope)).isPresent(),
                address);
    }

    private boolean isVisible(Viewer viewer, ListScope scope) {
        try {
            lists.requireClass(viewer, scope);
            return true;
        } catch (Refusal e) {
            return false;
        }
    }

    void moved() {
        moved.set(true);
    }

    /** Tells all of everything that has happened since the last time, once. */
    void tell() {
        if (moved.getAndSet(false)) {
            events.changed(PAGE);
        }
    }

    @Override
    public void close() {
        events.close();
    }
}
