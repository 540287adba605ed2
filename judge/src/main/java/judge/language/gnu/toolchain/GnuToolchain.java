package judge.language.gnu.toolchain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.digest.Sha256;
import judge.language.gnu.toolchain.GnuRootMaker.Driver;
import judge.language.tool.RootFolders;
import judge.language.tool.Tool;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;

/**
 * This host's GCC for C and C++, as a root folder for the sandbox with the command lines of its parts. Any number of
 * threads may use it.
 */
public final class GnuToolchain {

    /** Changes whenever the root folder is made differently. */
    private static final String FORMAT = "10";

    /** Folders of precompiled headers, as they are made now. */
    private static final String HEADERS = "gnu-headers-";

    /** C of the last century: since GCC 14 these are errors by default, and before they were warnings. */
    private static final List<String> OLD_C = List.of(
            "-Wno-error=implicit-int",
            "-Wno-error=implicit-function-declaration",
            "-Wno-error=int-conversion",
            "-Wno-error=incompatible-pointer-types");

    /** Some versions of the C library have no buffers for wide characters in a static program that does not ask. */
    private static final List<String> WIDE_CHARACTERS = List.of("-u", "_IO_wfile_doallocate");

    /** The judge has an abort() of its own, also for the libraries. */
    private static final List<String> ABORT = List.of("--wrap=abort");

    /** The flags of all programs, besides a standard; contests of CCF have the same. */
    private static final List<String> FLAGS = List.of("-O2", "-static");

    /**
     * The options for diagnostics: at most so many errors, as nobody reads more, and there are programs that have them
     * without end.
     */
    private static final List<String> DIAGNOSTICS = List.of("-fmax-errors=20", "-fno-diagnostics-show-caret");

    private final RootFolders folders;
    private final Path root;
    private final String key;
    private final String version;
    private final Map<Driver, GnuLine> lines;
    private final PrecompiledHeaders headers;

    private GnuToolchain(RootFolders folders, Path root, String key, String version, Map<Driver, GnuLine> lines) {
        this.folders = folders;
        this.root = root;
        this.key = key;
        this.version = version;
        this.lines = lines;
        headers = new PrecompiledHeaders(
                folders, root, HEADERS + key + "-", standard -> arguments(Driver.CPP, LanguageName.CPP, standard));
    }

    /**
     * The one of this host; its root folder is made where the cache does not have it yet.
     *
     * @throws SandboxException where there is none, with what to install
     */
    public static GnuToolchain open(Path cache) throws SandboxException {
        Optional<Path> driver = GnuRootMaker.onPath(Driver.CPP.program());
        if (driver.isEmpty() || GnuRootMaker.onPath(Driver.C.program()).isEmpty()) {
            throw new SandboxException("C and C++ need GCC, which is not installed here: apt-get install g++");
        }
        try {
            RootFolders folders = new RootFolders(cache);
            String key = key(driver.get());
            Path root = folders.get("gnu-" + key, "a root folder for GCC", folder -> new GnuRootMaker(folder)
                    .make(version(driver.get())));
            Map<Driver, GnuLine> lines = new EnumMap<>(Driver.class);
            for (Driver one : Driver.values()) {
                String said = Files.readString(root.resolve(one.file()));
                lines.put(one, GnuLine.read(said).orElseThrow(() -> new IOException("damaged: " + one.file())));
            }
            String version = Files.readString(root.resolve("judge").resolve(GnuRootMaker.VERSION));
            return new GnuToolchain(folders, root, key, version, lines);
        } catch (IOException e) {
            throw new SandboxException("cannot make GCC ready in " + cache + ": " + e, e);
        }
    }

