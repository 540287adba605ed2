package judge.language.java.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import judge.digest.Sha256;
import judge.language.java.jvm.training.CompilerRun;
import judge.language.java.jvm.training.ContestProgram;
import judge.language.tool.RootFolders;
import judge.sandbox.SandboxException;

/**
 * The images of this host's JDK, made once and kept in the cache folder under a name that says what they were made of.
 */
public final class JvmImages {

    /** The module of the compiler. */
    private static final String COMPILER = "jdk.compiler";

    /** Changes whenever images are made differently. */
    private static final String FORMAT = "7";

    private final RootFolders folders;
    private final Path javaHome;

    private JvmImages(RootFolders folders, Path javaHome) {
        this.folders = folders;
        this.javaHome = javaHome;
    }

    /** The images made from the JDK that the judge itself runs on. */
    public static JvmImages in(Path cache) {
        return new JvmImages(new RootFolders(cache), Path.of(System.getProperty("java.home")));
    }

    /** Returns the image that most programs run on: {@code java.base}. */
    public JvmImage forRunning() throws SandboxException {
        return forRunning(List.of());
    }

    /** Returns the image that most programs of a guest language run on. */
    public JvmImage forRunning(List<String> more) throws SandboxException {
        List<String> modules =
                Stream.concat(Stream.of(StandardModules.BASE), more.stream()).toList();
        return image("run", modules, ContestProgram.class);
    }

    /** Returns the image that the compiler runs on. */
    public JvmImage forCompiling() throws SandboxException {
        return image("compile", List.of(StandardModules.BASE, COMPILER), CompilerRun.class);
    }

    /**
     * Returns the image of the whole standard library: programs that use more than {@code java.base} are compiled and
     * run on it.
     */
    public JvmImage withAll() throws SandboxException {
        List<String> modules = Stream.concat(StandardModules.roots().stream(), Stream.of(COMPILER))
                .toList();
        return image("all", modules, ContestProgram.class);
    }

    private JvmImage image(String use, List<String> modules, Class<?> training) throws SandboxException {
        String name = "jvm-" + use + "-" + key(modules);
        return new JvmImage(
                folders.get(name, "a JVM image", root -> new ImageMaker(javaHome, root).make(modules, training)));
    }

    private String key(List<String> modules) throws SandboxException {
        try {
            Path release = javaHome.resolve("release");
            String vm = System.getProperty("java.vm.vendor") + System.getProperty("java.vm.version");
            String jdk = Files.exists(release) ? Files.readString(release) : javaHome.toString();
            return Sha256.of(FORMAT + modules + vm + jdk).hex(8);
        } catch (IOException e) {
            throw new SandboxException("cannot tell the JDK in " + javaHome, e);
        }
    }
}
