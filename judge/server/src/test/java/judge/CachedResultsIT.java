package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import judge.report.ReportJson;
import judge.report.Summary;
import judge.report.SummaryRow;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command from its jar, run after run. */
@Tag("processes")
class CachedResultsIT {

    private static final String ADDS = "public static void main(String[] a) { var s = new java.util.Scanner(System.in);"
            + " System.out.println(s.nextInt() + s.nextInt()%s); } /* %d */";

    @TempDir
    Path temp;

    /** A number that makes the sources of this run unlike those of earlier runs, whose results may be kept. */
    private final long nonce = new Random().nextLong();

    @Test
    void gradesAgainOnlyWhatHasChanged() throws Exception {
        JudgeProcess command = new JudgeProcess(temp);
        handIn(command, "anna", "");
        handIn(command, "bert", " + 1");
        command.handIn("carl", "int main;;; } /* " + nonce + " */");

        command.gradeWithCache().waitFor();
        assertThat(cached(command)).as(command.said()).containsExactly(false, false, false);
        Map<String, Verdict> verdicts = command.verdicts();

        command.gradeWithCache().waitFor();
        assertThat(cached(command)).as(command.said()).containsExactly(true, true, true);
        assertThat(command.verdicts())
                .isEqualTo(verdicts)
                .isEqualTo(Map.of("anna", Verdict.AC, "bert", Verdict.WA, "carl", Verdict.CE));
        assertThat(command.said()).contains("Kept from earlier runs: 3");

        handIn(command, "bert", "");
        command.gradeWithCache().waitFor();
        assertThat(cached(command)).as(command.said()).containsExactly(true, false, true);
        assertThat(command.verdicts()).containsEntry("bert", Verdict.AC);

        command.gradeWithCache("--fresh").waitFor();
        assertThat(cached(command)).as(command.said()).containsExactly(false, false, false);
    }

    private void handIn(JudgeProcess command, String contestant, String more) throws Exception {
        // Each contestant's own: who hands in the same as another gets the same.
        command.handIn(contestant, String.format(ADDS, more, nonce + contestant.charAt(0)));
    }

    private static List<Boolean> cached(JudgeProcess command) throws Exception {
        Summary summary = new ReportJson().readSummary(command.reports().resolve("latest/summary.json"));
        return summary.submissions().stream().map(SummaryRow::cached).toList();
    }
}
