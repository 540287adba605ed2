package judge.online;

import java.time.Instant;

/**
 * A judging that a worker has.
 *
 * @param worker its name
 * @param attempt the number of times that the judging was begun
 * @param started the time at which it was begun last
 */
public record RunningJudging(String worker, long submission, int attempt, Instant started) {}
