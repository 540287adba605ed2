package judge.language.java.compile;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.language.Compilation;
import judge.language.java.compile.worker.CompileWorker;

/**
 * The reply to one submission, from the sandbox that the compiler ran in. A source that breaks the compiler may have
 * forged it, so every number and name in it is checked.
 *
 * @param time the time that compiling took on the clock
 * @param errors the number of errors that the compiler counted
 * @param diagnostics the diagnostics without source lines
 * @param classes class files by binary name
 */
record WorkerReply(Duration time, int errors, List<Compilation.Diagnostic> diagnostics, Map<String, byte[]> classes) {

    private static final int MAX_CLASSES = 20_000;
    private static final int MAX_NAME_LENGTH = 1_000;
    private static final int MAX_FILE_NAME_BYTES = 240;

    /**
     * Reads the replies on the given number of submissions; nothing for those that the compiler did not finish.
     *
     * @throws IOException when they are not that
     */
    static List<Optional<WorkerReply>> read(byte[] bytes, int submissions) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        List<Optional<WorkerReply>> replies = new ArrayList<>();
        for (int i = 0; i < submissions; i++) {
            replies.add(in.readBoolean() ? Optional.of(read(in)) : Optional.empty());
        }
        return replies;
    }

    private static WorkerReply read(DataInputStream in) throws IOException {
        Duration time = Duration.ofNanos(Math.max(0, in.readLong()));
        int errors = in.readInt();
        int count = within(in.readInt(), CompileWorker.MAX_DIAGNOSTICS);
        List<Compilation.Diagnostic> diagnostics = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            diagnostics.add(new Compilation.Diagnostic(
                    text(in),
                    text(in),
                    Math.max(0, in.readLong()),
                    Math.max(0, in.readLong()),
                    text(in),
                    "",
                    text(in)));
        }
        Map<String, byte[]> classes = new HashMap<>();
        for (int left = within(in.readInt(), MAX_CLASSES); left > 0; left--) {
            String name = className(text(in));
            classes.put(name, bytes(in));
        }
        return new WorkerReply(time, Math.max(0, errors), diagnostics, classes);
    }

    private static int within(int number, int max) throws IOException {
        if (number < 0 || number > max) {
            throw new IOException("a count of " + number + " where at most " + max + " can be");
        }
        return number;
    }

    private static String text(DataInputStream in) throws IOException {
        return new String(bytes(in), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(DataInputStream in) throws IOException {
        byte[] bytes = in.readNBytes(within(in.readInt(), in.available()));
        return bytes;
    }

    /** Class names become file names: each part must be one. */
    private static String className(String name) throws IOException {
        for (String part : name.split("\\.", -1)) {
            boolean bad = part.isEmpty()
                    || part.indexOf('/') >= 0
                    || part.indexOf('\0') >= 0
                    || part.getBytes(StandardCharsets.UTF_8).length > MAX_FILE_NAME_BYTES;
            if (bad || name.length() > MAX_NAME_LENGTH) {
                throw new IOException("a class name that cannot be a file's");
            }
        }
        return name;
    }
}
