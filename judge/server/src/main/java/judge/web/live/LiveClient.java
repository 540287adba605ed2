package judge.web.live;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import judge.online.JudgingState;
import judge.online.ShownReport.Extent;
import judge.online.Viewer;
import judge.service.submission.SubmissionView;
import org.jspecify.annotations.Nullable;

/** A browser that is told what happens to a submission. */
final class LiveClient {

    private static final int RETRY_MILLIS = 2_000;

    private final EventStream stream = new EventStream();
    private final Supplier<Optional<Viewer>> asking;
    private final long submission;
    private volatile Viewer viewer;
    private volatile Extent extent;
    /** The last change of rights with which the viewer is known to have this much right. */
    private volatile long known;

    private boolean told;
    private String verdict = "";
    private boolean explained;
    private long place = -1;

    LiveClient(Supplier<Optional<Viewer>> asking, Viewer viewer, long submission, Extent extent, long known) {
        this.asking = asking;
        this.viewer = viewer;
        this.submission = submission;
        this.extent = extent;
        this.known = known;
    }

    Supplier<Optional<Viewer>> asking() {
        return asking;
    }

    /** The viewer may be told so much, as things were at that change of rights. */
    synchronized void may(Viewer now, Extent much, long change) {
        if (change >= known) {
            if (much != extent) {
                stream.forget();
            }
            viewer = now;
            extent = much;
            known = change;
        }
    }

    /** Tells whether the client has been checked since that change of rights. */
    boolean knows(long change) {
        return known >= change;
    }

    Viewer viewer() {
        return viewer;
    }

    long submission() {
        return submission;
    }

    Extent extent() {
        return extent;
    }

    /** Does this when the connection is over, for whatever reason. */
    void whenEnded(Runnable task) {
        stream.whenEnded(task);
    }

    /** Answers the request and keeps the answer open. */
    void begin(Context context) {
        stream.begin(context, RETRY_MILLIS);
    }

    synchronized void tell(String event, String data) {
        told = true;
        stream.say(event, data);
    }

    /** Sends the present state, unless something newer has been sent. */
    private void tellIfFirst(String event, String data) {
        if (!told) {
            tell(event, data);
        }
    }

    /** Sends the state of a submission; tells whether nothing more will follow. */
    synchronized boolean tell(SubmissionView view) {
        @Nullable Long place = view.place();
        if (view.state() == JudgingState.DONE) {
            tellVerdict("{\"verdict\":" + text(view.verdict()) + ",\"score\":" + view.score() + ",\"maxScore\":"
                    + view.maxScore() + "}");
            if (view.isExplained() && !explained) {
                explained = true;
                tell("explanation", "{}");
            }
            return !view.isLookedInto();
        }
        if (view.state() == JudgingState.JUDGING) {
            tellIfFirst("phase", "{\"phase\":\"judging\"}");
        } else if (place != null) {
            tellPlace(place);
        }
        return false;
    }

    /** Sends the verdict, unless it is the one that was sent before. */
    private void tellVerdict(String data) {
        if (!data.equals(verdict)) {
            verdict = data;
            tell("verdict", data);
        }
    }

    /** Verdicts are names of constants. */
    private static String text(@Nullable String name) {
        return name == null ? "null" : '"' + name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "") + '"';
    }

    private void tellPlace(long now) {
        if (place != now && waits()) {
            place = now;
            stream.say("place", "{\"place\":" + now + "}");
        }
    }

    /** Makes the client hear of its place: the submission that it watches waits, perhaps once more. */
    synchronized void waitsAgain() {
        told = !verdict.isEmpty();
        place = -1;
    }

    /** Tells whether the client knows nothing yet but its waiting. */
    synchronized boolean waits() {
        return !told;
    }

    void beat() {
        stream.beat();
    }

    /** Ends the connection, and says nothing more of what still waits to be read. */
    void drop() {
        stream.drop();
    }

    /** Says what there is to say, and no more. */
    void end() {
        stream.end();
    }
}
