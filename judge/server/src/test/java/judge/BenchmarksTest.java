package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The benchmarks, which Maven compiles in place of the tests, and only where somebody calls for them. */
class BenchmarksTest {

    /** A library that the tests do not have on their class path. */
    private static final String JMH = "import org.openjdk.jmh.";

    @TempDir
    private Path classes;

    @Test
    void benchmarksCompileWithoutTheTests() throws IOException {
        String path = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.endsWith("server/target/test-classes"))
                .collect(Collectors.joining(File.pathSeparator));
        List<String> options =
                List.of("-proc:none", "-d", classes.toString(), "-classpath", path, "-XDshould-stop.ifError=FLOW");
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(said, null, null);
                Stream<Path> all = Files.walk(Path.of("judge/server/src/bench/java"))) {
            List<Path> sources =
                    all.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(sources).hasSizeGreaterThan(10);
            compiler.getTask(null, files, said, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
        }

        List<String> wrong = new ArrayList<>();
        for (Diagnostic<? extends JavaFileObject> one : said.getDiagnostics()) {
            if (one.getKind() == Diagnostic.Kind.ERROR
                    && !one.getSource().getCharContent(true).toString().contains(JMH)) {
                wrong.add(one.toString());
            }
        }
        assertThat(wrong).isEmpty();
    }
}
