package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.jury.JuryReader;
import judge.problem.jury.JurySubmission;
import judge.problem.reading.PackageReader;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.report.Reports;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.store.KeptResults;
import judge.store.MemoryResults;
import judge.submission.Submission;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("measures")
class TimeLimitsIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    @AutoClose
    private static Toolchain toolchain;

    @TempDir
    Path temp;

    private Path folder;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    @BeforeEach
    void takesTheLimitOutOfThePackage() throws Exception {
        folder = temp.resolve("sum");
        PathUtils.copyDirectory(SUM, folder);
        Path yaml = folder.resolve("problem.yaml");
        Files.writeString(
                yaml, Files.readString(yaml).replaceAll("(?m)^  time_limit:.*\n", "  time_resolution: 0.5\n"));
    }

    @Test
    void theSlowestAcceptedSubmissionSetsTheLimitAndTheReportNamesIt() throws Exception {
        Files.writeString(
                folder.resolve("submissions/accepted/Slow.java"),
                """
                class Slow {
                    public static void main(String[] args) {
                        // Clearly more than the others, whatever a VM takes to start here.
                        long end = 900 + 4 * cpuMillis();
                        while (cpuMillis() < end) {}
                        java.util.Scanner in = new java.util.Scanner(System.in);
                        System.out.println(in.nextInt() + in.nextInt());
                    }

                    static long cpuMillis() {
                        return ProcessHandle.current().info().totalCpuDuration().get().toMillis();
                    }
                }
                """);
        TimeLimits limits = new TimeLimits(toolchain, Optional.empty(), Optional.empty(), any -> {});
        Problem problem = PackageReader.read(folder);
        assertThat(problem.lacksTimeLimit()).isTrue();

        Report report = judge(limits, problem);

        assertThat(report.verdict()).isEqualTo(Verdict.AC);
        assertThat(report.limits().setBy()).first().isEqualTo("accepted/Slow.java");
        assertThat(report.limits().problemCpuTimeMillis()).isGreaterThanOrEqualTo(1500);
        assertThat(report.limits().problemCpuTimeMillis() % 500).isZero();
        assertThat(limits.of(problem).lacksTimeLimit()).isFalse();
        JurySubmission slow = JuryReader.read(problem).submissions().stream()
                .filter(one -> one.name().equals("accepted/Slow.java"))
                .findFirst()
                .orElseThrow();
        assertThat(limits.measured(slow, problem)).hasValueSatisfying(measured -> assertThat(measured.cases())
                .hasSize(problem.data().cases().size())
                .allMatch(one -> one.verdict() == Verdict.AC));
    }

    @Test
    void aLimitIsKeptAndNotMeasuredAgain() throws Exception {
        MemoryResults kept = new MemoryResults(1 << 20);
        Problem problem = PackageReader.read(folder);
        List<String> told = new ArrayList<>();
        TimeLimits first = new TimeLimits(toolchain, Optional.of(kept), Optional.empty(), told::add);
        Duration measured = first.of(problem).limits().cpuTime();
        long begun = toolchain.nextNumber();

        Problem again = new TimeLimits(toolchain, Optional.of(kept), Optional.empty(), told::add).of(problem);

        assertThat(again.limits().cpuTime()).isEqualTo(measured);
        assertThat(again.inferred().orElseThrow().setBy()).isNotEmpty();
        assertThat(toolchain.nextNumber()).as("judgings in between").isEqualTo(begun + 1);
        assertThat(told).containsExactly(problem.id());
    }

    /** A limit that is known does not wait for the measuring of another one: here it would wait for ever. */
    @Test
    void whileOneLimitIsMeasuredOthersAreKnown() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch released = new CountDownLatch(1);
        Problem slow = PackageReader.read(folder);
        Path other = temp.resolve("other");
        PathUtils.copyDirectory(folder, other);
        Problem quick = PackageReader.read(other);
        TimeLimits limits = new TimeLimits(
                toolchain,
                (submission, problem, listener) -> {
                    if (problem.id().equals("sum")) {
                        begun.countDown();
                        released.await();
                    }
                    return Reports.with("jury", "sum", Verdict.AC, List.of(Reports.accepted("secret/1", 0, 700)));
                },
                Optional.empty(),
                Optional.empty(),
                any -> {});
        ExecutorService waiting = Executors.newSingleThreadExecutor();
        try {
            Future<Problem> late = waiting.submit(() -> limits.of(slow));
            begun.await();

            Problem given = PackageReader.read(SUM);
            assertThat(limits.of(given)).isSameAs(given);
            assertThat(limits.of(quick).lacksTimeLimit()).isFalse();
            assertThat(late).isNotDone();

            released.countDown();
            assertThat(late.get().lacksTimeLimit()).isFalse();
        } finally {
            waiting.shutdownNow();
        }
    }

    @Test
    void whatTheHostCouldNotRunIsNoReasonForALimitAndIsTriedAgain() throws Exception {
        AtomicInteger judged = new AtomicInteger();
        AtomicBoolean broken = new AtomicBoolean(true);
        MemoryResults kept = new MemoryResults(1 << 20);
        Files.copy(folder.resolve("submissions/accepted/Sum.java"), folder.resolve("submissions/accepted/Two.java"));
        TimeLimits limits = limits(
                (submission, problem, listener) -> {
                    judged.incrementAndGet();
                    boolean fails = broken.get() && submission.contestant().startsWith("Two");
                    return Reports.with(
                            "jury",
                            "sum",
                            fails ? Verdict.JE : Verdict.AC,
                            List.of(
                                    fails
                                            ? Reports.failing(
                                                    "secret/1",
                                                    Verdict.JE,
                                                    Reason.of(ReasonCode.HOST_FAILED, "message", "no room"))
                                            : Reports.accepted("secret/1", 0, 700)));
                },
                kept);
        Problem problem = PackageReader.read(folder);

        assertThatThrownBy(() -> limits.of(problem))
                .isInstanceOf(SandboxException.class)
                .extracting(English::message)
                .asString()
                .contains("could not run submissions/accepted/Two.java: no room");
        broken.set(false);
        assertThat(limits.of(problem).inferred().orElseThrow().setBy())
                .contains("accepted/Sum.java", "accepted/Two.java");
        int before = judged.get();
        limits.of(problem);
        assertThat(judged).hasValue(before);
    }

    /** None of them would end. */
    @Test
    void whereItsValidatorDoesNotEndTheOthersAreNotTried() throws Exception {
        for (int i = 0; i < 20; i++) {
            Files.copy(
                    folder.resolve("submissions/accepted/Sum.java"),
                    folder.resolve("submissions/accepted/Sum" + i + ".java"));
        }
        AtomicInteger judged = new AtomicInteger();
        Judge hanging = (submission, problem, listener) -> {
            if (judged.incrementAndGet() > toolchain.pool().count()) {
                new CountDownLatch(1).await();
            }
            Reason hung = Reason.of(ReasonCode.CHECKER_HUNG, "seconds", 60);
            return Reports.with("jury", "sum", Verdict.JE, List.of(Reports.failing("secret/1", Verdict.JE, hung)));
        };
        TimeLimits limits = limits(hanging, new MemoryResults(1 << 20));
        Problem problem = PackageReader.read(folder);

        assertThatThrownBy(() -> limits.of(problem))
                .isInstanceOf(SandboxException.class)
                .extracting(English::message)
                .asString()
                .contains("its validator does not end on case secret/1 of submissions/accepted/Sum");

        assertThat(judged).hasValueLessThanOrEqualTo(3 * toolchain.pool().count());
    }

    /** Another process of the same host asks the same; what is remembered ends with the set of programs. */
    @Test
    void whyNoneCanBeInferredIsKeptUntilTheProgramsChange() throws Exception {
        AtomicInteger judged = new AtomicInteger();
        MemoryResults kept = new MemoryResults(1 << 20);
        Judge rejecting = (submission, problem, listener) -> {
            judged.incrementAndGet();
            return submission.contestant().startsWith("Sum")
                    ? Reports.with(
                            "jury",
                            "sum",
                            Verdict.RTE,
                            List.of(Reports.failing(
                                    "secret/1", Verdict.RTE, Reason.of(ReasonCode.EXIT_STATUS, "status", 1))))
                    : Reports.with("jury", "sum", Verdict.AC, List.of(Reports.accepted("secret/1", 0, 700)));
        };
        Problem problem = PackageReader.read(folder);

        assertThatThrownBy(() -> limits(rejecting, kept).of(problem))
                .extracting(English::message)
                .asString()
                .contains("accepted/Sum.java RTE");
        int before = judged.get();
        assertThatThrownBy(() -> limits(rejecting, kept).of(problem))
                .isInstanceOf(SandboxException.class)
                .extracting(English::message)
                .asString()
                .contains("accepted/Sum.java RTE")
                .contains("limits.time_limit");

        assertThat(judged).hasValue(before);
        Files.copy(folder.resolve("submissions/accepted/Sum.java"), folder.resolve("submissions/accepted/Two.java"));
        Problem limited = limits(rejecting, kept).of(PackageReader.read(folder));
        assertThat(limited.inferred().orElseThrow().setBy()).contains("accepted/Two.java");
    }

    @Test
    void withoutAnAcceptedSubmissionInALanguageOfThisJudgeNothingIsMeasured() throws Exception {
        PathUtils.deleteDirectory(folder.resolve("submissions/accepted"));
        Files.createDirectories(folder.resolve("submissions/accepted"));
        Files.writeString(folder.resolve("submissions/accepted/sum.swift"), "func main() {}\n");
        Judge none = (submission, by, listener) -> {
            throw new AssertionError("nothing is measured");
        };

        assertThatThrownBy(() -> limits(none, new MemoryResults(1 << 20)).of(PackageReader.read(folder)))
                .isInstanceOf(SandboxException.class)
                .extracting(English::message)
                .asString()
                .contains("has no submission in a language of this judge");
    }

    /** The others are not measured each time in vain; with the language they are. */
    @Test
    void whileALanguageIsMissingNothingIsMeasured() throws Exception {
        Files.writeString(folder.resolve("submissions/accepted/sum.py"), "print(sum(map(int, input().split())))\n");
        AtomicBoolean missing = new AtomicBoolean(true);
        AtomicInteger judged = new AtomicInteger();
        Judge accepting = (submission, problem, listener) -> {
            judged.incrementAndGet();
            return Reports.with("jury", "sum", Verdict.AC, List.of(Reports.accepted("secret/1", 0, 700)));
        };
        Languages languages = Languages.opened(
                List.of(
                        new Languages.Later(
                                LanguageName.JAVA, () -> toolchain.languages().first()),
                        new Languages.Later(LanguageName.PYTHON3, () -> {
                            if (missing.get()) {
                                throw new SandboxException("there is no python3");
                            }
                            return toolchain.languages().first();
                        })),
                UnaryOperator.identity());
        Problem problem = PackageReader.read(folder);
        try (Toolchain lacking = Toolchains.with(languages)) {
            TimeLimits limits = new TimeLimits(
                    lacking, accepting, Optional.of(new MemoryResults(1 << 20)), Optional.empty(), any -> {});

            assertThatThrownBy(() -> limits.of(problem))
                    .isInstanceOf(SandboxException.class)
                    .extracting(English::message)
                    .asString()
                    .contains("could not run submissions/accepted/sum.py: there is no python3");
            assertThat(judged).hasValue(0);

            missing.set(false);
            assertThat(limits.of(problem).inferred().orElseThrow().setBy()).contains("accepted/sum.py");
        }
    }

    private static TimeLimits limits(Judge judge, KeptResults kept) {
        return new TimeLimits(toolchain, judge, Optional.of(kept), Optional.empty(), any -> {});
    }

    @Test
    void whatAnotherHostHasMeasuredFirstHoldsHereToo() throws Exception {
        KeptResults agreed = new FirstResults();
        Problem problem = PackageReader.read(folder);
        Problem there = new TimeLimits(toolchain, Optional.empty(), Optional.of(agreed), any -> {}).of(problem);
        Judge none = (submission, by, listener) -> {
            throw new AssertionError("it is not measured again");
        };

        Problem here = new TimeLimits(toolchain, none, Optional.empty(), Optional.of(agreed), any -> {}).of(problem);

        assertThat(here.limits().cpuTime()).isEqualTo(there.limits().cpuTime());
        assertThat(here.inferred()).isEqualTo(there.inferred());
    }

    @Test
    void whoMeasuresAtTheSameTimeTakesWhatWasKeptFirst() throws Exception {
        KeptResults agreed = new FirstResults() {
            @Override
            public void keep(String key, byte[] content) {
                super.keep(key, "7000\naccepted/Other.java".getBytes(UTF_8)); // A moment earlier, by another host.
                super.keep(key, content);
            }
        };

        Problem limited = new TimeLimits(toolchain, Optional.empty(), Optional.of(agreed), any -> {})
                .of(PackageReader.read(folder));

        assertThat(limited.limits().cpuTime()).hasSeconds(7);
        assertThat(limited.inferred().orElseThrow().setBy()).containsExactly("accepted/Other.java");
    }

    /** Keeps the first result of each key. */
    private static class FirstResults implements KeptResults {

        private final Map<String, byte[]> all = new ConcurrentHashMap<>();

        @Override
        public boolean has(String key) {
            return all.containsKey(key);
        }

        @Override
        public Optional<byte[]> find(String key) {
            return Optional.ofNullable(all.get(key));
        }

        @Override
        public void keep(String key, byte[] content) {
            all.putIfAbsent(key, content);
        }
    }

    @Test
    void withoutAnAcceptedSubmissionNothingIsJudgedAndTheReasonIsSaid() throws Exception {
        PathUtils.deleteDirectory(folder.resolve("submissions/accepted"));
        Files.createDirectories(folder.resolve("submissions/accepted"));
        Files.writeString(folder.resolve("submissions/accepted/Wrong.java"), "class Wrong { }");
        TimeLimits limits = new TimeLimits(toolchain, Optional.empty(), Optional.empty(), any -> {});
        Problem problem = PackageReader.read(folder);

        assertThatThrownBy(() -> limits.of(problem))
                .isInstanceOf(SandboxException.class)
                .extracting(English::message)
                .asString()
                .matches("(?s).*limits.time_limit.*accepted/Wrong.java CE.*"); // A long list is cut.
        long begun = toolchain.nextNumber();
        assertThatThrownBy(() -> limits.of(problem))
                .extracting(English::message)
                .asString()
                .contains("accepted/Wrong.java CE");
        assertThat(toolchain.nextNumber()).as("judgings in between").isEqualTo(begun + 1);
        assertThat(judge(limits, problem).verdict()).isEqualTo(Verdict.JE);
        assertThatThrownBy(() -> new LocalJudge(toolchain, new JudgingRules(false, false, false))
                        .judge(submission(problem), problem))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Report judge(TimeLimits limits, Problem problem) throws Exception {
        LocalJudge local = new LocalJudge(toolchain, new JudgingRules(false, false, false));
        LimitedJudge judge = new LimitedJudge(limits, local, local);
        Submission submission = submission(problem);
        Report one = judge.judge(submission, problem);
        Report inARun = judge.forRun(Map.of(problem, List.of()), 1).judge(submission, problem);
        assertThat(inARun.verdict()).isEqualTo(one.verdict());
        return one;
    }

    private static Submission submission(Problem problem) throws Exception {
        return SubmissionFinder.single(SUM.resolve("submissions/accepted/Sum.java"), problem.id())
                .read(problem.limits().codeBytes());
    }
}
