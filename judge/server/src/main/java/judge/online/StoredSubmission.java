package judge.online;

import java.time.Instant;

/**
 * What somebody has handed in, as the server keeps it.
 *
 * @param person whose it is
 * @param handedInBy who sent it: the same, or a teacher
 * @param attempt of this person at this problem of the assignment, from 1
 * @param sources hash of the zip of its files
 */
public record StoredSubmission(
        long id,
        long assignment,
        long problem,
        long person,
        long handedInBy,
        int attempt,
        Instant received,
        Origin origin,
        String sources) {}
