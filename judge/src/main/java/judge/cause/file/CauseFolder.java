package judge.cause.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cause.Cause;
import judge.cause.Cause.Said;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trait;
import judge.cause.file.Example.At;

/** Reads the folder of the catalogue and checks it as a whole. */
public final class CauseFolder {

    private static final Set<String> KEYS =
            Set.of("code", "parameters", "traits", "leads-to", "said", "en", "zh", "examples", "tested-by");
    private static final Set<String> SAID = Set.of("by", "rank", "kind", "place", "message");
    private static final Set<String> EXAMPLE =
            Set.of("name", "at", "line", "options", "expect", "sources", "input", "says");

    private static final Pattern CODE = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern GAP = Pattern.compile("\\{([A-Za-z]+)}");
    private static final Pattern GROUP = Pattern.compile("\\(\\?<([A-Za-z]+)>");

    /** What has no rank comes after all that has one, and so takes no example from another cause. */
    private static final int LAST = 1_000_000;

    /** The kinds of trouble that a speaker has, where a block names none. */
    private static final Map<Speaker, String> KINDS = Map.of(
            Speaker.GCC_CLASS, "error",
            Speaker.GCC_USAGE, "error",
            Speaker.GCC, "error",
            Speaker.GCC_WARNING, "warning",
            Speaker.UBSAN, "runtime",
            Speaker.ASAN, "address");

    private final Map<String, Cause> causes = new LinkedHashMap<>();
    private final Map<String, Block> blocks = new LinkedHashMap<>();
    private final List<Example> examples = new ArrayList<>();
    private final Map<String, String> testedBy = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();

    private CauseFolder() {}

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
            Block.all(file, Node.read(text), KEYS, faults).forEach(this::add);
        } catch (IOException e) {
            faults.add(file + ": " + e.getMessage());
        }
    }

    private void add(Block block) {
        String code = block.needed("code");
        if (!code.isEmpty() && !CODE.matcher(code).matches()) {
            block.fault("a code is made of small letters, digits and hyphens: " + code);
        }
        if (blocks.containsKey(code)) {
            block.fault(code + " has a block already at " + blocks.get(code).place());
        }
        List<String> parameters = block.texts("parameters");
        List<Trait> traits = new ArrayList<>();
        block.texts("traits")
                .forEach(name -> named(Trait.values(), name, "trait", block).ifPresent(traits::add));
        List<Said> said = new ArrayList<>();
        block.blocks("said", SAID).forEach(one -> said(one, parameters).ifPresent(said::add));
        String english = sentence(block, "en", parameters);
        String chinese = sentence(block, "zh", parameters);
        blocks.put(code, block);
        causes.put(
                code,
                new Cause(
                        code,
                        parameters,
                        Set.copyOf(traits),
                        Set.copyOf(block.texts("leads-to")),
                        said,
                        english,
                        chinese));
        List<Block> shown = block.blocks("examples", EXAMPLE);
        shown.forEach(one -> example(one, code));
        block.text("tested-by").ifPresent(test -> testedBy.put(code, test));
        if (shown.isEmpty() == block.text("tested-by").isEmpty()) {
            block.fault(code + " needs either an example, or a test that shows it (tested-by)");
        }
    }

    private static String sentence(Block block, String key, List<String> parameters) {
        String text = block.needed(key);
        Set<String> gaps = new TreeSet<>(
                GAP.matcher(text).results().map(gap -> gap.group(1)).toList());
        if (!text.isEmpty() && !gaps.equals(new TreeSet<>(parameters))) {
            block.fault(key + " has the gaps " + gaps + ", and the parameters are " + parameters);
        }
        return text;
    }

    private Optional<Said> said(Block block, List<String> parameters) {
        Optional<Speaker> by = named(Speaker.values(), block.needed("by"), "speaker", block);
        String kind = block.pattern("kind", by.map(KINDS::get).orElse(".*"));
        String place = block.pattern("place", "");
        String message = block.pattern("message", "");
        Matcher group = GROUP.matcher(message);
        while (group.find()) {
            if (!parameters.contains(group.group(1))) {
                block.fault("the message has a group " + group.group(1) + ", which is no parameter");
            }
        }
        int rank = block.number("rank", LAST);
        return by.map(speaker -> new Said(speaker, rank, kind, place, message));
    }

    private void example(Block block, String code) {
        String name = block.needed("name");
        int line = block.number("line", 0);
        Map<String, String> sources = block.textsByName("sources");
        if (sources.values().stream().noneMatch(text -> text.lines().count() >= line)) {
            block.fault("no source of the example has a line " + line);
        }
        named(At.values(), block.text("at").orElse("compile"), "place where mistakes show (at)", block)
                .ifPresent(at -> examples.add(new Example(
                        block.place(),
                        code,
                        name,
                        at,
                        line,
                        block.texts("options"),
                        block.texts("expect"),
                        sources,
                        block.text("input").orElse(""),
                        block.text("says").orElse(""))));
    }

    private static <E extends Enum<E>> Optional<E> named(E[] all, String name, String what, Block block) {
        Optional<E> found =
                Arrays.stream(all).filter(one -> word(one).equals(name)).findFirst();
        if (found.isEmpty()) {
            block.fault(name + " is no " + what + "; there are "
                    + Arrays.stream(all).map(CauseFolder::word).toList());
        }
        return found;
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void check() {
        causes.forEach((code, cause) -> cause.leadsTo().stream()
                .filter(other -> !causes.containsKey(other))
                .forEach(other -> blocks.get(code).fault("leads-to names " + other + ", of which there is no block")));
        Set<String> names = new HashSet<>();
        for (Example example : examples) {
            String language =
                    example.sources().keySet().stream().findFirst().orElse("").replaceFirst(".*\\.", "");
            if (!names.add(language + " " + example.at() + " " + example.name())) {
                faults.add(example.place() + ": another example is called " + example.name());
            }
        }
    }
}
