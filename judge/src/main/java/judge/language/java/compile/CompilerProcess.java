package judge.language.java.compile;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.language.java.compile.worker.CompileWorker;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.jvm.JarFolder;
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
import judge.submission.SourceText;
import judge.submission.SourceTexts;

/** The compiler's process in the sandbox: sources in, on stdin; {@link WorkerReply replies} out, on stdout. */
final class CompilerProcess {

    private static final long OUTPUT_BYTES = 64 << 20;
    private static final Room LITTLE_ROOM = new Room(1 << 20, 100);

    /** Compilers of guest languages write files: sources are laid down, and classes come as files. */
    private static final Room ROOM_FOR_CLASSES = new Room(64 << 20, 10_000);

    private static final long OVERHEAD_BYTES = 300 << 20;
    private static final int THREADS = 64;

    private final Sandbox sandbox;
    private final JvmImage image;
    private final Mount worker;
    /** The command line without the flags of the VM: the program that is started, and what comes after them. */
    private final List<String> java;

    private final List<String> arguments;
    private final Room room;

    private CompilerProcess(
            Sandbox sandbox, JvmImage image, Mount worker, List<String> java, List<String> arguments, Room room) {
        this.sandbox = sandbox;
        this.image = image;
        this.worker = worker;
        this.java = java;
        this.arguments = arguments;
        this.room = room;
    }

    /** The bytes and files of a working folder. */
    private record Room(long bytes, int files) {}

    /** Makes a compiler process that knows {@code java.base} only, and so has less to read. */
    static CompilerProcess ofBase(Sandbox sandbox, JvmImage image, Path folder) throws SandboxException {
        try {
            Path worker = ClassFolder.of(CompileWorker.class, folder).path();
            Mount mount = new Mount(worker.toAbsolutePath(), "/worker");
            return ofJavac(sandbox, image, mount, List.of(StandardModules.BASE));
        } catch (IOException e) {
            throw new SandboxException("cannot lay down the compiler's worker", e);
        }
    }

    /** The same with another image, that knows all of the standard library. */
    CompilerProcess withAll(JvmImage other) {
        return ofJavac(sandbox, other, worker, StandardModules.roots());
    }

    private static CompilerProcess ofJavac(Sandbox sandbox, JvmImage image, Mount worker, List<String> modules) {
        List<String> arguments = new ArrayList<>(List.of("-cp", sandbox.seenAs(worker), CompileWorker.class.getName()));
        arguments.addAll(options(modules));
        return new CompilerProcess(sandbox, image, worker, image.java(sandbox), arguments, LITTLE_ROOM);
    }

    /**
     * Makes one of a guest language's compiler.
     *
     * @param worker its main class and arguments
     */
    static CompilerProcess ofGuest(Sandbox sandbox, JvmImage image, JarFolder jars, List<String> worker) {
        List<String> arguments = new ArrayList<>(List.of("-cp", jars.classPath(sandbox)));
        arguments.addAll(worker);
        return new CompilerProcess(
                sandbox, image, jars.mount(), jars.java(image, sandbox), arguments, ROOM_FOR_CLASSES);
    }

    /**
     * Returns the options of javac. A program is compiled against the modules of the image that runs it. With the names
     * of variables, the VM says which one was null.
     */
    static List<String> options(List<String> modules) {
        return List.of(
                "-g",
                "-proc:none",
                "-implicit:none",
                "-Xlint:none",
                "-nowarn",
                "--limit-modules",
                String.join(",", modules));
    }

    /**
     * Runs it once.
     *
     * @param submissions the sources of each, without faults
     * @param cpuTime for all of them
     * @param processors to use
     */
    Outcome run(Collection<SourceTexts> submissions, Duration cpuTime, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        List<String> line = new ArrayList<>(java);
        line.addAll(JvmArguments.forCompiling(limits.compileMemoryBytes()));
        line.addAll(arguments);
        Command command = new Command(
                line,
                Map.of("LC_ALL", "C.UTF-8"),
                List.of(image.mount(), worker),
                request(submissions),
                Map.of(),
                VmLog.files(),
                processors);
        long memory = limits.compileMemoryBytes() + OVERHEAD_BYTES;
        Duration wallTime = cpuTime.multipliedBy(2);
        return sandbox.run(
                command, new Limits(cpuTime, wallTime, memory, 0, OUTPUT_BYTES, room.bytes, room.files, THREADS, 0));
    }

    static byte[] request(Collection<SourceTexts> submissions) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(submissions.size());
            for (SourceTexts sources : submissions) {
                out.writeInt(sources.texts().size());
                for (Map.Entry<String, SourceText> source : sources.texts().entrySet()) {
                    write(source.getKey(), out);
                    write(source.getValue().text(), out);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toByteArray();
    }

    private static void write(String text, DataOutputStream out) throws IOException {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(encoded.length);
        out.write(encoded);
    }
}
