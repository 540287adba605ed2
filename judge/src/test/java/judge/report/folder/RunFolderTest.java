package judge.report.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.ReportSink;
import judge.report.ReportSinkContract;
import judge.report.ReportStorageException;
import judge.report.Reports;
import judge.report.SafeText;
import judge.report.SummaryRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFolderTest implements ReportSinkContract {

    private static final Instant START = Instant.parse("2026-11-21T08:37:22.999Z");

    private final Path temp;

    RunFolderTest(@TempDir Path temp) {
        this.temp = temp;
    }

    @Override
    public ReportSink open() throws Exception {
        return RunFolder.create(temp, START);
    }

    @Override
    public Report read(SummaryRow row) throws Exception {
        return new ReportJson().readReport(temp.resolve("2026-11-21T08-37-22Z").resolve(row.report()));
    }

    @Test
    void isNamedAfterTheTimeInUtc() throws Exception {
        RunFolder run = RunFolder.create(temp.resolve("new/reports"), START);

        assertThat(run.folder())
                .isEqualTo(temp.resolve("new/reports/2026-11-21T08-37-22Z"))
                .isDirectory();
    }

    @Test
    void getsASuffixWhereAnotherRunBeganInTheSameSecond() throws Exception {
        RunFolder.create(temp, START);
        RunFolder second = RunFolder.create(temp, START);
        RunFolder third = RunFolder.create(temp, START);

        assertThat(second.folder()).hasFileName("2026-11-21T08-37-22Z-2");
        assertThat(third.folder()).hasFileName("2026-11-21T08-37-22Z-3");
    }

    @Test
    void writesAReportWhereTheSummaryWillSayItIs() throws Exception {
        RunFolder run = RunFolder.create(temp, START);

        SummaryRow row = run.write(Reports.scoring());

        assertThat(row.report()).isEqualTo("张三/noip2009sudoku.json");
        assertThat(run.folder().resolve(row.report())).hasBinaryContent(new ReportJson().write(Reports.scoring()));
    }

    @Test
    void summarisesASubmissionByItsSlowestCaseAndItsLargestFigures() throws Exception {
        SummaryRow row = RunFolder.create(temp, START).write(Reports.scoring());

        assertThat(row.cpuTimeMillis()).isEqualTo(2060.25);
        assertThat(row.slowestCase()).isEqualTo("secret/03");
        assertThat(row.wallTimeMillis()).isEqualTo(2100);
        assertThat(row.peakMemoryBytes()).isEqualTo(60_000_000);
        assertThat(RunFolder.create(temp, START).write(Reports.compileError()).cpuTimeMillis())
                .isNull();
    }

    @Test
    void leavesNothingButWholeFiles() throws Exception {
        RunFolder run = RunFolder.create(temp, START);

        run.write(Reports.scoring());
        run.write(Reports.compileError());
        run.finish(Reports.completeSummary());

        assertThat(files(temp))
                .containsExactlyInAnyOrder(
                        "2026-11-21T08-37-22Z/anna/poj3074.json",
                        "2026-11-21T08-37-22Z/summary.json",
                        "2026-11-21T08-37-22Z/张三/noip2009sudoku.json",
                        "latest");
    }

    @Test
    void letsNoNameOutOfItsFolder() throws Exception {
        Path reports = Files.createDirectory(temp.resolve("reports"));
        RunFolder run = RunFolder.create(reports, START);

        for (String name : SafeNameTest.hostileNames().toList()) {
            SummaryRow row = run.write(Reports.accepted(name, name));

            Path file = run.folder().resolve(row.report());
            assertThat(file.toRealPath()).startsWith(run.folder().toRealPath());
            assertThat(new ReportJson().readReport(file).contestant()).isEqualTo(SafeText.wellFormed(name));
        }
        assertThat(temp).isDirectoryContaining(path -> path.equals(reports));
        assertThat(reports).isDirectoryContaining(path -> path.equals(run.folder()));
    }

    @Test
    void givesEachReportAFileOfItsOwnAlsoWhereNamesAreTheSameToAFileSystem() throws Exception {
        RunFolder run = RunFolder.create(temp, START);

        assertThat(Stream.of("anna", "Anna", "anna~2", "anna", "\ufffd", "\ufffd", "e\u0301", "\u00e9")
                        .map(name -> write(run, name).report()))
                .containsExactly(
                        "anna/p.json",
                        "Anna~2/p.json",
                        "anna~2~2/p.json",
                        "anna~3/p.json",
                        "\ufffd/p.json",
                        "\ufffd~2/p.json",
                        "e\u0301/p.json",
                        "\u00e9~2/p.json");
    }

    @Test
    void keepsReportsApartFromTheSummary() throws Exception {
        RunFolder run = RunFolder.create(temp, START);

        run.write(Reports.accepted("summary.json", "p"));
        run.finish(Reports.summary());

        assertThat(run.summary()).isRegularFile();
    }

    @Test
    void isTheLatestOnceItIsFinished() throws Exception {
        RunFolder first = RunFolder.create(temp, START);
        RunFolder second = RunFolder.create(temp, START);
        Path latest = temp.resolve("latest");

        first.finish(Reports.summary());
        assertThat(Files.readSymbolicLink(latest)).isEqualTo(first.folder().getFileName());

        second.finish(Reports.summary());
        assertThat(Files.readSymbolicLink(latest)).isEqualTo(second.folder().getFileName());
        assertThat(latest.resolve("summary.json")).isRegularFile();
    }

    @Test
    void namesTheFileThatCannotBeWritten() throws Exception {
        RunFolder run = RunFolder.create(temp, START);
        Path file = Files.createFile(run.folder().resolve("anna"));

        assertThatThrownBy(() -> run.write(Reports.compileError()))
                .isInstanceOfSatisfying(ReportStorageException.class, e -> assertThat(e.place())
                        .isEqualTo(file.resolve("poj3074.json").toString()));
    }

    @Test
    void namesTheReportsFolderThatCannotBeMade() throws Exception {
        Path file = Files.createFile(temp.resolve("file"));

        assertThatThrownBy(() -> RunFolder.create(file, START))
                .isInstanceOf(ReportStorageException.class)
                .hasMessageContaining(file.toString());
    }

    @Test
    void leavesNoTemporaryFileWhereWritingFails() throws Exception {
        RunFolder run = RunFolder.create(temp, START);
        Files.createDirectories(run.folder().resolve("anna/poj3074.json/in-the-way"));

        assertThatThrownBy(() -> run.write(Reports.compileError())).isInstanceOf(ReportStorageException.class);
        assertThat(files(temp)).containsExactly("2026-11-21T08-37-22Z/.unfinished");
    }

    @Test
    void nobodyElseCanReadTheSecrets() throws Exception {
        RunFolder run = RunFolder.create(temp, START);
        Path secrets = run.folder().resolve("secrets.json");

        run.describe(List.of(Reports.problem()));
        assertThat(Files.getPosixFilePermissions(secrets)).isEqualTo(PosixFilePermissions.fromString("rw-------"));

        Files.setPosixFilePermissions(secrets, PosixFilePermissions.fromString("rw-r--r--"));
        run.describe(List.of(Reports.problem()));
        assertThat(Files.getPosixFilePermissions(secrets)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    @Test
    void saysSoWhereSomethingElseIsCalledLatest() throws Exception {
        RunFolder run = RunFolder.create(temp, START);
        Path other = Files.createDirectories(temp.resolve("latest/of-somebody"));

        assertThatThrownBy(() -> run.finish(Reports.summary())).isInstanceOf(ReportStorageException.class);
        assertThat(other).isDirectory();
        assertThat(run.summary()).isRegularFile();
        assertThat(files(temp))
                .containsExactly("2026-11-21T08-37-22Z/.unfinished", "2026-11-21T08-37-22Z/summary.json");
    }

    private static SummaryRow write(RunFolder run, String contestant) {
        try {
            return run.write(Reports.accepted(contestant, "p"));
        } catch (ReportStorageException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.filter(path -> !Files.isDirectory(path) || Files.isSymbolicLink(path))
                    .map(path -> folder.relativize(path).toString())
                    .sorted()
                    .toList();
        }
    }
}
