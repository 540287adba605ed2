package judge.intake;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.source.LanguageName;

/**
 * Finds out from a file's path who handed it in, and for which problem.
 *
 * @param known ids of all problems
 * @param wanted the problem that everything is for where no path says so
 * @param names the meanings of folders that a platform has named
 * @param namesakes names that several people have, so that only their numbers tell them apart
 * @param repositories the beginning of the names of all folders where they are repositories of a classroom; may be
 *     empty
 * @param problemsFirst whether each folder at the top is a problem's, with contestants in it
 * @param contestantAt the place of the contestants' names in all paths: nobody is another contestant in a folder of
 *     theirs
 */
record Layout(
        Set<String> known,
        Optional<String> wanted,
        Map<String, PlatformName> names,
        Set<String> namesakes,
        String repositories,
        boolean problemsFirst,
        int contestantAt) {

    /** The ending that browsers and platforms put behind a name that is there already. */
    private static final Pattern NUMBERED = Pattern.compile("(.+?)\\s*[(（](\\d{1,6})[)）]");

    /**
     * The owner and the place of a file.
     *
     * @param submitted the time of handing in, where its label has it
     * @param rest the path within the submission
     */
    record Claim(
            String contestant,
            String problem,
            String label,
            int number,
            Optional<Instant> submitted,
            List<String> rest) {}

    Layout {
        known = Set.copyOf(known);
        names = Map.copyOf(names);
        namesakes = Set.copyOf(namesakes);
    }

    /** The same for the contestants' place that all of these paths have in common. */
    Layout over(List<HandedFile> files) {
        int least = files.stream()
                .mapToInt(file -> problemAt(file.path(), 1))
                .filter(at -> at > 0 || wanted.isPresent())
                .min()
                .orElse(0);
        int at = problemsFirst ? 1 : Math.max(0, least - 1);
        return new Layout(known, wanted, names, namesakes, repositories, problemsFirst, at);
    }

    /** The contestant and problem of the file, or nothing where no problem is known for it. */
    Optional<Claim> claim(List<String> path) {
        int problemAt = problemAt(path, contestantAt + 1);
        if (problemAt > 0) {
            boolean file = problemAt == path.size() - 1;
            String id = problem(path, problemAt).orElseThrow();
            return Optional.of(claim(path, id, path.subList(file ? problemAt : problemAt + 1, path.size())));
        }
        if (path.size() <= contestantAt) {
            return Optional.empty();
        }
        List<String> rest = path.subList(Math.min(contestantAt + 1, path.size() - 1), path.size());
        return (problemsFirst ? Optional.of(path.get(0)) : wanted).map(id -> claim(path, id, rest));
    }

    /**
     * The position of the first name from there on that is a problem's, whether of a folder or of a source; 0 if there
     * is none.
     */
    private int problemAt(List<String> path, int from) {
        for (int i = from; i < path.size(); i++) {
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
        if (known.contains(name) || wanted.isPresent() || LanguageName.JAVA.isTold(path.get(at))) {
            return Optional.of(name).filter(known::contains);
        }
        String plain = withoutExtension(Attempts.plain(path).get(at));
        return known.stream().filter(plain::equalsIgnoreCase).min(Comparator.naturalOrder());
    }

    private Claim claim(List<String> path, String problem, List<String> rest) {
        String folder = path.get(contestantAt);
        String owner = contestantAt == path.size() - 1 ? withoutExtension(folder) : folder;
        PlatformName given = names.get(folder);
        if (given != null) {
            String person = given.person();
            String name = namesakes.contains(person) ? person + "_" + given.number() : person;
            return new Claim(name, problem, given.label(), 0, given.submitted(), rest);
        }
        List<String> around = path.subList(problemsFirst ? 1 : 0, contestantAt);
        String label = around.isEmpty() ? owner : String.join("/", around) + "/" + owner;
        String name = !repositories.isEmpty() && owner.startsWith(repositories)
                ? owner.substring(repositories.length())
                : owner;
        Matcher numbered = NUMBERED.matcher(name);
        return numbered.matches()
                ? new Claim(
                        numbered.group(1), problem, label, Integer.parseInt(numbered.group(2)), Optional.empty(), rest)
                : new Claim(name.strip(), problem, label, 0, Optional.empty(), rest);
    }

    static String withoutExtension(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /** The common beginning of all names, up to such a character, if there is one: the assignment. */
    static String commonStart(Set<String> folders, char divider) {
        Set<String> starts = new HashSet<>();
        if (folders.size() < 2) {
            return "";
        }
        String first = folders.iterator().next();
        for (int i = 0; i < first.length(); i++) {
            if (first.charAt(i) == divider) {
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
