package judge.sandbox.run;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import judge.sandbox.Ending;
import judge.sandbox.Isolation;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.RunGate;
import judge.sandbox.SandboxException;
import judge.sandbox.Usage;
import judge.sandbox.account.ResidentMemory;
import judge.sandbox.kernel.Kernel;
import judge.sandbox.kernel.Processors;
import org.apache.commons.io.file.PathUtils;

/**
 * Runs commands as plain processes where nothing better works: no isolation, and limits that are looked at every few
 * milliseconds from outside. CPU time is as fine as the platform's process table, peak memory is known on Linux only.
 */
final class PlainProcess implements Sandbox {

    private static final long TICK_MILLIS = 5;
    private static final int MAX_NAMES = 100;
    private static final int MAX_DEPTH = 30;

    private final Path folder;
    private final RunGate gate = new RunGate();

    /**
     * A sandbox without walls.
     *
     * @param folder the folder of the scratch folders
     */
    PlainProcess(Path folder) {
        this.folder = folder;
    }

    @Override
    public String seenAs(Mount mount) {
        return mount.source().toString();
    }

    @Override
    public Isolation isolation() {
        return new Isolation("none", List.of());
    }

    @Override
    public Outcome run(Command command, Limits limits) throws SandboxException, InterruptedException {
        if (command.peer().isPresent()) {
            throw new SandboxException("programs can talk to each other in a sandbox only: please install bubblewrap");
        }
        gate.enter();
        Path scratch = null;
        try {
            scratch = Files.createTempDirectory(folder, "scratch-");
            return run(command, limits, scratch);
        } catch (IOException e) {
            throw new SandboxException("cannot run " + command.arguments().get(0), e);
        } finally {
            delete(scratch);
            gate.leave();
        }
    }

    private Outcome run(Command command, Limits limits, Path scratch)
            throws IOException, SandboxException, InterruptedException {
        Path work = Files.createDirectory(scratch.resolve(Command.WORK));
        Files.createDirectory(scratch.resolve(Command.RUNTIME));
        Path stdin = Files.write(scratch.resolve("stdin"), command.stdin());
        for (Map.Entry<String, byte[]> file : command.files().entrySet()) {
            Path path = work.resolve(file.getKey());
            Files.createDirectories(Command.isFolder(file.getKey()) ? path : path.getParent());
            if (!Command.isFolder(file.getKey())) {
                Files.write(path, file.getValue());
            }
        }
        ProcessBuilder builder = new ProcessBuilder(command.arguments());
        builder.environment().clear();
        builder.environment().putAll(command.environment());
        builder.directory(work.toFile()).redirectInput(stdin.toFile());
        long startNanos = System.nanoTime();
        Process process = Processors.start(builder, command.processors());
        try {
            Pump stdout = Pump.of(process.getInputStream(), limits.outputBytes(), limits.keptBytes());
            Pump stderr = Pump.of(process.getErrorStream(), limits.outputBytes(), Bubblewrap.STDERR_KEPT_BYTES);
            Watch watch = new Watch(process, limits, stdout, stderr, work, startNanos, gate);
            Optional<Resource> exceeded = watch.untilEnd();
            if (exceeded.isPresent()) {
                // Not otherwise: it also closes the streams, with all that was not read yet.
                process.destroyForcibly().waitFor();
            }
            Usage usage = new Usage(
                    watch.cpuTime, Duration.ofNanos(System.nanoTime() - startNanos), watch.residence.peakBytes());
            stdout.finish();
            stderr.finish();
            if (exceeded.isEmpty() && stdout.isOverLimit()) {
                exceeded = Optional.of(Resource.STDOUT);
            }
            Ending ending = exceeded.<Ending>map(Ending.Exceeded::new).orElseGet(() -> ending(process.exitValue()));
            return collect(command, limits, scratch, ending, usage, stdout.bytes(), stderr.bytes());
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().onExit().join();
        }
    }

    @Override
    public void close() {
        gate.close();
    }

    private static Ending ending(int exitValue) {
        return exitValue > 128 ? new Ending.Signalled(exitValue - 128) : new Ending.Exited(exitValue);
    }

