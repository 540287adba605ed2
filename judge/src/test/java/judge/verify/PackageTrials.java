package judge.verify;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import judge.WrittenFiles;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.problem.reading.PackageReader;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tries packages that are sound and small, but for what a test wants otherwise. Each class has a toolchain of its own,
 * as several run at the same time.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class PackageTrials {

    static final String YAML =
            """
            problem_format_version: 2025-09
            name: Sum
            uuid: 5d3f8b8e-0c4e-4f0e-9a55-2f6f0b7c6a11
            limits: {time_limit: 5}
            """;

    static final String SUM = "print(sum(map(int, input().split())))\n";

    @AutoClose
    Toolchain toolchain;

    @TempDir
    Path temp;

    @BeforeAll
    void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    final Verification verify(Path folder) throws Exception {
        return new PackageVerifier(toolchain, false).verify(PackageReader.read(folder));
    }

    /** Makes one with these files in place of its own, or beside them. */
    final Path packaged(Map<String, String> files) throws IOException {
        return packaged(temp, files);
    }

    /** The same below a folder. */
    static Path packaged(Path temp, Map<String, String> files) throws IOException {
        Map<String, String> sound = Map.of(
                "problem.yaml",
                YAML,
                "statement/problem.en.md",
                "Add.\n",
                "data/secret/1.in",
                "1 2\n",
                "data/secret/1.ans",
                "3\n",
                "input_validators/any.py",
                "import sys\nsys.exit(42)\n",
                "submissions/accepted/sum.py",
                SUM);
        return WrittenFiles.in(WrittenFiles.in(temp.resolve("features"), sound), files);
    }

    static void write(Path folder, String path, String text) throws IOException {
        WrittenFiles.in(folder, Map.of(path, text));
    }

    /** Returns the verdicts of the jury's submissions, by their paths. */
    static Map<String, Verdict> verdicts(Verification found) {
        return found.submissions().stream().collect(Collectors.toMap(JuryResult::path, JuryResult::verdict));
    }
}
