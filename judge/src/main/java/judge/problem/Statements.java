package judge.problem;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the statements of a problem: which languages they are in, and whether there are titles for them. */
final class Statements {

    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,3}(-[A-Z]{2})?");
    private static final Pattern FILE = Pattern.compile("problem\\.([^.]+)\\.(tex|md|pdf)");
    private static final Pattern LEGACY_FILE = Pattern.compile("problem\\.(?:([^.]+)\\.)?(tex|md|pdf)");

    private final PackageIndex index;
    private final Faults faults;

    Statements(PackageIndex index, Faults faults) {
        this.index = index;
        this.faults = faults;
    }

    static boolean isLanguage(String code) {
        return LANGUAGE.matcher(code).matches();
    }

    /** Checks that there is a title for each statement and a statement for each title. */
    void check(Map<String, String> names) {
        Set<String> languages = languages("statement", FILE).keySet();
        for (String language : languages) {
            if (!names.isEmpty() && !names.containsKey(language)) {
                faults.add(
                        index.shown("problem.yaml"), "name has no title in " + language + ", but there is a statement");
            }
        }
        for (String language : names.keySet()) {
            if (!languages.isEmpty() && !languages.contains(language)) {
                faults.add(
                        index.shown("statement"),
                        "has no problem." + language + ".md, .tex or .pdf, but there is a title");
            }
        }
    }

    /**
     * The titles of a legacy problem: the one of {@code problem.yaml}, or the package's name, in each statement's
     * language.
     */
    Map<String, String> legacyNames(Map<String, String> names, String id) {
        Map<String, String> titles = new TreeMap<>();
        String title = names.getOrDefault("en", id);
        languages("problem_statement", LEGACY_FILE).keySet().forEach(language -> titles.put(language, title));
        return titles;
    }

    /** The statement file in each language, by language; none is a fault. */
    private Map<String, String> languages(String folder, Pattern pattern) {
        Map<String, String> languages = new TreeMap<>();
        List<String> files = index.children(folder);
        for (String file : files) {
            Matcher matcher = pattern.matcher(file);
            if (matcher.matches()) {
                String code = matcher.group(1) == null ? "en" : matcher.group(1);
                add(languages, code, PackageIndex.join(folder, file));
            }
        }
        if (languages.isEmpty()) {
            faults.add(index.shown(folder), "has no statement: there must be a problem.<language>.md, .tex or .pdf");
        }
        return languages;
    }

    private void add(Map<String, String> languages, String code, String file) {
        if (!isLanguage(code)) {
            faults.add(
                    index.shown(file),
                    "must have a language code such as en or pt-BR in its name, found \"" + code + '"');
            return;
        }
        String other = languages.putIfAbsent(code, file);
        if (other != null) {
            faults.add(index.shown(file), "is a second statement in " + code + " beside " + other);
        }
    }
}
