package judge.service.problem;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.online.Refusal;

/** The test cases of an opened package, by their names below {@code data}, such as {@code secret/1}. */
public record PackageCases(PackageYaml yaml) {

    public static final String SAMPLE = "sample";
    public static final String SECRET = "secret";

    private static final String DATA = "data/";
    private static final String INPUT = ".in";
    private static final String ANSWER = ".ans";
    private static final Pattern CASE = Pattern.compile("data/((?:sample|secret(?:/[^/]+)?)/[^/]+)\\.in");
    private static final Pattern GROUP = Pattern.compile("data/(secret/[^/]+)/(?:[^/]+\\.in|test_group\\.yaml)");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}");

    /** The names of all cases, in their order. */
    public List<String> all() {
        return yaml.files().stream()
                .map(CASE::matcher)
                .filter(Matcher::matches)
                .map(path -> path.group(1))
                .toList();
    }

    /** The cases in a folder. */
    public List<String> in(String folder) {
        return all().stream().filter(name -> folder(name).equals(folder)).toList();
    }

    /** The groups, by their folders, such as {@code secret/1}. */
    public SortedSet<String> groups() {
        SortedSet<String> groups = new TreeSet<>();
        yaml.files().stream().map(GROUP::matcher).filter(Matcher::matches).forEach(path -> groups.add(path.group(1)));
        return groups;
    }

    /** The folders that a case can lie in: samples, and the groups, or all secret cases where there are none. */
    public List<String> folders() {
        SortedSet<String> groups = groups();
        boolean loose = groups.isEmpty() || !in(SECRET).isEmpty();
        return Stream.of(Stream.of(SAMPLE), loose ? Stream.of(SECRET) : Stream.<String>empty(), groups.stream())
                .flatMap(all -> all)
                .toList();
    }

    /** Returns the folder of a case. */
    public static String folder(String name) {
        return name.substring(0, name.lastIndexOf('/'));
    }

    /** The name that the next case of a folder can have: the next number. */
    public String next(String folder) {
        int number = in(folder).size() + 1;
        while (all().contains(folder + "/" + number)) {
            number++;
        }
        return String.valueOf(number);
    }

    /** The paths of a case's input and answer. */
    public static String input(String name) {
        return DATA + name + INPUT;
    }

    public static String answer(String name) {
        return DATA + name + ANSWER;
    }

    /** The name below {@code data} of a case in a folder that there is. */
    public String place(String folder, String name) {
        requireFolder(folder);
        return folder + "/" + named(name);
    }

    /** Writes a case, a new one or one that is there. */
    public List<FileChange> write(String folder, String name, byte[] input, byte[] answer) {
        String path = place(folder, name);
        byHand(path);
        return List.of(FileChange.written(input(path), input), FileChange.written(answer(path), answer));
    }

    /** Writes a case that a command has made, so that it can be made again. */
    public List<FileChange> writeMade(String name, String command, byte[] input, byte[] answer) {
        List<FileChange> changes = write(folder(name), name.substring(name.lastIndexOf('/') + 1), input, answer);
        new CaseRules(yaml).put(name, command);
        return changes;
    }

    /** Says that a case is what somebody has written, and made by nothing any more. */
    public void byHand(String name) {
        new CaseRules(yaml).drop(name);
    }

    /** Adds files of cases, by the names that they have elsewhere: answers end in {@code .out} there. */
    public List<FileChange> add(String folder, Map<String, byte[]> files) {
        requireFolder(folder);
        List<FileChange> changes = new ArrayList<>();
        files.forEach((name, content) -> {
            String file = named(name.replaceFirst("\\.out$", ANSWER));
            byHand(folder + "/" + file.replaceFirst("\\.(?:in|ans)$", ""));
            changes.add(FileChange.written(DATA + folder + "/" + file, content));
        });
        return changes;
    }

    /** Takes cases away. */
    public List<FileChange> delete(Collection<String> names) {
        List<FileChange> changes = names.stream()
                .flatMap(name -> files(name).stream())
                .map(FileChange::deleted)
                .toList();
        names.forEach(this::byHand);
        return changes;
    }

    /** Gives a case another name in its folder. */
    public List<FileChange> rename(String name, String other) {
        return moved(name, folder(name) + "/" + named(other));
    }

    /** Moves cases into a folder that there is. */
    public List<FileChange> move(Collection<String> names, String folder) {
        requireFolder(folder);
        return names.stream()
                .filter(name -> !folder(name).equals(folder))
                .flatMap(name -> to(name, folder).stream())
                .toList();
    }

    /** Moves a case into a folder that may be new. */
    List<FileChange> to(String name, String folder) {
        return moved(name, folder + name.substring(name.lastIndexOf('/')));
    }

    private List<FileChange> moved(String name, String to) {
        if (all().contains(to) && !to.equals(name)) {
            throw Refusal.conflict("case-there", Map.of("case", to));
        }
        if (!to.equals(name)) {
            new CaseRules(yaml).move(name, to);
        }
        return files(name).stream()
                .map(file -> FileChange.moved(file, DATA + to + file.substring((DATA + name).length())))
                .toList();
    }

    /** The files of a case: all that begin with its name, except those of another case whose name goes on. */
    private List<String> files(String name) {
        if (!all().contains(name)) {
            throw Refusal.notFound();
        }
        List<String> longer = all().stream()
                .filter(other -> other.startsWith(name + "."))
                .map(other -> DATA + other + ".")
                .toList();
        return yaml.below(DATA + name + ".").stream()
                .filter(file -> longer.stream().noneMatch(file::startsWith))
                .toList();
    }

    /** The cases that a list names: by their names, also the ends of them, with {@code *} for anything. */
    public List<String> named(Collection<String> chosen, String patterns) {
        NavigableSet<String> named = new TreeSet<>(chosen);
        for (String pattern : patterns.strip().split("\\s+", -1)) {
            Pattern glob =
                    Pattern.compile("(?:.*/)?" + Pattern.quote(pattern).replace("*", "\\E.*\\Q"), Pattern.DOTALL);
            all().stream().filter(glob.asMatchPredicate()).forEach(named::add);
        }
        named.retainAll(all());
        if (named.isEmpty()) {
            throw Refusal.invalid("no-cases");
        }
        return List.copyOf(named);
    }

    /** A name of a file in a folder, or of a group. */
    static String named(String name) {
        if (!NAME.matcher(name).matches()) {
            throw Refusal.invalid("file-path", Map.of("path", name));
        }
        return name;
    }

    private void requireFolder(String folder) {
        if (!folders().contains(folder)) {
            throw Refusal.invalid("no-such-choice", Map.of("value", folder));
        }
    }

    /** Typed text as bytes. */
    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
