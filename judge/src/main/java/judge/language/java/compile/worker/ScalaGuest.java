package judge.language.java.compile.worker;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The compiler of Scala 3, by names: the judge is not compiled against it. Macros of a submission run in this process.
 *
 * @param libraries the class path of programs
 */
record ScalaGuest(String libraries) implements Guest {

    private static final String INTERFACES = "dotty.tools.dotc.interfaces.";
    private static final int ERROR = 2;
    private static final int WARNING = 1;

    @Override
    public void compile(List<Path> sources, Path out, GuestFindings findings) throws ReflectiveOperationException {
        List<String> line = new ArrayList<>(List.of("-classpath", libraries, "-d", out.toString(), "-color", "never"));
        sources.forEach(source -> line.add(source.toString()));
        Class<?> reporter = Class.forName(INTERFACES + "SimpleReporter");
        Class<?> callback = Class.forName(INTERFACES + "CompilerCallback");
        Object told = Proxy.newProxyInstance(
                reporter.getClassLoader(), new Class<?>[] {reporter}, (proxy, method, given) -> told(findings, given));
        Class.forName("dotty.tools.dotc.Main")
                .getMethod("process", String[].class, reporter, callback)
                .invoke(null, line.toArray(new String[0]), told, null);
    }

    private static @Nullable Object told(GuestFindings findings, Object[] given) throws ReflectiveOperationException {
        Class<?> diagnostic = Class.forName(INTERFACES + "Diagnostic");
        int level = (int) diagnostic.getMethod("level").invoke(given[0]);
        if (level == ERROR || level == WARNING) {
            String message = String.valueOf(diagnostic.getMethod("message").invoke(given[0]));
            Optional<?> place = (Optional<?>) diagnostic.getMethod("position").invoke(given[0]);
            boolean known = place.isPresent();
            findings.add(
                    level == ERROR,
                    known ? path(place.get()) : "",
                    known ? at(place.get(), "line") + 1 : 0,
                    known ? at(place.get(), "column") + 1 : 0,
                    message);
        }
        return null;
    }

    private static String path(Object place) throws ReflectiveOperationException {
        Object source =
                Class.forName(INTERFACES + "SourcePosition").getMethod("source").invoke(place);
        return String.valueOf(
                Class.forName(INTERFACES + "AbstractFile").getMethod("path").invoke(source));
    }

    private static int at(Object place, String name) throws ReflectiveOperationException {
        return (int)
                Class.forName(INTERFACES + "SourcePosition").getMethod(name).invoke(place);
    }
}
