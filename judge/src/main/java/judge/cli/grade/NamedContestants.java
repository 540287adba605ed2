package judge.cli.grade;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cli.command.CommandFailure;
import judge.grading.EarlierReports;
import judge.roster.Roster;
import judge.roster.Student;

/** Finds the contestants whom somebody names: by the folder, or by number or name on the roster, or how these begin. */
final class NamedContestants {

    /** The most names that an error shows. */
    private static final int SHOWN = 20;

    private final Collection<String> folders;
    private final Optional<Roster> roster;
    private final Path from;

    /**
     * Makes the list of the contestants who handed something in.
     *
     * @param folders the names of their folders
     * @param from the folder in which these are
     */
    NamedContestants(Collection<String> folders, Optional<Roster> roster, Path from) {
        this.folders = new TreeSet<>(folders);
        this.roster = roster;
        this.from = from;
    }

    /**
     * The same words with the folder's name for each contestant.
     *
     * @throws CommandFailure where nobody is called so, or several are; it says who there is
     */
    List<String> resolved(List<String> only) throws CommandFailure {
        List<String> resolved = new ArrayList<>();
        for (String what : only) {
            boolean kind = what.equals(EarlierReports.FAILED) || what.equals(EarlierReports.CHANGED);
            resolved.add(kind || folders.contains(what) ? what : folder(what));
        }
        return resolved;
    }

    private String folder(String what) throws CommandFailure {
        String plain = plain(what);
        Optional<Student> student = roster.flatMap(students -> students.find(what));
        List<String> found = Stream.<Predicate<String>>of(
                        folder -> student.isPresent() && student.equals(student(folder)),
                        folder -> plain(folder).equals(plain),
                        folder -> names(folder).anyMatch(name -> plain(name).startsWith(plain)))
                .map(fits -> folders.stream().filter(fits).toList())
                .filter(fitting -> !fitting.isEmpty())
                .findFirst()
                .orElse(List.of());
        if (found.size() == 1) {
            return found.get(0);
        }
        throw new CommandFailure(
                found.isEmpty() ? "error.no-such-contestant" : "error.several-contestants",
                "name",
                what,
                "folder",
                from,
                "names",
                shown(found.isEmpty() ? folders : found));
    }

    private Stream<String> names(String folder) {
        return Stream.concat(
                Stream.of(folder), student(folder).stream().flatMap(one -> Stream.of(one.id(), one.name())));
    }

    private Optional<Student> student(String folder) {
        return roster.flatMap(students -> students.find(folder));
    }

    private static String plain(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    private static String shown(Collection<String> names) {
        String first = names.stream().limit(SHOWN).collect(Collectors.joining(", "));
        return names.size() > SHOWN ? first + ", …" : first;
    }
}
