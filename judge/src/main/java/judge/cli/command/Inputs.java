package judge.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.charset.FileNames;
import judge.message.Visible;
import judge.problem.DataMaker;
import judge.problem.Problem;
import judge.problem.reading.ProblemLibrary;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.source.PackageMark;
import judge.submission.Found;
import judge.submission.Selection;
import judge.submission.Skipped;
import judge.submission.Submission;
import judge.submission.SubmissionException;
import judge.submission.SubmissionFinder;

/** Finds the things that commands are given to read: problem packages and submissions. */
public final class Inputs {

    private static final String UNDECODED = "\ufffd";

    /** The most paths that are no submissions and are shown. */
    private static final int MOST_SKIPPED = 5;

    private final Session session;
    private final Path problems;
    private final ProblemLibrary library;

    public Inputs(Session session, Path problems) throws CommandFailure {
        this.session = session;
        this.problems = problems;
        requireFolder(problems, "--problems");
        try {
            DataMaker maker = session.services().judges().dataMaker();
            library = ProblemLibrary.open(problems, maker.telling(place -> session.err()
                    .println(session.text("data.making", "place", Visible.of(place)))));
        } catch (ProblemFormatException e) {
            throw new CommandFailure("error.no-problems", "folder", problems);
        }
    }

    public List<String> ids() {
        return library.ids();
    }

    /** The problem, which the person at the terminal has named. */
    public Problem problem(String id) throws CommandFailure {
        requireKnown(id);
        try {
            return library.problem(id);
        } catch (ProblemFormatException e) {
            throw unsound(id, e.faults());
        }
    }

    /** The problems; the faults of all unsound ones are reported together. */
    public List<Problem> problems(List<String> ids) throws CommandFailure {
        List<Problem> read = new ArrayList<>();
        List<String> unsound = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (String id : ids) {
            try {
                read.add(library.problem(id));
            } catch (ProblemFormatException e) {
                unsound.add(id);
                faults.addAll(e.faults());
            }
        }
        if (!unsound.isEmpty()) {
            throw unsound(String.join(", ", unsound), faults);
        }
        return read;
    }

    /** Finds the submissions to the given problems by the given contestants; an empty list stands for all. */
    public Found find(Path solutions, List<String> onlyProblems, List<String> onlyContestants) throws CommandFailure {
        for (String id : onlyProblems) {
            requireKnown(id);
        }
        requireFolder(solutions, "--solutions");
        requireContestants(solutions, onlyContestants);
        try {
            Found found = SubmissionFinder.find(
                    solutions,
                    new Selection(Set.copyOf(ids()), Set.copyOf(onlyProblems), Set.copyOf(onlyContestants))
                            .withAnswersTo(library.answerIds()));
            requireReadableNames(found);
            return found;
        } catch (SubmissionException e) {
            String message = String.valueOf(e.getMessage());
            throw new CommandFailure(
                    "error.no-submissions", "folder", solutions, "message", message, "reasons", reasons(e.skipped()));
        }
    }

    private String reasons(List<Skipped> skipped) {
        return skipped.stream()
                .limit(MOST_SKIPPED)
                .map(one -> session.text(
                        "error.skipped",
                        "path",
                        one.path(),
                        "cause",
                        one.cause().name().toLowerCase(Locale.ROOT)))
                .collect(Collectors.joining());
    }

    /** A single file or folder, read. */
    public Submission single(Path path, Problem problem) throws CommandFailure {
        if (!Files.exists(path)) {
            throw new CommandFailure("error.no-path", "path", path);
        }
        try {
            return SubmissionFinder.single(path, problem.id(), problem.type().handedIn())
                    .read(problem.limits().codeBytes());
        } catch (SubmissionException e) {
            throw new CommandFailure("error.no-submission", "path", path, "message", String.valueOf(e.getMessage()));
        }
    }

    public void requireKnown(String id) throws CommandFailure {
        if (!ids().contains(id)) {
            throw unknownProblem(id);
        }
    }

    /** Makes the failure for an id that no problem has. */
    public CommandFailure unknownProblem(String id) {
        return new CommandFailure(
                "error.unknown-problem", "name", id, "folder", problems, "known", String.join(", ", ids()));
    }

    /** The path, if there is a folder with a problem package; whether that is sound is not looked at. */
    public static Path packageFolder(Path path) throws CommandFailure {
        if (!Files.exists(path)) {
            throw new CommandFailure("error.no-path", "path", path);
        }
        if (!PackageMark.isIn(path)) {
            throw new CommandFailure(
                    Files.isRegularFile(path) ? "error.package-file" : "error.no-package", "path", path);
        }
        return path;
    }

    /**
     * Requires that file names can be read: in the locale C, the default of a fresh container, Java cannot decode file
     * names beyond ASCII.
     */
    private static void requireReadableNames(Found found) throws CommandFailure {
        String charset = System.getProperty("sun.jnu.encoding", "UTF-8");
        boolean undecoded = found.submissions().stream()
                .anyMatch(submission -> submission.root().toString().contains(UNDECODED));
        if (undecoded && !charset.equalsIgnoreCase("UTF-8")) {
            throw new CommandFailure("error.locale", "charset", charset);
        }
    }

    private void requireContestants(Path solutions, List<String> named) throws CommandFailure {
        if (named.isEmpty()) {
            return;
        }
        Set<String> known;
        try (Stream<Path> folders = Files.list(solutions)) {
            List<Path> all = folders.toList();
            FileNames names = FileNames.of(all, Optional.empty());
            known = all.stream().map(names::of).collect(Collectors.toSet());
        } catch (IOException e) {
            throw session.readFailure(solutions, e);
        }
        for (String name : named) {
            if (!known.contains(name)) {
                throw new CommandFailure("error.unknown-contestant", "name", name, "folder", solutions);
            }
        }
    }

    private static void requireFolder(Path folder, String option) throws CommandFailure {
        if (!Files.isDirectory(folder)) {
            String key = Files.exists(folder) ? "error.not-a-folder" : "error.no-folder";
            throw new CommandFailure(key, "folder", folder, "option", option);
        }
    }

    private static CommandFailure unsound(String ids, List<Fault> faults) {
        return new CommandFailure(faults, "error.unsound-problem", "problem", ids, "count", faults.size());
    }
}
