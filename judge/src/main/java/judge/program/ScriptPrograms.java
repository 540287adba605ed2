package judge.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.digest.Sha256;
import judge.language.Program;
import judge.language.tool.ProgramFolder;
import judge.problem.yaml.Constants;
import judge.sandbox.Calls;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;
import org.jspecify.annotations.Nullable;

/**
 * Programs of a package that are built and started by its own scripts {@code build} and {@code run}, and single shell
 * scripts. Both run in the sandbox, without a network; of what they write nothing stays but what {@code build} leaves
 * in its own folder. Any number of threads may use it.
 */
public final class ScriptPrograms {

    /** The script that makes a program. */
    public static final String BUILD = "build";

    /** The script that is started. */
    public static final String RUN = "run";

    static final String MOUNTED = "/program";

    private static final String SHELL_SCRIPT = ".sh";
    private static final String BUILT = Command.RUNTIME + "/built.tar";
    private static final long MOST_SOURCE_BYTES = 32 << 20;
    private static final int MOST_FILES = 1_000;

    private static final Limits BUILDING = new Limits(
            Duration.ofSeconds(60), Duration.ofSeconds(120), 1L << 30, 0, 64L << 20, 256L << 20, 10_000, 64, 0);

    /**
     * The steps of building. The reason of a failure is the first error of a compiler, where one says so, and else the
     * last line.
     */
    private static final String STEPS =
            """
            cp -R "$1/." . && chmod -R u+w . || exit 1
            if ./build >../runtime/said 2>&1 </dev/null; then :; else
              status=$?; said=$(grep -a 'error: ' ../runtime/said | head -n 1 | cut -c -300)
              [ -n "$said" ] || said=$(grep -a . ../runtime/said | tail -n 1 | cut -c -300)
              echo "it ends with status $status${said:+: $said}" >&2; exit 1
            fi
            [ -f run ] || { echo 'it leaves no file called run' >&2; exit 1; }
            chmod u+x run && tar -ch --hard-dereference --format=gnu -f ../runtime/built.tar .
            """;

    private final Sandbox sandbox;
    private final Path folder;
    private @Nullable ShellRoot root;

    /**
     * Makes the programs of a sandbox.
     *
     * @param folder the folder where they are laid down
     */
    public ScriptPrograms(Sandbox sandbox, Path folder) {
        this.sandbox = sandbox;
        this.folder = folder;
    }

    /** Tells whether a program is made or started by a script. */
    public static boolean isScript(Path program) {
        return Files.isRegularFile(program.resolve(BUILD))
                || Files.isRegularFile(program.resolve(RUN))
                || (program.toString().endsWith(SHELL_SCRIPT) && Files.isRegularFile(program));
    }

    /**
     * Builds one.
     *
     * @param program a folder with one of the scripts, or a single shell script
     * @param kept the programs that were built before
     * @throws SandboxException also where it cannot be built, with what the script or its compiler said
     */
    Program made(Path program, Constants constants, CompiledBefore kept, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        try {
            ShellRoot seen = root();
            Map<String, TarFiles.Entry> sources = sources(program, constants);
            return ScriptProgram.in(
                    sources.containsKey(BUILD) ? built(program, sources, seen, kept, processors) : laidDown(sources),
                    sandbox,
                    seen);
        } catch (IOException | UncheckedIOException e) {
            throw new SandboxException(ProgramFailure.PROGRAM_NOT_BUILT.of(program, String.valueOf(e.getMessage())));
        }
    }

    /** A program of this host's own distribution. */
    Program line(List<String> start) throws IOException {
        return new ScriptProgram(sandbox, root(), Optional.empty(), start);
    }

    Sandbox sandbox() {
        return sandbox;
    }

    Path folder() {
        return folder;
    }

    synchronized ShellRoot root() throws IOException {
        if (root == null) {
            root = ShellRoot.in(folder);
        }
        return root;
    }

    private ProgramFolder laidDown(Map<String, TarFiles.Entry> files) throws IOException {
        ProgramFolder laid = ProgramFolder.in(folder, "script-");
        try {
            for (Map.Entry<String, TarFiles.Entry> file : files.entrySet()) {
                TarFiles.Entry entry = file.getValue();
                if (entry.executable()
                        || file.getKey().equals(BUILD)
                        || file.getKey().equals(RUN)) {
                    laid.addProgram(file.getKey(), entry.content());
                } else {
                    laid.add(file.getKey(), entry.content());
                }
            }
            return laid;
        } catch (IOException | RuntimeException e) {
            laid.close();
            throw e;
        }
    }

