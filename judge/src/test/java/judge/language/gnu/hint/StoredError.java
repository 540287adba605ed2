package judge.language.gnu.hint;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;

/**
 * A program with a mistake and what the compiler says of it.
 *
 * @param name what is wrong with it
 * @param code of the hint that is wanted
 * @param line that it should name; 0 for none
 * @param sources path to text
 */
record StoredError(String name, String code, long line, Map<String, String> sources, List<Diagnostic> diagnostics) {

    private static final Pattern LINKER =
            Pattern.compile("(undefined reference to|multiple definition of|relocation truncated)[^;]*");

    static List<StoredError> all(String file) throws IOException {
        try (InputStream in = StoredError.class.getResourceAsStream("/judge/gnu/" + file)) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            List<StoredError> all = new ArrayList<>();
            for (String block : text.split("(?m)^== ")) {
                if (!block.isBlank()) {
                    all.add(parse(block));
                }
            }
            return all;
        }
    }

    private static StoredError parse(String block) {
        String[] parts = block.split("(?m)^-- ");
        String[] head = parts[0].strip().split(" ");
        Map<String, String> sources = new LinkedHashMap<>();
        List<Diagnostic> diagnostics = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            int end = parts[i].indexOf('\n');
            String name = parts[i].substring(0, end);
            String content = parts[i].substring(end + 1).replaceAll("(?m)^  ", "");
            if (!name.equals("says")) {
                sources.put(name, content);
                continue;
            }
            for (String line : content.split("\n")) {
                if (line.startsWith("ld | ")) {
                    linker(line).ifPresent(diagnostics::add);
                } else if (!line.isEmpty()) {
                    diagnostics.add(diagnostic(line, sources));
                }
            }
        }
        return new StoredError(head[0], head[1], Long.parseLong(head[2]), sources, diagnostics);
    }

    /** As the compiler's package reads it. */
    private static Optional<Diagnostic> linker(String line) {
        Matcher said = LINKER.matcher(line);
        return said.find()
                ? Optional.of(new Diagnostic("error", "", 0, 0, said.group().replace('`', '\''), "", "ld"))
                : Optional.empty();
    }

    private static Diagnostic diagnostic(String said, Map<String, String> sources) {
        String[] words = said.split(" \\| ", 4);
        int line = Integer.parseInt(words[2].strip());
        List<String> lines = sources.getOrDefault(words[1].strip(), "").lines().toList();
        String sourceLine = line >= 1 && line <= lines.size() ? lines.get(line - 1) : "";
        return new Diagnostic(words[0].strip(), words[1].strip(), line, 1, words[3], sourceLine, "");
    }
}
