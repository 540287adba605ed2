package judge.problem;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the place where a source starts another process, which no submission may do in the sandbox. It looks for the
 * usual spellings; an author who hides the call is told nothing.
 */
public final class ProcessStart {

    private static final Pattern C_COMMENT = Pattern.compile("//[^\n]*|/\\*.*?(?:\\*/|\\z)", Pattern.DOTALL);
    private static final Pattern PYTHON_COMMENT = Pattern.compile("#[^\n]*");
    private static final Pattern IN_C =
            Pattern.compile("(?<![\\w.>])(?:std::)?(fork|vfork|popen|system|posix_spawnp?)\\s*\\(");
    private static final Pattern IN_PYTHON = Pattern.compile(
            "\\b(os\\.(?:fork|forkpty|popen|system|posix_spawnp?|spawn[lv]p?e?)|subprocess|multiprocessing)\\b");
    private static final Pattern IN_JAVA =
            Pattern.compile("\\bnew\\s+(ProcessBuilder)\\b|\\b(Runtime\\s*\\.\\s*getRuntime\\(\\)\\s*\\.\\s*exec)\\b");

    /**
     * The patterns by the code of a language: the text that is left out of its sources, and the text that is looked
     * for.
     */
    private static final Map<String, Map.Entry<Pattern, Pattern>> LANGUAGES = Map.of(
            "c", Map.entry(C_COMMENT, IN_C),
            "cpp", Map.entry(C_COMMENT, IN_C),
            "java", Map.entry(C_COMMENT, IN_JAVA),
            "python3", Map.entry(PYTHON_COMMENT, IN_PYTHON));

    /** No source that is compiled is as large. */
    private static final long MOST_BYTES = 16 << 20;

    private ProcessStart() {}

    /**
     * Returns the call by which a source starts a process; empty where none is seen, or where the source cannot be
     * read.
     *
     * @param language the language's code
     */
    public static Optional<String> in(Path source, String language) {
        try {
            return Files.size(source) <= MOST_BYTES ? in(Files.readAllBytes(source), language) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // Whoever needs it says so.
        }
    }

    /**
     * Returns the call by which a source starts a process; empty where none is seen.
     *
     * @param language the language's code
     */
    public static Optional<String> in(byte[] source, String language) {
        Map.Entry<Pattern, Pattern> known = LANGUAGES.get(language);
        if (known == null) {
            return Optional.empty();
        }
        String text = new String(source, StandardCharsets.UTF_8);
        Matcher found = known.getValue().matcher(known.getKey().matcher(text).replaceAll(" "));
        if (!found.find()) {
            return Optional.empty();
        }
        String first = found.group(1);
        return Optional.of((first == null ? found.group(2) : first).replaceAll("\\s", ""));
    }
}
