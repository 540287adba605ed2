package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import judge.report.ReportJson;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Remnants of a judge that is killed and cannot clean up, and the next judge that meets them. {@code -Dkills=N} sets
 * the number of moments at which the judge is killed.
 */
@Isolated("looks for remnants")
class KilledJudgeIT {

    private static final Duration SET_UP = Duration.ofMillis(20);
    private static final int KILLS = Integer.getInteger("kills", 2);
    private static final String ADDS =
            "var s = new java.util.Scanner(System.in); int sum = s.nextInt() + s.nextInt(); ";

    private static final Map<String, Verdict> VERDICTS = Map.of(
            "quick", Verdict.AC,
            "sleepy", Verdict.AC,
            "wrong", Verdict.WA,
            "crashes", Verdict.RTE,
            "hungry", Verdict.MLE,
            "broken", Verdict.CE);

    @TempDir
    Path temp;

    /** These moments are during the setting up, when the program does not yet end with its parent. */
    @Test
    void leavesNoProcessAndOnlyWholeReports() throws Exception {
        for (int i = 0; i < KILLS; i++) {
            JudgeProcess command = new JudgeProcess(Files.createDirectory(temp.resolve("sleeper-" + i)));
            // Different from the ones before: submissions with known times are judged after the others.
            command.handIn("quick", main(ADDS + "System.out.println(sum); // " + System.nanoTime() + "\n"));
            // Longer than anything is awaited: what is left of it does not end by itself.
            command.handIn("sleeper", main("Thread.sleep(100_000_000);"));
            Process judge = command.grade("--jobs=1");
            Eventually.until(() -> command.wholeReports().size() == 1
                    && !Remnants.processes(command.temporary(), judge.pid()).isEmpty());
            TimeUnit.NANOSECONDS.sleep(SET_UP.toNanos() * i / KILLS);

            judge.destroyForcibly().waitFor();

            Eventually.until(
                    () -> Remnants.processes(command.temporary(), judge.pid()).isEmpty());
            assertThat(Remnants.mounts(command.temporary())).isEmpty();
            assertThat(command.wholeReports()).singleElement().satisfies(report -> assertThat(
                            new ReportJson().readReport(report).verdict())
                    .isEqualTo(Verdict.AC));
        }
    }

    @Test
    void isTakenUpFromAnyMomentWithTheSameVerdicts() throws Exception {
        JudgeProcess undisturbed = prepared("undisturbed");
        long began = System.nanoTime();
        undisturbed.grade("--jobs=2").waitFor();
        long nanos = System.nanoTime() - began;
        assertThat(undisturbed.verdicts()).as(undisturbed.said()).isEqualTo(VERDICTS);
        Random random = new Random(20_261_121);
        StringBuilder moments = new StringBuilder("undisturbed " + nanos / 1_000_000 + " ms; killed after ");
        for (int i = 0; i < KILLS; i++) {
            long moment = (long) (nanos * random.nextDouble());
            moments.append(kill(prepared("killed-" + i), moment)).append(", ");
        }
        Files.writeString(Path.of("judge/target/killed-judge.txt"), moments.append('\n'));
    }

    /** Kills, looks, resumes; tells what was there. */
    private static String kill(JudgeProcess command, long nanos) throws Exception {
        Process judge = command.grade("--jobs=2");
        TimeUnit.NANOSECONDS.sleep(nanos);
        judge.destroyForcibly().waitFor();

        Eventually.until(
                () -> Remnants.processes(command.temporary(), judge.pid()).isEmpty());
        assertThat(Remnants.mounts(command.temporary())).isEmpty();
        int whole = command.wholeReports().size();
        switch (command.state()) {
            case NOT_BEGUN -> {
                assertThat(command.grade("--jobs=2", "--resume").waitFor()).isEqualTo(2);
                assertThat(command.said()).contains("there is nothing to resume");
                command.grade("--jobs=2").waitFor();
            }
            case CUT_SHORT -> {
                assertThat(command.grade("--jobs=2", "--resume").waitFor())
                        .as(command.said())
                        .isEqualTo(1);
                assertThat(command.said()).contains("; kept: " + whole + ", still to be judged: " + (6 - whole));
            }
            case FINISHED -> assertThat(whole).isEqualTo(6);
        }
        assertThat(command.verdicts()).as(command.said()).isEqualTo(VERDICTS);
        assertThat(command.files())
                .noneMatch(file -> file.getFileName().toString().startsWith("."))
                .filteredOn(file -> file.toString().endsWith(".json"))
                .as("reports, summary, problems and secrets")
                .hasSize(VERDICTS.size() + 3);
        assertThat(command.files())
                .as("a page for each submission, one for the class and one of who is alike, also where the judge "
                        + "was killed while it wrote them")
                .filteredOn(file -> file.toString().endsWith(".html"))
                .hasSize(VERDICTS.size() + 2);
        assertThat(command.temporary()).isEmptyDirectory();
        return nanos / 1_000_000 + " ms with " + whole + " reports";
    }

    private JudgeProcess prepared(String name) throws Exception {
        JudgeProcess command = new JudgeProcess(Files.createDirectory(temp.resolve(name)));
        command.handIn("quick", main(ADDS + "System.out.println(sum);"));
        command.handIn("sleepy", main(ADDS + "Thread.sleep(300); System.out.println(sum);"));
        command.handIn("wrong", main(ADDS + "System.out.println(sum + 1);"));
        command.handIn("crashes", main("throw new IllegalStateException();"));
        command.handIn("hungry", main("long[] all = new long[100_000_000]; System.out.println(all.length);"));
        command.handIn("broken", "int main;;; }");
        return command;
    }

    private static String main(String body) {
        return "public static void main(String[] a) throws Exception { " + body + " }";
    }
}
