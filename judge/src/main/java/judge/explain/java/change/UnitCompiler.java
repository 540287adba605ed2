package judge.explain.java.change;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Compiles many versions of a program at once, each in a package of its own. */
final class UnitCompiler {

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final JavaFileManager platform = compiler.getStandardFileManager(null, null, null);
    private final List<String> options;

    UnitCompiler(List<String> options) {
        this.options = List.copyOf(options);
    }

    /** Returns the compiler's knowledge of a source that compiles. */
    JavaCode read(String text) throws IOException {
        JavacTask task = task(List.of(new Unit(0, text)), platform, new HashSet<>());
        CompilationUnitTree unit = task.parse().iterator().next();
        task.analyze();
        return new JavaCode(text, unit, task);
    }

    private JavacTask task(List<Unit> units, JavaFileManager files, Set<Integer> wrong) {
        return (JavacTask) compiler.getTask(
                Writer.nullWriter(),
                files,
                finding -> {
                    if (finding.getKind() == Diagnostic.Kind.ERROR && finding.getSource() instanceof Unit unit) {
                        wrong.add(unit.number);
                    }
                },
                options,
                null,
                units);
    }

    /**
     * The classes of each version that compiles.
     *
     * @param texts by number; each has its number in its package
     */
    Map<Integer, Map<String, byte[]>> classes(Map<Integer, String> texts) throws IOException {
        Set<Integer> wrong = new HashSet<>();
        List<Unit> units = new ArrayList<>();
        texts.forEach((number, text) -> units.add(new Unit(number, text)));
        task(units, platform, wrong).analyze();
        Map<Integer, Map<String, byte[]>> classes = new LinkedHashMap<>();
        // Some errors are found only where there are no others.
        boolean done = false;
        Made made = new Made(platform);
        while (!done) {
            units.removeIf(unit -> wrong.contains(unit.number));
            wrong.clear();
            made = new Made(platform);
            done = !units.isEmpty() && task(units, made, wrong).call();
            if (!done && wrong.isEmpty()) {
                return classes;
            }
        }
        made.files.forEach((name, content) -> {
            int number = Integer.parseInt(name.substring(Unit.PACKAGE.length(), name.indexOf('.')));
            classes.computeIfAbsent(number, key -> new HashMap<>()).put(name, content.toByteArray());
        });
        return classes;
    }

    /** A source that may hold any class. */
    private static final class Unit extends SimpleJavaFileObject {
        private static final String PACKAGE = "judge";
        private final int number;
        private final String text;

        Unit(int number, String text) {
            super(URI.create("source:///" + number + "/Main.java"), Kind.SOURCE);
            this.number = number;
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE && !simpleName.equals("package-info") && !simpleName.equals("module-info");
        }
    }

    /** The package that a version is in. */
    static String packageOf(int number) {
        return Unit.PACKAGE + number;
    }

    /** Keeps the class files in memory. */
    private static final class Made extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> files = new LinkedHashMap<>();

        Made(JavaFileManager platform) {
            super(platform);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
            ByteArrayOutputStream content = new ByteArrayOutputStream();
            files.put(className, content);
            return new SimpleJavaFileObject(URI.create("class:///made"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return content;
                }
            };
        }
    }
}