    private static Map<String, TarFiles.Entry> sources(Path program, Constants constants)
            throws IOException, SandboxException {
        if (Files.isRegularFile(program)) {
            requireSmall(program, Files.size(program) <= MOST_SOURCE_BYTES);
            return Map.of(RUN, new TarFiles.Entry(constants.in(Files.readAllBytes(program)), true));
        }
        Map<String, TarFiles.Entry> files = new LinkedHashMap<>();
        long bytes = 0;
        try (Stream<Path> walk = Files.walk(program, FileVisitOption.FOLLOW_LINKS)) {
            for (Path file : (Iterable<Path>) walk.filter(Files::isRegularFile).sorted()::iterator) {
                PackageSources.requireWithin(file, program);
                bytes += Files.size(file);
                requireSmall(program, bytes <= MOST_SOURCE_BYTES && files.size() < MOST_FILES);
                files.put(
                        program.relativize(file).toString(),
                        new TarFiles.Entry(constants.in(Files.readAllBytes(file)), Files.isExecutable(file)));
            }
        }
        return files;
    }

    private static void requireSmall(Path program, boolean small) throws SandboxException {
        if (!small) {
            throw new SandboxException(
                    ProgramFailure.PROGRAM_FILES_TOO_LARGE.of(program, MOST_FILES, MOST_SOURCE_BYTES >> 20));
        }
    }

    private ProgramFolder built(
            Path program,
            Map<String, TarFiles.Entry> sources,
            ShellRoot seen,
            CompiledBefore kept,
            Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        Optional<String> key = seen.distribution().map(host -> key(sources, host));
        Optional<byte[]> known = key.flatMap(kept::findBuilt);
        if (known.isPresent()) {
            return laidDown(TarFiles.read(known.get()));
        }
        try (ProgramFolder folderOfSources = laidDown(sources)) {
            byte[] archive = archive(program, folderOfSources, seen, processors);
            ProgramFolder made = laidDown(TarFiles.read(archive));
            key.ifPresent(one -> kept.keepBuilt(one, archive));
            return made;
        }
    }

    private static String key(Map<String, TarFiles.Entry> sources, String host) {
        Sha256 key = Sha256.of(host);
        for (Map.Entry<String, TarFiles.Entry> source : new TreeMap<>(sources).entrySet()) {
            byte[] content = source.getValue().content();
            key = key.addText(source.getKey())
                    .addText(source.getValue().executable() + " " + content.length)
                    .add(content);
        }
        return key.hex();
    }

    /** Runs the script; returns an archive of the files that it leaves. */
    private byte[] archive(Path program, ProgramFolder sources, ShellRoot seen, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Mount mount = new Mount(sources.path().toAbsolutePath(), MOUNTED);
        List<Mount> mounts = new ArrayList<>(seen.mounts());
        mounts.add(mount);
        Command command = new Command(
                        List.of("/bin/sh", "-c", STEPS, "sh", sandbox.seenAs(mount)),
                        ShellRoot.environment(seen.isSeenAsRoot(sandbox)),
                        mounts,
                        new byte[0],
                        Map.of(),
                        List.of(BUILT),
                        processors)
                .calling(Calls.STARTING);
        Outcome outcome = sandbox.run(command, BUILDING);
        byte[] archive = outcome.collected().get(BUILT);
        if (!outcome.ending().isSuccess() || archive == null) {
            String said = new String(outcome.stderr(), StandardCharsets.UTF_8).strip();
            throw new SandboxException(ProgramFailure.BUILD_FAILED.of(program + "/" + BUILD, complaint(outcome, said)));
        }
        return archive;
    }

    private static Object complaint(Outcome outcome, String said) {
        if (!outcome.tooLarge().isEmpty()) {
            return ProgramFailure.BUILD_TOO_LARGE.of(64, said);
        }
        return outcome.ending().isExit(1)
                ? ProgramFailure.ofSteps(said)
                : ProgramFailure.endsWith(outcome.ending(), said);
    }
}
