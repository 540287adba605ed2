package judge.problem.reading;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.problem.question.Questions;
import judge.problem.yaml.Faults;
import judge.problem.yaml.FormatVersion;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.source.StatementPictures;
import judge.source.TexStatement;

/**
 * Finds the statements of a problem: which languages they are in, and whether there are titles for them.
 *
 * @param warnings all faults of the statements
 */
record Statements(PackageIndex index, FormatVersion version, Faults warnings) {

    private static final Pattern FILE = Pattern.compile("problem\\.(?:([^.]+)\\.)?(tex|md|pdf)");
    private static final int MOST_BYTES = 1 << 20;
    private static final String FOLDER = "statement";
    private static final String LEGACY_FOLDER = "problem_statement";

    /**
     * The titles, at least one: those of {@code problem.yaml}, or the package's name. A legacy problem has that of each
     * statement, or the single one of {@code problem.yaml} in each statement's language.
     */
    Map<String, String> titles(Map<String, String> names, String id) {
        String folder = folder();
        Map<String, String> files = languages(folder);
        Set<String> languages = files.keySet();
        if (version.isLegacy() && (names.isEmpty() || names.keySet().equals(Set.of("en")))) {
            return olderTitles(files, names.getOrDefault("en", id));
        }
        if (names.isEmpty()) {
            warnings.add(index.shown("problem.yaml"), PackageFault.NAME_MISSING);
            return inEach(languages, id);
        }
        for (String language : languages) {
            if (!names.containsKey(language)) {
                warnings.add(index.shown("problem.yaml"), PackageFault.TITLE_MISSING, language);
            }
        }
        for (String language : names.keySet()) {
            if (!languages.isEmpty() && !languages.contains(language)) {
                warnings.add(index.shown(folder), PackageFault.TITLE_WITHOUT_STATEMENT, language);
            }
        }
        return names;
    }

    /**
     * Returns each statement's own title; {@code problem.yaml} has at most one, in a language that it does not tell.
     */
    private Map<String, String> olderTitles(Map<String, String> files, String otherwise) {
        Map<String, String> titles = new TreeMap<>();
        files.forEach((language, file) -> titles.put(
                language,
                (file.endsWith(".tex") ? LatexTitle.of(index.path(file)) : Optional.<String>empty())
                        .orElse(otherwise)));
        return titles.isEmpty() ? Map.of("en", otherwise) : titles;
    }

    private static Map<String, String> inEach(Set<String> languages, String title) {
        Map<String, String> titles = new TreeMap<>();
        languages.forEach(language -> titles.put(language, title));
        return titles.isEmpty() ? Map.of("en", title) : titles;
    }

    /**
     * Returns the folder of the statements: that of the version, or that of another one, or the folder of problem.yaml.
     */
    private String folder() {
        String usual = version.isLegacy() ? LEGACY_FOLDER : FOLDER;
        String other = version.isLegacy() ? FOLDER : LEGACY_FOLDER;
        if (hasStatement(usual) || !(hasStatement(other) || hasStatement(""))) {
            return usual;
        }
        String found = hasStatement(other) ? other : "";
        warnings.add(index.shown(found), PackageFault.STATEMENT_ELSEWHERE, version.key(), usual);
        return found;
    }

    private boolean hasStatement(String folder) {
        return index.children(folder).stream().anyMatch(FILE.asMatchPredicate());
    }

    /** The statement file in each language, by language; none is a warning. */
    private Map<String, String> languages(String folder) {
        Map<String, String> languages = new TreeMap<>();
        List<String> files = index.children(folder);
        boolean none = true;
        for (String file : files) {
            Matcher matcher = FILE.matcher(file);
            if (matcher.matches()) {
                none = false;
                String code = matcher.group(1) == null ? "en" : matcher.group(1);
                add(languages, code, PackageIndex.join(folder, file));
            }
        }
        if (none && !index.hasFile(Questions.FILE)) {
            warnings.add(index.shown(folder), PackageFault.STATEMENT_MISSING);
        }
        return languages;
    }

    private void add(Map<String, String> languages, String code, String file) {
        if (!PackageIndex.isLanguage(code)) {
            warnings.add(index.shown(file), PackageFault.STATEMENT_LANGUAGE_MALFORMED, code);
            return;
        }
        warnOfPictures(file);
        String other = languages.putIfAbsent(code, file);
        if (other != null) {
            warnings.add(index.shown(file), PackageFault.STATEMENT_SECOND, code, other);
        }
    }

    /** Warns of pictures and commands whose contents nobody will see who reads the statement. */
    private void warnOfPictures(String file) {
        if (file.endsWith(".pdf")) {
            return;
        }
        String folder = file.substring(0, file.lastIndexOf('/') + 1);
        String text = text(index.path(file));
        if (text.indexOf('\ufffd') >= 0) {
            warnings.add(index.shown(file), PackageFault.STATEMENT_NOT_UTF_8);
        }
        StatementPictures pictures =
                StatementPictures.of(file, index.constants().in(text), name -> isThere(folder, name));
        for (String name : pictures.lacking()) {
            String near = index.files().stream()
                    .filter(other -> other.equalsIgnoreCase(folder + name))
                    .findFirst()
                    .map(other -> other.substring(folder.length()))
                    .orElse("");
            warnings.add(index.shown(file), PackageFault.PICTURE_MISSING, name, near);
        }
        for (String address : pictures.elsewhere()) {
            warnings.add(index.shown(file), PackageFault.PICTURE_NOT_SHOWN, address);
        }
        TexStatement.unknownIn(file, text)
                .ifPresent(macros -> warnings.add(index.shown(file), PackageFault.MACROS_UNKNOWN, macros));
    }

    /** Names that the format does not allow count as well: readers get such files. */
    private boolean isThere(String folder, String name) {
        try {
            return index.hasFile(folder + name) || Files.isRegularFile(index.path(folder + name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static String text(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return ""; // A statement that cannot be read names nothing.
        }
    }
}
