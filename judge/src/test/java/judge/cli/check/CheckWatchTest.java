package judge.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import judge.Eventually;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.report.Report;
import judge.report.Reports;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckWatchTest {

    private static final String RIGHT = "class Main {} // right\n";

    private final Workbench bench;
    private final List<String> versions = new CopyOnWriteArrayList<>();
    private final LinkedBlockingQueue<Verdict> judged = new LinkedBlockingQueue<>();
    private final AtomicReference<Runnable> cancel = new AtomicReference<>(() -> {});

    CheckWatchTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .write("anna/Main.java", "class Main {}\n")
                .judge((submission, problem, listener) -> {
                    versions.add(problem.version());
                    return report(submission);
                })
                .interrupts(interrupt -> {
                    cancel.set(interrupt);
                    return () -> {};
                });
    }

    private Report report(Submission submission) {
        boolean right = submission.sources().stream()
                .anyMatch(source -> new String(source.content(), StandardCharsets.UTF_8).contains("right"));
        Verdict verdict = right ? Verdict.AC : Verdict.WA;
        judged.add(verdict);
        return Reports.with(submission.contestant(), "sum", verdict, List.of());
    }

    private Verdict next() throws InterruptedException {
        return judged.take();
    }

    /** Saves a file as a whole, however slow the machine is. */
    private void save(String path, String text) throws IOException {
        bench.write("saved", text);
        Files.move(bench.path("saved"), bench.path(path), StandardCopyOption.REPLACE_EXISTING);
    }

    /** Returns the output of the command while the source is changed in this way after the first verdict. */
    private Run watch(String path, Change change) throws Exception {
        AtomicReference<Run> ended = new AtomicReference<>();
        Thread command = new Thread(
                () -> ended.set(bench.run("check", path, "--problem", "sum", "--problems", "@problems", "--watch")));
        command.start();
        assertThat(next()).isEqualTo(Verdict.WA);
        change.make();
        cancel.get().run();
        command.join();
        return ended.get();
    }

    @FunctionalInterface
    private interface Change {
        void make() throws Exception;
    }

    @Test
    void judgesAgainWhenTheFileIsSaved() throws Exception {
        Run run = watch("@anna/Main.java", () -> {
            bench.write("anna/Main.java", RIGHT);
            // A slow machine may judge the file while it is empty.
            Eventually.until("the verdict", () -> next() == Verdict.AC);
        });

        assertThat(run.out())
                .containsSubsequence(
                        "sum: WA wrong answer\n",
                        "Judged again when it or the problem is saved; Ctrl-C ends.\n",
                        "--- saved at ",
                        "sum: AC accepted\n")
                .doesNotContain("\u001b");
        assertThat(run.err()).isEqualTo("Interrupted.\n");
        assertThat(run.status()).isEqualTo(130);
        assertThat(bench.opened()).as("one judge serves").hasSize(2).endsWith("closed");
    }

    @Test
    void judgesAgainByThePackageAsItIsAfterSomebodyHasEditedIt() throws Exception {
        Run run = watch("@anna/Main.java", () -> {
            save("problems/sum/data/secret/01.ans", "4\n");
            assertThat(next()).isEqualTo(Verdict.WA);
        });

        assertThat(versions).hasSize(2).doesNotHaveDuplicates();
        assertThat(run.out()).contains("--- saved at ");
    }

    @Test
    void saysThatThePackageIsUnsoundAndWaitsForTheNextSave() throws Exception {
        Run run = watch("@anna/Main.java", () -> {
            save("problems/sum/data/secret/02.in", "an input without an answer\n");
            Eventually.until("it says so", () -> bench.saidSoFar().contains("02"));
            save("problems/sum/data/secret/02.ans", "3\n");
            assertThat(next()).isEqualTo(Verdict.WA);
        });

        assertThat(run.err()).contains("sum").contains("02");
    }

    @Test
    void seesAnEditorThatRenames() throws Exception {
        watch("@anna", () -> {
            bench.write("anna/.Main.java.swp", RIGHT);
            Files.move(
                    bench.path("anna/.Main.java.swp"),
                    bench.path("anna/Main.java"),
                    StandardCopyOption.REPLACE_EXISTING);
            assertThat(next()).isEqualTo(Verdict.AC);
        });
    }

    @Test
    void judgesWhileAnEditorHoldsItsLock() throws Exception {
        watch("@anna", () -> {
            Files.createSymbolicLink(bench.path("anna/.#Main.java"), Path.of("anna@host.4711:1764000000"));
            save("anna/Main.java", RIGHT);
            assertThat(next()).isEqualTo(Verdict.AC);
        });
    }

    @Test
    void outlivesASourceThatIsGoneForAMoment() throws Exception {
        watch("@anna/Main.java", () -> {
            Files.delete(bench.path("anna/Main.java"));
            Thread.sleep(200); // In which it looks; on a slow machine perhaps not.
            save("anna/Main.java", RIGHT);
            assertThat(next()).isEqualTo(Verdict.AC);
        });
    }

    @Test
    void clearsTheScreenOfAPersonOnly() throws Exception {
        bench.interactive();

        Run run = watch("@anna/Main.java", () -> {
            save("anna/Main.java", RIGHT);
            assertThat(next()).isEqualTo(Verdict.AC);
        });

        assertThat(run.out()).contains("\u001b[H\u001b[2J");
    }
}
