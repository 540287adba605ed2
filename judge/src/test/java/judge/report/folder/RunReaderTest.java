package judge.report.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.GradedRun;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.report.ReportStorageException;
import judge.report.Reports;
import judge.report.TextSection;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunReaderTest {

    private final Path reports;

    RunReaderTest(@TempDir Path reports) {
        this.reports = reports;
    }

    private Path run() throws ReportStorageException {
        RunFolder folder = RunFolder.create(reports, Instant.parse("2026-11-21T08:37:22Z"));
        folder.describe(List.of(Reports.problem()));
        folder.write(Reports.scoring());
        folder.write(Reports.compileError());
        folder.finish(Reports.summary());
        return folder.folder();
    }

    @Test
    void readsBackWhatARunWrote() throws Exception {
        GradedRun run = new RunReader().read(run(), true);

        assertThat(run.name()).isEqualTo("2026-11-21T08-37-22Z");
        assertThat(run.reports()).extracting(Report::contestant).containsExactly("anna", "张三");
        assertThat(run.reports().get(0)).isEqualTo(Reports.compileError());
        assertThat(run.reports().get(1).sources()).isEqualTo(Reports.scoring().sources());
        assertThat(run.reports().get(1).cases().get(2))
                .isEqualTo(Reports.scoring().cases().get(2));
        assertThat(run.problems()).contains(Reports.problem());
    }

    @Test
    void readsTheNewestRunThroughItsLink() throws Exception {
        run();

        assertThat(new RunReader().read(reports.resolve("latest"), false).name())
                .isEqualTo("2026-11-21T08-37-22Z");
    }

    @Test
    void handsOutNothingSecretUnlessItIsAskedFor() throws Exception {
        GradedRun run = new RunReader().read(run(), false);

        assertThat(run.toString())
                .contains("2829")
                .doesNotContain("secret input", "2852", "2841", "TextSection[text=-1");
        assertThat(new RunReader().read(run(), true).toString())
                .contains("secret input 1", "2852", "TextSection[text=-1");
    }

    @Test
    void handsOutNoAnswerOfASecretCaseThatAReasonHas() throws Exception {
        Path folder = run();
        Reason reason =
                Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1, "token", 1, "found", "7", "expected", "the answer");
        Report told =
                Reports.with("anna", "poj3074", Verdict.WA, List.of(Reports.failing("secret/01", Verdict.WA, reason)));
        Files.write(folder.resolve("anna/poj3074.json"), new ReportJson().write(told));

        assertThat(new RunReader().read(folder, false).toString()).doesNotContain("the answer");
        assertThat(new RunReader().read(folder, true).toString()).contains("the answer");
    }

    @Test
    void keepsSecretDataOutOfTheFileOfProblems() throws Exception {
        Path folder = run();

        assertThat(Files.readString(folder.resolve("problems.json")))
                .contains("2829")
                .doesNotContain("secret input", "2852");
        assertThat(Files.readString(folder.resolve("secrets.json"))).contains("secret input", "2852");
    }

    @Test
    void makesDoWithTheReportsOfARunThatDidNotWriteDownItsProblems() throws Exception {
        Path folder = run();
        Files.delete(folder.resolve("problems.json"));
        Files.delete(folder.resolve("secrets.json"));

        ProblemSection problem = new RunReader().read(folder, true).problems().get(0);

        assertThat(problem.id()).isEqualTo("noip2009sudoku");
        assertThat(problem.scoring()).isTrue();
        assertThat(problem.cases())
                .extracting(ProblemSection.CaseData::name)
                .containsExactly("sample/1", "secret/01", "secret/02", "secret/03");
    }

    @Test
    void readsNoFileOutsideOfTheRunThatASummaryNames() throws Exception {
        Path folder = run();
        Files.write(reports.resolve("other.json"), new ReportJson().write(Reports.compileError()));
        Path summary = folder.resolve("summary.json");
        Files.writeString(summary, Files.readString(summary).replace("anna/poj3074.json", "../other.json"));

        assertThatThrownBy(() -> new RunReader().read(folder, false))
                .isInstanceOf(ReportFormatException.class)
                .hasMessageContaining("../other.json");
    }

    @Test
    void showsOfALongTextWholeCharactersOnly() throws IOException {
        String text = "解".repeat(2000);

        TextSection shown = TextSection.of(text.getBytes(StandardCharsets.UTF_8));

        assertThat(shown.text()).isEqualTo("解".repeat(TextSection.MAX_BYTES / 3));
        assertThat(shown.bytes()).isEqualTo(6000);
        assertThat(shown.whole()).isFalse();
        assertThat(Objects.requireNonNull(Reports.text("short")).whole()).isTrue();
    }
}
