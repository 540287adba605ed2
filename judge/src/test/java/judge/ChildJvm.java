package judge;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Command lines of JVMs that tests start, with what {@code runner.sh} gives them: the collector with one thread, the
 * first compiler alone for all that ends soon, and our own classes as they are, without being verified, so that tests
 * which run beside each other have processors left.
 */
public final class ChildJvm {

    /** The Java that runs the tests. */
    public static final Path JAVA = Path.of(System.getProperty("java.home"), "bin/java");

    private ChildJvm() {}

    /** The command as people have it: the jar with these options of the JVM and these arguments. */
    public static List<String> jar(List<String> options, List<String> arguments) {
        List<String> line = java(JAVA);
        line.addAll(options);
        line.addAll(List.of("-jar", System.getProperty("judge.jar")));
        line.addAll(arguments);
        return line;
    }

    /** A command that needs the libraries of the server. */
    public static List<String> server(List<String> arguments) {
        Path jar = Path.of(System.getProperty("judge.jar"));
        List<String> line = java(JAVA);
        line.addAll(List.of("-cp", jar + File.pathSeparator + jar.resolveSibling("server") + "/*", "judge.Main"));
        line.addAll(arguments);
        return line;
    }

    /** A class of the tests with a {@code main}. */
    public static List<String> of(Class<?> type, String... arguments) {
        List<String> line = java(JAVA);
        line.addAll(List.of("-cp", System.getProperty("java.class.path"), type.getName()));
        line.addAll(List.of(arguments));
        return line;
    }

    /** The beginning of a line: a Java and how it runs. */
    static List<String> java(Path java) {
        return new ArrayList<>(List.of(
                java.toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UnlockDiagnosticVMOptions",
                "-XX:-BytecodeVerificationRemote"));
    }
}
