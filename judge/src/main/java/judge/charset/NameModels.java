package judge.charset;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The models of all languages, made from names of each when a text first needs them. */
final class NameModels {

    private static final String NAMES = "names.txt";

    private static final Map<String, NameModel> BY_LANGUAGE = read();

    private NameModels() {}

    private static Map<String, NameModel> read() {
        Map<String, List<String>> words = new LinkedHashMap<>();
        List<String> into = new ArrayList<>();
        try (InputStream in = Objects.requireNonNull(NameModels.class.getResourceAsStream(NAMES), NAMES);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.endsWith(":")) {
                    into = words.computeIfAbsent(line.substring(0, line.length() - 1), any -> new ArrayList<>());
                } else if (!line.startsWith("#")) {
                    into.addAll(List.of(line.strip().split(" ", -1)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, NameModel> models = new HashMap<>();
        words.forEach((language, all) -> models.put(language, new NameModel(language, all)));
        return models;
    }

    static List<NameModel> of(List<String> languages) {
        return languages.stream()
                .map(language -> Objects.requireNonNull(BY_LANGUAGE.get(language), language))
                .toList();
    }

    static List<NameModel> all() {
        return List.copyOf(BY_LANGUAGE.values());
    }
}
