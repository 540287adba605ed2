package judge.explain.cpp.change;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Changes that are told by a shape of code and what to write in its place. They stand in {@code cpp.txt}, in groups
 * that are looked at one after another; {@code docs/explain.md} says how they are written.
 */
final class ChangeRules {

    private static final String FILE = "/judge/explain/changes/cpp.txt";

    private static final Map<String, List<ChangeRule>> GROUPS = read();

    private ChangeRules() {}

    /** Makes the changes of a group that a part of the source has a place for. */
    static void add(String group, Part part, PossibleChanges found) {
        Objects.requireNonNull(GROUPS.get(group), group).forEach(rule -> rule.add(part, found));
    }

    private static Map<String, List<ChangeRule>> read() {
        try (InputStream file = ChangeRules.class.getResourceAsStream(FILE)) {
            return read(new String(Objects.requireNonNull(file, FILE).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Map<String, List<ChangeRule>> read(String text) {
        Map<String, List<ChangeRule>> groups = new LinkedHashMap<>();
        Map<String, String> words = new LinkedHashMap<>();
        List<ChangeRule> group = new ArrayList<>();
        for (String line : text.lines()
                .filter(one -> !one.isBlank() && !one.startsWith("#"))
                .toList()) {
            String full = line;
            for (Map.Entry<String, String> word : words.entrySet()) {
                full = full.replace(word.getKey(), word.getValue());
            }
            if (full.startsWith("[")) {
                group = new ArrayList<>();
                groups.put(full.substring(1, full.length() - 1), group);
            } else if (Character.isUpperCase(line.charAt(0))) {
                words.put(line.substring(0, line.indexOf(" = ")), full.substring(full.indexOf(" = ") + 3));
            } else if (full.startsWith(" ")) {
                group.get(group.size() - 1).read(full.strip());
            } else {
                group.add(new ChangeRule(full));
            }
        }
        return groups;
    }
}
