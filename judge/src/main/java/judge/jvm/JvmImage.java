package judge.jvm;

import java.nio.file.Path;
import judge.sandbox.Mount;
import judge.sandbox.Sandbox;

/**
 * A root folder with a JVM in {@code /jre} and the libraries of the C runtime that it loads, and nothing else.
 *
 * @param root the folder on the host
 */
public record JvmImage(Path root) {

    /** What a command needs to see of it. */
    public Mount mount() {
        return new Mount(root, "/");
    }

    /** The {@code java} program as a command in the sandbox sees it. */
    public String java(Sandbox sandbox) {
        String seen = sandbox.seenAs(mount());
        return (seen.equals("/") ? "" : seen) + "/jre/bin/java";
    }
}
