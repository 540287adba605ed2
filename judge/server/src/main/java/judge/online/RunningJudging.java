package judge.online;

import java.time.Instant;

/**
 * A judging that a worker has.
 *
 * @param worker its name
 * @param attempt how often the judging was begun
 * @param started when it was begun last
 */
public record RunningJudging(String worker, long submission, int attempt, Instant started) {}
