package judge.database;

import judge.online.StoredJudging;
import judge.online.StoredSubmission;

/**
 * A judging that a process has taken, with all that it needs to know of it.
 *
 * @param login whose submission it is, as its report says
 * @param sources their zip
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
public record Turn(StoredJudging judging, StoredSubmission submission, String login, byte[] sources) {}
