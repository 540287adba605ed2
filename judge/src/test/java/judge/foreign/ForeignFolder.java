package judge.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import org.junit.jupiter.api.io.TempDir;

/** A folder as another judge keeps problems in it, for tests that read it. */
abstract class ForeignFolder {

    @TempDir
    Path temp;

    final Problem written(String id) throws Exception {
        ForeignProblem read = read(id);
        return PackageReader.read(read.write(temp.resolve("out"), id));
    }

    /** Reads a problem; all its remarks are in Chinese, too. */
    final ForeignProblem read(String id) throws ForeignException {
        ForeignProblem read = ForeignProblems.read(temp, id, Optional.empty()).get(0);
        Messages chinese = Messages.in(DisplayLanguage.ZH);
        assertThat(read.remarks()).allSatisfy(remark -> assertThat(chinese.sentence(remark))
                .as("in Chinese: %s", remark)
                .containsPattern("\\p{IsHan}"));
        return read;
    }

    final void write(String path, String text) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