    /**
     * Returns the first line that GCC tells of itself; empty where GCC, or the library for static programs, is missing.
     */
    public static Optional<String> found() {
        Optional<Path> driver = GnuRootMaker.onPath(Driver.CPP.program());
        try {
            return driver.isEmpty()
                            || GnuRootMaker.onPath(Driver.C.program()).isEmpty()
                            || !hasStaticLibrary(driver.get())
                    ? Optional.empty()
                    : Optional.of(version(driver.get()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The driver names a library by its path where it has it, and else by its name alone. */
    private static boolean hasStaticLibrary(Path driver) throws IOException {
        String said =
                Tool.run(List.of(driver.toString(), "-print-file-name=libc.a")).output();
        return said.startsWith("/");
    }

    /** Returns a key of the driver's and the flags' state, without starting anything. */
    private static String key(Path driver) throws IOException {
        Path program = driver.toRealPath();
        return Sha256.of(FORMAT + program + Files.size(program) + Files.getLastModifiedTime(program) + FLAGS)
                .hex(8);
    }

    private static String version(Path driver) throws IOException {
        return Tool.run(List.of(driver.toString(), "--version"))
                .output()
                .lines()
                .findFirst()
                .orElse("")
                .strip();
    }

    /** The same under the name of the compiler of a language. */
    public String version(LanguageName language) {
        return language.equals(LanguageName.C) ? version.replaceFirst("^g\\+\\+", "gcc") : version;
    }

    /**
     * Returns the things that a verdict depends on, precompiled headers included: once there was a source that they
     * refused.
     */
    public String fingerprint() {
        return HEADERS + key + " " + version;
    }

    /** Returns the mount through which a command sees the folder, as its root. */
    public Mount mount() {
        return new Mount(root, "/");
    }

    /** The standard as the compiler calls it: C with its usual extensions, as few programs are without. */
    public static String option(LanguageName language, String standard) {
        return "-std=" + (language.equals(LanguageName.C) ? standard.replaceFirst("^c", "gnu") : standard);
    }

    /** The options for a person: {@code -O2 -std=c++17 -static}. */
    public static String options(LanguageName language, String standard) {
        return FLAGS.get(0) + " " + option(language, standard) + " " + FLAGS.get(1);
    }

    /**
     * A command line of the compiler, from a source to assembly.
     *
     * @param more options
     */
    public List<String> compile(
            Sandbox sandbox, LanguageName language, String standard, List<String> more, String source, String output) {
        List<String> line = new ArrayList<>();
        Driver driver = driver(language);
        line.add(seen(sandbox) + "/judge/" + (driver == Driver.C ? "cc1" : "cc1plus"));
        line.addAll(arguments(driver, language, standard));
        line.addAll(more);
        line.addAll(List.of(source, "-o", output));
        return line;
    }

    private List<String> arguments(Driver driver, LanguageName language, String standard) {
        List<String> arguments = new ArrayList<>(List.of("-quiet"));
        arguments.addAll(line(driver).compiler());
        arguments.add(option(language, standard));
        arguments.addAll(DIAGNOSTICS);
        arguments.addAll(driver == Driver.C ? OLD_C : List.of());
        return arguments;
    }

    /** Tells whether the compiler can give errors as JSON; every version can give them as text. */
    public boolean speaksJson() {
        return Files.exists(root.resolve("judge").resolve(GnuRootMaker.JSON));
    }

    /** A command line of the assembler. */
    public List<String> assemble(Sandbox sandbox, LanguageName language, String source, String output) {
        List<String> line = new ArrayList<>(List.of(seen(sandbox) + "/judge/as"));
        line.addAll(line(driver(language)).assembler());
        line.addAll(List.of("-o", output, source));
        return line;
    }

    /** A command line of the linker, which makes a static program. */
    public List<String> link(Sandbox sandbox, LanguageName language, List<String> objects, String output) {
        GnuLine known = line(driver(language));
        List<String> line = new ArrayList<>(List.of(seen(sandbox) + "/judge/ld", "-o", output));
        line.addAll(WIDE_CHARACTERS);
        line.addAll(ABORT);
        line.addAll(known.linkerHead());
        line.add(seen(sandbox) + GnuRootMaker.OBJECT);
        line.addAll(objects);
        line.addAll(known.linkerTail());
        return line;
    }

    private GnuLine line(Driver driver) {
        return Objects.requireNonNull(lines.get(driver));
    }

    private String seen(Sandbox sandbox) {
        String seen = sandbox.seenAs(mount());
        return seen.equals("/") ? "" : seen;
    }

    private static Driver driver(LanguageName language) {
        return language.equals(LanguageName.C) ? Driver.C : Driver.CPP;
    }

    /** Headers of this host, precompiled. */
    public PrecompiledHeaders headers() {
        return headers;
    }

    /** Options that have these headers included before a source. */
    public static List<String> including(HeaderSet set, String seen) {
        return List.of("-include", seen + "/" + set.file());
    }

    /**
     * Returns the libraries that programs with sanitizers are linked with, and run in; made when first asked for.
     *
     * @throws SandboxException where it cannot be made
     */
    public synchronized GnuSanitizers sanitizers() throws SandboxException {
        return GnuSanitizers.in(folders, key);
    }

    /**
     * Returns the sampler that says where a program is; made when first asked for.
     *
     * @throws SandboxException where it cannot be made
     */
    public synchronized GnuSampler sampler() throws SandboxException {
        return GnuSampler.in(folders, key);
    }
}
