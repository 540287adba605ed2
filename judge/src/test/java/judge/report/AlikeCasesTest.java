package judge.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;

class AlikeCasesTest {

    private static CaseSection failed(String name, Reason reason, double cpu) {
        return new CaseSection(name, Verdict.RTE, 0, 5, cpu, cpu, 1000L, reason, 1, null, null);
    }

    private static Reason index() {
        return Reason.of(
                ReasonCode.UNCAUGHT_EXCEPTION, "exception", "IndexError", "message", "m", "file", "a.py", "line", 3);
    }

    private static List<String> names(List<CaseSection> cases) {
        return AlikeCases.of(cases).stream().map(AlikeCases::name).toList();
    }

    @Test
    void tellsEqualFailuresInARowOnceWithTheCasesThatTheyHoldFor() {
        List<CaseSection> cases = new ArrayList<>(IntStream.rangeClosed(1, 20)
                .mapToObj(i -> failed(String.format(Locale.ROOT, "secret/%02d", i), index(), i))
                .toList());

        List<AlikeCases> rows = AlikeCases.of(cases);

        assertThat(rows).hasSize(1);
        CaseSection row = rows.get(0).together();
        assertThat(row.name()).isEqualTo("secret/01-20 (20)");
        assertThat(row.cpuTimeMillis()).as("the most of all").isEqualTo(20.0);
        assertThat(row.maxScore()).as("of all together").isEqualTo(100);
        assertThat(AlikeCases.each(cases)).hasSize(20);
    }

    @Test
    void figuresMakeNoDifferenceAndTheGreatestIsTold() {
        List<AlikeCases> rows = AlikeCases.of(List.of(
                failed("1", Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 9, "usedMillis", 10), 10),
                failed("2", Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 9, "usedMillis", 12), 12),
                failed("3", Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 9, "usedMillis", 11), 11)));

        assertThat(rows).hasSize(1);
        assertThat(rows.get(0).name()).isEqualTo("1-3 (3)");
        assertThat(rows.get(0).together().reason()).isNotNull().satisfies(reason -> assertThat(reason.parameters())
                .containsEntry("usedMillis", 12L));
    }

    @Test
    void keepsApartWhatIsNotInARowOrNotAlikeAndPointsBack() {
        List<AlikeCases> rows = AlikeCases.of(List.of(
                failed("secret/1", index(), 1),
                Reports.accepted("secret/2", 5, 1),
                Reports.accepted("secret/3", 5, 1),
                failed("secret/4", index(), 1),
                failed("secret/5", index().with("line", 9), 1)));

        assertThat(rows.stream().map(AlikeCases::name))
                .containsExactly("secret/1", "secret/2", "secret/3", "secret/4", "secret/5");
        assertThat(rows.stream().map(AlikeCases::toldAt)).containsExactly("", "", "", "secret/1", "");
    }

    @Test
    void namesThatAreNoNumbersOrOfOtherFoldersAreWhole() {
        assertThat(names(List.of(failed("secret/01-a", index(), 1), failed("secret/02-b", index(), 1))))
                .containsExactly("secret/01-a … 02-b (2)");
        assertThat(names(List.of(failed("sample/1", index(), 1), failed("secret/g1/7", index(), 1))))
                .containsExactly("sample/1 … secret/g1/7 (2)");
    }
}
