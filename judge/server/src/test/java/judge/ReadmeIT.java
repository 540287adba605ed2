package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares the READMEs with the program. The commands of every {@code console} block are run and their output is
 * compared; only times, memory, dates and the slowest case may differ. With {@code -Dreadme.write} the blocks are
 * written anew instead: to be looked at before they are committed.
 */
class ReadmeIT {

    private static final String ENGLISH = "README.md";
    private static final String CHINESE = "README.zh-CN.md";

    private static final Pattern TRANSCRIPT = Pattern.compile("(?<=^```console\n).*?(?=^```$)", flags());
    private static final Pattern COMMAND = Pattern.compile("\\./runner\\.sh(?: [^\n`#]*)?");
    private static final Pattern VERDICT_ROW = Pattern.compile("^\\| `([A-Z]{2,3})` \\|", flags());
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(?:#[^)]*)?\\)");
    private static final Pattern BLOCK = Pattern.compile("^(```\\w+\n.*?)^```$", flags());
    private static final Pattern HEADING = Pattern.compile("^(#+) [^\n]*$", flags());
    private static final String PROMPT = "$ ";

    private static int flags() {
        return Pattern.MULTILINE | Pattern.DOTALL;
    }

    @TempDir
    private Path reports;

    private int lastStatus;

    @ParameterizedTest
    @ValueSource(strings = {ENGLISH, CHINESE})
    void showsWhatTheProgramPrints(String file) throws IOException {
        Path readme = Path.of(file);
        String text = Files.readString(readme);
        List<MatchResult> shown = TRANSCRIPT.matcher(text).results().toList();
        assertThat(shown).as("transcripts in %s", file).hasSizeGreaterThanOrEqualTo(2);
        List<String> real = new ArrayList<>();
        for (MatchResult transcript : shown) {
            real.add(rerun(transcript.group()));
        }
        if (System.getProperty("readme.write") != null) {
            int[] next = {0};
            Files.writeString(
                    readme, TRANSCRIPT.matcher(text).replaceAll(any -> Matcher.quoteReplacement(real.get(next[0]++))));
            return;
        }
        for (int i = 0; i < real.size(); i++) {
            assertThat(normal(shown.get(i).group())).as("what %s shows", file).isEqualTo(normal(real.get(i)));
        }
    }

    @Test
    void saysTheSameInBothLanguages() throws IOException {
        assertThat(commands(Files.readString(Path.of(CHINESE))))
                .containsExactlyElementsOf(commands(Files.readString(Path.of(ENGLISH))));
    }

    /** Commands, what is to be copied, headings, and where links and pictures are, in the same order. */
    @ParameterizedTest
    @ValueSource(strings = {"hunting", "online"})
    void documentsSayTheSameInBothLanguages(String name) throws IOException {
        String english = Files.readString(Path.of("judge/docs/" + name + ".md"));
        String chinese = Files.readString(Path.of("judge/docs/" + name + ".zh-CN.md"));

        assertThat(commands(unwrapped(chinese))).isNotEmpty().containsExactlyElementsOf(commands(unwrapped(english)));
        assertThat(found(BLOCK, chinese)).containsExactlyElementsOf(found(BLOCK, english));
        assertThat(found(HEADING, chinese)).containsExactlyElementsOf(found(HEADING, english));
        assertThat(found(LINK, chinese)).containsExactlyElementsOf(found(LINK, english));
    }

    @ParameterizedTest
    @ValueSource(strings = {ENGLISH, CHINESE})
    void explainsEveryVerdict(String file) throws IOException {
        assertThat(VERDICT_ROW
                        .matcher(Files.readString(Path.of(file)))
                        .results()
                        .map(row -> row.group(1)))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(Verdict.values()).map(Verdict::name).toList());
    }

