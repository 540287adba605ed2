package judge.workspace;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;

/** A JVM of its own that opens a workspace, says where, and keeps it open as long as its input lasts. */
final class OtherJvm implements AutoCloseable {

    private final Process process;
    private final BufferedReader said;

    private OtherJvm(Process process) {
        this.process = process;
        said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Starts one, by a command such as {@code unshare} where there is one. */
    static OtherJvm start(Path root, String... command) throws IOException {
        List<String> line = new ArrayList<>(List.of(command));
        line.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
        line.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", classPath(), OtherJvm.class.getName(), root.toString()));
        return new OtherJvm(new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    private static String classPath() {
        return Stream.of(Workspace.class, OtherJvm.class, PathUtils.class)
                .map(type ->
                        type.getProtectionDomain().getCodeSource().getLocation().getPath())
                .collect(Collectors.joining(":"));
    }

    /** Returns the workspace that the JVM opens, which it prints at first. */
    Path workspace() throws IOException {
        return Path.of(line());
    }

    /** The next line that it says. */
    String line() throws IOException {
        String line = said.readLine();
        if (line == null) {
            throw new IOException("the other JVM has ended");
        }
        return line;
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Lets it close its workspace and end. */
    @Override
    public void close() throws IOException {
        process.getOutputStream().close();
        process.onExit().join();
    }

    /** Says its workspace, and the number of a child that outlives it. */
    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        try (Workspace workspace = Workspace.open(Path.of(args[0]))) {
            Process child = new ProcessBuilder("sleep", "1000").start();
            out.println(workspace.folder());
            out.println(child.pid());
            if (System.in.read() < 0) {
                child.destroyForcibly();
            }
        }
    }
}
