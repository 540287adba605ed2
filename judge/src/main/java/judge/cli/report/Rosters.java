package judge.cli.report;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
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
import judge.roster.ReadRoster;
import judge.roster.Roster;
import judge.roster.RosterColumns;
import judge.roster.RosterException;
import judge.roster.RosterReader;
import judge.roster.Student;

/** The rosters that are named at the terminal or lie beside the submissions, and the warnings that follow from them. */
public final class Rosters {

    private Rosters() {}

    /**
     * The roster in the file.
     *
     * @param charset the charset of the roster; empty: it is to be found out
     */
    public static ReadRoster read(Session session, Path file, Optional<Charset> charset) throws CommandFailure {
        try {
            return RosterReader.read(file, charset);
        } catch (RosterException e) {
            if (!e.readings().isEmpty()) {
                throw new CommandFailure("error.charset", "file", file, "readings", e.value());
            }
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

    /** Says how it was read. */
    public static void tellReading(Session session, Path file, ReadRoster read) {
        RosterColumns columns = read.columns();
        session.out()
                .println(session.text(
                        "roster.columns",
                        "columns",
                        columns.used(use -> session.text("word.columnuse." + use.word())),
                        "others",
                        read.others(),
                        "ignored",
                        read.ignored()));
        if (!read.charset().equals(StandardCharsets.UTF_8.name())) {
            session.out().println(session.text("roster.charset", "file", file, "charset", read.charset()));
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
            roster.find(contestant).ifPresentOrElse(there::add, () -> strangers.add(roster.stranger(contestant)));
        }
        List<String> absent = roster.students().stream()
                .filter(student -> !there.contains(student))
                .map(Student::label)
                .toList();
        tell(session, "grade.absent", absent);
        tell(session, "grade.strangers", strangers);
        if (contestants.stream().anyMatch(roster::lacksZeros)) {
            session.out().println(session.text("grade.zeros"));
        }
    }

    private static void tell(Session session, String key, Collection<String> names) {
        if (!names.isEmpty()) {
            // Not as a value of the sentence, which would be cut: all the names matter.
            session.out().println(session.text(key, "count", names.size()) + Visible.of(String.join(", ", names)));
        }
    }
}
