package judge.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.ProblemSection.BeyondData;
import judge.report.Reports;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BeyondRemarkTest {

    private static final Map<String, String> WHAT_IS_BLANK = Map.of("zh", "盘面为空", "en", "the grid is blank");
    private static final BeyondData BLANK = new BeyondData("beyond/1", WHAT_IS_BLANK);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WA | 2845 | prints 2845 where the grid is blank",
                "WA | 1 2  | prints a wrong answer where the grid is blank",
                "NO | ''   | prints nothing where the grid is blank",
                "TLE| ''   | takes longer than 2000 ms where the grid is blank",
                "MLE| ''   | needs more than 128 MiB of heap where the grid is blank",
                "OLE| ''   | prints more than 64 MiB where the grid is blank",
                "RTE| ''   | breaks off where the grid is blank",
                "JE | ''   | could not be judged where the grid is blank"
            })
    void saysWhatTheProgramDoesThere(Verdict verdict, String output, String clause) {
        assertThat(remark(List.of(BLANK), failing("beyond/1", verdict, output)))
                .contains("accepted as in the contest; beyond it: " + clause + " (the contest has no such input)");
    }

    @Test
    void namesAllOfThemInOneSentenceAndWhatNobodyHasDescribedByItsName() {
        assertThat(remark(
                        List.of(BLANK),
                        failing("beyond/1", Verdict.RTE, ""),
                        Reports.accepted("beyond/2", 0, 70),
                        failing("beyond/3", Verdict.NO, "")))
                .contains("accepted as in the contest; beyond it: breaks off where the grid is blank; prints nothing"
                        + " where beyond/3 (the contest has no such input)");
    }

    @Test
    void isSilentWhereAllIsRightAndWhereNothingWasRun() {
        assertThat(remark(List.of(BLANK), Reports.accepted("beyond/1", 0, 70))).isEmpty();
        assertThat(new BeyondRemark(Messages.in(DisplayLanguage.EN), List.of()).of(Reports.accepted("anna", "sum")))
                .isEmpty();
    }

    @Test
    void letsNoPackageWriteToTheTerminal() {
        BeyondData sly = new BeyondData("beyond/1", Map.of("en", "\u001b[2J"));

        assertThat(remark(List.of(sly), failing("beyond/1", Verdict.NO, "")).orElseThrow())
                .doesNotContain("\u001b");
    }

    private static CaseSection failing(String name, Verdict verdict, String output) {
        return Reports.failing(name, verdict, Reason.of(ReasonCode.DIFFERENT_TOKEN))
                .withOutput(Reports.text(output));
    }

    private static Optional<String> remark(List<BeyondData> inputs, CaseSection... cases) {
        return new BeyondRemark(Messages.in(DisplayLanguage.EN), inputs)
                .of(Reports.accepted("anna", "sum").withBeyond(List.of(cases)));
    }
}
