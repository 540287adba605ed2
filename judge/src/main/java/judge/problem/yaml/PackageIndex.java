package judge.problem.yaml;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import judge.source.LanguageNames;
import judge.source.PackageMark;
import org.jspecify.annotations.Nullable;

/**
 * The files and folders of a package as the format sees them: without hidden ones and without those whose names it does
 * not allow. Everything in it is inside of the package, readable and an ordinary file, links included. Paths are
 * relative to the package, with slashes; the package itself is the empty path.
 */
public final class PackageIndex {

    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}");

    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,3}(-[A-Z]{2})?");

    /** The settings of a group of test cases. */
    public static final String GROUP = "test_group.yaml";

    /** The same in packages of before 2025-09. */
    public static final String OLDER_GROUP = "testdata.yaml";

    /** A hidden file, but it is where the legacy format keeps the time limit. */
    public static final String TIME_LIMIT = ".timelimit";

    private final Path folder;
    private final String shown;
    private final LanguageNames languages;
    private final SortedMap<String, SortedSet<String>> folders = new TreeMap<>();
    private final SortedSet<String> files = new TreeSet<>();
    private Constants constants = Constants.NONE;
    private boolean isCut;
    private final Map<String, Path> made = new HashMap<>();

    public PackageIndex(Path folder, String shown, LanguageNames languages) {
        this.folder = folder;
        this.shown = shown;
        this.languages = languages;
        folders.put("", new TreeSet<>());
    }

    public static boolean isHidden(String name) {
        return name.startsWith(".") || name.startsWith("-");
    }

    public static boolean isAllowed(String name) {
        return NAME.matcher(name).matches();
    }

    /** Tells whether a code is that of a language in which statements and titles may be. */
    public static boolean isLanguage(String code) {
        return LANGUAGE.matcher(code).matches();
    }

    /** There is more in the package than is looked at: what seems to be missing may be there. */
    public void cut() {
        isCut = true;
    }

    public boolean isCut() {
        return isCut;
    }

    public void addFolder(String path) {
        folders.putIfAbsent(path, new TreeSet<>());
        addToParent(path);
    }

    public void addFile(String path) {
        files.add(path);
        addToParent(path);
    }

    /** Adds a file that the package describes and somebody has made elsewhere; not where the package has it. */
    public void addMade(String path, Path file) {
        if (files.contains(path)) {
            return;
        }
        for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            addFolder(path.substring(0, slash));
        }
        addFile(path);
        made.put(path, file);
    }

    /** All files of the package. */
    public List<String> files() {
        return files.stream().filter(file -> !made.containsKey(file)).toList();
    }

    private void addToParent(String path) {
        int slash = path.lastIndexOf('/');
        String parent = slash < 0 ? "" : path.substring(0, slash);
        SortedSet<String> siblings = folders.get(parent);
        if (siblings != null && !path.isEmpty()) {
            siblings.add(path.substring(slash + 1));
        }
    }

    public boolean hasFile(String path) {
        return files.contains(path);
    }

    public boolean hasFolder(String path) {
        return folders.containsKey(path);
    }

    /** Names of the files and folders directly in a folder, sorted; none where there is no such folder. */
    public List<String> children(String path) {
        return List.copyOf(folders.getOrDefault(path, new TreeSet<>()));
    }

    /** Tells whether a file lies in the folder or anywhere below it. */
    public boolean hasFilesBelow(String path) {
        return !files.subSet(path + "/", path + "0").isEmpty();
    }

    /** The files in the folder and below it whose names end so. */
    public List<String> filesBelow(String path, String ending) {
        return files.subSet(path + "/", path + "0").stream()
                .filter(file -> file.endsWith(ending))
                .toList();
    }

    /** Tells whether it is a source, or a folder with one. */
    public boolean hasSource(String path) {
        return hasSource(path, languages);
    }

    /** The same for other files than those of the package's languages. */
    public boolean hasSource(String path, LanguageNames names) {
        return hasFile(path)
                ? names.isSource(path)
                : filesBelow(path, "").stream().anyMatch(names::isSource);
    }

    /** Tells whether it can be made a program: it has a source, or brings a script. */
    public boolean isProgram(String path) {
        return hasFile(path + "/build")
                || hasFile(path + "/run")
                || (hasFile(path) && path.endsWith(".sh"))
                || hasSource(path);
    }

    public LanguageNames languages() {
        return languages;
    }

    /** The file on disk. */
    public Path path(String path) {
        @Nullable Path elsewhere = made.get(path);
        return elsewhere != null ? elsewhere : path.isEmpty() ? folder : folder.resolve(path);
    }

    /** The file as a fault names it. */
    public String shown(String path) {
        return path.isEmpty() ? shown : shown + "/" + path;
    }

    /** Sets the values of constants for files that may name them and that are read from now on. */
    public void substitute(Constants known) {
        constants = known;
    }

    public Constants constants() {
        return constants;
    }

    /** The keys of a YAML file; empty where there is none or it cannot be read. */
    public Optional<YamlMap> yaml(String path, Faults faults) {
        Constants named = path.endsWith("/" + GROUP) ? constants : Constants.NONE;
        return hasFile(path) ? YamlReader.read(path(path), shown(path), named, faults) : Optional.empty();
    }

    /** The keys of {@code problem.yaml}; none where DOMjudge's file is there in its place. */
    public Optional<YamlMap> problemYaml(Faults faults) {
        if (hasFile(PackageMark.YAML)) {
            return yaml(PackageMark.YAML, faults);
        }
        if (hasFile(PackageMark.DOMJUDGE)) {
            return Optional.of(new YamlMap(shown(PackageMark.YAML), "", new Yaml.Keys(Map.of(), 1), faults));
        }
        faults.add(shown(PackageMark.YAML), PackageFault.MISSING);
        return Optional.empty();
    }

    /** Tells whether a YAML file says nothing at all: it is empty, or has comments only. */
    public boolean isWithoutKeys(String path) {
        Faults unreadable = new Faults();
        return yaml(path, unreadable).filter(keys -> keys.keys().isEmpty()).isPresent()
                && unreadable.list().isEmpty();
    }

    /** A path of a child. */
    public static String join(String parent, String child) {
        return parent.isEmpty() ? child : parent + "/" + child;
    }
}
