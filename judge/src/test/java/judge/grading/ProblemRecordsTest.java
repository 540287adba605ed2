package judge.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import judge.problem.Problems;
import judge.problem.reading.ProblemLibrary;
import judge.report.ProblemSection;
import judge.report.ProblemSection.CaseData;
import judge.report.TextSection;
import org.junit.jupiter.api.Test;

/** The packages that ship, as a run writes them down. */
class ProblemRecordsTest {

    private static final Path DATA = Path.of("problems/poj3074/data");

    private static ProblemSection shipped(String id) throws Exception {
        return ProblemRecords.of(ProblemLibrary.open(Path.of("problems")).problem(id));
    }

    @Test
    void saysWhatInputsArePicturesOf() throws Exception {
        assertThat(shipped("poj3074").grid()).isEqualTo("sudoku");
        assertThat(shipped("noip2009sudoku").grid()).isEqualTo("target-sudoku");
        assertThat(shipped("noip2009sudoku").scoring()).isTrue();
        assertThat(ProblemRecords.of(Problems.passFail("sum")).grid()).isNull();
    }

    @Test
    void hasTheDataOfEachCase() throws Exception {
        ProblemSection problem = shipped("poj3074");

        CaseData sample = problem.cases().get(0);
        assertThat(sample.name()).isEqualTo("sample/01");
        assertThat(sample.input()).isEqualTo(TextSection.of(Files.readAllBytes(DATA.resolve("sample/01.in"))));
        assertThat(sample.answer()).isEqualTo(TextSection.of(Files.readAllBytes(DATA.resolve("sample/01.ans"))));
        assertThat(problem.cases())
                .extracting(CaseData::digest)
                .doesNotHaveDuplicates()
                .doesNotContainNull();
    }

    @Test
    void leavesOutWhatCannotBeRead() {
        assertThat(ProblemRecords.of(Problems.scoring("sum", 5)).cases())
                .hasSize(2)
                .allMatch(one -> one.digest() == null && one.input() == null && one.maxScore() == 5);
    }
}
