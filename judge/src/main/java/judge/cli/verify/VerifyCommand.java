package judge.cli.verify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import judge.cli.command.Session;
import judge.cli.command.TexNote;
import judge.cli.command.UnpackedPackages;
import judge.problem.DataMaker;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.ProblemFormatException;
import judge.sudoku.crosscheck.Solvers;
import judge.verify.Coverage;
import judge.verify.InterruptedVerification;
import judge.verify.Verification;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code judge verify}: problem packages are sound, and their own submissions get the verdicts of their folders; or,
 * with {@code --reference}, the solvers behind the expected answers agree.
 */
@Command(name = "verify")
public final class VerifyCommand implements Callable<Integer> {

    private static final long DEFAULT_SEED = 1;
    private static final Duration DEFAULT_TIME = Duration.ofMinutes(1);

    private final JudgeCommand judge;

    @Parameters(paramLabel = "PROBLEM|PATH", arity = "0..*", descriptionKey = "judge.verify.packages")
    private List<String> named = new ArrayList<>();

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    @Option(names = "--reference", descriptionKey = "judge.verify.reference")
    private boolean reference;

    @Option(names = "--all", descriptionKey = "judge.verify.all")
    private boolean all;

    @Option(names = "--strict", descriptionKey = "judge.verify.strict")
    private boolean strict;

    @Option(names = "--json", descriptionKey = "judge.verify.json")
    private boolean json;

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "judge.verify.seed", converter = Converters.Seed.class)
    private @Nullable Long seed;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            descriptionKey = "judge.verify.time",
            converter = Converters.Time.class)
    private @Nullable Duration time;

    @Mixin
    private ProcessorsOption processors = new ProcessorsOption();

    @Mixin
    private CharsetOption charset = new CharsetOption();

    public VerifyCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        if (!reference && (seed != null || time != null)) {
            throw new CommandFailure("error.only-with-reference", "option", seed == null ? "--time" : "--seed");
        }
        if (reference && processors.isGiven()) {
            throw new CommandFailure("error.options-exclude", "option", "--reference", "other", ProcessorsOption.NAME);
        }
        if (reference && (all || json)) {
            throw new CommandFailure(
                    "error.options-exclude", "option", "--reference", "other", all ? "--all" : "--json");
        }
        return session.interruptibly(() -> reference ? compare(session) : verify(session));
    }

    private int compare(Session session) throws CommandFailure, InterruptedException {
        if (!named.isEmpty()) {
            throw new CommandFailure("error.reference-and-problems");
        }
        return new ReferenceCheck(session, Solvers.dancingLinks(), Solvers.bands())
                .run(Objects.requireNonNullElse(seed, DEFAULT_SEED), Objects.requireNonNullElse(time, DEFAULT_TIME));
    }

    private int verify(Session session) throws CommandFailure, InterruptedException {
        JudgeOptions options =
                JudgeOptions.on(processors.chosen(), Integer.MAX_VALUE).anew();
        boolean sound;
        try (UnpackedPackages unpacked = new UnpackedPackages(session, options.temporaryRoot(), charset.given())) {
            Map<String, Path> packages = packages(session, unpacked);
            sound = verify(session, options, packages);
        }
        return sound ? ExitStatus.OK : ExitStatus.NOT_ACCEPTED;
    }

    private boolean verify(Session session, JudgeOptions options, Map<String, Path> packages)
            throws CommandFailure, InterruptedException {
        boolean sound = true;
        try (OpenJudge open = session.openJudge(options)) {
            VerificationSink view = json ? new VerificationJson(session) : new VerificationView(session, coverage());
            Deque<String> left = new ArrayDeque<>(packages.keySet());
            for (Map.Entry<String, Path> one : packages.entrySet()) {
                left.remove();
                try {
                    Verification verification =
                            shown(verify(session, one.getKey(), one.getValue(), open), one.getKey(), one.getValue());
                    view.print(verification);
                    if (!json) {
                        TexNote.print(session, one.getValue());
                    }
                    sound &= verification.isSound();
                } catch (InterruptedVerification e) {
                    view.printInterrupted(shown(e.known(), one.getKey(), one.getValue()), e.untried(), left);
                    throw e;
                }
            }
            view.end();
        }
        return sound;
    }

    /** Returns the findings by the rules that were asked for, with the package named as on the command line. */
    private Verification shown(Verification found, String name, Path folder) {
        Verification named = UnpackedPackages.isPacked(Path.of(name)) ? found.calling(folder, name) : found;
        return strict ? named.strict() : named;
    }

    /** The folders of the packages, each by what it was called on the command line. */
    private Map<String, Path> packages(Session session, UnpackedPackages unpacked) throws CommandFailure {
        Map<String, Path> packages = new LinkedHashMap<>();
        if (named.isEmpty()) {
            new Inputs(session, problems).ids().forEach(id -> packages.put(id, problems.resolve(id)));
        }
        for (String name : named) {
            boolean packed = UnpackedPackages.isPacked(Path.of(name));
            packages.put(name, packed ? unpacked.unpacked(Path.of(name)) : folder(session, name));
        }
        return packages;
    }

    /**
     * Returns the folder of the problem with this id, or else the folder at this path; {@code ./sum} is never an id.
     */
    private Path folder(Session session, String name) throws CommandFailure {
        if (!name.contains("/")) {
            Inputs inputs = new Inputs(session, problems);
            if (inputs.ids().contains(name)) {
                return problems.resolve(name);
            }
            if (name.isEmpty() || !Files.exists(Path.of(name))) {
                throw inputs.unknownProblem(name);
            }
        }
        return Inputs.packageFolder(Path.of(name));
    }

    private Coverage coverage() {
        return all ? Coverage.ALL_CASES : Coverage.USUAL;
    }

    /** A package that cannot be read at all does not keep the others from being verified. */
    private Verification verify(Session session, String name, Path folder, OpenJudge open) throws InterruptedException {
        try (VerifyProgress progress = new VerifyProgress(session, name)) {
            DataMaker maker = session.services().judges().dataMaker();
            Problem problem = PackageReader.read(folder, maker);
            return open.verifier().verify(problem, coverage(), Optional.of(progress));
        } catch (ProblemFormatException unsound) {
            if (Thread.interrupted()) { // While its data were made: that says nothing of the package.
                throw new InterruptedVerification(new Verification(name, List.of(), List.of()), List.of());
            }
            return new Verification(name, unsound.faults(), List.of());
        }
    }
}
