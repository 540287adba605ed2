package judge.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import judge.problem.DataMaker;
import judge.problem.reading.PackageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostDataMakerIT {

    @TempDir
    Path temp;

    @Test
    void tellsOnceThatItMakesDataAndKeepsThem() throws Exception {
        long notSeenBefore = System.nanoTime();
        Path folder = temp.resolve("sum");
        write(folder, "problem.yaml", "problem_format_version: 2025-09\nname: Sum\nlimits: {time_limit: 2}\n");
        write(folder, "submissions/accepted/sum.py", "print(sum(map(int, input().split())))\n");
        write(
                folder,
                "generators/generators.yaml",
                "solution: /submissions/accepted/sum.py\ndata: {secret: {data: [{a: {in: 0 " + notSeenBefore
                        + "}}]}}\n");
        List<String> told = new ArrayList<>();
        DataMaker maker = new HostDataMaker(JudgeOptions.usual(), Clock.systemUTC()).telling(told::add);

        PackageReader.read(folder, maker);
        assertThat(told).singleElement().asString().endsWith("sum/generators/generators.yaml");

        assertThat(Files.readString(
                        PackageReader.read(folder, maker).data().cases().get(0).answer()))
                .isEqualTo(notSeenBefore + "\n");
        assertThat(told).hasSize(1);
    }

    private static void write(Path folder, String path, String text) throws Exception {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
