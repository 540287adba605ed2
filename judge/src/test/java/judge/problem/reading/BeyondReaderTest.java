package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import judge.problem.BeyondCase;
import judge.problem.PackageFolder;
import judge.problem.TestCase;
import judge.problem.TestData;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BeyondReaderTest {

    @TempDir
    Path temp;

    @Test
    void readsWhatTheContestDoesNotHaveBesideTheCasesThatAreJudged() throws ProblemFormatException {
        PackageFolder folder = beyond(PackageFolder.sound(temp), "description:\n  en: it is blank\n  zh: 空白\n");

        TestData data = folder.read().data();

        assertThat(data.cases()).extracting(TestCase::name).containsExactly("secret/1");
        assertThat(data.beyond())
                .containsExactly(new BeyondCase(
                        new TestCase(
                                "beyond/1",
                                folder.folder().resolve("beyond/1.in"),
                                folder.folder().resolve("beyond/1.ans"),
                                List.of(),
                                List.of(),
                                0),
                        Map.of("en", "it is blank", "zh", "空白")));
    }

    @Test
    void saysWhatIsMissingBeyondTheContest() {
        assertThat(PackageFolder.sound(temp).write("beyond/1.in", "").faults())
                .containsExactly(
                        "beyond/1.in: has no answer: 1.ans is missing",
                        "beyond/1.yaml: is missing: description says by language what the contest" + " does not have");
        assertThat(beyond(PackageFolder.sound(temp), "description: blank\n").faults())
                .first()
                .asString()
                .contains("beyond/1.yaml:1: description must be a map, found \"blank\"");
        assertThat(beyond(PackageFolder.sound(temp), "description: {klingon: nuqneH, en: x}\n")
                        .faults())
                .singleElement()
                .asString()
                .contains("description.klingon is not a key that is known here");
    }

    private static PackageFolder beyond(PackageFolder folder, String yaml) {
        return folder.write("beyond/1.in", "").write("beyond/1.ans", "0\n").write("beyond/1.yaml", yaml);
    }
}
