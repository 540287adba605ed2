package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import judge.language.CauseExample;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;

/** Programs that were written after the tables, so that the share of right causes and lines says something. */
class UnseenErrorsTest {

    private static final double SHARE = 0.9;

    @Test
    void nineInTenGetTheRightCauseAndLine() throws Exception {
        List<String> missed = new ArrayList<>();
        List<CauseExample> all = CauseExample.all("gnu/unseen.txt");
        for (CauseExample error : all) {
            List<Hint> hints = CompileCauses.of(error.diagnostics(), error.sources());
            boolean right = !hints.isEmpty()
                    && hints.get(0).code().equals(error.code())
                    && (error.line() == 0
                            || Long.valueOf(error.line())
                                    .equals(hints.get(0).parameters().get("line")));
            if (!right) {
                missed.add(error.name() + " " + error.code() + " " + error.line() + ": " + hints + error.diagnostics());
            }
        }

        assertThat(all).hasSizeGreaterThanOrEqualTo(60);
        assertThat(missed).hasSizeLessThanOrEqualTo((int) (all.size() * (1 - SHARE)));
    }
}
