package judge.language.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The words of a command in which placeholders stand for what is known later: {@code {lua} {main}}. No shell reads
 * them.
 *
 * @param words at least one
 */
record CommandWords(List<String> words) {

    /** The placeholder for all sources, which is a word of its own. */
    static final String FILES = "files";

    /** The placeholder for the source that is started. */
    static final String MAIN = "main";

    /** The placeholder for the program that building makes. */
    static final String PROGRAM = "program";

    /** The placeholder for the folder that the program is in, in which building may leave more. */
    static final String OUT = "out";

    /** The placeholder for the words of the option that a problem has chosen, which is a word of its own. */
    static final String OPTION = "option";

    static final String MEMORY = "memory_mib";
    static final String STACK = "stack_mib";

    private static final Pattern WORD = Pattern.compile("'([^']*)'|\\S+");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-zA-Z_][a-zA-Z0-9_]*)\\}");

    CommandWords {
        words = List.copyOf(words);
    }

    /** The words of a line, with blanks between them; a word between single quotes may have blanks in it. */
    static CommandWords of(String line) {
        return new CommandWords(WORD.matcher(line)
                .results()
                .map(word -> word.group(1) == null ? word.group() : word.group(1))
                .toList());
    }

    /** The same with these words in place of the option. */
    CommandWords withOption(CommandWords option) {
        return new CommandWords(words.stream()
                .flatMap(word -> word.equals("{" + OPTION + "}") ? option.words.stream() : Stream.of(word))
                .toList());
    }

    /** Returns the names of all placeholders. */
    Set<String> placeholders() {
        Set<String> names = new TreeSet<>();
        words.forEach(word -> names.addAll(placeholders(word)));
        return names;
    }

    /** Returns the names of the placeholders in a text. */
    static Set<String> placeholders(String text) {
        Set<String> names = new TreeSet<>();
        Matcher matcher = PLACEHOLDER.matcher(text);
        while (matcher.find()) {
            names.add(matcher.group(1));
        }
        return names;
    }

    /** The command for people: each tool by its name, and of other placeholders the names in capitals. */
    String shown(Set<String> tools) {
        return PLACEHOLDER
                .matcher(String.join(" ", words))
                .replaceAll(match -> tools.contains(match.group(1))
                        ? match.group(1)
                        : match.group(1).toUpperCase(Locale.ROOT));
    }

    boolean uses(String placeholder) {
        return placeholders().contains(placeholder);
    }

    /**
     * The words of the command.
     *
     * @param values for the placeholders
     * @param files in the place of {@code {files}}
     */
    List<String> filled(Map<String, String> values, List<String> files) {
        List<String> filled = new ArrayList<>();
        for (String word : words) {
            if (word.equals("{" + FILES + "}")) {
                filled.addAll(files);
            } else {
                filled.add(filled(word, values));
            }
        }
        return filled;
    }

    /** A text with values for its placeholders. */
    static String filled(String text, Map<String, String> values) {
        return PLACEHOLDER
                .matcher(text)
                .replaceAll(match ->
                        Matcher.quoteReplacement(Objects.requireNonNull(values.get(match.group(1)), match.group())));
    }
}
