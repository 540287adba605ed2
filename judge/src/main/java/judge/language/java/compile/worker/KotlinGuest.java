package judge.language.java.compile.worker;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The compiler of Kotlin, by names: the judge is not compiled against it. It gets no plugin and takes no script.
 *
 * @param libraries the class path of programs
 */
record KotlinGuest(String libraries) implements Guest {

    private static final String PACKAGE = "org.jetbrains.kotlin.";
    private static final String ERROR = "ERROR";

    /** A fault of the compiler's own. */
    private static final String EXCEPTION = "EXCEPTION";

    private static final Set<String> WARNINGS = Set.of("WARNING", "STRONG_WARNING", "FIXED_WARNING");

    @Override
    public void compile(List<Path> sources, Path out, GuestFindings findings) throws ReflectiveOperationException {
        System.setProperty("kotlin.environment.keepalive", "true");
        System.setProperty("idea.home.path", out.resolveSibling("idea").toString());
        Class<?> collector = Class.forName(PACKAGE + "cli.common.messages.MessageCollector");
        Object told = Proxy.newProxyInstance(
                collector.getClassLoader(),
                new Class<?>[] {collector},
                (proxy, method, given) -> switch (method.getName()) {
                    case "hasErrors" -> findings.errors() > 0;
                    case "report" -> told(findings, given);
                    default -> null;
                });
        Object compiler = Class.forName(PACKAGE + "cli.jvm.K2JVMCompiler")
                .getConstructor()
                .newInstance();
        Class<?> services = Class.forName(PACKAGE + "config.Services");
        Method exec = method(compiler, "exec", collector, services);
        exec.invoke(compiler, told, services.getField("EMPTY").get(null), arguments(sources, out));
    }

    private Object arguments(List<Path> sources, Path out) throws ReflectiveOperationException {
        Object arguments = Class.forName(PACKAGE + "cli.common.arguments.K2JVMCompilerArguments")
                .getConstructor()
                .newInstance();
        set(arguments, "FreeArgs", sources.stream().map(Path::toString).toList());
        set(arguments, "Destination", out.toString());
        set(arguments, "Classpath", libraries);
        set(arguments, "NoStdlib", true);
        set(arguments, "NoReflect", true);
        set(arguments, "DisableDefaultScriptingPlugin", true);
        return arguments;
    }

    private static @Nullable Object told(GuestFindings findings, Object[] given) throws ReflectiveOperationException {
        String severity = ((Enum<?>) given[0]).name();
        boolean error = severity.equals(ERROR);
        if (severity.equals(EXCEPTION)) {
            findings.breakDown();
        } else if (error || WARNINGS.contains(severity)) {
            Object place = given[2];
            findings.add(
                    error,
                    place == null ? "" : String.valueOf(get(place, "getPath")),
                    place == null ? 0 : (int) get(place, "getLine"),
                    place == null ? 0 : (int) get(place, "getColumn"),
                    String.valueOf(given[1]));
        }
        return null;
    }

    private static Object get(Object from, String name) throws ReflectiveOperationException {
        Class<?> place = Class.forName(PACKAGE + "cli.common.messages.CompilerMessageSourceLocation");
        return place.getMethod(name).invoke(from);
    }

    private static void set(Object arguments, String name, Object value) throws ReflectiveOperationException {
        for (Method method : arguments.getClass().getMethods()) {
            if (method.getName().equals("set" + name)) {
                method.invoke(arguments, value);
                return;
            }
        }
        throw new NoSuchMethodException("set" + name);
    }

    private static Method method(Object of, String name, Class<?>... first) throws NoSuchMethodException {
        return Arrays.stream(of.getClass().getMethods())
                .filter(method -> method.getName().equals(name) && method.getParameterCount() == first.length + 1)
                .filter(method -> Arrays.asList(method.getParameterTypes())
                        .subList(0, first.length)
                        .equals(List.of(first)))
                .findFirst()
                .orElseThrow(() -> new NoSuchMethodException(name));
    }
}
