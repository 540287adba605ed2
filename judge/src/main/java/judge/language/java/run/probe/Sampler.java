package judge.language.java.run.probe;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;

/**
 * Starts another program's main and writes down every few milliseconds where its threads are. It runs inside the
 * sandbox, beside the contestant's program, which can write what it likes to the same file: nothing of it is trusted.
 *
 * <p>A line for each running thread each time: the innermost method that is not the JDK's, its line there, the JDK's
 * method that it has called or {@code -}, and the method and line from which it was called first, or {@code -} and 0:
 * what a recursion was begun from.
 */
public final class Sampler {

    /** The file with the samples, in the working folder. */
    public static final String FILE = "judge-samples";

    private static final long INTERVAL_MILLIS = 10;
    private static final String NONE = "-";

    private Sampler() {}

    /**
     * Runs the program.
     *
     * @param arguments name of the class, then the program's own
     */
    public static void main(String[] arguments) throws Throwable {
        Method main = Class.forName(arguments[0]).getMethod("main", String[].class);
        main.setAccessible(true);
        Thread sampler = new Thread(Sampler::sample, "judge-sampler");
        sampler.setDaemon(true);
        sampler.start();
        try {
            main.invoke(null, (Object) Arrays.copyOfRange(arguments, 1, arguments.length));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static void sample() {
        try (OutputStream out = new FileOutputStream(FILE)) {
            while (true) {
                Thread.sleep(INTERVAL_MILLIS);
                StringBuilder lines = new StringBuilder();
                for (Map.Entry<Thread, StackTraceElement[]> one :
                        Thread.getAllStackTraces().entrySet()) {
                    if (one.getKey().getState() == Thread.State.RUNNABLE && one.getKey() != Thread.currentThread()) {
                        append(lines, one.getValue());
                    }
                }
                out.write(lines.toString().getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            return; // The folder is full: what was written must be enough.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void append(StringBuilder lines, StackTraceElement[] stack) {
        int own = nextOwn(stack, 0);
        if (own == stack.length) {
            return;
        }
        String method = name(stack[own]);
        int caller = own;
        while (caller < stack.length && name(stack[caller]).equals(method)) {
            caller = nextOwn(stack, caller + 1);
        }
        lines.append(method).append(' ').append(stack[own].getLineNumber()).append(' ');
        lines.append(own == 0 ? NONE : name(stack[own - 1])).append(' ');
        lines.append(caller == stack.length ? NONE : name(stack[caller])).append(' ');
        lines.append(caller == stack.length ? 0 : stack[caller].getLineNumber()).append('\n');
    }

    private static int nextOwn(StackTraceElement[] stack, int from) {
        int at = from;
        while (at < stack.length && isOthers(stack[at].getClassName())) {
            at++;
        }
        return at;
    }

    private static boolean isOthers(String type) {
        return type.startsWith("java.")
                || type.startsWith("jdk.")
                || type.startsWith("sun.")
                || type.equals(Sampler.class.getName());
    }

    private static String name(StackTraceElement frame) {
        return frame.getClassName() + "." + frame.getMethodName();
    }
}
