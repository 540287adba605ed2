package judge.web.live;

import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import java.util.concurrent.CompletableFuture;

/** Notices that a browser has gone. */
record EndOfConnection(CompletableFuture<Void> ended) implements AsyncListener {

    @Override
    public void onComplete(AsyncEvent event) {
        ended.complete(null);
    }

    @Override
    public void onTimeout(AsyncEvent event) {
        ended.complete(null);
    }

    @Override
    public void onError(AsyncEvent event) {
        ended.complete(null);
    }

    @Override
    public void onStartAsync(AsyncEvent event) {
        // It goes on.
    }
}
