package judge.explain.java;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.explain.change.TrialBudget;
import judge.explain.java.change.ChangeWorker;
import judge.language.java.compile.Javac;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.jvm.JvmImage;
import judge.language.java.jvm.StandardModules;
import judge.language.java.jvm.VmLog;
import judge.problem.ProblemLimits;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;

/**
 * A compiler in the sandbox that tries small changes of a program: the source and inputs in, what came of each change
 * out.
 *
 * @param folder the folder where its classes are laid down for one use
 */
record ChangeProcess(Sandbox sandbox, JvmImage image, Path folder) {

    /** CPU time of a single change. */
    private static final Duration RUNNING = Duration.ofSeconds(1);

    /** The time for trying all changes in one process, with the process's start and end. */
    public static final Duration TRYING = Duration.ofSeconds(4);

    private static final Duration STARTING = Duration.ofSeconds(3);

    private static final long OUTPUT_BYTES = 16 << 20;
    private static final long SCRATCH_BYTES = 1 << 20;
    private static final int SCRATCH_FILES = 100;
    private static final long OVERHEAD_BYTES = 400 << 20;
    private static final long HEAP_BYTES = 512 << 20;
    private static final int THREADS = 128;

    /**
     * The worker's end; what it has written, as far as it came, is on stdout.
     *
     * @param inputs the first of them that on which the program has failed
     */
    public Outcome tryChanges(String source, List<byte[]> inputs, ProblemLimits limits, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        long heap = Math.max(HEAP_BYTES, limits.compileMemoryBytes());
        try (ClassFolder worker = ClassFolder.of(ChangeWorker.class, folder)) {
            for (Class<?> part : ChangeWorker.parts()) {
                worker.add(part);
            }
            Mount classes = new Mount(worker.path().toAbsolutePath(), "/worker");
            List<String> line = new ArrayList<>(image.java(sandbox));
            line.addAll(JvmArguments.forCompiling(heap));
            // A change may well have no end, and fill all memory.
            line.add("-XX:-ExitOnOutOfMemoryError");
            line.addAll(List.of("-cp", sandbox.seenAs(classes), ChangeWorker.class.getName()));
            line.addAll(Javac.options(List.of(StandardModules.BASE)));
            Command command = new Command(
                    line,
                    Map.of("LC_ALL", "C.UTF-8"),
                    List.of(image.mount(), classes),
                    request(source, inputs),
                    Map.of(),
                    VmLog.files(),
                    processors);
            return sandbox.run(command, limits(heap));
        }
    }

    private static Limits limits(long heap) {
        Duration all = TRYING.plus(STARTING);
        return new Limits(
                all,
                TrialBudget.waiting(all),
                heap + OVERHEAD_BYTES,
                0,
                OUTPUT_BYTES,
                SCRATCH_BYTES,
                SCRATCH_FILES,
                THREADS,
                0);
    }

    private static byte[] request(String source, List<byte[]> inputs) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            byte[] text = source.getBytes(StandardCharsets.UTF_8);
            out.writeInt(text.length);
            out.write(text);
            out.writeInt(inputs.size());
            for (byte[] input : inputs) {
                out.writeInt(input.length);
                out.write(input);
            }
            out.writeInt((int) RUNNING.toMillis());
            out.writeInt((int) TRYING.toMillis());
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toByteArray();
    }
}
