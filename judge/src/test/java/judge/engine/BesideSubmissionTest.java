package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.WrittenFiles;
import judge.problem.reading.PackageReader;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BesideSubmissionTest {

    private static final String DRIVER = "#!/usr/bin/python3\nimport sys, sum as it\nprint(it.sum(sys.stdin))\n";

    @TempDir
    Path temp;

    private Optional<String> started(Submission submission, Map<String, String> included) throws Exception {
        Path folder = WrittenFiles.in(
                WrittenFiles.in(
                        temp.resolve("sum"),
                        Map.of(
                                "problem.yaml",
                                "name: Sum\nlimits: {time_limit: 1}\n",
                                "data/secret/1.in",
                                "1 2\n",
                                "data/secret/1.ans",
                                "3\n")),
                included);
        return BesideSubmission.of(
                        PackageReader.read(folder),
                        LanguageNames.known().ofCode("python3").orElseThrow(),
                        submission)
                .completed(submission)
                .entry();
    }

    private static Submission handedIn(String... paths) {
        return saying("x = 1\n", paths);
    }

    private static Submission saying(String content, String... paths) {
        List<SourceFile> sources = List.of(paths).stream()
                .map(path -> new SourceFile(path, content.getBytes(StandardCharsets.UTF_8)))
                .toList();
        return new Submission("a/sum", "a", "sum", sources, Optional.empty());
    }

    @Test
    void startsTheFileOfThePackageThatCallsTheSubmission() throws Exception {
        assertThat(started(handedIn("sum.py"), Map.of("include/python3/grader.py", DRIVER)))
                .contains("grader.py");
        assertThat(started(handedIn("main.py", "sum.py"), Map.of())).contains("grader.py");
        assertThat(started(handedIn("sum.py").startedAt("sum.py"), Map.of())).contains("sum.py");
    }

    @Test
    void startsTheOnlyFileOfASubmissionWhereThePackageBringsALibrary() throws Exception {
        Map<String, String> library = Map.of("include/python3/lib.py", "import sys\nimport summary\n");

        assertThat(started(handedIn("sum.py"), library)).contains("sum.py");
        assertThat(started(saying("import lib\n", "accepted.py"), library)).contains("accepted.py");
    }

    @Test
    void aLibraryThatIsCalledLikeTheProblemIsNotStarted() throws Exception {
        assertThat(started(saying("import sum\n", "mine.py"), Map.of("include/python3/sum.py", "x = 1\n")))
                .contains("mine.py");
    }

    @Test
    void leavesItToTheSourcesWhatIsStartedWhereThereAreSeveralOrADriverOfThePackageCallsAnother() throws Exception {
        assertThat(started(handedIn("main.py", "other.py"), Map.of("include/python3/lib.py", "x = 1\n")))
                .isEmpty();
        assertThat(started(handedIn("other.py"), Map.of("include/python3/grader.py", DRIVER)))
                .isEmpty();
        assertThat(started(
                        handedIn("sum.py"),
                        Map.of("include/python3/lib.py", "from sum import x\n", "include/python3/__main__.py", DRIVER)))
                .isEmpty();
    }

    @Test
    void whatTheSubmissionCallsIsALibraryAlsoWhereItCallsSomethingOfThatName() throws Exception {
        assertThat(started(
                        saying("import lib\nlib.add()\n", "main.py", "math.py"),
                        Map.of("include/python3/lib.py", "import math\n")))
                .isEmpty();
    }
}
