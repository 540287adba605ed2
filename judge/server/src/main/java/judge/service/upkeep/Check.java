package judge.service.upkeep;

import java.util.Map;

/**
 * One thing that an administrator looks after, and how it is.
 *
 * @param finding the code of what was found, which has a sentence
 * @param values of the gaps in that sentence
 */
public record Check(Subject subject, String finding, Level level, Map<String, Object> values) {

    public Check {
        values = Map.copyOf(values);
    }

    /** The things that are looked at, in the order in which they are shown. */
    public enum Subject {
        VERSION,
        DATABASE,
        DISK,
        BACKUP,
        WORKERS,
        QUEUE,
        JUDGE_ERRORS,
        CERTIFICATE,
        LOGINS
    }

    /** The urgency of a finding. */
    public enum Level {
        WELL,
        /** Somebody should look at it. */
        LOOK,
        /** Somebody has to do something now. */
        ACT
    }

    static Check well(Subject subject, String finding, Map<String, Object> values) {
        return new Check(subject, finding, Level.WELL, values);
    }

    static Check look(Subject subject, String finding, Map<String, Object> values) {
        return new Check(subject, finding, Level.LOOK, values);
    }

    static Check act(Subject subject, String finding, Map<String, Object> values) {
        return new Check(subject, finding, Level.ACT, values);
    }
}
