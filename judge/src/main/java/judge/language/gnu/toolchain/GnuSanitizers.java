package judge.language.gnu.toolchain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.language.tool.RootFolders;
import judge.language.tool.RootParts;
import judge.language.tool.Tool;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;

/**
 * A root folder in which programs with sanitizers are linked and run: the linker, the sanitizers as static libraries,
 * and the C library, which such programs cannot have linked in.
 *
 * @param root on the host
 * @param line the command line of the linker
 */
public record GnuSanitizers(Path root, GnuSanitizers.Line line) {

    /** Changes whenever the folder is made differently. */
    private static final String FORMAT = "5";

    private static final String SAID = "judge/line";

    /** Options of the compiler; without recovery, the first mistake ends the program. */
    public static final List<String> OPTIONS = List.of(
            "-O1",
            "-g1",
            "-fsanitize=address,undefined,float-cast-overflow",
            "-fno-sanitize-recover=all",
            "-fno-omit-frame-pointer",
            "-fno-optimize-sibling-calls",
            "-D_GLIBCXX_ASSERTIONS");

    /**
     * The symbols of the C++ library that the sanitizer's library needs for objects with virtual functions. It comes
     * after that library on the line, so a program that does not use them itself would not be linked.
     */
    private static final List<String> FROM_CPP = List.of("__dynamic_cast", "_ZTIN10__cxxabiv121__vmi_class_type_infoE");

    private static final Set<String> STATIC = Set.of("asan", "ubsan", "stdc++", "gcc", "gcc_eh", "atomic_asneeded");
    private static final Pattern IN_SCRIPT = Pattern.compile("/\\S+\\.(?:so(?:\\.\\d+)*|a|o)(?=\\s|$)");
    private static final int MAX_SCRIPT = 10_000;

    /**
     * Arguments of the linker.
     *
     * @param head before the object files
     * @param tail after them
     */
    public record Line(List<String> head, List<String> tail) {}

    static GnuSanitizers in(RootFolders folders, String key) throws SandboxException {
        Path root = folders.get(
                "gnu-sanitizers-" + key + "-" + FORMAT, "a root folder for sanitizers", GnuSanitizers::make);
        try {
            return new GnuSanitizers(root, line(Files.readString(root.resolve(SAID))));
        } catch (IOException e) {
            throw new SandboxException("cannot read what is in " + root + ": " + e, e);
        }
    }

    private static Line line(String said) throws IOException {
        GnuLine line =
                GnuLine.read(said).orElseThrow(() -> new IOException("g++ -### says nothing that is understood"));
        return new Line(line.linkerHead(), line.linkerTail());
    }

    private static void make(Path root) throws IOException {
        RootParts parts = new RootParts(root);
        parts.addMountPoints(List.of("proc", "dev", "scratch", "program", "judge"));
        parts.addTemporaryFolder();
        String said = Tool.run(List.of(
                        "g++",
                        "-###",
                        "-fsanitize=address,undefined",
                        "-static-libasan",
                        "-static-libubsan",
                        "-static-libstdc++",
                        "-static-libgcc",
                        "-x",
                        "c++",
                        GnuLine.INPUT,
                        "-o",
                        root.resolve("output").toString()))
                .output();
        Files.writeString(root.resolve(SAID), said);
        Line line = line(said);
        List<String> words =
                Stream.concat(line.head().stream(), line.tail().stream()).toList();
        List<Path> folders = words.stream()
                .filter(word -> word.startsWith("-L"))
                .map(word -> Path.of(word.substring(2)))
                .toList();
        for (String word : words) {
            if (word.startsWith("/")) {
                copy(parts, Path.of(word));
            } else if (word.startsWith("-l")) {
                library(parts, word.substring(2), folders);
            }
        }
        Path linker = GnuRootMaker.Driver.programPath("g++", "ld").toRealPath();
        Files.copy(linker, root.resolve("judge/ld"));
        parts.copyLibraries(List.of(linker), root);
        parts.copyLocale();
        parts.openToOthers();
    }

    private static void library(RootParts parts, String name, List<Path> folders) throws IOException {
        List<String> endings = STATIC.contains(name) ? List.of(".a") : List.of(".so", ".a");
        for (String ending : endings) {
            for (Path folder : folders) {
                Path file = folder.resolve("lib" + name + ending);
                if (Files.exists(file)) {
                    copy(parts, file);
                    script(parts, file);
                    return;
                }
            }
        }
    }

    /** A library may be a text that names others. */
    private static void script(RootParts parts, Path file) throws IOException {
        if (Files.size(file) < MAX_SCRIPT) {
            Matcher other = IN_SCRIPT.matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
            while (other.find()) {
                copy(parts, Path.of(other.group()));
            }
        }
    }

    private static void copy(RootParts parts, Path file) throws IOException {
        if (Files.exists(file)) {
            Path copy = parts.inRoot(file);
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Returns the mount through which a command sees the folder, as its root. */
    public Mount mount() {
        return new Mount(root, "/");
    }

    /** A command line of the linker. */
    public List<String> link(Sandbox sandbox, List<String> objects, String output) {
        String seen = sandbox.seenAs(mount());
        List<String> words = new ArrayList<>(List.of((seen.equals("/") ? "" : seen) + "/judge/ld", "-o", output));
        words.addAll(line.head());
        FROM_CPP.forEach(name -> words.addAll(List.of("-u", name)));
        words.addAll(objects);
        words.addAll(line.tail());
        return words;
    }
}
