package judge.online.contest;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Writes scores of groups of tests for a column: a line for each, the score before the name. */
public final class GroupScores {

    private GroupScores() {}

    /** Returns the text in which scores are stored; null where there are none. */
    public static @Nullable String text(Map<String, Double> scores) {
        StringJoiner lines = new StringJoiner("\n");
        scores.forEach((group, score) -> lines.add(score + " " + group));
        return scores.isEmpty() ? null : lines.toString();
    }

    /** Reads the scores that were stored. */
    public static Map<String, Double> of(@Nullable String text) {
        Map<String, Double> scores = new LinkedHashMap<>();
        if (text != null) {
            for (String line : text.split("\n", -1)) {
                int space = line.indexOf(' ');
                scores.put(line.substring(space + 1), Double.valueOf(line.substring(0, space)));
            }
        }
        return scores;
    }
}
