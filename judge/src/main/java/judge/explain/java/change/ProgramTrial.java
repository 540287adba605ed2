package judge.explain.java.change;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs programs in this process, one after the other. */
final class ProgramTrial {

    private static final int MOST_BYTES = 1 << 16;
    private static final long STACK_BYTES = 64 << 20;
    private static final long ENDING_MILLIS = 300;
    /** The factor between the CPU time and the clock time that a program may take, where others run beside it. */
    private static final int WAITING = 4;

    private static final long LOOKING_MILLIS = 5;

    private boolean isStuck;
    private long tookMillis;

    /** Tells whether a program did not end when it was told to; nothing more can be run then. */
    boolean isStuck() {
        return isStuck;
    }

    /** Returns the CPU time of the last program in milliseconds. */
    long tookMillis() {
        return tookMillis;
    }

    /** Returns a program's answer; empty where it fails or takes too long. */
    Optional<byte[]> answer(Map<String, byte[]> classes, String main, byte[] input, long millis)
            throws InterruptedException {
        Answer answer = new Answer();
        boolean[] well = new boolean[1];
        ThreadGroup group = new ThreadGroup("trial");
        Thread thread = new Thread(group, () -> well[0] = endsWell(classes, main), "trial", STACK_BYTES);
        thread.setDaemon(true);
        InputStream in = System.in;
        PrintStream out = System.out;
        StopPoint.set(false);
        System.setIn(new ByteArrayInputStream(input));
        System.setOut(new PrintStream(answer, false, StandardCharsets.UTF_8));
        long startNanos = System.nanoTime();
        Duration start = cpuTime();
        thread.start();
        boolean ended = isOver(thread, group, millis);
        StopPoint.set(true);
        System.out.flush();
        isStuck = !ended && !isOver(thread, group, ENDING_MILLIS);
        tookMillis = millisSince(startNanos, start);
        System.setIn(in);
        System.setOut(out);
        Locale.setDefault(Locale.US);
        return ended && well[0] && answer.isWhole() ? Optional.of(answer.toByteArray()) : Optional.empty();
    }

    /** The lesser of time and CPU time: the compiler of the VM may take more beside it. */
    private static long millisSince(long startNanos, Duration start) {
        return Math.min(
                (System.nanoTime() - startNanos) / 1_000_000,
                cpuTime().minus(start).toMillis());
    }

    private static boolean isOver(Thread thread, ThreadGroup group, long millis) throws InterruptedException {
        long least = System.nanoTime() + millis * 1_000_000;
        long most = least + (WAITING - 1) * millis * 1_000_000;
        Duration enough = cpuTime().plusMillis(millis);
        thread.join(millis);
        while (group.activeCount() > 0
                && (System.nanoTime() < least
                        || (System.nanoTime() < most && cpuTime().compareTo(enough) < 0))) {
            thread.join(LOOKING_MILLIS);
            Thread.sleep(thread.isAlive() ? 0 : 1);
        }
        return group.activeCount() == 0;
    }

    /** Returns the CPU time that this process has taken. */
    static Duration cpuTime() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static boolean endsWell(Map<String, byte[]> classes, String main) {
        try {
            Method method = new Own(classes).loadClass(main).getMethod("main", String[].class);
            method.setAccessible(true);
            method.invoke(null, (Object) new String[0]);
            return true;
        } catch (InvocationTargetException e) {
            return e.getCause() instanceof StopPoint.Over over && over.status() == 0;
        } catch (ReflectiveOperationException | LinkageError e) {
            return false;
        }
    }

    /** The classes of one program. */
    private static final class Own extends ClassLoader {
        private final Map<String, byte[]> classes;

        Own(Map<String, byte[]> classes) {
            super(Own.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte @Nullable [] content = classes.get(name);
            if (content == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, content, 0, content.length);
        }
    }

    /** The answer of a program, not longer than can be looked at. */
    private static final class Answer extends OutputStream {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private boolean whole = true;

        @Override
        public synchronized void write(int one) {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] part, int offset, int length) {
            whole &= bytes.size() + length <= MOST_BYTES;
            if (whole) {
                bytes.write(part, offset, length);
            }
        }

        synchronized boolean isWhole() {
            return whole;
        }

        synchronized byte[] toByteArray() {
            return Arrays.copyOf(bytes.toByteArray(), bytes.size());
        }
    }
}
