package judge.database.judging;

import judge.online.StoredJudging;
import judge.online.StoredSubmission;

/**
 * A judging that a process has taken, with all that it needs to know of it.
 *
 * @param login the login of the submission's owner, for its report
 * @param sources their zip
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
public record Turn(StoredJudging judging, StoredSubmission submission, String login, byte[] sources) {}
