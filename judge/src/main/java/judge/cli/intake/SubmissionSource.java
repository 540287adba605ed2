package judge.cli.intake;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.Inputs;
import judge.cli.command.Session;
import judge.intake.LeftOut;
import judge.intake.LeftOut.Cause;
import judge.intake.Plan;
import judge.intake.Taken;
import judge.submission.Found;
import judge.submission.Skipped;
import judge.submission.SubmissionFiles;
import judge.workspace.Workspace;

/**
 * The submissions to judge: a folder of solutions, which is judged where it is, or a learning platform's files, which
 * are sorted and unpacked for as long as the judging takes. A folder is one of solutions if sorting would change
 * nothing.
 */
public final class SubmissionSource implements AutoCloseable {

    /** The causes for leaving a file out that nobody minds: they need no other exit status. */
    private static final Set<Cause> HARMLESS = Set.of(Cause.NO_SOURCE, Cause.OLDER_ATTEMPT, Cause.OTHER_PROBLEM);

    private final Session session;
    private final Inputs inputs;
    private final Path source;
    private final Wanted wanted;
    private Optional<Plan> plan = Optional.empty();
    private Optional<Workspace> workspace = Optional.empty();
    private Optional<Found> found = Optional.empty();
    private boolean complete = true;

    private SubmissionSource(Session session, Inputs inputs, Path source, Wanted wanted) {
        this.session = session;
        this.inputs = inputs;
        this.source = source;
        this.wanted = wanted;
    }

    /**
     * The submissions that are wanted.
     *
     * @param problems the ids of their problems; all if empty
     * @param contestants the names of their contestants; all if empty
     */
    public record Wanted(List<String> problems, List<String> contestants) {

        public Wanted {
            problems = List.copyOf(problems);
            contestants = List.copyOf(contestants);
        }
    }

    /** A folder of solutions. */
    public static SubmissionSource solutions(Session session, Inputs inputs, Path solutions, Wanted wanted) {
        return new SubmissionSource(session, inputs, solutions, wanted);
    }

    /** A folder or zip in any layout. */
    public static SubmissionSource over(
            Session session, Inputs inputs, Path source, Wanted wanted, Optional<Charset> charset)
            throws CommandFailure {
        for (String id : wanted.problems()) {
            inputs.requireKnown(id);
        }
        Optional<String> problem =
                wanted.problems().size() == 1 ? Optional.of(wanted.problems().get(0)) : Optional.empty();
        Plan plan = ImportMessages.read(session, inputs, source, problem, charset);
        SubmissionSource handed = new SubmissionSource(session, inputs, source, wanted);
        if (!plan.inPlace()) {
            handed.plan = Optional.of(plan);
        }
        return handed;
    }

    /** Prints what is taken for whom, and what is left out and why; writes nothing. Returns the contestants' names. */
    public Set<String> list() throws CommandFailure {
        if (plan.isPresent()) {
            List<Taken> taken = chosen(plan.get());
            ImportMessages.tellTaken(session, taken);
            tellLeftOut(plan.get().leftOut());
            return taken.stream().map(Taken::contestant).collect(Collectors.toSet());
        }
        List<SubmissionFiles> submissions = submissions();
        for (SubmissionFiles one : submissions) {
            String files = one.sources().stream()
                    .map(file -> one.root().relativize(file).toString())
                    .collect(Collectors.joining(", "));
            String told = files.isEmpty() ? session.text("import.no-files") : files;
            ImportMessages.tellTaken(session, one.contestant(), one.problem(), told);
        }
        return submissions.stream().map(SubmissionFiles::contestant).collect(Collectors.toSet());
    }

    private List<Taken> chosen(Plan all) throws CommandFailure {
        for (String name : wanted.contestants()) {
            if (!all.contestants().contains(name)) {
                throw new CommandFailure("error.unknown-contestant", "name", name, "folder", source);
            }
        }
        return all.of(Set.copyOf(wanted.contestants())).taken().stream()
                .filter(one -> wanted.problems().isEmpty() || wanted.problems().contains(one.problem()))
                .toList();
    }

    /** The submissions, which lie on the disk until this is closed. */
    public List<SubmissionFiles> submissions() throws CommandFailure {
        if (found.isEmpty()) {
            found = Optional.of(plan.isPresent() ? unpack(plan.get()) : find(source, wanted.contestants()));
        }
        return found.get().submissions();
    }

    private Found unpack(Plan all) throws CommandFailure {
        if (chosen(all).isEmpty()) {
            throw new CommandFailure("error.nothing-handed-in", "file", source);
        }
        try {
            Workspace opened = Workspace.open(Workspace.usualRoot());
            workspace = Optional.of(opened);
            Unpacked written = Unpacked.of(all.of(Set.copyOf(wanted.contestants())), opened.folder());
            tellLeftOut(written.notWritten());
            return find(written.folder(), List.of());
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", Workspace.usualRoot(), "cause", session.cause(e));
        } catch (InvalidPathException e) {
            throw ImportMessages.unwritableName(e);
        }
    }

    private Found find(Path folder, List<String> contestants) throws CommandFailure {
        Found found = inputs.find(folder, wanted.problems(), contestants);
        for (Skipped skipped : found.skipped()) {
            session.warn(
                    "warning.skipped",
                    "path",
                    skipped.path(),
                    "cause",
                    skipped.cause().name().toLowerCase(Locale.ROOT));
            complete &= skipped.cause() == Skipped.Cause.NO_PROBLEM_FOLDER;
        }
        return found;
    }

    private void tellLeftOut(List<LeftOut> leftOut) {
        ImportMessages.tellLeftOut(session, leftOut);
        complete &= leftOut.stream().allMatch(one -> HARMLESS.contains(one.cause()));
    }

    /** The exit status; the given one if nothing of importance was left out. */
    public int status(int otherwise) {
        return complete ? otherwise : Math.max(otherwise, ExitStatus.FAILED);
    }

    @Override
    public void close() {
        workspace.ifPresent(opened -> {
            try {
                opened.close();
            } catch (IOException e) {
                // The next judge sweeps it away.
                session.warn("warning.not-deleted", "file", opened.folder(), "cause", session.cause(e));
            }
        });
    }
}
