package judge.language.gnu.toolchain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import judge.digest.Sha256;
import judge.language.gnu.toolchain.GnuRootMaker.Driver;
import judge.language.tool.RootFolders;
import judge.language.tool.RootParts;
import judge.language.tool.Tool;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;

/**
 * The tools that find out where a program is: an object of the judge's own that is linked into the program and writes
 * addresses down, and a root folder with {@code addr2line}, which names the functions and lines at these addresses.
 *
 * @param root the root folder on the host
 */
public record GnuSampler(Path root) {

    /**
     * Options of the compiler: lines and functions. The submission's own functions stay by themselves: of a loop
     * without end that is moved into main the compiler keeps no line. The library's are moved as they are judged.
     */
    public static final List<String> OPTIONS =
            List.of("-g1", "-fno-inline-functions", "-fno-inline-small-functions", "-fno-inline-functions-called-once");

    private static final String SOURCE = "/judge/language/gnu/sampler.c";
    private static final String OBJECT = "judge/sampler.o";
    private static final String TOOL = "judge/addr2line";

    static GnuSampler in(RootFolders folders, String key) throws SandboxException {
        String source = source();
        String name = "gnu-sampler-" + key + "-" + Sha256.of(source).hex(8);
        return new GnuSampler(folders.get(name, "a root folder for addr2line", root -> make(source, root)));
    }

    private static String source() throws SandboxException {
        try (InputStream in = Objects.requireNonNull(GnuSampler.class.getResourceAsStream(SOURCE), SOURCE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new SandboxException("cannot read " + SOURCE + ": " + e, e);
        }
    }

    private static void make(String source, Path root) throws IOException, SandboxException {
        RootParts parts = new RootParts(root);
        parts.addMountPoints(List.of("proc", "dev", "scratch", "program", "judge"));
        Path file = Files.writeString(root.resolve("judge/sampler.c"), source);
        Tool.Result compiled = Tool.run(List.of(
                "gcc", "-O2", "-c", file.toString(), "-o", root.resolve(OBJECT).toString()));
        if (compiled.status() != 0) {
            throw new SandboxException(
                    "gcc cannot compile: " + compiled.output().strip());
        }
        Path tool = Driver.programPath("g++", "addr2line").toRealPath();
        Files.copy(tool, root.resolve(TOOL));
        parts.copyLibraries(List.of(tool), root);
        parts.openToOthers();
    }

    /** Returns the mount through which a command sees the folder, as its root. */
    public Mount mount() {
        return new Mount(root, "/");
    }

    /** The object that is linked into a program. */
    public byte[] object() throws IOException {
        return Files.readAllBytes(root.resolve(OBJECT));
    }

    /**
     * A command line that reads addresses in hexadecimal, one a line, and says for each the functions that are there,
     * those that were inlined into others first.
     *
     * @param program as the command sees it
     */
    public List<String> places(Sandbox sandbox, String program) {
        String seen = sandbox.seenAs(mount());
        return List.of((seen.equals("/") ? "" : seen) + "/" + TOOL, "-e", program, "-a", "-f", "-C", "-i");
    }
}
