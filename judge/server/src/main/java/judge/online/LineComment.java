package judge.online;

import java.time.Instant;

/**
 * A comment on a line of a submission.
 *
 * @param file its path within the submission
 * @param line the line from 1; 0: the file as a whole
 */
public record LineComment(long id, long submission, String file, int line, String content, long byPerson, Instant at) {}
