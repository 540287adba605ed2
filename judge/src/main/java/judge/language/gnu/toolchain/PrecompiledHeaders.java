package judge.language.gnu.toolchain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import judge.language.gnu.toolchain.GnuRootMaker.Driver;
import judge.language.tool.RootFolders;
import judge.language.tool.RootParts;
import judge.language.tool.Tool;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;

/**
 * Headers of this host that are precompiled, each in a folder that is made when it is first asked for: outside of the
 * sandbox, of the host's own headers by the host's own compiler. They only save time: where a compiler makes none,
 * programs are compiled without. Any number of threads may use them.
 */
public final class PrecompiledHeaders {

    private static final Logger LOG = Logger.getLogger(PrecompiledHeaders.class.getName());

    /** The options by which compilers name the file to be written: until GCC 12, and after. */
    private static final List<String> OUTPUT = List.of("--output-pch=", "--output-pch");

    private final RootFolders folders;
    private final Path root;
    private final String prefix;
    private final Function<String, List<String>> arguments;
    private boolean failed;

    /**
     * Makes the headers of one compiler.
     *
     * @param root the root that the compiler has in the sandbox
     * @param prefix the beginning of their folders' names
     * @param arguments the arguments of {@code cc1plus} by standard, without those that name files
     */
    PrecompiledHeaders(RootFolders folders, Path root, String prefix, Function<String, List<String>> arguments) {
        this.folders = folders;
        this.root = root;
        this.prefix = prefix;
        this.arguments = arguments;
    }

    /** {@code bits/stdc++.h}, which half of all programs include before anything else; some seconds and 100 MB. */
    public Optional<Mount> all(String standard) {
        return all(standard, standard, List.of());
    }

    /**
     * The same for other options.
     *
     * @param name a word for these options and the standard
     */
    public Optional<Mount> all(String name, String standard, List<String> options) {
        return made(name, draft -> {
            Path header = header();
            Path bits = Files.createDirectory(draft.resolve("bits"));
            precompile(standard, options, header, bits.resolve("stdc++.h.gch"));
            // A second include reads the header itself.
            Files.copy(header, bits.resolve("stdc++.h"));
        });
    }

    /** Some headers, which take a second and up to 25 MB. */
    public Optional<Mount> some(HeaderSet set, String standard) {
        return made(standard + "-" + set.file(), draft -> {
            Path header = Files.writeString(draft.resolve(set.file()), set.text());
            precompile(standard, List.of(), header, draft.resolve(set.file() + ".gch"));
        });
    }

    private synchronized Optional<Mount> made(String name, RootFolders.Maker maker) {
        if (failed) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Mount(
                    folders.get(prefix + name, "a precompiled header", draft -> {
                        maker.make(draft);
                        new RootParts(draft).openToOthers();
                    }),
                    "/pch"));
        } catch (SandboxException e) {
            failed = true; // It would take as long each time.
            LOG.log(Level.WARNING, "programs in C++ are compiled without precompiled headers, which takes longer", e);
            return Optional.empty();
        }
    }

    private void precompile(String standard, List<String> options, Path header, Path to)
            throws IOException, SandboxException {
        List<String> line = new ArrayList<>(List.of(Driver.CPP.compiler().toString()));
        line.addAll(arguments.apply(standard));
        line.addAll(options);
        line.addAll(List.of(header.toString(), "-o", to.resolveSibling("none.s").toString(), output(), to.toString()));
        Tool.Result result = Tool.run(line);
        if (result.status() != 0) {
            throw new SandboxException("cannot precompile " + header.getFileName() + ": " + result.output());
        }
    }

    /** The option for the file to be written, as the driver itself would give it. */
    private static String output() throws IOException, SandboxException {
        List<String> dry = List.of(Driver.CPP.program(), "-###", "-x", "c++-header", GnuLine.INPUT, "-o", "input.gch");
        String said = Tool.run(dry).output();
        return OUTPUT.stream()
                .filter(said::contains)
                .findFirst()
                .orElseThrow(() -> new SandboxException("g++ -### does not say how headers are precompiled"));
    }

    private Path header() throws IOException, SandboxException {
        try (Stream<Path> found = Files.find(root, 12, (path, attributes) -> path.endsWith("bits/stdc++.h"))) {
            return found.findFirst()
                    .map(path -> Path.of("/").resolve(root.relativize(path).toString()))
                    .orElseThrow(() -> new SandboxException("there is no bits/stdc++.h here"));
        }
    }
}
