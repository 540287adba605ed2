package judge.service.problem;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.problem.yaml.Faults;
import judge.problem.yaml.FormatVersion;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlEdit;
import judge.problem.yaml.YamlReader;

/** The YAML files of a package that is open for changes: what they say, and what they are to say instead. */
public final class PackageYaml {

    public static final String PROBLEM = "problem.yaml";
    public static final String JUDGE = "judge.yaml";
    public static final String SUBMISSIONS = "submissions/submissions.yaml";

    /** The settings of a folder of cases. */
    public static final String GROUP = "/test_group.yaml";

    private static final Pattern NUMBER =
            Pattern.compile("[+-]?[0-9]{1,18}(?:\\.[0-9]{1,18})?(?:[eE][+-]?[0-9]{1,3})?");
    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9_./-]*");
    private static final Pattern OF_GROUP = Pattern.compile("data/secret/.+/test_group\\.yaml");

    /** Stands for the text of a file that is taken away. */
    private static final String GONE = "\0";

    private final SortedSet<String> files;
    private final Function<String, byte[]> content;
    private final Map<String, String> before = new LinkedHashMap<>();
    private final Map<String, String> after = new LinkedHashMap<>();

    /** A package with these files, whose bytes are asked for when they are needed. */
    public PackageYaml(Collection<String> files, Function<String, byte[]> content) {
        this.files = new TreeSet<>(files);
        this.content = content;
    }

    /** The paths of the package. */
    public SortedSet<String> files() {
        return new TreeSet<>(files);
    }

    /** The paths that begin with this. */
    public List<String> below(String start) {
        return files.stream().filter(file -> file.startsWith(start)).toList();
    }

    /** Tells whether the package is of a version of the format before 2025-09. */
    public boolean isOlder() {
        return YamlReader.read(read(PROBLEM), PROBLEM, new Faults())
                .flatMap(FormatVersion::in)
                .filter(FormatVersion.CURRENT::equals)
                .isEmpty();
    }

    private String read(String file) {
        return after.computeIfAbsent(file, any -> {
            String text = files.contains(file) ? new String(content.apply(file), StandardCharsets.UTF_8) : "";
            before.put(file, text);
            return text;
        });
    }

    /** Tells whether a file has neither faults nor aliases, so that single keys of it can be changed. */
    boolean isPlain(String file) {
        Faults faults = new Faults();
        YamlReader.read(read(file).getBytes(StandardCharsets.UTF_8), file, faults);
        return faults.list().isEmpty();
    }

    /** The value of a key; empty where there is none. */
    public Optional<Yaml> value(String file, List<String> path) {
        if (read(file).equals(GONE)) {
            return Optional.empty();
        }
        Optional<Yaml> value = YamlReader.read(read(file).getBytes(StandardCharsets.UTF_8), file, new Faults())
                .map(Yaml.class::cast);
        for (String key : path) {
            value = value.flatMap(map -> map instanceof Yaml.Keys keys ? keys.get(key) : Optional.empty());
        }
        return value;
    }

    /** The same as a text, of a list its words with blanks between; empty where there is none. */
    public String text(String file, String... path) {
        return String.join(" ", words(file, path));
    }

    /** The texts of a list, or the only one. */
    public List<String> words(String file, String... path) {
        return value(file, List.of(path)).map(PackageYaml::words).orElse(List.of());
    }

    private static List<String> words(Yaml value) {
        if (value instanceof Yaml.Items items) {
            return items.items().stream().flatMap(item -> words(item).stream()).toList();
        }
        return value instanceof Yaml.Scalar scalar && !scalar.text().isEmpty() ? List.of(scalar.text()) : List.of();
    }

    /** Sets a key to what somebody has typed: a number, or a text; blank: the key is taken away. */
    public void set(String file, String typed, String... path) {
        put(
                file,
                List.of(path),
                Optional.of(typed.strip()).filter(text -> !text.isEmpty()).map(PackageYaml::scalar));
    }

    /** The same of a text, also one that looks like a number. */
    public void setText(String file, String typed, String... path) {
        put(
                file,
                List.of(path),
                Optional.of(typed.strip()).filter(text -> !text.isEmpty()).map(YamlEdit::quoted));
    }

    /** The same of a list. */
    public void setAll(String file, List<String> typed, String... path) {
        Optional<String> list = typed.isEmpty()
                ? Optional.empty()
                : Optional.of(typed.stream().map(PackageYaml::item).collect(Collectors.joining(", ", "[", "]")));
        put(file, List.of(path), list);
    }

    /** Sets a key to a value in YAML on one line; empty: it is taken away. */
    public void put(String file, List<String> path, Optional<String> yaml) {
        after.put(file, YamlEdit.set(read(file), path, yaml));
    }

    private static String scalar(String typed) {
        boolean plain = NUMBER.matcher(typed).matches() || WORD.matcher(typed).matches();
        return plain ? typed : YamlEdit.quoted(typed);
    }

    /** An item is a text also where it looks like a number. */
    private static String item(String typed) {
        boolean plain = WORD.matcher(typed).matches() && !typed.matches("(?i)true|false|null");
        return plain ? typed : YamlEdit.quoted(typed);
    }

    /** Takes a whole file away. */
    public void delete(String file) {
        read(file);
        after.put(file, GONE);
    }

    /** The files that say something else now; one that says nothing any more goes, unless it makes a group. */
    public List<FileChange> changes() {
        List<FileChange> changes = new ArrayList<>();
        after.forEach((file, text) -> {
            boolean gone = text.equals(GONE)
                    || (text.isBlank() && !OF_GROUP.matcher(file).matches());
            if (gone) {
                if (files.contains(file)) {
                    changes.add(FileChange.deleted(file));
                }
            } else if (!text.equals(before.get(file)) || !files.contains(file)) {
                changes.add(FileChange.written(file, text.getBytes(StandardCharsets.UTF_8)));
            }
        });
        return changes;
    }
}
