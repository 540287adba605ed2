package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import judge.problem.PackageFolder;
import judge.problem.Problem;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageKeywordsTest {

    @TempDir
    private Path temp;

    private static List<String> of(PackageFolder folder) throws ProblemFormatException {
        Problem problem = folder.read();
        return PackageKeywords.of(problem);
    }

    @Test
    void takesAListAsItIs() throws ProblemFormatException {
        String yaml = PackageFolder.PROBLEM_YAML + "keywords:\n  - dynamic programming\n  - easy\n";

        assertThat(of(PackageFolder.sound(temp).write("problem.yaml", yaml)))
                .containsExactly("dynamic programming", "easy");
    }

    @Test
    void takesAListOfOneAsItIs() throws ProblemFormatException {
        String yaml = PackageFolder.PROBLEM_YAML + "keywords: [shortest paths]\n";

        assertThat(of(PackageFolder.sound(temp).write("problem.yaml", yaml))).containsExactly("shortest paths");
    }

    @Test
    void splitsTheTextOfAnOlderPackageAtBlanksOrCommas() throws ProblemFormatException {
        assertThat(of(PackageFolder.legacy(temp.resolve("a"))
                        .write("problem.yaml", "name: Sum\nkeywords: dp graphs\n")))
                .containsExactly("dp", "graphs");
        assertThat(of(PackageFolder.legacy(temp.resolve("b"))
                        .write("problem.yaml", "name: Sum\nkeywords: shortest paths, dp\n")))
                .containsExactly("shortest paths", "dp");
    }

    @Test
    void hasNoneWhereThePackageHasNoneOrTheyMakeNoSense() throws ProblemFormatException {
        assertThat(of(PackageFolder.sound(temp))).isEmpty();
        assertThat(of(PackageFolder.sound(temp)
                        .write("problem.yaml", PackageFolder.PROBLEM_YAML + "keywords: {a: b}\n")))
                .isEmpty();
    }
}
