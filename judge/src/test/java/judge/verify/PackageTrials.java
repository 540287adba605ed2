package judge.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.problem.PackageReader;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Tries packages that are sound and small, but for what a test wants otherwise. */
abstract class PackageTrials {

    static final String YAML =
            """
            problem_format_version: 2025-09
            name: Sum
            uuid: 5d3f8b8e-0c4e-4f0e-9a55-2f6f0b7c6a11
            limits: {time_limit: 5}
            """;

    static final String SUM = "print(sum(map(int, input().split())))\n";

    static Toolchain toolchain;

    @TempDir
    Path temp;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    @AfterAll
    static void closesTheToolchain() throws Exception {
        toolchain.close();
    }

    static Verification verify(Path folder) throws Exception {
        return new PackageVerifier(toolchain, false).verify(PackageReader.read(folder));
    }

    /** Makes one with these files in place of its own, or beside them. */
    final Path packaged(Map<String, String> files) throws IOException {
        return packaged(temp, files);
    }

    /** The same below a folder. */
    static Path packaged(Path temp, Map<String, String> files) throws IOException {
        Path folder = temp.resolve("features");
        write(folder, "problem.yaml", YAML);
        write(folder, "statement/problem.en.md", "Add.\n");
        write(folder, "data/secret/1.in", "1 2\n");
        write(folder, "data/secret/1.ans", "3\n");
        write(folder, "input_validators/any.py", "import sys\nsys.exit(42)\n");
        write(folder, "submissions/accepted/sum.py", SUM);
        for (Map.Entry<String, String> file : files.entrySet()) {
            write(folder, file.getKey(), file.getValue());
        }
        return folder;
    }

    static void write(Path folder, String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** Of the jury's submissions, by their paths. */
    static Map<String, Verdict> verdicts(Verification found) {
        return found.submissions().stream().collect(Collectors.toMap(JuryResult::path, JuryResult::verdict));
    }
}
