package judge.intake;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The files handed over, with a folder for each student where a platform has put the name before each file.
 *
 * @param files with their paths in these folders
 * @param names the meaning of each of the folders
 */
record PlatformFolders(List<HandedFile> files, Map<String, PlatformName> names) {

    /** The number of an attempt before the endings of a name. */
    private static final Pattern COUNT = Pattern.compile("-\\d{1,2}((?:\\.[A-Za-z]\\w{0,9}){1,3})$");

    PlatformFolders {
        files = List.copyOf(files);
        names = Map.copyOf(names);
    }

    static PlatformFolders of(List<HandedFile> handed) {
        Set<Integer> levels = levels(handed);
        Map<String, PlatformName> names = new HashMap<>();
        List<HandedFile> files = new ArrayList<>();
        for (HandedFile file : handed) {
            files.add(foldered(file, levels, names));
        }
        return new PlatformFolders(withoutCounts(files, names), withoutAssignments(names));
    }

    /** Canvas puts the number of the attempt behind the names of files: in C++ and Python they would not be found. */
    private static List<HandedFile> withoutCounts(List<HandedFile> files, Map<String, PlatformName> names) {
        Map<List<String>, Long> wanted = files.stream()
                .collect(Collectors.groupingBy(file -> withoutCount(file.path(), names), Collectors.counting()));
        return files.stream()
                .map(file -> {
                    List<String> path = withoutCount(file.path(), names);
                    return wanted.getOrDefault(path, 0L) == 1 ? file.withPath(path) : file;
                })
                .toList();
    }

    private static List<String> withoutCount(List<String> path, Map<String, PlatformName> names) {
        int last = path.size() - 1;
        boolean counted = last > 0
                && Optional.ofNullable(names.get(path.get(last - 1)))
                        .filter(name -> !name.unmistakable())
                        .isPresent();
        if (!counted) {
            return path;
        }
        List<String> plain = new ArrayList<>(path);
        plain.set(last, COUNT.matcher(path.get(last)).replaceFirst("$1"));
        return plain;
    }

    private static HandedFile foldered(HandedFile file, Set<Integer> levels, Map<String, PlatformName> names) {
        for (int i = 0; i < file.path().size(); i++) {
            Optional<PlatformName> name = PlatformName.of(file.path().get(i));
            if (name.isPresent() && (name.get().unmistakable() || levels.contains(i))) {
                names.put(name.get().label(), name.get());
                List<String> path = new ArrayList<>(file.path().subList(0, i));
                path.add(name.get().label());
                if (!name.get().file().isEmpty()) {
                    path.add(name.get().file());
                }
                path.addAll(file.path().subList(i + 1, file.path().size()));
                return file.withPath(path);
            }
        }
        return file;
    }

    /** The level of the paths at which most names are a platform's: one alone there may be its owner's idea. */
    private static Set<Integer> levels(List<HandedFile> files) {
        Map<Integer, Set<String>> namesByLevel = new HashMap<>();
        for (HandedFile file : files) {
            for (int i = 0; i < file.path().size(); i++) {
                namesByLevel
                        .computeIfAbsent(i, any -> new HashSet<>())
                        .add(file.path().get(i));
            }
        }
        namesByLevel.values().removeIf(names -> {
            long given = names.stream()
                    .filter(name -> PlatformName.of(name).isPresent())
                    .count();
            return 2 * given <= names.size();
        });
        return namesByLevel.keySet();
    }

    /** Blackboard has the assignment before the login, and underscores in both. */
    private static Map<String, PlatformName> withoutAssignments(Map<String, PlatformName> names) {
        Set<String> named = names.values().stream()
                .filter(PlatformName::hasAssignment)
                .map(PlatformName::person)
                .collect(Collectors.toCollection(TreeSet::new));
        String start = Layout.commonStart(named, '_');
        Map<String, PlatformName> plain = new HashMap<>(names);
        plain.replaceAll((label, name) -> {
            String person = name.person();
            int login = start.isEmpty() ? person.lastIndexOf('_') + 1 : start.length();
            return name.hasAssignment() && login < person.length() ? name.named(person.substring(login)) : name;
        });
        return plain;
    }

    /** Names that occur with different numbers: these are several persons, not several attempts of one. */
    Set<String> namesakes() {
        Map<String, Set<String>> numbers = new HashMap<>();
        names.values().forEach(name -> numbers.computeIfAbsent(name.person(), any -> new HashSet<>())
                .add(name.number()));
        numbers.values().removeIf(some -> some.size() < 2);
        return numbers.keySet();
    }
}
