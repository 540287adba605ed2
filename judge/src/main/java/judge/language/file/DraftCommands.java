package judge.language.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Makes commands of a language's file of those in Kattis' {@code languages.yaml}, and the tools that they start. */
final class DraftCommands {

    /** The placeholders there, with what they are here. */
    private static final Map<String, String> PLACEHOLDERS = Map.of(
            "files", CommandWords.FILES,
            "mainfile", CommandWords.MAIN,
            "binary", CommandWords.PROGRAM,
            "path", CommandWords.OUT,
            "memlim", CommandWords.MEMORY);

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([A-Za-z_]+)\\}");

    /** Words and signs that only a shell understands. */
    private static final Pattern SHELL = Pattern.compile("[|<>;`$]+|(?<= )cd(?= )|^cd(?= )");

    private final Map<String, String> tools = new LinkedHashMap<>();
    private final Set<String> unknown = new LinkedHashSet<>();

    /** The commands in a line of a shell, one after the other. */
    List<String> steps(String line) {
        List<String> steps = new ArrayList<>();
        for (String step : line.strip().split("\\s*&&\\s*", -1)) {
            if (!step.isBlank()) {
                steps.add(step(step.strip()));
            }
        }
        return steps;
    }

    private String step(String step) {
        Matcher shell = SHELL.matcher(step);
        while (shell.find()) {
            unknown.add(shell.group());
        }
        String[] parts = step.split("\\s+", 2);
        String command = parts[0].startsWith("{") ? parts[0] : "{" + tool(parts[0]) + "}";
        String words = parts.length < 2 ? command : command + " " + parts[1];
        return PLACEHOLDER.matcher(words).replaceAll(match -> {
            String name = match.group(1);
            if (!PLACEHOLDERS.containsKey(name) && !tools.containsKey(name)) {
                unknown.add("{" + name + "}");
            }
            return Matcher.quoteReplacement("{" + PLACEHOLDERS.getOrDefault(name, name) + "}");
        });
    }

    private String tool(String path) {
        String base = path.substring(path.lastIndexOf('/') + 1);
        String plain = base.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_]", "");
        String name = plain.matches("[a-z].*") && !PLACEHOLDERS.containsValue(plain) ? plain : "tool" + plain;
        tools.put(name, path.equals(base) ? quoted(base) : quoted(path) + ", " + quoted(base));
        return name;
    }

    Set<String> unknown() {
        return unknown;
    }

    /** The text of a file that has all this, and asks for the rest. */
    String file(String name, List<String> endings, List<String> compile, List<String> run) {
        StringBuilder text =
                new StringBuilder("# Made of an entry in Kattis' languages.yaml. What is empty is to be filled"
                        + " in; language-files.md has all keys.\n");
        line(text, "name: " + quoted(name));
        line(text, "endings: [" + endings.stream().map(DraftCommands::quoted).collect(Collectors.joining(", ")) + "]");
        line(text, "packages: # of Debian, which bring the tools");
        line(text, "# time_multiplier: 1");
        line(text, "tools:");
        tools.forEach((tool, places) -> line(text, "  " + tool + ": [" + places + "]"));
        line(text, "version: # such as '{tool} --version'");
        if (!compile.isEmpty()) {
            line(text, "compile:");
            compile.forEach(step -> line(text, "  - " + quoted(step)));
        }
        line(text, "run: " + quoted(String.join(" && ", run)));
        line(text, "# sees: {packages: [], paths: []}");
        line(text, "# programs: {hello: , sum: , crash: , sleep: , memory: }");
        return text.toString();
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
