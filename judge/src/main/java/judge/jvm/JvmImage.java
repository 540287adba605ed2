package judge.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import judge.sandbox.Mount;
import judge.sandbox.Sandbox;
import judge.sandbox.SandboxException;

/**
 * A root folder with a JVM in {@code /jre} and the libraries of the C runtime that it loads, and nothing else.
 *
 * @param root the folder on the host
 */
public record JvmImage(Path root) {

    private static final String MODULES = "MODULES=";

    /** What a command needs to see of it. */
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

    /** The {@code java} program as a command in the sandbox sees it. */
    public String java(Sandbox sandbox) {
        String seen = sandbox.seenAs(mount());
        return (seen.equals("/") ? "" : seen) + "/jre/bin/java";
    }
}
