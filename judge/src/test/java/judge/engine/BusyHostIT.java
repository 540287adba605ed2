package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.sandbox.HostPace;
import judge.sandbox.kernel.Processors;
import judge.sandbox.run.Yardstick;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Programs on a machine on which others work. A program that is within its limit on a quiet machine never gets a
 * {@code TLE} that counts for good, and one that is not gets one, whatever it does itself to keep the machine busy. A
 * machine counts as quiet until it is slower than usual by {@link HostPace#BUSY}: where nothing keeps it busy, a
 * program that is nearer to its limit than that is shown only.
 */
@Isolated("measures, and keeps all processors busy")
@Tag("repeated")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BusyHostIT {

    private static final int[] LOADS = {0, 10};
    private static final double[] PARTS = {0.7, 0.95};
    private static final int CALIBRATIONS = 5;
    private static final int ATTEMPTS = 20;
    private static final int ENOUGH = 4;

    /** Each does the same work, several times, and more of it in a quicker language. */
    private static final Map<String, String> PROGRAMS = Map.of(
            "Main.java",
            """
            import java.util.*;
            class Main {
                public static void main(String[] args) {
                    Scanner in = new Scanner(System.in);
                    int a = in.nextInt(), b = in.nextInt();
                    int[] next = new int[1 << 20];
                    long x = 1, sum = 0;
                    for (int i = 0; i < 40_000_000; i++) {
                        x = x * 6364136223846793005L + 1442695040888963407L;
                        next[(int) (x >>> 44)] += i;
                        sum += next[(int) (x >>> 40) & 1023];
                    }
                    System.out.println(a + b + (sum == 1 ? 1 : 0));
                }
            }
            """,
            "main.c",
            """
            #include <stdio.h>
            static int next[1 << 20];
            int main(void) {
                int a, b;
                if (scanf("%d%d", &a, &b) != 2) return 1;
                unsigned long long x = 1, sum = 0;
                for (int i = 0; i < 100000000; i++) {
                    x = x * 6364136223846793005ULL + 1442695040888963407ULL;
                    next[x >> 44] += i & 7;
                    sum += next[(x >> 40) & 1023];
                }
                printf("%d\\n", a + b + (sum == 1));
                return 0;
            }
            """,
            "main.cpp",
            """
            #include <algorithm>
            #include <iostream>
            #include <vector>
            int main() {
                int a, b;
                std::cin >> a >> b;
                std::vector<unsigned> numbers(1 << 21);
                unsigned long long x = 1, sum = 0;
                for (int round = 0; round < 4; round++) {
                    for (unsigned &one : numbers) {
                        x = x * 6364136223846793005ULL + 1442695040888963407ULL;
                        one = x >> 32;
                    }
                    std::sort(numbers.begin(), numbers.end());
                    sum += numbers[round];
                }
                std::cout << a + b + (sum == 1) << std::endl;
            }
            """,
            "main.py",
            """
            a, b = map(int, input().split())
            x, total, seen = 1, 0, {}
            for i in range(1000000):
                x = (x * 1103515245 + 12345) % 2147483648
                seen[x & 65535] = i
                total += len(seen)
            print(a + b + (1 if total == 1 else 0))
            """);

    /** Each needs one and a half times its limit of a second, and does what it can to look delayed meanwhile. */
    private static final Map<String, String> HOSTILE = Map.of(
            "spins in 40 threads/main.c",
            """
            #include <pthread.h>
            #include <stdio.h>
            #include <time.h>
            static void *spin(void *none) {
                volatile long n = 0;
                while (clock() < CLOCKS_PER_SEC * 3 / 2) for (int i = 0; i < 10000; i++) n++;
                return none;
            }
            int main(void) {
                int a, b;
                pthread_t threads[40];
                if (scanf("%d%d", &a, &b) != 2) return 1;
                for (int i = 0; i < 40; i++) if (pthread_create(&threads[i], 0, spin, 0)) return 2;
                for (int i = 0; i < 40; i++) pthread_join(threads[i], 0);
                printf("%d\\n", a + b);
                return 0;
            }
            """,
            "hands its processor on from thread to thread, and tries to fork/main.cpp",
            """
            #include <ctime>
            #include <iostream>
            #include <sched.h>
            #include <thread>
            #include <unistd.h>
            #include <vector>
            int main() {
                int a, b;
                std::cin >> a >> b;
                std::vector<std::thread> threads;
                for (int t = 0; t < 30; t++) threads.emplace_back([] {
                    for (long i = 0; clock() < CLOCKS_PER_SEC * 3 / 2; i++) {
                        sched_yield();
                        if (i % 100 == 0 && fork() == 0) for (;;) {}
                    }
                });
                for (auto &one : threads) one.join();
                std::cout << a + b << std::endl;
            }
            """,
            "sweeps through its memory/main.c",
            """
            #include <stdio.h>
            #include <stdlib.h>
            #include <string.h>
            #include <time.h>
            int main(void) {
                int a, b;
                size_t size = 40 << 20;
                if (scanf("%d%d", &a, &b) != 2) return 1;
                while (clock() < CLOCKS_PER_SEC * 3 / 2) {
                    char *memory = malloc(size);
                    memset(memory, a, size);
                    free(memory);
                }
                printf("%d\\n", a + b);
                return 0;
            }
            """,
            "spins in 24 threads/Main.java",
            """
            import java.util.*;
            class Main {
                public static void main(String[] args) throws Exception {
                    Scanner in = new Scanner(System.in);
                    int a = in.nextInt(), b = in.nextInt();
                    long[] cpu = new long[24];
                    List<Thread> threads = new ArrayList<>();
                    for (int t = 0; t < 24; t++) {
                        Thread one = new Thread(() -> {
                            long n = 0;
                            for (long i = 0; i < 60_000_000L; i++) {
                                n += i * n ^ 7;
                            }
                            cpu[0] += n & 1;
                        });
                        threads.add(one);
                        one.start();
                    }
                    for (Thread one : threads) {
                        one.join();
                    }
                    System.out.println(a + b + (cpu[0] < 0 ? 1 : 0));
                }
            }
            """);

    private final List<Process> loops = new ArrayList<>();
    private final HostPace pace = new Yardstick((processors, millis) -> millis);

    private Toolchain toolchain;
    private Problem problem;

    @BeforeAll
    void opens(@TempDir Path temp) throws Exception {
        problem = PackageReader.read(Zoo.problem(temp));
        toolchain = Toolchains.isolated(Integer.MAX_VALUE);
        for (int processor : Processors.allowed()) {
            for (int i = 0; i < CALIBRATIONS; i++) {
                pace.slowness(Set.of(processor));
            }
        }
        toolchain.measureBy(pace);
    }

    @AfterAll
    void closes() throws Exception {
        toolchain.close();
    }

    @AfterEach
    void ends() {
        loops.forEach(Process::destroy); // It hands SIGTERM on, and a SIGKILL would leave its loop alone.
        loops.forEach(loop -> loop.onExit().join());
        loops.clear();
    }

    @Test
    void whatIsWithinItsLimitOnAQuietMachineIsNeverLateForGood() throws Exception {
        Map<String, Double> quiet = new TreeMap<>();
        for (String file : PROGRAMS.keySet()) {
            quiet.put(file, quietMillis(file));
        }
        List<String> lateForGood = new ArrayList<>();
        List<String> table = new ArrayList<>();
        for (int load : LOADS) {
            loaded(load);
            for (Map.Entry<String, Double> one : quiet.entrySet()) {
                for (double part : PARTS) {
                    Report report = judged(one.getKey(), one.getValue() / part);
                    String line = line(one.getKey(), part, load, report);
                    table.add(line);
                    System.out.println(line);
                    boolean promised = load > 0 || part * HostPace.BUSY <= 1;
                    if (promised && report.verdict() == Verdict.TLE && report.settled()) {
                        lateForGood.add(line);
                    }
                }
            }
            ends();
        }
        assertThat(table).hasSize(LOADS.length * PARTS.length * PROGRAMS.size());
        assertThat(lateForGood).isEmpty();
    }

    @TestFactory
    Stream<DynamicTest> whatIsBeyondItsLimitIsLateForGoodOnceTheMachineIsQuietWhateverItDoes() {
        return HOSTILE.entrySet().stream()
                .map(one -> DynamicTest.dynamicTest(one.getKey(), () -> isLateForGood(one.getKey(), one.getValue())));
    }

    /** Others may keep this machine busy as long as they like: only what is not final while it is quiet counts. */
    private void isLateForGood(String name, String source) throws Exception {
        int notFinalInQuiet = 0;
        for (int i = 0; i < ATTEMPTS; i++) {
            boolean before = isQuiet();
            Report report = judged(name.substring(name.indexOf('/') + 1), source, 1_000);
            System.out.println(line(name, 1.5, 0, report));
            assertThat(report.verdict()).as("%s", report.cases()).isEqualTo(Verdict.TLE);
            if (report.settled()) {
                return;
            }
            notFinalInQuiet += before && isQuiet() ? 1 : 0;
            assertThat(notFinalInQuiet).as("%s", report.cases()).isLessThan(ENOUGH);
        }
        Assumptions.abort("the machine was never quiet");
    }

    private boolean isQuiet() {
        return Processors.allowed().stream().allMatch(one -> pace.slowness(Set.of(one)) <= HostPace.BUSY);
    }

    /** The CPU time of a program while nothing else is done here: the median of several. */
    private double quietMillis(String file) throws Exception {
        List<Double> all = new ArrayList<>();
        for (int i = 0; i < CALIBRATIONS; i++) {
            Report report = judged(file, 20_000);
            assertThat(report.verdict()).as("%s", report.cases()).isEqualTo(Verdict.AC);
            all.add(report.cases().stream()
                    .mapToDouble(one -> Objects.requireNonNull(one.cpuTimeMillis()))
                    .max()
                    .orElseThrow());
        }
        return all.stream().sorted().skip(CALIBRATIONS / 2).findFirst().orElseThrow();
    }

    private Report judged(String file, double limitMillis) throws Exception {
        return judged(file, PROGRAMS.get(file), limitMillis);
    }

    /**
     * Judges a program.
     *
     * @param limitMillis what it may take in all, with the start of its runtime
     */
    private Report judged(String file, String source, double limitMillis) throws Exception {
        Submission submission = Submission.of(
                file,
                file,
                problem.id(),
                List.of(new SourceFile(file, source.getBytes(UTF_8))),
                problem.limits().codeBytes());
        Duration startUp =
                toolchain.languages().of(submission).runtime().allowance().startUp();
        Duration given = Duration.ofNanos(Math.round(limitMillis * 1e6)).minus(startUp);
        return new LocalJudge(toolchain, new JudgingRules(true, false, false))
                .judge(submission, problem.withTimeLimit(given, List.of()));
    }

    private void loaded(int load) throws Exception {
        for (int i = 0; i < load; i++) {
            loops.add(new ProcessBuilder("timeout", "3600", "sh", "-c", "while :; do :; done").start());
        }
    }

    private static String line(String file, double part, int load, Report report) {
        String cases = String.join(
                "; ",
                report.cases().stream()
                        .filter(one -> one.verdict() != Verdict.SK)
                        .map(BusyHostIT::words)
                        .toList());
        return String.format(Locale.ROOT, "| %s | %.2f | %d | %s | %s |", file, part, load, report.verdict(), cases);
    }

    private static String words(CaseSection one) {
        Object slowness =
                one.reason() == null ? null : one.reason().parameters().get(ReasonCode.HOST_SLOWNESS_PERCENT);
        return String.format(
                Locale.ROOT,
                "%s %.0f ms, %d runs%s",
                one.verdict(),
                one.cpuTimeMillis(),
                one.runs(),
                slowness == null ? "" : ", " + slowness + " %");
    }
}
