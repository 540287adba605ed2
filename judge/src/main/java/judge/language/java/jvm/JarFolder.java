package judge.language.java.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import judge.language.tool.Tool;
import judge.sandbox.Mount;
import judge.sandbox.run.Sandbox;
import org.apache.commons.io.file.PathUtils;

/**
 * A folder of jars on the class path of VMs in the sandbox, perhaps with a class data archive of what they load of it.
 *
 * @param folder the folder on the host
 * @param jars the names of the jars, in the order of the class path
 * @param archived whether VMs of the image that the archive is made for use it; an archive that is missing, or of
 *     another VM, only makes them start more slowly
 */
public record JarFolder(Path folder, List<String> jars, boolean archived) {

    private static final String ARCHIVE = "classes.jsa";
    private static final String SEEN = "/worker";

    /** An archive is for the same class path, word by word: it is named from the working folder. */
    private static final String FROM_WORK = "../..";

    private static final String WORK = "scratch/work";

    public JarFolder {
        jars = List.copyOf(jars);
    }

    /** The same for VMs of other images. */
    public JarFolder unarchived() {
        return new JarFolder(folder, jars, false);
    }

    /** Returns the name of the folder in the cache, with all that it depends on. */
    public String name() {
        int parts = folder.getNameCount();
        return folder.subpath(Math.max(0, parts - 3), parts).toString();
    }

    /** Returns the mount through which a command sees the folder. */
    public Mount mount() {
        return new Mount(folder.toAbsolutePath(), SEEN);
    }

    /** The jars, as a command in its working folder sees them. */
    public String classPath(Sandbox sandbox) {
        return classPath(seen(sandbox));
    }

    /** The same, as a program sees them that an archive is made of. */
    public String trainingPath() {
        return classPath(FROM_WORK + SEEN);
    }

    /** The beginning of a command line: the VM, and what it starts from. */
    public List<String> java(JvmImage image, Sandbox sandbox) {
        return archived
                ? List.of(image.javaAlone(sandbox), "-XX:SharedArchiveFile=" + seen(sandbox) + "/" + ARCHIVE)
                : image.java(sandbox);
    }

    private String seen(Sandbox sandbox) {
        String seen = sandbox.seenAs(mount());
        return seen.equals(SEEN) ? FROM_WORK + SEEN : seen;
    }

    private String classPath(String seen) {
        return jars.stream().map(jar -> seen + "/" + jar).collect(Collectors.joining(":"));
    }

    /**
     * Makes the archive, of what a trusted program loads. It is made where the folder's parent has nothing else in it
     * with a name of the judge's.
     *
     * @param beside the rest of the program's class path
     * @param program its main class and arguments
     * @param input a file that it reads
     * @param output a file for what it prints
     */
    public void archive(JvmImage image, String beside, List<String> program, Path input, Path output)
            throws IOException {
        Path place = Objects.requireNonNull(folder.getParent());
        Path work = Files.createDirectories(place.resolve(WORK));
        Path loaded = place.resolve("loaded");
        Path list = place.resolve("list");
        String classPath = trainingPath();
        List<String> training =
                new ArrayList<>(List.of("-XX:DumpLoadedClassList=" + loaded, "-cp", classPath + beside));
        training.addAll(program);
        Tool.run(java(image, work, training).redirectInput(input.toFile()).redirectOutput(output.toFile()));
        if (Files.exists(loaded)) {
            Files.write(list, ClassArchive.merged(image.root().resolve("jre"), loaded));
            String archive = "-XX:SharedArchiveFile=" + folder.resolve(ARCHIVE);
            Tool.run(java(
                    image,
                    work,
                    List.of("-Xshare:dump", "-XX:SharedClassListFile=" + list, archive, "-cp", classPath)));
            Files.delete(loaded);
            Files.delete(list);
        }
        PathUtils.deleteDirectory(place.resolve("scratch"));
    }

    private static ProcessBuilder java(JvmImage image, Path work, List<String> arguments) {
        List<String> line = new ArrayList<>();
        line.add(image.root().resolve("jre/bin/java").toString());
        line.addAll(List.of("-XX:+UseSerialGC", "-XX:-UsePerfData"));
        line.addAll(arguments);
        return new ProcessBuilder(line).directory(work.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
    }
}
