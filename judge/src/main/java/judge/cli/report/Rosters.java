package judge.cli.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.cli.command.CommandFailure;
import judge.cli.command.Session;
import judge.message.Visible;
import judge.roster.Roster;
import judge.roster.RosterException;
import judge.roster.RosterReader;
import judge.roster.Student;

/** The rosters that are named at the terminal or lie beside the submissions, and the warnings that follow from them. */
public final class Rosters {

    private Rosters() {}

    /** The roster in the file. */
    public static Roster read(Session session, Path file) throws CommandFailure {
        try {
            return RosterReader.read(file);
        } catch (RosterException e) {
            throw new CommandFailure(
                    "error.roster",
                    "file",
                    file,
                    "line",
                    e.line(),
                    "rosterfault",
                    e.fault().word(),
                    "value",
                    e.value());
        } catch (IOException e) {
            throw session.readFailure(file, e);
        }
    }

    /** The one that lies in the folder of the submissions, or beside their zip. */
    public static Optional<Path> beside(Path submissions) {
        Path file = Files.isDirectory(submissions)
                ? submissions.resolve(Roster.FILE)
                : submissions.resolveSibling(Roster.FILE);
        return Optional.of(file).filter(Files::exists);
    }

    /** Says which students are not among the contestants, and which contestants are not on the roster. */
    public static void tell(Session session, Roster roster, Collection<String> contestants) {
        Set<Student> there = new HashSet<>();
        Set<String> strangers = new LinkedHashSet<>();
        for (String contestant : contestants) {
            roster.find(contestant).ifPresentOrElse(there::add, () -> strangers.add(contestant));
        }
        List<String> absent = roster.students().stream()
                .filter(student -> !there.contains(student))
                .map(Student::label)
                .toList();
        tell(session, "grade.absent", absent);
        tell(session, "grade.strangers", strangers);
    }

    private static void tell(Session session, String key, Collection<String> names) {
        if (!names.isEmpty()) {
            // Not as a value of the sentence, which would be cut: all the names matter.
            session.out().println(session.text(key, "count", names.size()) + Visible.of(String.join(", ", names)));
        }
    }
}
