package judge.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.reason.Hint;
import judge.reason.HintCode;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import org.junit.jupiter.api.Test;

class RedactionTest {

    /** A program that uses its input as an index would make the judge's message show it. */
    @Test
    void leavesTheUsualCauseWithoutItsFigures() {
        Reason reason = Reason.of(ReasonCode.UNCAUGHT_EXCEPTION, "exception", "E", "message", "Index 4711", "line", 3)
                .with(List.of(Hint.of(HintCode.ARRAY_INDEX_BEYOND, "index", 4711, "length", 9)));

        Reason open = Redaction.of(reason);

        assertThat(open.hints()).containsExactly(Hint.of(HintCode.ARRAY_INDEX_BEYOND));
        assertThat(open.toString()).doesNotContain("4711");
        assertThat(open.parameters()).containsEntry("line", 3);
    }
}
