package judge.cli.check;

import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.cli.command.CharsetOption;
import judge.cli.command.CommandFailure;
import judge.cli.command.Inputs;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProcessorsOption;
import judge.cli.command.ProjectFolder;
import judge.cli.command.RememberedProblem;
import judge.cli.command.Session;
import judge.cli.command.UnpackedPackages;
import judge.engine.JudgingRules;
import judge.problem.PackageContent;
import judge.problem.Problem;
import judge.submission.SourceTexts;
import judge.submission.Submission;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge check}: one submission, explained. */
@Command(name = "check")
public final class CheckCommand implements Callable<Integer> {

    /** Moves the cursor to the top and clears the screen; the scroll-back buffer stays. */
    private static final String CLEAR_SCREEN = "\u001b[H\u001b[2J";

    private final JudgeCommand judge;

    @Parameters(paramLabel = "PATH", descriptionKey = "path")
    private @Nullable Path path;

    @Option(names = "--problem", paramLabel = "ID")
    private @Nullable String problem;

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--reveal")
    private boolean reveal;

    @Option(names = "--fresh", descriptionKey = "fresh")
    private boolean fresh;

    @Option(names = "--all-cases", descriptionKey = "each-case")
    private boolean allCases;

    @Mixin
    private ProcessorsOption processors = new ProcessorsOption();

    @Option(names = "--watch")
    private boolean watch;

    @Mixin
    private CharsetOption charset = new CharsetOption();

    public CheckCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        Path source = Objects.requireNonNull(path);
        String id = problem == null ? RememberedProblem.of(source) : problem;
        return session.interruptibly(() -> check(session, source, id));
    }

    private int check(Session session, Path source, String id) throws CommandFailure, InterruptedException {
        int jobs = Runtime.getRuntime().availableProcessors();
        JudgeOptions options =
                JudgeOptions.on(processors.chosen(), jobs).judging(fresh, new JudgingRules(reveal, allCases, true));
        try (UnpackedPackages unpacked = new UnpackedPackages(session, options.temporaryRoot(), charset.given())) {
            return check(session, source, unpacked.chosen(id, problems), options);
        }
    }

    private int check(Session session, Path source, UnpackedPackages.Chosen one, JudgeOptions options)
            throws CommandFailure, InterruptedException {
        Inputs inputs = one.inputs();
        Problem chosen = one.problem();
        Submission submission = read(inputs, source, chosen);
        try (OpenJudge open = session.openTellingJudge(options)) {
            return watch ? watch(session, inputs, chosen, open) : check(session, submission, chosen, open);
        } catch (IOException e) {
            throw session.readFailure(source, e);
        }
    }

    /**
     * Judges whenever the source or the problem is saved; what has been set up serves each time. Ends when it is
     * interrupted.
     */
    private int watch(Session session, Inputs inputs, Problem chosen, OpenJudge open)
            throws IOException, InterruptedException {
        Optional<Problem> current = Optional.of(chosen);
        PackageContent content = chosen.content();
        // Before the first look at the source: what is saved while it is judged counts as saved afterwards.
        try (SourceWatcher saves = new SourceWatcher(Objects.requireNonNull(path))) {
            while (true) {
                if (current.isPresent()) {
                    checkWhatIsThere(session, inputs, current.get(), open);
                }
                if (!json) {
                    session.out().println(session.text("check.watching"));
                }
                PackageContent seen = content;
                saves.await(() -> !seen.isCurrent());
                again(session);
                if (!seen.isCurrent()) {
                    content = new PackageContent(chosen.folder());
                    current = edited(session, inputs, chosen.id());
                }
            }
        }
    }

    /** Reads the submission, in the charset that was named. */
    private Submission read(Inputs inputs, Path source, Problem chosen) throws CommandFailure {
        Submission submission = inputs.single(source, chosen);
        return charset.given().map(named -> SourceTexts.in(named, submission)).orElse(submission);
    }

    /** The problem as it is now; nothing while its package is not sound, which is said. */
    private static Optional<Problem> edited(Session session, Inputs inputs, String id) {
        try {
            return Optional.of(inputs.problem(id));
        } catch (CommandFailure failure) {
            session.report(failure);
            return Optional.empty();
        }
    }

    private int check(Session session, Submission submission, Problem chosen, OpenJudge open)
            throws InterruptedException {
        return new Checking(session, open, Objects.requireNonNull(path), json, allCases).check(submission, chosen);
    }

    /**
     * Checks the submission as it was saved. If it is no valid submission any more, says so and goes on: the next save
     * may repair that.
     */
    private void checkWhatIsThere(Session session, Inputs inputs, Problem chosen, OpenJudge open)
            throws InterruptedException {
        try {
            check(session, read(inputs, Objects.requireNonNull(path), chosen), chosen, open);
        } catch (CommandFailure failure) {
            session.report(failure);
        }
    }

    /** Clears the screen for a person; only prints a line otherwise. */
    private void again(Session session) {
        if (json) {
            return;
        }
        if (session.terminal().interactive()) {
            session.out().print(CLEAR_SCREEN);
        }
        DateTimeFormatter clock = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);
        String time = clock.format(session.services().clock().instant().atZone(ZoneId.systemDefault()));
        session.out().println(session.palette().heading(session.text("check.saved", "time", time)));
    }
}
