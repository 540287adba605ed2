package judge.online;

import java.time.Instant;

/**
 * What somebody has said about a line of what was handed in.
 *
 * @param file its path within the submission
 * @param line from 1; 0: of the file as a whole
 */
public record LineComment(long id, long submission, String file, int line, String content, long byPerson, Instant at) {}
