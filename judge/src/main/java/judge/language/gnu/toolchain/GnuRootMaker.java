package judge.language.gnu.toolchain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.language.tool.RootParts;
import judge.language.tool.Tool;
import judge.sandbox.SandboxException;

/**
 * Makes a root folder that has in it what compiling, assembling and linking needs of this host, at the same paths: the
 * programs and their libraries, the headers of the C and C++ libraries and of the kernel, and the libraries that
 * programs are linked with. There is no driver, no shell, nothing else.
 */
final class GnuRootMaker {

    /** Files in the root, for the judge alone. */
    static final String VERSION = "version";

    /** The file that is there if the compilers can tell errors as JSON: until GCC 15. */
    static final String JSON = "json";

    static final String OBJECT = "/judge/signals.o";

    private static final String SIGNALS = "/judge/language/gnu/signals.c";

    /** The part of the C library that has stdin, stdout and stderr. */
    private static final String STREAMS = "stdfiles.o";

    static final List<String> MOUNT_POINTS = List.of("proc", "dev", "scratch", "source", "pch");

    /**
     * The folder of the system's headers. People install headers of their own there, too: only the C library's and the
     * kernel's are taken.
     */
    private static final Path SYSTEM_HEADERS = Path.of("/usr/include");

    private static final Path LOCAL = Path.of("/usr/local");
    private static final List<String> HEADER_PACKAGES = List.of("libc6-dev", "linux-libc-dev");
    private static final Pattern IN_SCRIPT = Pattern.compile("/\\S+\\.(?:a|o)\\b");

    private final Path root;
    private final RootParts parts;
    private final Set<Path> wanted = new LinkedHashSet<>();

    GnuRootMaker(Path root) {
        this.root = root;
        this.parts = new RootParts(root);
    }

    /**
     * The programs of a language: the driver that knows it, the driver's name for it, and the name of the compiler
     * proper.
     */
    enum Driver {
        CPP("g++", "c++", "cc1plus", "cpp"),
        C("gcc", "c", "cc1", "c");

        private final String program;
        private final String language;
        private final String compiler;
        private final String ending;

        Driver(String program, String language, String compiler, String ending) {
            this.program = program;
            this.language = language;
            this.compiler = compiler;
            this.ending = ending;
        }

        String program() {
            return program;
        }

        /** Returns the file in a root that keeps the driver's command lines. */
        String file() {
            return "judge/lines-" + ending;
        }

        Path compiler() throws IOException {
            return programPath(program, compiler);
        }

        /** Returns the path of a program, as the driver tells it. */
        static Path programPath(String driver, String name) throws IOException {
            String said = lastLine(
                    Tool.run(List.of(driver, "-print-prog-name=" + name)).output());
            Path path = Path.of(said);
            return path.isAbsolute() ? path : onPath(said).orElseThrow(() -> new IOException("there is no " + name));
        }

        List<String> dry(Path folder) {
            return List.of(
                    program,
                    "-###",
                    "-O2",
                    "-static",
                    // As most judges have it: who tries programs at home reads files of their own where it is missing.
                    "-DONLINE_JUDGE",
                    "-pthread",
                    "-x",
                    language,
                    GnuLine.INPUT,
                    "-lm",
                    "-o",
                    folder.resolve("output").toString());
        }

        List<String> headers() {
            return List.of(program, "-E", "-v", "-x", language, "/dev/null", "-o", "/dev/null");
        }
    }

    /** A program of the host's, where a shell would look for it. */
    static Optional<Path> onPath(String name) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("/usr/local/bin:/usr/bin:/bin");
        return Stream.of(path.split(":"))
                .filter(folder -> folder.startsWith("/"))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    void make(String version) throws IOException, SandboxException {
        parts.addMountPoints(MOUNT_POINTS);
        Files.createDirectory(root.resolve("judge"));
        Files.writeString(root.resolve("judge").resolve(VERSION), version);
        Path as = Driver.programPath("g++", "as").toRealPath();
        Path ld = Driver.programPath("g++", "ld").toRealPath();
        List<Path> programs = new ArrayList<>(List.of(as, ld));
        copy(as, Path.of("/judge/as"));
        copy(ld, Path.of("/judge/ld"));
        for (Driver driver : Driver.values()) {
            Path compiler = driver.compiler().toRealPath();
            programs.add(compiler);
            copy(compiler, Path.of("/judge/" + driver.compiler));
            lines(driver);
            headers(driver);
        }
        if (speaksJson()) {
            Files.createFile(root.resolve("judge").resolve(JSON));
        }
        parts.copyLibraries(programs, root);
        for (Path file : wanted) {
            copy(file, file);
        }
        signals();
        parts.openToOthers();
    }

    private static boolean speaksJson() throws IOException {
        List<String> line = List.of(
                Driver.CPP.compiler().toString(), "-quiet", "-fsyntax-only", "-fdiagnostics-format=json", "/dev/null");
        return Tool.run(line).status() == 0;
    }

    private void lines(Driver driver) throws IOException, SandboxException {
        String said = output(driver.dry(root));
        GnuLine line = GnuLine.read(said)
                .orElseThrow(() -> new SandboxException(driver.program + " -### says nothing that is understood"));
        Files.writeString(root.resolve(driver.file()), said);
        List<Path> folders = Stream.concat(line.linkerHead().stream(), line.linkerTail().stream())
                .filter(word -> word.startsWith("-L"))
                .map(word -> Path.of(word.substring(2)))
                .toList();
        for (String word : Stream.concat(line.linkerHead().stream(), line.linkerTail().stream())
                .toList()) {
            if (word.startsWith("/")) {
                wanted.add(Path.of(word));
            } else if (word.startsWith("-l")) {
                library("lib" + word.substring(2) + ".a", folders);
            }
        }
    }

