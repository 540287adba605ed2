package judge.web.clics;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Map;
import judge.clics.ClicsTimes;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.contest.ContestMoments;
import org.jspecify.annotations.Nullable;

/** Moments that clients of the Contest API set. */
record ClicsMoments(ContestMoments moments) {

    static final String START = "start_time";
    static final String PAUSE = "countdown_pause_time";

    /** Moves the start, or holds the countdown where there is none. */
    void start(Viewer viewer, String course, String assignment, JsonNode sent) {
        boolean held = sent.path(START).isNull();
        @Nullable String pause = sent.hasNonNull(PAUSE) ? ClicsPosts.text(sent, PAUSE) : null;
        if (pause != null && !held) {
            throw Refusal.invalid("clics-countdown");
        }
        if (!held) {
            moments.start(viewer, course, assignment, moment(sent, START));
            return;
        }
        @Nullable
        Duration left = pause == null
                ? null
                : ClicsTimes.read(pause)
                        .orElseThrow(() -> Refusal.invalid("clics-reltime", Map.of("field", PAUSE, "value", pause)));
        moments.hold(viewer, course, assignment, left);
    }

    static Instant moment(JsonNode sent, String name) {
        String text = ClicsPosts.text(sent, name);
        try {
            // Minutes of the offset may be left out.
            String whole = text.matches(".*[+-][0-9]{2}") ? text + ":00" : text;
            return OffsetDateTime.parse(whole).toInstant();
        } catch (DateTimeException e) {
            throw Refusal.invalid("clics-time", Map.of("field", name, "value", text));
        }
    }
}
