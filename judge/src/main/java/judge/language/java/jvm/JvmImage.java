package judge.language.java.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import org.jspecify.annotations.Nullable;

/**
 * A root folder with a JVM in {@code /jre} and the libraries of the C runtime that it loads, and nothing else.
 *
 * @param root the folder on the host
 */
public record JvmImage(Path root) {

    /** Below {@code /jre}: what VMs of version 24 and newer start from instead of the class data archive. */
    static final String AOT_CACHE = "lib/server/judge.aot";

    private static final String MODULES = "MODULES=";

    /** An image that is made at the first request. */
    @FunctionalInterface
    public interface Later {

        /**
         * The image.
         *
         * @throws SandboxException where it cannot be made
         */
        JvmImage image() throws SandboxException;

        /** The same, made by the first who asks; who asks meanwhile waits. */
        static Later once(Later maker) {
            return new Later() {
                private @Nullable JvmImage made;

                @Override
                public synchronized JvmImage image() throws SandboxException {
                    if (made == null) {
                        made = maker.image();
                    }
                    return made;
                }
            };
        }
    }

    /** Returns the mount through which a command sees the image. */
    public Mount mount() {
        return new Mount(root, "/");
    }

    /** The modules that it has: those asked for, or all of the JDK's where {@code jlink} could not make an image. */
    public String modules() throws SandboxException {
        Path release = root.resolve("jre/release");
        try (Stream<String> lines = Files.lines(release)) {
            return lines.filter(line -> line.startsWith(MODULES))
                    .map(line -> line.substring(MODULES.length()).replace("\"", ""))
                    .findFirst()
                    .orElse("");
        } catch (IOException e) {
            throw new SandboxException("cannot read " + release, e);
        }
    }

    /** The beginning of a command line in the sandbox: the {@code java} program, and what it starts from. */
    public List<String> java(Sandbox sandbox) {
        String seen = sandbox.seenAs(mount());
        return java(seen.equals("/") ? "" : seen);
    }

    /** The {@code java} program alone, for a VM that starts from an archive of its own. */
    public String javaAlone(Sandbox sandbox) {
        String seen = sandbox.seenAs(mount());
        return (seen.equals("/") ? "" : seen) + "/jre/bin/java";
    }

    /** The beginning of a command line outside of any sandbox. */
    public List<String> bareJava() {
        return java(root.toString());
    }

    /** The class data archive is found by the VM itself. */
    private List<String> java(String seenRoot) {
        String jre = seenRoot + "/jre/";
        return Files.exists(root.resolve("jre").resolve(AOT_CACHE))
                ? List.of(jre + "bin/java", "-XX:AOTCache=" + jre + AOT_CACHE)
                : List.of(jre + "bin/java");
    }
}
