package embedding;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.app.ThisHost;
import judge.app.ToolchainPreloader;
import judge.engine.JudgingListener;
import judge.host.CacheFolder;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.report.Report;
import judge.sandbox.kernel.Processors;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;
import org.assertj.core.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The use of judge by a program of somebody else: it lies in no package of ours, so everything that it uses is public.
 */
class EmbeddedJudgeIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    private static final String RIGHT =
            """
            class Main {
                public static void main(String[] args) {
                    var in = new java.util.Scanner(System.in);
                    System.out.println(in.nextInt() + in.nextInt());
                }
            }
            """;

    /** The cache with things that are made once for a host, such as the images of its JDK. */
    private static final Path CACHE = cache();

    @TempDir
    Path temp;

    static Report judged(String source, Path packageFolder, int processor, Path folder, List<String> told)
            throws Exception {
        JudgeOptions options = JudgeOptions.on(List.of(processor), 1).in(CACHE, folder);
        try (OpenJudge open = new ThisHost(ToolchainPreloader.none(), Clock.systemUTC()).open(options)) {
            Problem problem = PackageReader.read(packageFolder);
            Submission submission = Submission.of(
                    "42",
                    "anna",
                    problem.id(),
                    List.of(new SourceFile("Main.java", source.getBytes(UTF_8))),
                    problem.limits().codeBytes());
            return open.judge().judge(submission, problem, new JudgingListener() {
                @Override
                public void ended(CaseResult result) {
                    told.add(result.name() + " " + result.verdict());
                }
            });
        }
    }

    private static Path cache() {
        try {
            return CacheFolder.of(System.getenv());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private CompletableFuture<Report> begun(String source, int processor, Path folder, List<String> told) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return judged(source, SUM, processor, folder, told);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** A folder that the sandbox's users can pass through, as the usual one for temporary files is. */
    private Path folder(String name) throws Exception {
        temp.toFile().setExecutable(true, false);
        Path folder = Files.createDirectory(temp.resolve(name));
        folder.toFile().setExecutable(true, false);
        return folder;
    }

    @Test
    void judgesBytesByAPackageOnTheProcessorThatItWasGivenWithAnotherJudgeBesideIt() throws Exception {
        List<Integer> processors = Processors.allowed();
        Assumptions.assumeThat(processors).hasSizeGreaterThan(1);
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        List<String> toldElsewhere = Collections.synchronizedList(new ArrayList<>());

        CompletableFuture<Report> right = begun(RIGHT, processors.get(0), folder("one"), told);
        CompletableFuture<Report> wrong =
                begun(RIGHT.replace(" + ", " - "), processors.get(1), folder("other"), toldElsewhere);

        assertThat(right.get().verdict()).isEqualTo(Verdict.AC);
        assertThat(right.get().language()).isEqualTo("java");
        assertThat(wrong.get().verdict()).isEqualTo(Verdict.WA);
        assertThat(right.get().id()).isNotEqualTo(wrong.get().id());
        assertThat(told).contains("sample/1 AC").doesNotContain("sample/1 WA");
        assertThat(toldElsewhere).contains("sample/1 WA");
        for (String name : List.of("one", "other")) {
            assertThat(temp.resolve(name)).isEmptyDirectory();
        }
    }
}
