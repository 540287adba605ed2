package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import judge.app.BuiltInLanguages;
import judge.host.CacheFolder;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.sandbox.kernel.Processors;
import judge.sandbox.run.HostCheck;
import judge.sandbox.run.Sandbox;
import judge.sandbox.run.ToldSandbox;
import judge.schedule.ProcessorPool;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import judge.workspace.Workspace;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two judges in one JVM share neither processors nor temporary files. */
@Tag("repeated")
class TwoJudgesIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    private static final String IS_BOUND =
            "java.nio.file.Files.readString(java.nio.file.Path.of(\"/proc/self/status\"))"
                    + ".contains(\"Cpus_allowed_list:\\t%s\\n\")";

    @TempDir
    private Path temp;

    /** Each program looks for itself: the submission answers wrongly, and the checker refuses, on another processor. */
    @Test
    void runProgramsCheckersAndCompilersEachOnItsOwnProcessorsOnly() throws Exception {
        List<Integer> allowed = Processors.allowed();
        assumeTrue(allowed.size() > 1, "there is one processor only");
        List<Integer> first = List.of(allowed.get(allowed.size() - 1));
        List<Integer> second = List.of(allowed.get(0));
        List<Set<Integer>> boundByFirst = Collections.synchronizedList(new ArrayList<>());
        List<Set<Integer>> boundBySecond = Collections.synchronizedList(new ArrayList<>());
        try (Toolchain other = open(second, boundBySecond)) {
            try (Toolchain one = open(first, boundByFirst)) {
                assertThat(one.temporary()).isNotEqualTo(other.temporary());
                CompletableFuture<Report> judged = CompletableFuture.supplyAsync(() -> judged(one, first));

                assertThat(judged(other, second).verdict()).isEqualTo(Verdict.AC);
                assertThat(judged.join().verdict()).isEqualTo(Verdict.AC);
                assertThat(judged(one, second).verdict()).as("the test itself").isNotEqualTo(Verdict.AC);
            }
            Report after = judged(other, second);
            assertThat(after.verdict())
                    .as("after the other was closed: %s", after)
                    .isEqualTo(Verdict.AC);
        }
        assertThat(boundByFirst).hasSizeGreaterThan(4).containsOnly(Set.copyOf(first));
        assertThat(boundBySecond).hasSizeGreaterThan(4).containsOnly(Set.copyOf(second));
    }

    /** A lone compiler, and a program of a package, may use every processor that was given, but no other. */
    @Test
    void bindsWhatIsNotMeasuredToAllThatWereGiven() throws Exception {
        List<Integer> allowed = Processors.allowed();
        assumeTrue(allowed.size() > 1, "there is one processor only");
        List<Set<Integer>> bound = Collections.synchronizedList(new ArrayList<>());
        try (Toolchain toolchain = open(allowed, bound)) {
            assertThat(judged(toolchain, allowed).verdict())
                    .as("the program has one processor, the checker all")
                    .isEqualTo(Verdict.WA);
        }
        assertThat(bound).doesNotContain(Set.of()).contains(Set.copyOf(allowed));
    }

    @Test
    void isNotSetUpOnAProcessorThatThisProcessMustNotUse() throws Exception {
        Workspace workspace = Workspace.open(temp);
        Sandbox sandbox = HostCheck.run().sandbox(workspace.folder());

        assertThatThrownBy(() -> Toolchain.open(
                        sandbox, workspace, BuiltInLanguages.with(temp), new ProcessorPool(List.of(9_999))))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("9999");
        assertThat(temp).isEmptyDirectory();
    }

    private static Toolchain open(List<Integer> processors, List<Set<Integer>> bound) throws Exception {
        Workspace workspace = Workspace.open(Workspace.usualRoot());
        Sandbox sandbox = new ToldSandbox(
                HostCheck.run().sandbox(workspace.folder()), command -> bound.add(command.processors()));
        return Toolchain.open(
                sandbox,
                workspace,
                BuiltInLanguages.with(CacheFolder.of(System.getenv())),
                new ProcessorPool(processors));
    }

    private Report judged(Toolchain toolchain, List<Integer> processors) {
        String list = Processors.list(processors);
        try {
            Path folder = Files.createTempDirectory(temp, "submission-");
            Files.writeString(
                    folder.resolve("Main.java"),
                    "class Main { public static void main(String[] a) throws Exception {"
                            + " var s = new java.util.Scanner(System.in); int sum = s.nextInt() + s.nextInt();"
                            + " System.out.println(" + String.format(IS_BOUND, list) + " ? sum : -1); } }");
            Problem problem = problem(list);
            return new LocalJudge(toolchain, new JudgingRules(true, false, false))
                    .judge(
                            SubmissionFinder.single(folder, problem.id())
                                    .read(problem.limits().codeBytes()),
                            problem);
        } catch (Exception e) {
            throw new CompletionException(e);
        }
    }

    /** A problem with a checker that accepts everything on its own processors, and breaks down elsewhere. */
    private Problem problem(String list) throws Exception {
        Path folder = Files.createTempDirectory(temp, "problems-").resolve("sum");
        PathUtils.copyDirectory(SUM, folder);
        Files.writeString(folder.resolve("judge.yaml"), "input_file: sum.in\noutput_file: sum.out\n");
        Files.createDirectory(folder.resolve("output_validator"));
        Files.writeString(
                folder.resolve("output_validator/Check.java"),
                "class Check { public static void main(String[] a) throws Exception { var s = new java.util.Scanner("
                        + "System.in); System.exit(!" + String.format(IS_BOUND, list)
                        + " ? 1 : s.nextInt() < 0 ? 43 : 42); } }\n");
        return PackageReader.read(folder);
    }
}
