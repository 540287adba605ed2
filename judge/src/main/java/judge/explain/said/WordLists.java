package judge.explain.said;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Lists of words that stand beside the catalogue. A list has its name in brackets before it; a line with a colon has a
 * word and what belongs to it, and one that is indented goes on with the line before.
 */
public final class WordLists {

    private final Map<String, Map<String, String>> lists = new LinkedHashMap<>();

    /**
     * Reads the lists of a language.
     *
     * @param language the name of the file
     */
    public WordLists(String language) {
        String name = "/judge/explain/words/" + language + ".txt";
        try (InputStream file = WordLists.class.getResourceAsStream(name)) {
            read(new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void read(String text) {
        Map<String, String> list = new LinkedHashMap<>();
        for (String line : text.replace("\n  ", " ")
                .lines()
                .filter(one -> !one.isBlank() && !one.startsWith("#"))
                .toList()) {
            String[] sides = line.split(": ", 2);
            if (line.startsWith("[")) {
                list = new LinkedHashMap<>();
                lists.put(line.substring(1, line.length() - 1), list);
            } else if (sides.length == 2) {
                list.put(sides[0], sides[1]);
            } else {
                for (String word : line.split(" ", -1)) {
                    list.put(word, word);
                }
            }
        }
    }

    /** The words of a list, in their order. */
    public Set<String> of(String list) {
        return pairs(list).keySet();
    }

    /** The words of a list with what belongs to each. */
    public Map<String, String> pairs(String list) {
        return Objects.requireNonNull(lists.get(list), list);
    }

    /** The words that belong to others, each with the one that it belongs to. */
    public Map<String, String> owners(String list) {
        Map<String, String> owners = new LinkedHashMap<>();
        pairs(list).forEach((owner, words) -> List.of(words.split(" ", -1)).forEach(one -> owners.put(one, owner)));
        return owners;
    }
}
