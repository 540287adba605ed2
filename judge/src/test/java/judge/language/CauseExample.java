package judge.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.HostVersions;
import judge.cause.CauseFolder;
import judge.cause.CauseFolder.At;
import judge.cause.CauseFolder.Example;
import judge.language.Compilation.Diagnostic;
import judge.submission.SourceFile;
import judge.submission.Submission;

/**
 * A program with a mistake, the cause that is to be named, and what a compiler or a runtime says of it: of the
 * catalogue of causes, or a block of a text file:
 *
 * <pre>
 * == name code line options
 * key=value
 * -- path of a source
 *   its text
 * -- input
 *   where it is not that of the sample
 * -- says
 *   error | path | line | [code] message
 * </pre>
 *
 * The words of a runtime or a sanitizer stand there as they are. All but the first line and the sources may be missing.
 *
 * @param name what is wrong with it
 * @param code of the hint that is wanted
 * @param line that it should name; 0 for none
 * @param options further words, such as a standard of the language
 * @param keys by key the {@code charset} of the sources, if not UTF-8, and where this host is to tell more or other
 *     things {@code reasonContains}, {@code hint} ({@code none}: it is no mistake here) and {@code hintLine}; a
 *     condition may stand before a key ({@link HostVersions})
 * @param sources path to text
 */
public record CauseExample(
        String name,
        String code,
        long line,
        List<String> options,
        Map<String, String> keys,
        Map<String, String> sources,
        String input,
        String says) {

    private static final int MOST_BYTES = 10 << 20;

    private static final Pattern LINKER =
            Pattern.compile("(undefined reference to|multiple definition of|relocation truncated)[^;]*");

    private static final Pattern CODE = Pattern.compile("^\\[([\\w.-]+)] ");

    /** The folder of the catalogue, as the tests see it. */
    public static final Path FOLDER = Path.of("judge/src/main/resources/judge/explain/causes");

    /** The catalogue, read once. */
    private static final class Catalogue {
        static final List<Example> EXAMPLES = read();

        private static List<Example> read() {
            try {
                return CauseFolder.read(FOLDER).examples();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /**
     * Returns examples.
     *
     * @param file a language and where mistakes show, such as {@code gnu/compile}: those of the catalogue; or a file
     *     below the folder of the tests' resources, such as {@code gnu/unseen.txt}
     */
    public static List<CauseExample> all(String file) throws IOException {
        if (!file.endsWith(".txt")) {
            String[] words = file.split("/");
            At at = At.valueOf(words[1].toUpperCase(Locale.ROOT));
            return Catalogue.EXAMPLES.stream()
                    .filter(one -> one.at() == at && language(one).equals(words[0]))
                    .map(CauseExample::of)
                    .toList();
        }
        try (InputStream in = CauseExample.class.getResourceAsStream("/judge/" + file)) {
            String text = new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
            return Stream.of(text.split("(?md)^== "))
                    .filter(block -> !block.isBlank())
                    .map(CauseExample::parse)
                    .toList();
        }
    }

    private static String language(Example example) {
        return example.path().endsWith(".java") ? "java" : example.path().endsWith(".py") ? "python" : "gnu";
    }

    /** The standard is, where an example in C or C++ names none, that of 2017. */
    private static CauseExample of(Example example) {
        String standard = example.path().endsWith(".c") ? "c17" : "c++17";
        return new CauseExample(
                example.name(),
                example.code(),
                example.line(),
                language(example).equals("gnu") && example.options().isEmpty() ? List.of(standard) : example.options(),
                HostVersions.expected(example.expect().stream()),
                example.sources(),
                example.input(),
                example.says());
    }

    /** The one of that name. */
    public static CauseExample named(String name, String file) throws IOException {
        return all(file).stream()
                .filter(one -> one.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static CauseExample parse(String block) {
        String[] parts = block.split("(?md)^-- ");
        List<String> lines = parts[0].lines().toList();
        List<String> head = List.of(lines.get(0).split(" "));
        Map<String, String> sources = new LinkedHashMap<>();
        for (int i = 1; i < parts.length; i++) {
            String[] named = parts[i].split("\n", 2);
            sources.put(named[0], named[1].replaceAll("(?md)^  ", ""));
        }
        String says = Objects.requireNonNullElse(sources.remove("says"), "");
        String input = Objects.requireNonNullElse(sources.remove("input"), "");
        return new CauseExample(
                head.get(0),
                head.get(1),
                Long.parseLong(head.get(2)),
                head.subList(3, head.size()),
                HostVersions.expected(lines.stream().skip(1)),
                sources,
                input,
                says);
    }

    /** The example as it would be handed in. */
    public Submission submission() {
        Charset charset = Charset.forName(keys.getOrDefault("charset", "UTF-8"));
        List<SourceFile> files = sources.entrySet().stream()
                .map(source -> new SourceFile(source.getKey(), source.getValue().getBytes(charset)))
                .toList();
        return Submission.of(name, "anna", "sum", files, MOST_BYTES);
    }

    /** Returns the compiler's diagnostics. */
    public List<Diagnostic> diagnostics() {
        List<Diagnostic> diagnostics = new ArrayList<>();
        says.lines().filter(one -> !one.isEmpty()).forEach(one -> {
            if (one.startsWith("ld | ")) {
                linker(one).ifPresent(diagnostics::add);
            } else {
                diagnostics.add(diagnostic(one));
            }
        });
        return diagnostics;
    }

    /** The message of the linker, as the compiler's package reads it. */
    private static Optional<Diagnostic> linker(String said) {
        Matcher found = LINKER.matcher(said);
        return found.find()
                ? Optional.of(new Diagnostic("error", "", 0, 0, found.group().replace('`', '\''), "", "ld"))
                : Optional.empty();
    }

    private Diagnostic diagnostic(String said) {
        String[] words = said.split(" \\| ", 4);
        int number = Integer.parseInt(words[2].strip());
        List<String> lines = sources.getOrDefault(words[1].strip(), "").lines().toList();
        String sourceLine = number >= 1 && number <= lines.size() ? lines.get(number - 1) : "";
        Matcher code = CODE.matcher(words[3]);
        boolean coded = code.find();
        return new Diagnostic(
                words[0].strip(),
                words[1].strip(),
                number,
                1,
                coded ? words[3].substring(code.end()) : words[3],
                sourceLine,
                coded ? code.group(1) : "");
    }

    @Override
    public String toString() {
        return name;
    }
}
