package judge.cli.intake;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.charset.CharsetException;
import judge.cli.command.CommandFailure;
import judge.cli.command.Inputs;
import judge.cli.command.Session;
import judge.intake.Intake;
import judge.intake.IntakeException;
import judge.intake.LeftOut;
import judge.intake.LeftOut.Cause;
import judge.intake.Plan;
import judge.intake.Taken;
import judge.source.LanguageNames;

/** Reads the files of a learning platform for the commands, and reports on them. */
final class ImportMessages {

    private ImportMessages() {}

    /**
     * Reads a folder or a zip; nothing is written. Answers are refused, if nothing else was handed in: their files are
     * taken for no source.
     *
     * @param problem the problem that all of it is for; empty: the paths tell
     */
    static Plan read(Session session, Inputs inputs, Path from, Optional<String> problem, Optional<Charset> charset)
            throws CommandFailure {
        if (!Files.exists(from)) {
            throw new CommandFailure("error.no-path", "path", from);
        }
        if (Files.isRegularFile(from) && LanguageNames.known().isSource(from.toString())) {
            throw new CommandFailure("error.single-source", "file", from);
        }
        try {
            Plan plan = Intake.of(from, Set.copyOf(inputs.ids()), problem, charset);
            plan.charsets().forEach(one -> session.out()
                    .println(session.text("import.charset", "file", from, "charset", one)));
            if (plan.taken().isEmpty() && !plan.inPlace()) {
                requirePrograms(inputs, problem, plan.leftOut());
            }
            return plan;
        } catch (IntakeException e) {
            throw failure(from, e);
        } catch (IOException e) {
            throw session.readFailure(from, e);
        }
    }

    private static void requirePrograms(Inputs inputs, Optional<String> problem, Collection<LeftOut> leftOut)
            throws CommandFailure {
        Set<String> named = leftOut.stream()
                .filter(one -> one.cause() == Cause.NO_SOURCE)
                .flatMap(one ->
                        Stream.concat(problem.stream(), Stream.of(one.path().split("/", -1))))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        named.retainAll(Set.copyOf(inputs.ids()));
        for (String id : named) {
            if (inputs.problem(id).type().submitAnswer()) {
                throw new CommandFailure("error.answers-not-sorted", "problem", id);
            }
        }
    }

    private static CommandFailure failure(Path from, IntakeException e) {
        if (!e.readings().isEmpty()) {
            return new CommandFailure("error.charset", "file", from, "readings", CharsetException.shown(e.readings()));
        }
        String path = e.leftOut().path();
        return new CommandFailure(
                "error.not-imported",
                "file",
                from,
                "path",
                path.isEmpty() ? String.valueOf(from.getFileName()) : path,
                "leftout",
                e.leftOut().cause().word());
    }

    /**
     * Makes the failure of a name that cannot be written: in the locale C, which is that of a fresh container, Java
     * cannot write names beyond ASCII.
     */
    static CommandFailure unwritableName(InvalidPathException e) {
        return new CommandFailure("error.locale", "charset", System.getProperty("sun.jnu.encoding", e.getInput()));
    }

    static void tellTaken(Session session, Collection<Taken> taken) {
        taken.forEach(one -> tellTaken(session, one.contestant(), one.problem(), String.join(", ", one.files())));
    }

    static void tellTaken(Session session, String contestant, String problem, String files) {
        session.out()
                .println(session.text("import.taken", "contestant", contestant, "problem", problem, "files", files));
    }

    static void tellLeftOut(Session session, Collection<LeftOut> leftOut) {
        leftOut.forEach(one -> session.warn(
                "import.left-out", "path", one.path(), "leftout", one.cause().word()));
    }
}
