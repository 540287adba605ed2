package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.ObjectName;
import judge.Eventually;
import judge.check.TokenChecker;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.report.Report;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.store.MemoryResults;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;
import judge.workspace.Workspace;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** A judge that stays up, as a server's does, and remembers no more than its bounds allow. */
@Isolated("counts the objects of this JVM")
@Tag("repeated")
class LongLivedJudgeIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");
    private static final int FEW = 100;
    private static final int MANY = 10_000;
    private static final int VERSIONS = 50;

    /** The bytes that the kept results of {@link #FEW} and {@link #MANY} submissions fill in the same way. */
    private static final long KEPT_BYTES = 64 << 10;

    @TempDir
    Path temp;

    private Problem version(int number) throws Exception {
        Path folder = temp.resolve("v" + number).resolve("sum");
        if (!Files.exists(folder)) {
            Files.createDirectories(folder);
            PathUtils.copyDirectory(SUM, folder);
            Files.writeString(folder.resolve("data/secret/1.in"), number + " 1\n");
        }
        return PackageReader.read(folder);
    }

    private static Submission handsIn(int number) {
        byte[] source = ("status 2\nstatus 2 // " + number).getBytes(UTF_8);
        return Submission.of("" + number, "c" + number, "sum", List.of(new SourceFile("a.fake", source)), 1_000);
    }

    /** Returns the number of reachable objects of the judge's classes. */
    private static long objectsOfTheJudge() throws Exception {
        String histogram = (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        Matcher lines = Pattern.compile("^ *\\d+: +(\\d+) +\\d+ +judge\\.", Pattern.MULTILINE)
                .matcher(histogram);
        long count = 0;
        while (lines.find()) {
            count += Long.parseLong(lines.group(1));
        }
        return count;
    }

    @Test
    void holdsAfterTenThousandSubmissionsOfFiftyVersionsWhatItHeldAfterAHundred() throws Exception {
        try (Toolchain toolchain = new Toolchain(
                new ScriptedSandbox(),
                Workspace.open(temp),
                new Languages(List.of(FakeLanguage.language())),
                new ProcessorPool(List.of(0)))) {
            LocalJudge local = new LocalJudge(toolchain, new JudgingRules(true, false, false));
            Judge judge = new CachedJudge(
                    local,
                    local,
                    new MemoryResults(KEPT_BYTES),
                    new Fingerprints(false),
                    (any, same) -> "here",
                    new CachedJudge.Options(false, false));
            judge(judge, 0, FEW);
            long few = objectsOfTheJudge();
            judge(judge, FEW, MANY);

            assertThat(objectsOfTheJudge()).isBetween(1L, few + few / 10);
        }
    }

    private void judge(Judge judge, int from, int to) throws Exception {
        Problem problem = version(0);
        for (int number = from; number < to; number++) {
            if (number % 5 == 0) {
                // As after each edit: the package is read anew, whether or not it is of a version that is known.
                problem = version(number / 5 % VERSIONS);
            }
            Report report = judge.judge(handsIn(number), problem);
            assertThat(report.verdict()).isEqualTo(Verdict.RTE);
        }
    }

    @Test
    void isAsGoodAsNewAfterARunThatWasCancelled() throws Exception {
        try (Toolchain toolchain = new Toolchain(
                new ScriptedSandbox(),
                Workspace.open(temp),
                new Languages(List.of(FakeLanguage.language())),
                new ProcessorPool(List.of(0, 1)))) {
            LocalJudge judge = new LocalJudge(toolchain, new JudgingRules(true, false, false));
            Problem problem = version(1);
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> judge.judge(handsIn(1), problem)).isInstanceOf(InterruptedException.class);
            judge.forRun(Map.of(problem, List.of()), 2);

            ProcessorPool.Lease first = toolchain.pool().take(Priority.FIRST);
            List<ProcessorPool.Lease> others = toolchain.pool().rest();
            assertThat(others).as("the other processor").hasSize(1);
            others.forEach(ProcessorPool.Lease::close);
            first.close();
            assertThat(judge.judge(handsIn(2), problem).verdict()).isEqualTo(Verdict.RTE);
        }
    }

    /** Closing waits for the judgings under way, and refuses later ones. */
    @Test
    void putsNothingAwayUnderAJudgingAndRefusesLaterOnes() throws Exception {
        Toolchain toolchain = new Toolchain(
                new ScriptedSandbox(),
                Workspace.open(temp),
                new Languages(List.of(FakeLanguage.language())),
                new ProcessorPool(List.of(0)));
        LocalJudge judge = new LocalJudge(toolchain, new JudgingRules(true, false, false));
        Problem problem = version(1);
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        CompletableFuture<Report> report = CompletableFuture.supplyAsync(() -> {
            try {
                return judge.judge(handsIn(1), problem, new JudgingListener() {
                    @Override
                    public void running(int cases) {
                        running.countDown();
                        try {
                            goOn.await();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                });
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        running.await();
        CompletableFuture<Void> closed = CompletableFuture.runAsync(() -> {
            try {
                toolchain.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        Thread.sleep(100);
        assertThat(closed).isNotDone();
        goOn.countDown();

        assertThat(report.get(Eventually.HANG.toSeconds(), TimeUnit.SECONDS).verdict())
                .isEqualTo(Verdict.RTE);
        closed.get(Eventually.HANG.toSeconds(), TimeUnit.SECONDS);
        assertThatThrownBy(() -> judge.judge(handsIn(2), problem)).hasMessageContaining("closed");
    }

    /** Two folders of one version share what is prepared, and neither reads the other's files. */
    @Test
    void judgesByACopyOfAPackageAfterTheFirstOneIsGone() throws Exception {
        Path first = temp.resolve("first/sum");
        Path second = temp.resolve("second/sum");
        for (Path folder : List.of(first, second)) {
            Files.createDirectories(folder);
            PathUtils.copyDirectory(SUM, folder);
        }
        try (Toolchain toolchain = new Toolchain(
                new ScriptedSandbox(),
                Workspace.open(temp),
                new Languages(List.of(FakeLanguage.language())),
                new ProcessorPool(List.of(0)))) {
            LocalJudge judge = new LocalJudge(toolchain, new JudgingRules(true, false, false));
            Report before = judge.judge(handsIn(1), PackageReader.read(first));
            PathUtils.deleteDirectory(first);

            assertThat(judge.judge(handsIn(1), PackageReader.read(second)))
                    .usingRecursiveComparison()
                    .ignoringFields("id")
                    .isEqualTo(before);
        }
    }

    @Test
    void keepsAProblemReadyThatIsInUseAndTheLastOnesThatWere() throws Exception {
        PreparedProblems problems = new PreparedProblems(problem -> new PreparedProblem(problem, new TokenChecker()));
        ReadyProblem used = problems.take(version(0));
        for (int number = 1; number <= VERSIONS; number++) {
            problems.take(version(number)).close();
        }

        assertThat(problems.size()).isEqualTo(16);
        try (ReadyProblem again = problems.take(version(0))) {
            assertThat(again.prepared()).isSameAs(used.prepared());
        }
        used.close();
        problems.close();
        assertThatThrownBy(() -> problems.take(version(0))).hasMessageContaining("closed");
    }
}
