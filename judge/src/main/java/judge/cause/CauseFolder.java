package judge.cause;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.reason.Hint;

/** Reads the folder of the catalogue and checks it as a whole. */
public final class CauseFolder {

    private static final Set<String> KEYS =
            Set.of("code", "parameters", "traits", "leads-to", "said", "shown", "en", "zh", "examples", "tested-by");
    private static final Set<String> EXAMPLE =
            Set.of("name", "at", "line", "options", "expect", "sources", "input", "says");

    private final Map<String, Cause> causes = new LinkedHashMap<>();
    private final Map<String, CauseBlock> blocks = new LinkedHashMap<>();
    private final List<Example> examples = new ArrayList<>();
    private final Map<String, String> testedBy = new LinkedHashMap<>();
    private final Set<String> names = new HashSet<>();
    private final List<String> faults = new ArrayList<>();

    private CauseFolder() {}

    /**
     * Makes the one file of all causes, for the build.
     *
     * @param arguments the folder of the blocks, and the file
     * @throws IllegalArgumentException as {@link #read} does, which ends the build
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[1]);
        List<Cause> causes = read(Path.of(arguments[0])).causes();
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            CauseFile.write(causes, out);
        }
    }

    /**
     * Reads all files below the folder, in the order of their names.
     *
     * @throws IllegalArgumentException if anything is wrong, with all that is, a line for each: file, line, what
     */
    public static CauseFolder read(Path folder) throws IOException {
        CauseFolder read = new CauseFolder();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".yaml"))
                    .sorted()
                    .toList()) {
                read.add(folder.relativize(file).toString(), Files.readString(file));
            }
        }
        read.check();
        if (!read.faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", read.faults));
        }
        return read;
    }

    /** The causes in the order of the files. */
    public List<Cause> causes() {
        return List.copyOf(causes.values());
    }

    /** All examples of all causes. */
    public List<Example> examples() {
        return List.copyOf(examples);
    }

    /** The test class that shows a cause without an example, by the cause's code. */
    public Map<String, String> testedBy() {
        return Map.copyOf(testedBy);
    }

    private void add(String file, String text) {
        try {
            CauseBlock.all(file, Node.read(text), KEYS, faults).forEach(this::add);
        } catch (IOException e) {
            faults.add(file + ": " + e.getMessage());
        }
    }

    private void add(CauseBlock block) {
        String code = block.needed("code");
        if (!code.isEmpty() && !Hint.isCode(code)) {
            block.fault("a code is made of small letters, digits and hyphens: " + code);
        }
        Optional.ofNullable(blocks.put(code, block))
                .ifPresent(other -> block.fault(code + " has a block already at " + other.place()));
        causes.put(code, CauseReader.cause(code, block));
        List<CauseBlock> shown = block.blocks("examples", EXAMPLE);
        shown.forEach(one -> example(one, code));
        Optional<String> test = block.text("tested-by");
        test.ifPresent(name -> testedBy.put(code, name));
        if (shown.isEmpty() == test.isEmpty()) {
            block.fault(code + " needs either an example, or a test that shows it (tested-by)");
        }
    }

    private void example(CauseBlock block, String code) {
        String at = block.text("at").orElse("compile");
        Example example = new Example(
                code,
                block.needed("name"),
                CauseReader.named(At.values(), at, "place of a mistake (at)", block)
                        .orElse(At.COMPILE),
                block.number("line", 0),
                block.texts("options"),
                block.texts("expect"),
                block.textsByName("sources"),
                block.text("input").orElse(""),
                block.text("says").orElse(""));
        check(example, block);
        examples.add(example);
    }

    private void check(Example example, CauseBlock block) {
        Collection<String> sources = example.sources().values();
        if (sources.isEmpty() && example.says().isEmpty()) {
            block.fault("an example has sources, or what was said of them (says)");
        }
        if (!sources.isEmpty()
                && sources.stream().noneMatch(text -> text.lines().count() >= example.line())) {
            block.fault("no source of the example has a line " + example.line());
        }
        String language = example.path().replaceFirst(".*\\.", "");
        if (!names.add(example.at() + " " + language + " " + example.name())) {
            block.fault("another example is called " + example.name());
        }
    }

    private void check() {
        blocks.forEach((code, block) -> block.texts("leads-to").stream()
                .filter(other -> !causes.containsKey(other))
                .forEach(other -> block.fault("leads-to names " + other + ", of which there is no block")));
    }

    /**
     * A program with a mistake, and what is to be told of it.
     *
     * @param code of the cause that is told first
     * @param name the mistake; no two of the same {@code at} in the same language have the same
     * @param at where it shows
     * @param line that is told, from 1; 0 for none
     * @param options further words: a standard of the language, or how the program fails
     * @param expect further keys, as {@code expect.txt} of the zoo has them
     * @param sources path to text; none where only the words are kept
     * @param input where it is not that of the sample
     * @param says the words of a compiler or a runtime; empty where they are not stored
     */
    public record Example(
            String code,
            String name,
            At at,
            int line,
            List<String> options,
            List<String> expect,
            Map<String, String> sources,
            String input,
            String says) {

        /** The path of the first source. */
        public String path() {
            return sources.keySet().stream().findFirst().orElse("");
        }
    }

    /** The ways in which mistakes show. */
    public enum At {
        /** It does not compile. */
        COMPILE,
        /** The compiler warns of it. */
        WARNING,
        /** It ends by an exception. */
        RUN,
        /** A sanitizer, or a look at the source, finds it after a failure. */
        SANITIZER,
        /** A look at the source finds it after a failure: in Python. */
        SLIP
    }
}
