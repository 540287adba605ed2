package judge.problem.yaml;

import java.util.List;
import java.util.Map;

/**
 * Checks the {@code credits} and {@code source} of a {@code problem.yaml}: the judge makes no use of them, but they
 * must be well-formed.
 */
public record Credits(YamlMap yaml) {

    private static final List<String> ROLES =
            List.of("authors", "contributors", "testers", "packagers", "acknowledgements");

    /** Tells whether there are authors or a source, who then own the rights. */
    public boolean nameAnOwner() {
        boolean authors = yaml.value("credits").orElse(null) instanceof Yaml.Keys credits
                ? credits.values().containsKey("authors")
                : yaml.has("credits");
        return authors || yaml.has("source");
    }

    public void check() {
        if (yaml.value("credits").orElse(null) instanceof Yaml.Keys) {
            yaml.map("credits").ifPresent(Credits::roles);
        } else {
            yaml.text("credits");
        }
        Map<String, Yaml> sources = yaml.oneOrMany("source");
        sources.forEach((name, source) -> {
            if (source instanceof Yaml.Keys) {
                yaml.map(name, source).ifPresent(map -> named(map, List.of("url")));
            } else {
                yaml.text(name, source);
            }
        });
    }

    private static void roles(YamlMap credits) {
        ROLES.forEach(role -> persons(credits, role));
        credits.map("translators").ifPresent(translators -> {
            for (String language : translators.keys()) {
                if (!PackageIndex.isLanguage(language)) {
                    translators.found(language, PackageFault.LANGUAGE_CODE_MALFORMED);
                }
                persons(translators, language);
            }
        });
        credits.rejectOthers();
    }

    /** Checks a person or a list of persons. */
    public static void persons(YamlMap parent, String key) {
        Map<String, Yaml> persons = parent.oneOrMany(key);
        if (persons.isEmpty() && parent.has(key)) {
            parent.found(key, PackageFault.NOT_PERSONS);
        }
        persons.forEach((name, person) -> {
            if (person instanceof Yaml.Keys) {
                parent.map(name, person).ifPresent(map -> named(map, List.of("email", "orcid", "kattis")));
            } else {
                parent.text(name, person);
            }
        });
    }

    private static void named(YamlMap map, List<String> optional) {
        if (map.text("name").isEmpty() && !map.has("name")) {
            map.fault("name", PackageFault.KEY_MISSING);
        }
        optional.forEach(map::text);
        map.rejectOthers();
    }
}