    /** A library, and what it refers to if it is a script of the linker's. */
    private void library(String name, List<Path> folders) throws IOException {
        Optional<Path> found = folders.stream()
                .map(folder -> folder.resolve(name))
                .filter(Files::exists)
                .findFirst();
        if (found.isEmpty()) {
            return; // The linker says so, where anybody needs it.
        }
        wanted.add(found.get());
        if (Files.size(found.get()) < 10_000) {
            Matcher matcher = IN_SCRIPT.matcher(Files.readString(found.get(), StandardCharsets.ISO_8859_1));
            while (matcher.find()) {
                Path other = Path.of(matcher.group());
                if (Files.exists(other)) {
                    wanted.add(other);
                }
            }
        }
    }

    private void headers(Driver driver) throws IOException {
        List<Path> folders = new ArrayList<>();
        boolean listed = false;
        for (String line : output(driver.headers()).lines().toList()) {
            if (line.startsWith("#include <")) {
                listed = true;
            } else if (line.startsWith("End of search list")) {
                break;
            } else if (listed && line.startsWith(" /")) {
                folders.add(Path.of(line.strip()).toRealPath());
            }
        }
        for (Path folder : folders) {
            if (folder.equals(SYSTEM_HEADERS)) {
                systemHeaders();
            } else if (!folder.startsWith(LOCAL) && !isOfArchitecture(folder)) {
                copyFolder(folder);
            }
        }
    }

    /** A folder such as {@code /usr/include/x86_64-linux-gnu}: whose the headers in it are, the packages say. */
    private static boolean isOfArchitecture(Path folder) {
        return SYSTEM_HEADERS.equals(folder.getParent())
                && folder.getFileName().toString().contains("-linux-");
    }

    /** Copies the system's headers by the lists of the packages; all of them where there are no such lists. */
    private void systemHeaders() throws IOException {
        if (onPath("dpkg").isEmpty()) {
            copyFolder(SYSTEM_HEADERS);
            return;
        }
        for (String name : HEADER_PACKAGES) {
            output(List.of("dpkg", "-L", name))
                    .lines()
                    .filter(line -> line.startsWith(SYSTEM_HEADERS + "/"))
                    .map(Path::of)
                    .filter(Files::isRegularFile)
                    .forEach(wanted::add);
        }
    }

    private void copyFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(Files::isRegularFile).filter(Files::isReadable).forEach(wanted::add);
        }
    }

    /**
     * The first process of a sandbox does not die of the signals that it sends itself, as the kernel has it for such
     * processes. An object that each program is linked with sees to it that it does: with the status that shells give.
     */
    private void signals() throws IOException, SandboxException {
        Path source = root.resolve("judge/signals.c");
        try (InputStream in = Objects.requireNonNull(GnuRootMaker.class.getResourceAsStream(SIGNALS), SIGNALS)) {
            Files.copy(in, source);
        }
        Tool.Result result = Tool.run(List.of(
                "gcc",
                "-O2",
                "-c",
                source.toString(),
                "-o",
                parts.inRoot(Path.of(OBJECT)).toString()));
        if (result.status() != 0) {
            throw new SandboxException("gcc cannot compile: " + result.output().strip());
        }
        streams(parts.inRoot(Path.of(OBJECT)));
    }

    /**
     * Puts the library's part for its streams into the judge's object. Since version 2.41 the C library lists its own
     * streams in a constructor, which in a static program comes after those of the program: where one of these called
     * {@code freopen} or {@code fclose}, it crashed. The judge's object is linked before all others; with that part of
     * the library in it, its constructor is the first.
     */
    private void streams(Path object) throws IOException, SandboxException {
        String library = lastLine(output(List.of("gcc", "-print-file-name=libc.a")));
        Path folder = root.resolve("judge");
        Path part = folder.resolve(STREAMS);
        // Without such a part, or such an option, the library is of another kind, or older.
        output(List.of("ar", "x", "--output", folder.toString(), library, STREAMS));
        if (Files.exists(part) && hasConstructor(part)) {
            Path alone = Files.move(object, folder.resolve("signals-alone.o"));
            Tool.Result result = Tool.run(List.of(
                    Driver.programPath("gcc", "ld").toString(),
                    "-r",
                    "-o",
                    object.toString(),
                    alone.toString(),
                    part.toString()));
            if (result.status() != 0) {
                throw new SandboxException(
                        "ld cannot put objects together: " + result.output().strip());
            }
            Files.delete(alone);
        }
        Files.deleteIfExists(part);
    }

    private static boolean hasConstructor(Path object) throws IOException {
        return Files.readString(object, StandardCharsets.ISO_8859_1).contains(".init_array");
    }

    private void copy(Path file, Path to) throws IOException {
        Path copy = parts.inRoot(to);
        Files.createDirectories(copy.getParent());
        if (Files.exists(file) && !Files.exists(copy, LinkOption.NOFOLLOW_LINKS)) {
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String output(List<String> line) throws IOException {
        return Tool.run(line).output();
    }

    private static String lastLine(String text) {
        return text.lines().reduce("", (first, second) -> second).strip();
    }
}
