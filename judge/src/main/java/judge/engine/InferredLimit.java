package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A time limit that was measured, and the submissions of the jury that have set it; as bytes, which can say as well why
 * there is none.
 */
record InferredLimit(Duration cpuTime, List<String> setBy) {

    private static final String NONE = "none";

    InferredLimit {
        setBy = List.copyOf(setBy);
    }

    /** Returns the bytes to keep: milliseconds in the first line, then the submissions. */
    byte[] written() {
        return (cpuTime.toMillis() + "\n" + String.join("\n", setBy)).getBytes(UTF_8);
    }

    /** Reads bytes that {@link #written} has made; empty where they are anything else. */
    static Optional<InferredLimit> read(byte[] bytes) {
        List<String> lines = new String(bytes, UTF_8).lines().toList();
        if (lines.size() < 2 || !lines.get(0).matches("[0-9]{1,8}")) {
            return Optional.empty();
        }
        Duration limit = Duration.ofMillis(Long.parseLong(lines.get(0)));
        return Optional.of(new InferredLimit(limit, lines.subList(1, lines.size())));
    }

    /** Returns the bytes to keep where there is no limit, with the reason. */
    static byte[] none(String verdicts) {
        return (NONE + "\n" + verdicts).getBytes(UTF_8);
    }

    /** Returns the reason why there is no limit, where that was written. */
    static Optional<String> whyNone(byte[] bytes) {
        String text = new String(bytes, UTF_8);
        return text.startsWith(NONE + "\n") ? Optional.of(text.substring(NONE.length() + 1)) : Optional.empty();
    }
}
