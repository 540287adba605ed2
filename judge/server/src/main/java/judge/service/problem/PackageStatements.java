package judge.service.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.online.Refusal;
import judge.problem.yaml.Yaml;

/** The statements of a package that is open for changes, and its titles: one for each language. */
public record PackageStatements(PackageYaml yaml) {

    private static final Pattern MARKDOWN =
            Pattern.compile("statement/problem\\.(?:([A-Za-z]{2,3}(?:-[A-Za-z]+)?)\\.)?md");
    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,3}(?:-[A-Z]{2})?");
    private static final Pattern PICTURE = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_-]*\\.(?i:png|jpe?g|gif|svg|webp)");
    private static final String NAME = "name";
    private static final String UNNAMED = "en";

    /** The languages of statements and titles. */
    public SortedSet<String> languages() {
        SortedSet<String> languages = new TreeSet<>();
        for (String file : yaml.below("statement/")) {
            Matcher statement = MARKDOWN.matcher(file);
            if (statement.matches()) {
                languages.add(statement.group(1) == null ? UNNAMED : statement.group(1));
            }
        }
        yaml.value(PackageYaml.PROBLEM, List.of(NAME)).ifPresent(names -> {
            if (names instanceof Yaml.Keys keys) {
                languages.addAll(keys.values().keySet());
            }
        });
        return languages;
    }

    /** The title in a language; empty where there is none. */
    public String title(String language) {
        boolean one = !hasTitles();
        return one && !language.equals(UNNAMED)
                ? ""
                : one ? yaml.text(PackageYaml.PROBLEM, NAME) : yaml.text(PackageYaml.PROBLEM, NAME, language);
    }

    private boolean hasTitles() {
        return yaml.value(PackageYaml.PROBLEM, List.of(NAME))
                .filter(Yaml.Keys.class::isInstance)
                .isPresent();
    }

    /** The path of the statement in a language, which may be new. */
    public String path(String language) {
        String unnamed = "statement/problem.md";
        boolean there = language.equals(UNNAMED) && yaml.files().contains(unnamed);
        return there ? unnamed : "statement/problem." + required(language) + ".md";
    }

    private static String required(String language) {
        if (!LANGUAGE.matcher(language).matches()) {
            throw Refusal.invalid("statement-language", Map.of("language", language));
        }
        return language;
    }

    /**
     * Writes the statement and the title in a language.
     *
     * @param pictures by their names; one that the text does not show yet is shown at its end
     */
    public List<FileChange> write(String language, String title, String text, Map<String, byte[]> pictures) {
        String path = path(language);
        if (title.isBlank()) {
            throw Refusal.invalid("new-problem-title");
        }
        title(language, title.strip());
        List<FileChange> changes = new ArrayList<>();
        StringBuilder whole = new StringBuilder(text);
        pictures.forEach((name, content) -> {
            if (!PICTURE.matcher(name).matches()) {
                throw Refusal.invalid("statement-picture", Map.of("name", name));
            }
            changes.add(FileChange.written("statement/" + name, content));
            if (!text.contains("(" + name + ")")) {
                String shown = name.substring(0, name.lastIndexOf('.'));
                whole.append("\n![").append(shown).append("](").append(name).append(")\n");
            }
        });
        changes.add(FileChange.written(path, PackageCases.bytes(whole.toString())));
        return changes;
    }

    private void title(String language, String title) {
        String old = yaml.text(PackageYaml.PROBLEM, NAME);
        if (!hasTitles() && !old.isEmpty()) {
            yaml.setText(PackageYaml.PROBLEM, old, NAME, UNNAMED);
        }
        if (!title.equals(yaml.text(PackageYaml.PROBLEM, NAME, language))) {
            yaml.setText(PackageYaml.PROBLEM, title, NAME, language);
        }
    }

    /** Takes a language away; the last one stays. */
    public List<FileChange> delete(String language) {
        if (!languages().contains(language) || languages().size() == 1) {
            throw Refusal.notFound();
        }
        String path = path(language);
        if (hasTitles()) {
            yaml.set(PackageYaml.PROBLEM, "", NAME, language);
        }
        return yaml.files().contains(path) ? List.of(FileChange.deleted(path)) : List.of();
    }
}
