package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import judge.report.ReportJson;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a judge that is killed in the middle, so that it cannot tidy up, leaves behind. */
class KilledJudgeIT {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir
    Path temp;

    @Test
    void leavesNoProcessAndOnlyWholeReports() throws Exception {
        handIn(
                "quick",
                "public static void main(String[] a) { var s = new java.util.Scanner(System.in);"
                        + " System.out.println(s.nextInt() + s.nextInt()); }");
        handIn("sleeper", "public static void main(String[] a) throws Exception { Thread.sleep(100_000); }");
        Process judge = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-jar",
                        System.getProperty("judge.jar"),
                        "grade",
                        "--jobs=1",
                        "--problems=judge/src/test/resources/judge/problems",
                        "--solutions=" + temp.resolve("solutions"),
                        "--reports=" + temp.resolve("reports"))
                .redirectErrorStream(true)
                .redirectOutput(temp.resolve("output").toFile())
                .start();
        await(() -> reports().size() == 1 && judge.descendants().count() >= 2);
        List<ProcessHandle> descendants = judge.descendants().toList();

        judge.destroyForcibly().waitFor(10, TimeUnit.SECONDS);

        await(() -> descendants.stream().noneMatch(ProcessHandle::isAlive));
        assertThat(reports()).singleElement().satisfies(report -> assertThat(
                        new ReportJson().readReport(report).verdict())
                .isEqualTo(Verdict.AC));
        assertThat(Files.readString(Path.of("/proc/mounts"))).doesNotContain("judge-classes");
    }

    private void handIn(String contestant, String body) throws IOException {
        Path folder = Files.createDirectories(
                temp.resolve("solutions").resolve(contestant).resolve("sum"));
        Files.writeString(folder.resolve("Main.java"), "public class Main { " + body + " }");
    }

    private List<Path> reports() {
        if (!Files.exists(temp.resolve("reports"))) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(temp.resolve("reports"))) {
            return files.filter(file -> file.endsWith("sum.json")).toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(deadline);
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }
}