    private static Outcome collect(
            Command command, Limits limits, Path scratch, Ending ending, Usage usage, byte[] stdout, byte[] stderr)
            throws IOException {
        Map<String, byte[]> collected = new HashMap<>();
        List<String> tooLarge = new ArrayList<>();
        List<String> noFiles = new ArrayList<>();
        ClosedFiles.openFolder(scratch.resolve(Command.WORK));
        for (String name : command.collected()) {
            Path file = scratch.resolve(name);
            if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                ClosedFiles.openFile(file);
            } else if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                noFiles.add(name);
            }
            if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && Files.isReadable(file)) {
                if (Files.size(file) > limits.outputBytes()) {
                    tooLarge.add(name);
                } else {
                    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
                        collected.put(name, in.readAllBytes());
                    }
                }
            }
        }
        try (Stream<Path> entries = Files.list(scratch.resolve(Command.WORK))) {
            List<String> names = entries.map(path -> path.getFileName().toString())
                    .sorted()
                    .limit(MAX_NAMES)
                    .toList();
            return new Outcome(ending, usage, stdout, stderr, collected, tooLarge, noFiles, names);
        }
    }

    /** Deletes the scratch folder, also where the command has closed folders to its owner, each in the one above. */
    private static void delete(@org.jspecify.annotations.Nullable Path scratch) {
        boolean deleted = scratch == null;
        for (int depth = 0; !deleted && depth < MAX_DEPTH; depth++) {
            deleted = isDeleted(Objects.requireNonNull(scratch));
        }
    }

    private static boolean isDeleted(Path scratch) {
        try {
            Files.walkFileTree(scratch, new Opener());
            PathUtils.deleteDirectory(scratch);
            return true;
        } catch (IOException e) {
            return false; // A folder further down was closed; it is open now.
        }
    }

    /** Opens the folders that cannot be read. */
    private static final class Opener extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path folder, IOException e) throws IOException {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
            return FileVisitResult.CONTINUE;
        }
    }

    /** Looks at a process until it ends or passes a limit. */
    private static final class Watch {
        private final Process process;
        private final Limits limits;
        private final Pump stdout;
        private final Pump stderr;
        private final Path work;
        private final long startNanos;
        private final RunGate gate;
        private Duration cpuTime = Duration.ZERO;
        private final ResidentMemory residence;

        Watch(Process process, Limits limits, Pump stdout, Pump stderr, Path work, long startNanos, RunGate gate) {
            this.process = process;
            this.limits = limits;
            this.stdout = stdout;
            this.stderr = stderr;
            this.work = work;
            this.startNanos = startNanos;
            this.gate = gate;
            this.residence = new ResidentMemory((int) process.pid(), limits);
        }

        Optional<Resource> untilEnd() throws SandboxException, InterruptedException {
            while (true) {
                boolean ended = process.waitFor(TICK_MILLIS, java.util.concurrent.TimeUnit.MILLISECONDS);
                Optional<Resource> exceeded = exceeded();
                if (ended || exceeded.isPresent()) {
                    return exceeded;
                }
                gate.requireOpen();
            }
        }

        private Optional<Resource> exceeded() {
            if (stdout.isOverLimit() || stderr.isOverLimit()) {
                return Optional.of(stdout.isOverLimit() ? Resource.STDOUT : Resource.STDERR);
            }
            Duration used = process.info().totalCpuDuration().orElse(Duration.ZERO);
            cpuTime = used.compareTo(cpuTime) > 0 ? used : cpuTime;
            if (cpuTime.compareTo(limits.cpuTime()) > 0) {
                return Optional.of(Resource.CPU_TIME);
            }
            if (System.nanoTime() - startNanos > limits.wallTime().toNanos()) {
                return Optional.of(Resource.WALL_TIME);
            }
            Optional<Kernel.Status> status = Kernel.status((int) process.pid());
            if (status.isPresent() && residence.isOver(status.get())) {
                return Optional.of(Resource.MEMORY);
            }
            if (status.map(Kernel.Status::threads).orElse(0) > limits.processes()) {
                return Optional.of(Resource.PROCESSES);
            }
            return scratchExceeded() ? Optional.of(Resource.SCRATCH) : Optional.empty();
        }

        private boolean scratchExceeded() {
            long bytes = 0;
            long files = 0;
            try (Stream<Path> entries = Files.list(work)) {
                for (Path entry : (Iterable<Path>) entries::iterator) {
                    bytes += entry.toFile().length();
                    files++;
                }
            } catch (IOException | java.io.UncheckedIOException e) {
                return false; // Files that come and go while they are counted.
            }
            return bytes > limits.scratchBytes() || files > limits.scratchFiles();
        }
    }
}
