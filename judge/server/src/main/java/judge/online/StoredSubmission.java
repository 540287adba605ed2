package judge.online;

import java.time.Instant;

/**
 * A submission as the server keeps it.
 *
 * @param person the submission's owner
 * @param handedInBy the person who sent it: the owner, or a teacher
 * @param attempt number of this person's attempt at this problem of the assignment, from 1
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
