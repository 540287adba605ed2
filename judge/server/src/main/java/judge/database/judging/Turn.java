package judge.database.judging;

import java.sql.ResultSet;
import java.sql.SQLException;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import org.jspecify.annotations.Nullable;

/**
 * A judging that a process has taken, with all that it needs to know of it.
 *
 * @param login the login of the submission's owner, for its report
 * @param sources their zip
 * @param language code of the language that it is run as; null: its files tell none
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
public record Turn(
        StoredJudging judging, StoredSubmission submission, String login, byte[] sources, @Nullable String language) {

    /** One with what its row says beside the judging and the submission. */
    static Turn of(StoredJudging judging, StoredSubmission submission, ResultSet row) throws SQLException {
        return new Turn(
                judging, submission, row.getString("contestant"), row.getBytes("content"), row.getString("language"));
    }
}
