package judge.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import judge.jvm.training.CompilerRun;
import judge.jvm.training.ContestProgram;
import org.apache.commons.io.file.PathUtils;

/**
 * The class data archive of an image: what its JVMs load again and again, read and verified beforehand. Without it they
 * only start more slowly, so no failure here is an error.
 */
final class ClassArchive {

    private static final String COMPILER = "jdk.compiler";
    /** Classes of the training itself; they are not in the image. */
    private static final String OWN = "judge/";

    private final Path jre;

    ClassArchive(Path jre) {
        this.jre = jre;
    }

    /** Runs a training program, and archives what it has loaded besides what the JDK archives by itself. */
    void make(List<String> modules) throws IOException {
        Path folder = Files.createTempDirectory("judge-training-");
        try (ClassFolder classes = ClassFolder.create()) {
            Class<?> training = modules.contains(COMPILER) ? CompilerRun.class : ContestProgram.class;
            classes.add(training);
            for (Class<?> nested : training.getDeclaredClasses()) {
                classes.add(nested);
            }
            Path loaded = folder.resolve("loaded");
            java(
                    "-XX:DumpLoadedClassList=" + loaded,
                    "-cp",
                    classes.path().toString(),
                    training.getName(),
                    modules.contains(COMPILER)
                            ? folder.toString()
                            : folder.resolve("file").toString());
            Path list = Files.write(folder.resolve("list"), merged(loaded));
            if (java("-Xshare:dump", "-XX:SharedClassListFile=" + list) != 0) {
                java("-Xshare:dump");
            }
        } finally {
            PathUtils.deleteDirectory(folder);
        }
    }

    private List<String> merged(Path loaded) throws IOException {
        Set<String> lines = new LinkedHashSet<>();
        for (Path list : List.of(jre.resolve("lib/classlist"), loaded)) {
            if (Files.exists(list)) {
                try (Stream<String> all = Files.lines(list)) {
                    all.filter(line -> !line.startsWith("#") && !line.contains(OWN))
                            .forEach(lines::add);
                }
            }
        }
        return List.copyOf(lines);
    }

    private int java(String... arguments) throws IOException {
        List<String> line = new ArrayList<>();
        line.add(jre.resolve("bin/java").toString());
        line.addAll(List.of("-XX:+UseSerialGC", "-XX:-UsePerfData"));
        line.addAll(List.of(arguments));
        return Tool.run(line).status();
    }
}