    @Test
    void namesCommandsThatExistAndNoneIsMissing() throws IOException {
        String help = run("--help");
        List<String> existing = Pattern.compile("^  ([a-z][a-z-]*) ", Pattern.MULTILINE)
                .matcher(help)
                .results()
                .map(line -> line.group(1))
                .toList();
        assertThat(commands(Files.readString(Path.of(ENGLISH))).stream()
                        .map(command -> command.split(" ", -1))
                        .filter(words -> words.length > 1 && !words[1].startsWith("-"))
                        .map(words -> words[1])
                        .filter(word -> !word.equals("test"))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(existing);
    }

    @Test
    void linksLeadSomewhere() throws IOException {
        for (Path document : documents()) {
            for (MatchResult link :
                    LINK.matcher(Files.readString(document)).results().toList()) {
                String target = link.group(1);
                if (!target.contains("://")) {
                    assertThat(document.resolveSibling(target))
                            .as("%s links to %s", document, target)
                            .exists();
                }
            }
        }
    }

    /** Ours; what contestants handed in may link to where it likes. */
    private static List<Path> documents() throws IOException {
        List<Path> documents = new ArrayList<>();
        try (Stream<Path> top = Files.list(Path.of(""));
                Stream<Path> ours = Files.walk(Path.of("judge/docs"));
                Stream<Path> problems = Files.walk(Path.of("problems"))) {
            Stream.of(top, ours, problems, Stream.of(Path.of("reports/README.md")))
                    .flatMap(paths -> paths)
                    .filter(path -> path.toString().endsWith(".md"))
                    .forEach(documents::add);
        }
        return documents;
    }

    /** The commands of a README, without the choice of a language, which only the Chinese page makes. */
    private static List<String> commands(String text) {
        return COMMAND.matcher(text.replace("\\\n", " "))
                .results()
                .map(command -> command.group()
                        .replace(" --lang zh", "")
                        .replaceAll("\\s+", " ")
                        .strip())
                .toList();
    }

    /** A command in a sentence may be on two lines. */
    private static String unwrapped(String text) {
        return text.replaceAll("(?<=\\S)\n *(?=[^\\s\\-])", " ");
    }

    /** The first group of each, without comments, and no matter which of the two languages a document is in. */
    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(one -> one.group(1).replaceAll("(?m)^ *# .*\n", "").replace(".zh-CN.md", ".md"))
                .toList();
    }

    /** The transcript as it is now: its commands, each with what it prints. */
    private String rerun(String transcript) throws IOException {
        StringBuilder real = new StringBuilder();
        List<String> lines = transcript.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).startsWith(PROMPT)) {
                continue;
            }
            StringBuilder command = new StringBuilder(lines.get(i).substring(PROMPT.length()));
            real.append(lines.get(i)).append('\n');
            while (command.toString().endsWith("\\")) {
                i++;
                command.setLength(command.length() - 1);
                command.append(lines.get(i));
                real.append(lines.get(i)).append('\n');
            }
            real.append(answer(command.toString().strip()));
        }
        return real.toString();
    }

    private String answer(String command) throws IOException {
        if (command.equals("echo $?")) {
            return lastStatus + "\n";
        }
        List<String> words = new ArrayList<>(Arrays.asList(command.split("\\s+", -1)));
        assertThat(words.remove(0)).isEqualTo("./runner.sh");
        if (words.contains("grade")) {
            words.addAll(List.of("--reports", reports.toString()));
        }
        return run(words.toArray(String[]::new)).replace(reports.toString(), "reports");
    }

    private String run(String... arguments) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            lastStatus = Main.run(arguments, out, out);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** The text without what is different on another machine, or the next time. */
    private static String normal(String transcript) {
        return transcript
                .replaceAll("\\d+ ms", "TIME")
                .replaceAll("\\d+ MiB", "MEMORY")
                .replaceAll("\\d{4}-\\d{2}-\\d{2}T\\d{2}-\\d{2}-\\d{2}Z(-\\d+)?", "DATE")
                .replaceAll("(sample|secret)/\\S+ +TIME", "CASE TIME")
                .replaceAll(" +", " ");
    }
}
