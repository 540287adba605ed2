package judge.language.java.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.language.tool.Tool;
import org.apache.commons.io.file.PathUtils;

/**
 * The class data archive of an image: the classes that its JVMs load again and again, already read and verified; with a
 * VM that can make one, also the ahead-of-time cache, which has them linked as well. Without them they only start more
 * slowly, so no failure here is an error.
 *
 * @param jre the image's
 * @param root a folder for what is needed meanwhile, which is deleted before the end
 */
record ClassArchive(Path jre, Path root) {

    /** Classes of the training itself; they are not in the image. */
    private static final String OWN = "judge/";

    /** Newer VMs number the classes of a list; those of two lists clash. */
    private static final Pattern NUMBER = Pattern.compile(" id: \\d+$");

    /** Runs a training program, and archives what it has loaded besides what the JDK archives by itself. */
    void make(Class<?> training) throws IOException {
        Path folder = Files.createTempDirectory(root, "training-");
        try (ClassFolder classes = ClassFolder.in(folder)) {
            classes.add(training);
            for (Class<?> nested : training.getDeclaredClasses()) {
                classes.add(nested);
            }
            String argument = folder.toString();
            Path loaded = folder.resolve("loaded");
            java("-XX:DumpLoadedClassList=" + loaded, "-cp", classes.path().toString(), training.getName(), argument);
            Path list = Files.write(folder.resolve("list"), merged(loaded));
            if (java("-Xshare:dump", "-XX:SharedClassListFile=" + list) != 0) {
                java("-Xshare:dump");
            }
            String jar = classes.writeJar(folder.resolve("training.jar")).toString();
            makeCache(folder.resolve("recorded"), jar, training.getName(), argument);
        } finally {
            PathUtils.deleteDirectory(folder);
        }
    }

    /** The cache of newer VMs, from the same training; an older one does not know these options, and does without. */
    private void makeCache(Path recorded, String jar, String training, String argument) throws IOException {
        Path cache = jre.resolve(JvmImage.AOT_CACHE);
        String configuration = "-XX:AOTConfiguration=" + recorded;
        boolean made = java("-XX:AOTMode=record", configuration, "-cp", jar, training, argument) == 0
                && java("-XX:AOTMode=create", configuration, "-XX:AOTCache=" + cache, "-cp", jar) == 0;
        if (!made) {
            Files.deleteIfExists(cache);
        }
    }

    private List<String> merged(Path loaded) throws IOException {
        return merged(jre, loaded);
    }

    /** The classes that every VM of an image loads, and those that one has loaded. */
    static List<String> merged(Path jre, Path loaded) throws IOException {
        Set<String> lines = new LinkedHashSet<>();
        for (Path list : List.of(jre.resolve("lib/classlist"), loaded)) {
            if (Files.exists(list)) {
                try (Stream<String> all = Files.lines(list)) {
                    all.filter(line -> !line.startsWith("#") && !line.contains(OWN))
                            .map(line -> NUMBER.matcher(line).replaceFirst(""))
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
