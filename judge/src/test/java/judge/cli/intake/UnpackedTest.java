package judge.cli.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;
import judge.intake.Intake;
import judge.intake.Plan;
import judge.intake.Zips;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnpackedTest {

    private static final String MAIN = "class Main {}";

    @TempDir
    private Path folder;

    private Plan plan(Zips zip) throws Exception {
        return Intake.of(zip.at(folder.resolve("class.zip")), Set.of("sum"), Optional.empty(), Optional.empty());
    }

    @Test
    void unpacksForAsLongAsItIsNeededAndForNobodyElse() throws Exception {
        Plan plan = plan(Zips.gbk().add("张三/sum/Main.java", MAIN));
        Path left;
        try (Unpacked unpacked = Unpacked.of(plan, folder)) {
            left = unpacked.folder();
            assertThat(left.resolve("张三/sum/Main.java")).hasContent(MAIN);
            assertThat(Files.getPosixFilePermissions(left)).isEqualTo(PosixFilePermissions.fromString("rwx------"));
        }
        assertThat(left).doesNotExist();
    }
}
