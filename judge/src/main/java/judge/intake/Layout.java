package judge.intake;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds out from a file's path who handed it in, and for which problem.
 *
 * @param known ids of all problems
 * @param wanted the problem that everything is for where no path says so
 * @param submitters names by folder, where an export has numbers in place of names
 * @param namesakes names that several people have, so that only their numbers tell them apart
 * @param repositories what the names of all folders begin with where they are repositories of a classroom; may be empty
 * @param problemsFirst whether each folder at the top is a problem's, with contestants in it
 */
record Layout(
        Set<String> known,
        Optional<String> wanted,
        Map<String, String> submitters,
        Set<String> namesakes,
        String repositories,
        boolean problemsFirst) {

    /** Moodle: name, number, kind; then the file, in a folder of its own or not. */
    private static final Pattern MOODLE = Pattern.compile("(.+?)_(\\d+)_assignsubmission_(?:file|onlinetext)_?(.*)");

    /** What browsers and platforms put behind a name that is there already. */
    private static final Pattern NUMBERED = Pattern.compile("(.+?)\\s*[(（](\\d{1,6})[)）]");

    /**
     * Whose a file is.
     *
     * @param rest the path within the submission
     */
    record Claim(String contestant, String problem, String label, int number, List<String> rest) {}

    Layout {
        known = Set.copyOf(known);
        submitters = Map.copyOf(submitters);
        namesakes = Set.copyOf(namesakes);
    }

    /** The contestant and problem of the file, or nothing where no problem is known for it. */
    Optional<Claim> claim(List<String> path) {
        int problemAt = problemAt(path);
        if (problemAt > 0) {
            boolean file = problemAt == path.size() - 1;
            String id = problem(path, problemAt).orElseThrow();
            List<String> rest = path.subList(file ? problemAt : problemAt + 1, path.size());
            return Optional.of(claim(path.get(problemAt - 1), id, rest));
        }
        return problemsFirst
                ? Optional.of(owned(path.subList(1, path.size()), path.get(0)))
                : wanted.map(id -> owned(path, id));
    }

    /** Of a path that names no problem: the contestant's file, or one in the contestant's folder. */
    private Claim owned(List<String> path, String id) {
        return path.size() == 1
                ? claim(withoutExtension(path.get(0)), id, List.of(withoutOwner(path.get(0))))
                : claim(path.get(0), id, path.subList(1, path.size()));
    }

    /**
     * The position of the first name after the contestant's that is a problem's, whether of a folder or of a source; 0
     * if there is none.
     */
    private int problemAt(List<String> path) {
        for (int i = 1; i < path.size(); i++) {
            if (problem(path, i).isPresent()) {
                return i;
            }
        }
        return 0;
    }

    /**
     * The problem that has the name at that place. Where nothing else says which one is meant, a source may have it in
     * other letters or with a number behind it; but {@code Sum.java} may be a class of any problem.
     */
    private Optional<String> problem(List<String> path, int at) {
        if (at < path.size() - 1) {
            return Optional.of(path.get(at)).filter(known::contains);
        }
        String name = withoutExtension(path.get(at));
        if (known.contains(name) || wanted.isPresent() || path.get(at).endsWith(".java")) {
            return Optional.of(name).filter(known::contains);
        }
        String plain = withoutExtension(Attempts.plain(path).get(at));
        return known.stream().filter(plain::equalsIgnoreCase).min(Comparator.naturalOrder());
    }

    private Claim claim(String label, String problem, List<String> rest) {
        Matcher moodle = MOODLE.matcher(label);
        if (moodle.matches()) {
            String person = moodle.group(1).strip();
            String number = moodle.group(2);
            return new Claim(namesakes.contains(person) ? person + "_" + number : person, problem, number, 0, rest);
        }
        String name = submitters.getOrDefault(label, label);
        if (!repositories.isEmpty() && name.startsWith(repositories)) {
            name = name.substring(repositories.length());
        }
        Matcher numbered = NUMBERED.matcher(name);
        return numbered.matches()
                ? new Claim(numbered.group(1), problem, label, Integer.parseInt(numbered.group(2)), rest)
                : new Claim(name.strip(), problem, label, 0, rest);
    }

    /** A file of Moodle's as its owner called it. */
    private static String withoutOwner(String name) {
        Matcher moodle = MOODLE.matcher(name);
        return moodle.matches() ? moodle.group(3) : name;
    }

    /** Names that occur with different numbers: these are several persons, not several attempts of one. */
    static Set<String> namesakes(List<String> tops) {
        Map<String, Set<String>> numbers = new HashMap<>();
        for (String top : tops) {
            Matcher moodle = MOODLE.matcher(top);
            if (moodle.matches()) {
                numbers.computeIfAbsent(moodle.group(1).strip(), any -> new HashSet<>())
                        .add(moodle.group(2));
            }
        }
        numbers.values().removeIf(some -> some.size() < 2);
        return numbers.keySet();
    }

    /** Moodle without folders puts everything into the name of the file. */
    static String withoutExtension(String name) {
        Matcher moodle = MOODLE.matcher(name);
        if (moodle.matches()) {
            return name.substring(0, name.length() - moodle.group(3).length());
        }
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /** What names of repositories begin with, up to a hyphen, if all do: the assignment. */
    static String commonStart(Set<String> folders) {
        Set<String> starts = new HashSet<>();
        if (folders.size() < 2) {
            return "";
        }
        String first = folders.iterator().next();
        for (int i = 0; i < first.length(); i++) {
            if (first.charAt(i) == '-') {
                String start = first.substring(0, i + 1);
                if (folders.stream().allMatch(name -> name.startsWith(start) && name.length() > start.length())) {
                    starts.add(start);
                }
            }
        }
        return starts.stream()
                .max((one, other) -> one.length() - other.length())
                .orElse("");
    }
}
