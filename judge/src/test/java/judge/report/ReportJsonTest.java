package judge.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import judge.program.ProgramFailure;
import judge.reason.Code;
import judge.reason.Codes;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.source.LanguageNames;
import judge.sudoku.reason.SudokuCode;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportJsonTest {

    private final ReportJson json = new ReportJson();
    private final ObjectMapper mapper = new ObjectMapper();

    private final Path folder;

    ReportJsonTest(@TempDir Path folder) {
        this.folder = folder;
    }

    @Test
    void writesAReportOfAScoringProblemAsTheGoldenFileHasIt() throws IOException {
        assertThat(text(json.write(Reports.scoring()))).isEqualTo(golden("scoring.json"));
    }

    @Test
    void writesAReportOnACompileErrorAsTheGoldenFileHasIt() throws IOException {
        assertThat(text(json.write(Reports.compileError()))).isEqualTo(golden("compile-error.json"));
    }

    @Test
    void writesASummaryAsTheGoldenFileHasIt() throws IOException {
        assertThat(text(json.write(Reports.summary()))).isEqualTo(golden("summary.json"));
    }

    @Test
    void writesProblemsAsTheGoldenFileHasIt() throws IOException {
        assertThat(text(json.write(new ProblemsFile(1, List.of(Reports.problem())))))
                .isEqualTo(golden("problems.json"));
    }

    @Test
    void readsBackWhatItWrites() throws Exception {
        Path file = Files.write(folder.resolve("report.json"), json.write(Reports.compileError()));
        Path summary = Files.write(folder.resolve("summary.json"), json.write(Reports.summary()));

        Path problems = Files.write(
                folder.resolve("problems.json"), json.write(new ProblemsFile(1, List.of(Reports.problem()))));

        assertThat(json.readReport(file)).isEqualTo(Reports.compileError());
        assertThat(json.readProblems(problems).problems()).containsExactly(Reports.problem());
        assertThat(json.readSummary(summary).submissions()).hasSize(2);
        assertThat(json.readSummary(summary).startedAt()).isEqualTo("2026-11-21T08:37:22.123Z");
    }

    static Report beyond() {
        return Reports.accepted("anna", "p")
                .withBeyond(List.of(Reports.failing("beyond/1", Verdict.WA, Reason.of(ReasonCode.DIFFERENT_TOKEN))));
    }

    @Test
    void tellsWhatHappenedBeyondTheContestUnderAKeyOfItsOwnAndOnlyWhereThatWasRun() throws Exception {
        Path file = Files.write(folder.resolve("report.json"), json.write(beyond()));

        assertThat(json.readReport(file)).isEqualTo(beyond());
        assertThat(text(json.write(beyond().withoutBeyond()))).doesNotContain("beyond");
    }

    @Test
    void saysHowFarItWasLookedIntoWhereItWas() throws Exception {
        assertThat(text(json.write(Reports.scoring()))).doesNotContain("\"explanation\"");
        for (ExplanationState each : ExplanationState.values()) {
            Report looked = Reports.scoring().explained(each);
            String written = text(json.write(looked));

            assertThat(written)
                    .contains("\"explanation\": \""
                            + each.name().toLowerCase(Locale.ROOT).replace('_', '-') + '"');
            assertThat(json.readReport(written.getBytes(StandardCharsets.UTF_8), folder)
                            .explanation())
                    .isEqualTo(each);
            assertThat(ReportSchemas.faults("report.schema.json", json.write(looked)))
                    .isEmpty();
            assertThat(ReportSchemas.unknownKeys("report.schema.json", json.write(looked)))
                    .isEmpty();
        }
    }

    @Test
    void leavesOutTheMostThatCanBeEarnedWhereThereIsNoBound() throws Exception {
        Report bounded = Reports.scoring();
        Report open = new Report(
                bounded.version(),
                bounded.id(),
                bounded.contestant(),
                bounded.problem(),
                bounded.language(),
                bounded.verdict(),
                -1234.5,
                Double.POSITIVE_INFINITY,
                bounded.compile(),
                bounded.limits(),
                bounded.isolation(),
                bounded.isolationMeasures(),
                bounded.fingerprint(),
                bounded.cached(),
                List.of(new CaseSection(
                        "secret/1",
                        Verdict.AC,
                        -1234.5,
                        Double.POSITIVE_INFINITY,
                        1.0,
                        1.0,
                        1L,
                        null,
                        1,
                        "stdout",
                        null)),
                bounded.sources(),
                null,
                true,
                null);
        String written = text(json.write(open));

        assertThat(written).doesNotContain("maxScore").contains("\"lowestIsBest\": true");
        assertThat(text(json.write(bounded))).contains("\"maxScore\": 15").doesNotContain("lowestIsBest");
        assertThat(json.readReport(written.getBytes(StandardCharsets.UTF_8), folder))
                .isEqualTo(open);
        assertThat(ReportSchemas.faults("report.schema.json", json.write(open))).isEmpty();
    }

    @Test
    void readsEveryReasonBack() throws Exception {
        for (Code code : Codes.all()) {
            Report report = withReason(Reason.of(code, "line", 1, "found", "x", "usedMillis", 5_000_000_000L));
            Path file = Files.write(folder.resolve("report.json"), json.write(report));

            assertThat(json.readReport(file)).isEqualTo(report);
        }
    }

    @Test
    void readsBackWhyAProgramOfThePackageFailed() throws Exception {
        Reason why = ProgramFailure.endsWith(new Ending.Signalled(11), "Segmentation fault");
        Report report = withReason(Reason.of(ReasonCode.CHECKER_FAILED, "message", why));
        byte[] written = json.write(report);

        assertThat(json.readReport(written, folder)).isEqualTo(report);
        assertThat(ReportSchemas.faults("report.schema.json", written)).isEmpty();
        assertThat(text(written)).contains("program-ends-with", "ending-signal").doesNotContain("it ends with");
    }

    @Test
    void readsHintsBackThoseOfNewerJudgesToo() throws Exception {
        for (String code : List.of("input-ended", "a-cause-of-a-newer-judge", "x2")) {
            Hint hint = Hint.of(code, "line", 1, "name", "x");
            Report report = withReason(Reason.of(ReasonCode.UNCAUGHT_EXCEPTION).with(List.of(hint)));
            byte[] written = json.write(report);
            Path file = Files.write(folder.resolve("report.json"), written);

            assertThat(json.readReport(file)).isEqualTo(report);
            assertThat(ReportSchemas.faults("report.schema.json", written)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Input ended", "input--ended", "<b>", "input-ended-"})
    void refusesAHintWhoseCodeIsNone(String code) throws Exception {
        Report report = withReason(Reason.of(ReasonCode.UNCAUGHT_EXCEPTION).with(List.of(Hint.of("input-ended"))));
        byte[] written = text(json.write(report))
                .replace("\"input-ended\"", "\"" + code + "\"")
                .getBytes(StandardCharsets.UTF_8);

        assertThat(ReportSchemas.faults("report.schema.json", written)).isNotEmpty();
        assertThatThrownBy(() -> json.readReport(written, folder)).isInstanceOf(ReportFormatException.class);
    }

    @Test
    void readsReasonsOfEarlierJudgesWhichHaveNoHints() throws Exception {
        String earlier =
                text(json.write(withReason(Reason.of(ReasonCode.NO_OUTPUT)))).replaceAll(",\\s*\"hints\": \\[]", "");
        Path file = Files.writeString(folder.resolve("report.json"), earlier);

        assertThat(earlier).doesNotContain("hints");
        assertThat(json.readReport(file)).isEqualTo(withReason(Reason.of(ReasonCode.NO_OUTPUT)));
    }

    @Test
    void writesNumbersWithAsFewDecimalsAsTheyNeed() {
        Report report = Reports.with(
                "anna",
                "p",
                Verdict.AC,
                List.of(new CaseSection(
                        "1", Verdict.AC, 100.0 / 3, 100, 64.00049, 0.1 + 0.2, 1L, null, 1, null, null)));

        assertThat(text(json.write(report)))
                .contains("\"score\": 33.333333,")
                .contains("\"maxScore\": 100,")
                .contains("\"cpuTimeMillis\": 64,")
                .contains("\"wallTimeMillis\": 0.3,");
    }

    @Test
    void refusesANumberThatIsNone() {
        Report report = Reports.with("anna", "p", Verdict.AC, List.of(Reports.accepted("secret/01", Double.NaN, 1)));

        assertThatThrownBy(() -> json.write(report)).hasMessageContaining("NaN");
    }

    @Test
    void escapesWhatTerminalsAndBrowsersActOn() throws IOException {
        String hostile = "a\u001b[31m\u0000\u007f\u009b\u2028\u2029\u202e\u2066b\"</script>\ud800c\udc00";

        byte[] bytes = json.write(withReason(Reason.of(SudokuCode.SCORE_IMPOSSIBLE, "found", hostile)));

        assertThat(text(bytes).replace("\n", ""))
                .doesNotContainPattern("[\\p{Cc}\\u2028\\u2029\\u202e\\u2066\\ud800-\\udfff]")
                .contains("\\u001B[31m\\u0000\\u007F\\u009B\\u2028\\u2029\\u202E\\u2066b");
        assertThat(mapper.readTree(bytes).findValue("found").textValue())
                .isEqualTo(hostile.replace('\ud800', '\ufffd').replace('\udc00', '\ufffd'));
    }

    @Test
    void readsReportsOfJudgesThatKeptNoSources() throws Exception {
        String older = golden("scoring.json").replaceAll("(?s),\\s*\"output\": (null|\\{[^}]*})", "");
        older = older.replaceAll("(?s),\\s*\"sources\": \\[.*?]", "");
        assertThat(older).doesNotContain("output\":", "sources");
        assertThat(ReportSchemas.faults("report.schema.json", older.getBytes(StandardCharsets.UTF_8)))
                .isEmpty();
        Path file = Files.writeString(folder.resolve("older.json"), older);

        assertThat(json.readReport(file).sources()).isEmpty();
        assertThat(json.readReport(file).cases()).hasSize(4);
    }

    /** Version 1 wrote these reports. */
    @ParameterizedTest
    @ValueSource(strings = {"scoring.json", "compile-error.json"})
    void readsReportsFromBeforeReportsHadAnIdAndALanguage(String name) throws Exception {
        Path file = Files.writeString(folder.resolve(name), golden("version-1/" + name));

        Report older = json.readReport(file);
        Report newer = json.readReport(Files.writeString(folder.resolve("newer.json"), golden(name)));

        assertThat(older.version()).isEqualTo(1);
        assertThat(older.language()).isEqualTo("java");
        assertThat(older.id()).hasSize(32).isEqualTo(json.readReport(file).id());
        assertThat(older)
                .usingRecursiveComparison()
                .ignoringFields("version", "id", "limits")
                .isEqualTo(newer);
    }

    @Test
    void readsReportsInLanguagesThatThisJudgeDoesNotKnow() throws Exception {
        String known = golden("scoring.json");
        String unknown = known.replaceFirst("(\"language\"\\s*:\\s*)\"java\"", "$1\"klingon\"");
        assertThat(unknown).isNotEqualTo(known);

        Report report = json.readReport(Files.writeString(folder.resolve("unknown.json"), unknown));

        assertThat(report.language()).isEqualTo("klingon");
        assertThat(LanguageNames.title(report.language())).isEqualTo("klingon");
        assertThat(text(json.write(report))).contains("\"klingon\"");
    }

    @Test
    void keepsLettersOfAllScriptsReadable() {
        assertThat(text(json.write(Reports.accepted("张三 Łukasz", "p")))).contains("张三 Łukasz");
    }

    @Test
    void passesOverKeysThatItDoesNotKnow() throws Exception {
        String newer = golden("scoring.json").replace("\"isolation\"", "\"weather\": {\"sun\": true}, \"isolation\"");
        Path file = Files.writeString(folder.resolve("report.json"), newer);

        assertThat(json.readReport(file).contestant()).isEqualTo("张三");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{",
                "{}",
                "nonsense",
                "{\"version\": 3}",
                "{\"version\": 1, \"contestant\": \"anna\"}",
                "{\"version\": 1, \"contestant\": \"anna\", \"problem\": \"p\", \"verdict\": \"OK\", \"compile\": {},"
                        + " \"limits\": {}, \"cases\": []}",
                "{\"version\": 1, \"contestant\": \"anna\", \"problem\": \"p\", \"verdict\": \"AC\", \"compile\": {},"
                        + " \"limits\": {}, \"cases\": [null]} trailing"
            })
    void namesTheFileThatIsNoReport(String content) throws IOException {
        Path file = Files.writeString(folder.resolve("broken.json"), content);

        assertThatThrownBy(() -> json.readReport(file))
                .isInstanceOf(ReportFormatException.class)
                .hasMessageStartingWith(file + ": ");
    }

    @Test
    void saysWhereAFileBreaksOff() throws IOException {
        String whole = golden("scoring.json");
        Path file = Files.writeString(folder.resolve("half.json"), whole.substring(0, whole.indexOf("secret/02")));

        assertThatThrownBy(() -> json.readReport(file)).hasMessageContaining("line ");
    }

    @Test
    void saysWhichKeyHasAnUnknownReason() throws IOException {
        Path file = Files.writeString(
                folder.resolve("odd.json"), golden("scoring.json").replace("different-token", "bad-weather"));

        assertThatThrownBy(() -> json.readReport(file))
                .hasMessageContaining("cases[2].reason.code")
                .hasMessageContaining("bad-weather");
    }

    private Report withReason(Reason reason) {
        return Reports.with("anna", "p", Verdict.WA, List.of(Reports.failing("secret/01", Verdict.WA, reason)));
    }

    private String golden(String name) throws IOException {
        try (var in = Objects.requireNonNull(ReportJsonTest.class.getResourceAsStream(name))) {
            return text(in.readAllBytes());
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
