package judge.cli.hunt;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.cli.command.CharsetOption;
import judge.cli.command.CommandFailure;
import judge.cli.command.Converters;
import judge.cli.command.ExitStatus;
import judge.cli.command.Inputs;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProcessorsOption;
import judge.cli.command.ProjectFolder;
import judge.cli.command.RememberedProblem;
import judge.cli.command.Session;
import judge.cli.command.UnpackedPackages;
import judge.hunt.Hunt;
import judge.hunt.Slowest;
import judge.hunt.Trial;
import judge.hunt.TrialException;
import judge.hunt.TrialResult;
import judge.knowledge.InputException;
import judge.knowledge.InputSpace;
import judge.knowledge.Knowledge;
import judge.knowledge.Scope;
import judge.problem.Problem;
import judge.submission.Submission;
import judge.sudoku.ShippedProblems;
import judge.sudoku.grid.SudokuInputException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge hunt}: the smallest input on which a submission fails. */
@Command(name = "hunt")
public final class HuntCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    @Parameters(paramLabel = "PATH", descriptionKey = "path")
    private @Nullable Path path;

    @Option(names = "--problem", paramLabel = "ID")
    private @Nullable String id;

    @Option(names = "--seed", paramLabel = "N", converter = Converters.Seed.class)
    private long seed = 1;

    @Option(names = "--time", paramLabel = "TIME", converter = Converters.Time.class)
    private Duration time = Duration.ofMinutes(1);

    @Option(names = "--beyond")
    private boolean beyond;

    @Option(names = "--input", paramLabel = "FILE")
    private @Nullable Path input;

    @Option(names = "--output", paramLabel = "DIR")
    private Path output = Path.of(".");

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    @Mixin
    private ProcessorsOption processors = new ProcessorsOption();

    @Mixin
    private CharsetOption charset = new CharsetOption();

    public HuntCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        Path source = Objects.requireNonNull(path);
        String name = id == null ? RememberedProblem.of(source) : id;
        return session.interruptibly(() -> hunt(session, source, name));
    }

    private int hunt(Session session, Path source, String name) throws CommandFailure, InterruptedException {
        JudgeOptions options = JudgeOptions.on(processors.chosen(), 1).anew();
        try (UnpackedPackages unpacked = new UnpackedPackages(session, options.temporaryRoot(), charset.given())) {
            UnpackedPackages.Chosen chosen = unpacked.chosen(name, problems);
            return hunt(session, source, name, chosen.problem(), chosen.inputs(), options);
        }
    }

    private static Submission submission(Inputs given, Path source, Problem problem) throws CommandFailure {
        Submission submission = given.single(source, problem);
        if (submission.sources().isEmpty() && submission.fault().isEmpty()) {
            throw new CommandFailure("error.nothing-hunted", "path", source);
        }
        return submission;
    }

    private int hunt(Session session, Path source, String name, Problem problem, Inputs given, JudgeOptions options)
            throws CommandFailure, InterruptedException {
        if (problem.type().needsValidator() || problem.type().submitAnswer()) {
            throw new CommandFailure("error.no-hunt", "problem", problem.id());
        }
        Optional<Knowledge> knowledge = knowledge(problem);
        Submission submission = submission(given, source, problem);
        try (OpenJudge open = session.openTellingJudge(options);
                Trial trial = open.trials().open(submission, problem)) {
            if (trial.refusal().isPresent()) {
                String why = session.messages().sentence(trial.refusal().get());
                session.out().println(session.text("hunt.refused") + why);
                return ExitStatus.NOT_ACCEPTED;
            }
            InputSpace known = knowledge.isPresent() ? knowledge.get() : fromPackage(open, problem);
            HuntView view = new HuntView(session, known, knowledge);
            return input == null
                    ? search(session, view, known, trial, source, name)
                    : once(session, view, trial, input);
        } catch (TrialException e) {
            throw new CommandFailure("error.not-tried", "message", e.why());
        } catch (InputException e) {
            throw new CommandFailure("error.not-tried", "message", e.why());
        }
    }

    /**
     * Returns the judge's knowledge of the problem; without it the judge cannot tell which inputs are beyond the
     * contest.
     */
    private Optional<Knowledge> knowledge(Problem problem) throws CommandFailure {
        Scope scope = beyond ? Scope.BEYOND : Scope.PROMISED;
        Optional<Knowledge> knowledge =
                problem.judging().reference().map(reference -> ShippedProblems.knowledge(reference, scope));
        if (beyond && knowledge.isEmpty()) {
            throw new CommandFailure("error.nothing-beyond", "problem", problem.id());
        }
        return knowledge;
    }

    private static InputSpace fromPackage(OpenJudge open, Problem problem)
            throws CommandFailure, TrialException, InterruptedException {
        return open.generators()
                .open(problem)
                .orElseThrow(() -> new CommandFailure("error.nothing-to-hunt-with", "problem", problem.id()));
    }

    private int search(Session session, HuntView view, InputSpace known, Trial trial, Path source, String name)
            throws CommandFailure, TrialException, InputException {
        long start = System.nanoTime();
        Hunt.Result result;
        try (HuntView.Progress progress = view.progress()) {
            result = new Hunt(known, trial, System::nanoTime, progress).run(seed, time);
        }
        view.print(result, seed, Duration.ofNanos(System.nanoTime() - start));
        reproduce(session, result, source, name);
        if (result.interrupted()) {
            session.warn("interrupted");
            return ExitStatus.INTERRUPTED;
        }
        boolean tooSlow = result.slowest().filter(Slowest::isTooSlow).isPresent();
        return result.counterexample().isPresent() || tooSlow ? ExitStatus.NOT_ACCEPTED : ExitStatus.OK;
    }

    /** Writes the inputs that were found, and says how each is run again. */
    private void reproduce(Session session, Hunt.Result result, Path source, String name) throws CommandFailure {
        CounterexampleFiles files = new CounterexampleFiles(session, output);
        List<Path> written = new ArrayList<>();
        if (result.counterexample().isPresent()) {
            written.add(files.write(result.counterexample().get()));
        }
        if (result.slowest().isPresent()) {
            written.add(files.write(result.slowest().get()));
        }
        if (!written.isEmpty()) {
            session.out().println(session.text("hunt.reproduce"));
        }
        for (Path file : written) {
            session.out()
                    .println("  "
                            + session.services()
                                    .command()
                                    .with(problems, "hunt", source, "--problem", name, "--input", file));
        }
    }

    private static int once(Session session, HuntView view, Trial trial, Path file)
            throws CommandFailure, TrialException, InterruptedException {
        try {
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            TrialResult finding = trial.run(text);
            view.print(text, finding);
            return ExitStatus.of(List.of(finding.verdict()));
        } catch (SudokuInputException e) {
            throw new CommandFailure("error.reference", "message", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw session.readFailure(file, e);
        }
    }
}
