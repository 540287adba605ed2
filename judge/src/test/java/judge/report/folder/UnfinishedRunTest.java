package judge.report.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import judge.report.ReportStorageException;
import judge.report.Reports;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The run that a judge finds when it resumes one that was cut short. */
class UnfinishedRunTest {

    private static final Instant MORNING = Instant.parse("2026-11-21T08:37:22Z");
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private final Path temp;

    UnfinishedRunTest(@TempDir Path temp) {
        this.temp = temp;
    }

    @Test
    void isTheNewestOneThatHasNoSummary() throws Exception {
        killed("2026-11-21T08-37-22Z");
        killed("2026-11-21T08-37-22Z-2");
        finished(NOON);

        assertThat(RunFolder.unfinished(temp)).hasValueSatisfying(run -> {
            assertThat(run.folder()).hasFileName("2026-11-21T08-37-22Z-2");
            assertThat(run.startedAt()).isEqualTo(MORNING);
        });
    }

    @Test
    void isOneWhoseSummarySaysThatItIsNotComplete() throws Exception {
        RunFolder run = RunFolder.create(temp, MORNING);
        run.finish(Reports.summary());

        assertThat(RunFolder.unfinished(temp))
                .hasValueSatisfying(found -> assertThat(found.folder()).isEqualTo(run.folder()));
    }

    @Test
    void isOneThatWasKilledBetweenItsSummaryAndTheLink() throws Exception {
        RunFolder run = finished(MORNING);
        Files.createFile(run.folder().resolve(".unfinished"));

        assertThat(RunFolder.unfinished(temp)).isPresent();
    }

    @Test
    void isNoneThatIsFinished() throws Exception {
        finished(MORNING);

        assertThat(RunFolder.unfinished(temp)).isEmpty();
    }

    @Test
    void isNoneThatAJudgeIsStillAtWorkOn() throws Exception {
        RunFolder busy = RunFolder.create(temp, MORNING);

        assertThat(RunFolder.unfinished(temp)).isEmpty();
        assertThat(busy.folder()).exists();
    }

    @Test
    void isNoneWhereSomebodyElsesFilesLie() throws Exception {
        Files.createDirectories(temp.resolve("notes"));
        Path other = Files.createDirectories(temp.resolve("2026-11-21T08-37-22Z"));
        Files.writeString(other.resolve("summary.json"), "{\"version\": 99}");

        assertThat(RunFolder.unfinished(temp)).isEmpty();
        assertThat(RunFolder.unfinished(temp.resolve("not-there"))).isEmpty();
    }

    @Test
    void losesTheTemporaryFilesOfTheJudgeThatWasKilled() throws Exception {
        Path folder = killed("2026-11-21T08-37-22Z");
        Path half = Files.writeString(
                Files.createDirectories(folder.resolve("anna")).resolve(".p.json.tmp"), "{\"ver");

        assertThat(RunFolder.unfinished(temp)).isPresent();
        assertThat(half).doesNotExist();
    }

    @Test
    void keepsTheReportsThatHoldAndDeletesTheOthers() throws Exception {
        RunFolder run = cutShort("anna", "bert");

        assertThat(run.keep("anna", "p", report -> true))
                .hasValueSatisfying(row -> assertThat(row.report()).isEqualTo("anna/p.json"));
        assertThat(run.keep("bert", "p", report -> false)).isEmpty();
        assertThat(run.keep("carl", "p", report -> true)).isEmpty();
        assertThat(run.folder().resolve("anna/p.json")).exists();
        assertThat(run.folder().resolve("bert/p.json")).doesNotExist();
    }

    @Test
    void tellsApartContestantsWhoseNamesAreOneFile() throws Exception {
        RunFolder run = cutShort("anna", "Anna");

        assertThat(run.keep("Anna", "p", report -> true))
                .hasValueSatisfying(row -> assertThat(row.contestant()).isEqualTo("Anna"));
        assertThat(run.keep("anna", "p", report -> true))
                .hasValueSatisfying(row -> assertThat(row.contestant()).isEqualTo("anna"));
        assertThat(run.write(Reports.accepted("ANNA", "p")).report()).doesNotStartWith("Anna/");
    }

    @Test
    void doesNotTakeHalfAFileForAReport() throws Exception {
        RunFolder run = cutShort("anna");
        Files.writeString(run.folder().resolve("anna/p.json"), "{\"version\": 1, \"contes");

        assertThat(run.keep("anna", "p", report -> true)).isEmpty();
    }

    /** A run with reports and without a summary, taken up again. */
    private RunFolder cutShort(String... contestants) throws Exception {
        RunFolder run = RunFolder.create(temp, MORNING);
        for (String contestant : contestants) {
            run.write(Reports.accepted(contestant, "p"));
        }
        run.finish(Reports.summary());
        Files.delete(run.summary());
        return RunFolder.unfinished(temp).orElseThrow();
    }

    private Path killed(String name) throws IOException {
        return Files.createFile(Files.createDirectories(temp.resolve(name)).resolve(".unfinished"))
                .getParent();
    }

    private RunFolder finished(Instant startedAt) throws ReportStorageException {
        RunFolder run = RunFolder.create(temp, startedAt);
        run.finish(Reports.completeSummary());
        return run;
    }
}
