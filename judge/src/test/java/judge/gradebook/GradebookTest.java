package judge.gradebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.Reports;
import judge.sudoku.reason.SudokuCode;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GradebookTest {

    @TempDir
    private Path reports;

    private Gradebook book(Report... all) {
        return Classes.gradebook(reports, List.of(all), false);
    }

    @Test
    void ranksByPointsAndGivesEqualOnesTheSameRank() {
        Gradebook book = book(
                Classes.report("d", Verdict.WA, Verdict.WA, Verdict.WA, Verdict.WA),
                Classes.report("b", Verdict.AC, Verdict.AC, Verdict.WA, Verdict.WA),
                Classes.report("c", Verdict.WA, Verdict.WA, Verdict.AC, Verdict.AC),
                Classes.report("a", Verdict.AC, Verdict.AC, Verdict.AC, Verdict.AC));

        assertThat(book.standings())
                .extracting(one -> one.rank() + " " + one.contestant() + " " + one.total())
                .containsExactly("1 a 100.0", "2 b 50.0", "2 c 50.0", "4 d 0.0");
    }

    private static Report scored(String contestant, Verdict verdict, double score, boolean lowestIsBest) {
        Report like = Classes.report(contestant, verdict);
        return new Report(
                like.version(),
                like.id(),
                contestant,
                like.problem(),
                like.language(),
                verdict,
                score,
                Double.POSITIVE_INFINITY,
                like.compile(),
                like.limits(),
                like.isolation(),
                like.isolationMeasures(),
                like.fingerprint(),
                false,
                like.cases(),
                like.sources(),
                null,
                lowestIsBest,
                null);
    }

    @Test
    void measuresScoresWithoutBoundAgainstTheBestOfTheClass() {
        Gradebook book = book(
                scored("a", Verdict.AC, 30, false),
                scored("b", Verdict.WA, 120, false),
                scored("c", Verdict.WA, 0, false));

        assertThat(book.standings())
                .extracting(one -> one.rank() + " " + one.contestant() + " " + one.total())
                .containsExactly("1 b 100.0", "2 a 25.0", "3 c 0.0");
        assertThat(book.papers().get(0).scores().bins()).containsExactly(1, 0, 1, 0, 0, 0, 0, 0, 0, 1);
        assertThat(book.papers().get(0).maxScore()).isInfinite();
    }

    @Test
    void takesWhatIsAcceptedWhereTheLowestScoreIsTheBest() {
        Gradebook book = book(scored("a", Verdict.AC, 7, true), scored("b", Verdict.WA, 0, true));

        assertThat(book.standings())
                .extracting(one -> one.rank() + " " + one.contestant() + " " + one.total())
                .containsExactly("1 a 100.0", "2 b 0.0");
    }

    @Test
    void countsEachCaseByVerdictAndFindsTheHardest() {
        Paper paper = book(
                        Classes.report("a", Verdict.AC, Verdict.AC, Verdict.AC, Verdict.AC),
                        Classes.report("b", Verdict.AC, Verdict.WA, Verdict.TLE, Verdict.AC),
                        Classes.report("c", Verdict.AC, Verdict.AC, Verdict.WA, Verdict.SK))
                .papers()
                .get(0);

        CaseFigures third = paper.cases().get(3);
        assertThat(third.verdicts())
                .containsOnly(Map.entry(Verdict.AC, 1), Map.entry(Verdict.TLE, 1), Map.entry(Verdict.WA, 1));
        assertThat(third.passRate()).isEqualTo(1.0 / 3);
        assertThat(paper.cases().get(4).run()).as("not run for c").isEqualTo(2);
        assertThat(paper.hardest().orElseThrow().name()).isEqualTo("secret/03");
    }

    @Test
    void saysHowPointsAreDistributed() {
        ScoreFigures scores = ScoreFigures.of(List.of(0.0, 100.0, 25.0, 90.0, 89.9), 100);

        assertThat(scores.bins()).containsExactly(1, 0, 1, 0, 0, 0, 0, 0, 1, 2);
        assertThat(scores.median()).isEqualTo(89.9);
        assertThat(scores.mean()).isEqualTo(60.98);
        assertThat(ScoreFigures.of(List.of(10.0, 20.0), 100).median()).isEqualTo(15);
        assertThat(ScoreFigures.of(List.of(), 100).median()).isZero();
    }

    @Test
    void leavesJudgeErrorsOutOfTheFigures() {
        Paper paper = book(
                        Classes.report("a", Verdict.AC, Verdict.AC, Verdict.AC, Verdict.AC),
                        Classes.report("b", Verdict.JE, Verdict.JE, Verdict.JE, Verdict.JE))
                .papers()
                .get(0);

        assertThat(paper.scores().count()).isEqualTo(1);
        assertThat(paper.scores().mean()).isEqualTo(100);
        assertThat(paper.cases().get(1).passRate()).isEqualTo(1);
    }

    @Test
    void findsTheWrongAnswersThatSeveralGave() {
        List<Report> reports =
                List.of(answering("a", "17"), answering("b", "18"), answering("c", "17"), answering("d", "17"));

        assertThat(SharedAnswer.of(reports))
                .containsExactly(new SharedAnswer("secret/01", "17", Optional.empty(), List.of("a", "c", "d")));
    }

    @Test
    void countsAMistakeForThoseWhoseMostFrequentOneItIs() {
        Reason first =
                Reason.of(SudokuCode.SCORE_OF_FIRST, "order", "rows", "digits", "smallest-first", "found", "2800");
        Reason lowest = Reason.of(SudokuCode.SCORE_LOWEST, "found", "2800");
        Reason plain = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1, "token", 1, "found", "2801");
        List<Report> reports = List.of(
                failing("a", lowest, lowest, first),
                failing("b", first, lowest, lowest),
                failing("c", first, plain, plain));

        assertThat(Mistake.of(reports))
                .containsExactly(
                        new Mistake("score-lowest", List.of("a", "b"), List.of("secret/01", "secret/02", "secret/03")),
                        new Mistake("score-of-first", List.of("c"), List.of("secret/01")));
        assertThat(CaseFigures.of("secret/02", reports).mistakes()).containsOnly(Map.entry("score-lowest", 2));
        assertThat(CaseFigures.of("secret/02", reports).verdicts()).containsOnly(Map.entry(Verdict.WA, 3));
        assertThat(SharedAnswer.of(reports).get(0).mistake()).isPresent();
    }

    @Test
    void namesAMistakeThatOnlyAHintTellsOf() {
        Reason prompt = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1, "token", 1, "found", "Enter")
                .with(List.of(Hint.of("output-prompt")));

        assertThat(Mistake.of(List.of(failing("a", prompt))))
                .containsExactly(new Mistake("output-prompt", List.of("a"), List.of("secret/01")));
    }

    private static Report failing(String contestant, Reason... reasons) {
        List<CaseSection> cases = new ArrayList<>();
        for (Reason reason : reasons) {
            cases.add(Reports.failing("secret/0" + (cases.size() + 1), Verdict.WA, reason));
        }
        return Reports.with(contestant, "sudoku", Verdict.WA, cases);
    }

    private static Report answering(String contestant, String found) {
        Reason reason = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1, "token", 1, "found", found);
        return Reports.with(
                contestant, "sudoku", Verdict.WA, List.of(Reports.failing("secret/01", Verdict.WA, reason)));
    }

    @Test
    void namesTheSlowestOfTheAccepted() {
        Paper paper = book(
                        Classes.report("a", Verdict.AC, Verdict.AC, Verdict.AC, Verdict.AC),
                        Classes.report("b", Verdict.TLE, Verdict.AC, Verdict.AC, Verdict.AC))
                .papers()
                .get(0);

        assertThat(paper.slowest().orElseThrow().contestant()).isEqualTo("a");
        assertThat(paper.slowest().orElseThrow().cpuTimeMillis()).isEqualTo(81.5);
    }
}
