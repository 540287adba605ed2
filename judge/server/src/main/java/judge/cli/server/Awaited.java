package judge.cli.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import judge.cli.command.CommandFailure;

/**
 * Waits for a submission's verdict. Events tell how far it is; what counts is what the server says when it is asked,
 * which is done after each verdict, and from time to time where no events come.
 */
final class Awaited {

    private static final String END = "";
    private static final int MOST_WAITING = 1000;
    private static final long LOOK_AGAIN_SECONDS = 10;
    private static final long RECONNECT_SECONDS = 1;
    /** The time that a person who has handed in waits for a server that is not there. */
    private static final Duration AWAY = Duration.ofMinutes(3);

    private static final long AWAY_MILLIS = 1000;

    private final RemoteServer server;
    private final long id;
    private final WaitView view;
    private final BlockingQueue<ServerEvent> events = new LinkedBlockingQueue<>(MOST_WAITING);

    Awaited(RemoteServer server, long id, WaitView view) {
        this.server = server;
        this.id = id;
        this.view = view;
    }

    /** The submission when it is judged, or when it is clear that nothing will be shown. */
    RemoteSubmission submission() throws CommandFailure, InterruptedException {
        RemoteSubmission now = asked();
        while (!now.done()) {
            view.place(now.place());
            Thread listener = new Thread(this::listen, "events");
            listener.setDaemon(true);
            listener.start();
            try {
                now = until(now);
            } finally {
                listener.interrupt();
            }
            if (!now.done()) {
                TimeUnit.SECONDS.sleep(RECONNECT_SECONDS);
            }
        }
        return now;
    }

    /** Asks for the submission, also while the server starts again: then until it answers, for some minutes. */
    private RemoteSubmission asked() throws CommandFailure, InterruptedException {
        long end = System.nanoTime() + AWAY.toNanos();
        while (true) {
            try {
                return server.submission(id);
            } catch (CommandFailure failure) {
                if (!failure.key().equals(RemoteServer.UNREACHABLE) || System.nanoTime() > end) {
                    throw failure;
                }
                Thread.sleep(AWAY_MILLIS);
            }
        }
    }

    /** Waits until the submission is done or the connection has ended. */
    private RemoteSubmission until(RemoteSubmission before) throws CommandFailure, InterruptedException {
        RemoteSubmission now = before;
        while (!now.done()) {
            ServerEvent event = events.poll(LOOK_AGAIN_SECONDS, TimeUnit.SECONDS);
            if (event == null || event.name().equals("verdict")) {
                now = asked();
            } else if (event.name().equals(END)) {
                return asked();
            } else {
                show(event);
            }
        }
        return now;
    }

    private void show(ServerEvent event) {
        JsonNode data;
        try {
            data = server.mapper().readTree(event.data());
        } catch (IOException e) {
            // An event shows how far it is, and nothing else depends on it.
            return;
        }
        switch (event.name()) {
            case "place" -> view.place(data.path("place").asLong());
            case "phase" -> view.phase(data.path("phase").asText(""));
            case "case" -> view.cases(data.path("done").asInt(), data.path("of").asInt());
            default -> {
                // A newer server has other events.
            }
        }
    }

    private void listen() {
        try (InputStream in = server.events(id)) {
            ServerEvent.Reader reader = new ServerEvent.Reader(in);
            Optional<ServerEvent> event = reader.next();
            while (event.isPresent()) {
                events.put(event.get());
                event = reader.next();
            }
        } catch (IOException e) {
            // The end of the events, as if they had ended by themselves.
        } catch (InterruptedException e) {
            return;
        }
        events.offer(new ServerEvent(END, END));
    }
}
