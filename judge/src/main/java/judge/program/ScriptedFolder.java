package judge.program;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import judge.language.tool.ProgramFolder;
import judge.sandbox.Calls;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;

/**
 * Runs a script that makes files in the folder it lies in, such as test data: in the sandbox, without a network, on a
 * copy of what it may read.
 */
public final class ScriptedFolder {

    private static final String LEFT = Command.RUNTIME + "/left.tgz";

    /** The beginning of messages about the script itself, among those of the shell about the host. */
    private static final String ENDS = "it ends ";

    private static final long MOST_READ_BYTES = 128L << 20;
    private static final int MOST_READ = 10_000;
    private static final long MOST_LEFT_BYTES = 4L << 30;
    private static final long MOST_PACKED_BYTES = 64L << 20;

    /** Test data are hundreds of megabytes now and then, and in memory until they are packed. */
    private static final long SCRATCH_BYTES = 2L << 30;

    private static final long MEMORY_BYTES = 2L << 30;

    /** The address space in bytes: sanitizers reserve terabytes. */
    private static final long RESERVED_BYTES = 1L << 50;

    /**
     * The steps of a script. Where it names an interpreter that is not here, Python takes its place, as far as the
     * program is Python 3.
     */
    private static final String STEPS =
            """
            cp -R "$1/." . && chmod -R u+w . && mkdir ../runtime/bin || exit 1
            for name in pypy3 pypy python; do
              command -v "$name" >/dev/null || ln -s "$(command -v python3)" "../runtime/bin/$name"
            done
            PATH="$PATH:$(cd ../runtime/bin && pwd)" && export PATH
            said="$(cd ../runtime && pwd)/said" && home="$(pwd)" && cd "$2" || exit 1
            chmod u+x "./$3"
            if [ "$(head -c 2 "./$3")" = '#!' ]; then set -- "./$3"; else set -- bash "./$3"; fi
            if "$@" >"$said" 2>&1 </dev/null; then :; else
              status=$?; words=$(grep -a -i 'error: ' "$said" | head -n 1 | cut -c -300)
              [ -n "$words" ] || words=$(grep -a . "$said" | tail -n 1 | cut -c -300)
              echo "it ends with status $status${words:+: $words}" >&2; exit 1
            fi
            tar -chz --hard-dereference --format=gnu -f "$home/../runtime/left.tgz" .
            """;

    private ScriptedFolder() {}

    /** Scripts compile generators with sanitizers, answer every case, and run one program after the other. */
    private static Limits limits(Duration time) {
        return new Limits(
                time, time, MEMORY_BYTES, 0, MOST_PACKED_BYTES, SCRATCH_BYTES, 100_000, 256, 0, RESERVED_BYTES);
    }

    /** Takes a file that was left. */
    @FunctionalInterface
    public interface Taken {

        /**
         * Takes it.
         *
         * @param name its path; it may be any
         * @param content to be read at once
         */
        void take(String name, InputStream content) throws IOException;
    }

    /**
     * Runs it.
     *
     * @param files of the host, by their paths in the copy
     * @param script its path in the copy
     * @param time the time that it may take, of all processors together and on the clock
     * @throws SandboxException where it does not end well, with what it said
     */
    public static void run(
            ScriptPrograms scripts,
            Map<String, Path> files,
            String script,
            Duration time,
            Taken taken,
            Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        try (ProgramFolder copy = copied(files, scripts.folder())) {
            byte[] left = left(scripts, copy, script, limits(time), processors);
            try (GZIPInputStream unpacked = new GZIPInputStream(new ByteArrayInputStream(left))) {
                TarFiles.each(unpacked, MOST_LEFT_BYTES, (name, executable, content) -> taken.take(name, content));
            }
        }
    }

    private static ProgramFolder copied(Map<String, Path> files, Path parent) throws IOException, SandboxException {
        ProgramFolder copy = ProgramFolder.in(parent, "scripted-");
        try {
            long bytes = 0;
            for (Map.Entry<String, Path> file : files.entrySet()) {
                bytes += Files.size(file.getValue());
                if (bytes > MOST_READ_BYTES || files.size() > MOST_READ) {
                    throw new SandboxException(
                            ProgramFailure.SCRIPT_FILES_TOO_LARGE.of(MOST_READ, MOST_READ_BYTES >> 20));
                }
                if (Files.isExecutable(file.getValue())) {
                    copy.addProgram(file.getKey(), Files.readAllBytes(file.getValue()));
                } else {
                    copy.add(file.getKey(), Files.readAllBytes(file.getValue()));
                }
            }
            return copy;
        } catch (IOException | SandboxException | RuntimeException e) {
            copy.close();
            throw e;
        }
    }

    private static byte[] left(
            ScriptPrograms scripts, ProgramFolder copy, String script, Limits limits, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        ShellRoot seen = scripts.root();
        Mount mount = new Mount(copy.path().toAbsolutePath(), ScriptPrograms.MOUNTED);

        int slash = script.lastIndexOf('/');
        String at = "./" + script.substring(0, Math.max(0, slash));
        String seenAs = scripts.sandbox().seenAs(mount);
        Command command = new Command(
                        List.of("/bin/sh", "-c", STEPS, "sh", seenAs, at, script.substring(slash + 1)),
                        environment(scripts),
                        Stream.concat(seen.mounts().stream(), Stream.of(mount)).toList(),
                        new byte[0],
                        Map.of(),
                        List.of(LEFT),
                        processors)
                .calling(Calls.STARTING);
        Outcome outcome = scripts.sandbox().run(command, limits);
        byte[] left = outcome.collected().get(LEFT);
        if (outcome.ending().isSuccess() && left != null) {
            return left;
        }
        throw new SandboxException(complaint(outcome));
    }

    private static Map<String, String> environment(ScriptPrograms scripts) throws IOException, SandboxException {
        boolean root = scripts.root().isSeenAsRoot(scripts.sandbox());
        Map<String, String> environment = new HashMap<>(ShellRoot.environment(root));
        environment.put("USE_PARALLEL", "0"); // Of gen.sh: a process for each case at once is more than there may be.
        environment.put("ASAN_OPTIONS", "detect_leaks=0"); // It would have to trace processes.
        return environment;
    }

    private static Object complaint(Outcome outcome) {
        if (!outcome.tooLarge().isEmpty()) {
            return ProgramFailure.SCRIPT_LEAVES_TOO_MUCH.of(MOST_PACKED_BYTES >> 20);
        }
        if (outcome.ending() instanceof Ending.Exceeded exceeded) {
            return ProgramFailure.SCRIPT_TAKES_TOO_MUCH.of(ProgramFailure.of(exceeded));
        }
        List<String> said = new String(outcome.stderr(), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
        return said.stream()
                .filter(line -> line.startsWith(ENDS))
                .findFirst()
                .or(() -> said.stream().findFirst())
                .map(ProgramFailure::ofSteps)
                .orElseGet(() -> ProgramFailure.endsWith(outcome.ending(), ""));
    }
}
