package judge.cli.grade;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.app.JudgeOptions;
import judge.cli.command.CharsetOption;
import judge.cli.command.CommandFailure;
import judge.cli.command.Converters;
import judge.cli.command.ExitStatus;
import judge.cli.command.Inputs;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProcessorsOption;
import judge.cli.command.ProjectFolder;
import judge.cli.command.Session;
import judge.cli.command.UnpackedPackages;
import judge.cli.intake.SubmissionSource;
import judge.cli.intake.SubmissionSource.Wanted;
import judge.cli.report.Rosters;
import judge.cli.report.RunInputs;
import judge.engine.JudgingRules;
import judge.grading.EarlierReports;
import judge.grading.GradingRun.Task;
import judge.problem.Problem;
import judge.report.folder.RunFolder;
import judge.roster.ReadRoster;
import judge.roster.Roster;
import judge.submission.SubmissionFiles;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge grade}: everything that was handed in, several submissions at a time, with reports on disk. */
@Command(name = "grade")
public final class GradeCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    @Parameters(paramLabel = "SRC", arity = "0..1", descriptionKey = "judge.import.source")
    private @Nullable Path source;

    @Option(names = "--solutions", paramLabel = "DIR")
    private @Nullable Path solutions;

    @Option(names = "--reports", paramLabel = "DIR")
    private Path reports = ProjectFolder.named("reports");

    @Option(names = "--problem", paramLabel = "ID")
    private List<String> onlyProblems = new ArrayList<>();

    @Option(names = "--contestant", paramLabel = "NAME")
    private List<String> onlyContestants = new ArrayList<>();

    @Option(names = "--jobs", paramLabel = "N", converter = Converters.Jobs.class)
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    private ProcessorsOption processors = new ProcessorsOption();

    @Option(names = "--resume")
    private boolean resume;

    @Option(names = "--fresh", descriptionKey = "fresh")
    private boolean fresh;

    @Option(names = "--all-cases", descriptionKey = "all-cases")
    private boolean allCases;

    @Option(names = "--beyond")
    private boolean beyond;

    @Option(names = "--only", paramLabel = "WHAT")
    private List<String> only = new ArrayList<>();

    @Option(names = "--base", paramLabel = "RUN")
    private @Nullable Path base;

    @Option(names = "--dry-run")
    private boolean dryRun;

    @Option(names = "--roster", paramLabel = "FILE")
    private @Nullable Path roster;

    @Mixin
    private ExplainOptions explain = new ExplainOptions();

    @Mixin
    private CharsetOption charset = new CharsetOption();

    public GradeCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        return session.interruptibly(() -> grade(session));
    }

    private int grade(Session session) throws CommandFailure, InterruptedException {
        refuseContradictions();
        JudgeOptions options = options();
        try (UnpackedPackages unpacked = new UnpackedPackages(session, options.temporaryRoot(), charset.given())) {
            return grade(session, inputs(session, unpacked), options);
        }
    }

    /** Returns the inputs of the folder of problems, or of the one problem that is packed in a file. */
    private Inputs inputs(Session session, UnpackedPackages unpacked) throws CommandFailure {
        for (String named : onlyProblems) {
            if (UnpackedPackages.isPacked(Path.of(named))) {
                UnpackedPackages.Chosen chosen = unpacked.chosen(named, problems);
                if (onlyProblems.size() > 1) {
                    throw new CommandFailure("error.one-package", "file", named);
                }
                onlyProblems = List.of(chosen.id());
                return chosen.inputs();
            }
        }
        return new Inputs(session, problems);
    }

    private int grade(Session session, Inputs inputs, JudgeOptions options)
            throws CommandFailure, InterruptedException {
        Optional<Roster> students = roster(session);
        try (SubmissionSource handed = handed(session, inputs)) {
            if (source != null || dryRun) {
                Set<String> contestants = handed.list();
                if (dryRun) {
                    students.ifPresent(roster -> Rosters.tell(session, roster, contestants));
                    return handed.status(contestants.isEmpty() ? ExitStatus.FAILED : ExitStatus.OK);
                }
            }
            List<Task> tasks = tasks(inputs, handed.submissions());
            return handed.status(judge(session, options, tasks, students));
        }
    }

    private void refuseContradictions() throws CommandFailure {
        exclude("SRC", source != null, "--solutions", solutions != null);
        exclude("--only", !only.isEmpty(), "--resume", resume);
        exclude("--only", !only.isEmpty(), "--contestant", !onlyContestants.isEmpty());
        explain.time();
        if (base != null && only.isEmpty()) {
            throw new CommandFailure("error.option-needs", "option", "--base", "needed", "--only");
        }
    }

    private static void exclude(String option, boolean given, String other, boolean otherGiven) throws CommandFailure {
        if (given && otherGiven) {
            throw new CommandFailure("error.options-exclude", "option", option, "other", other);
        }
    }

    private JudgeOptions options() throws CommandFailure {
        // Submissions named by contestant or failure are judged anew, not taken from the results of earlier runs.
        boolean anew = fresh || only.stream().anyMatch(what -> !what.equals(EarlierReports.CHANGED));
        return JudgeOptions.on(processors.chosen(), jobs).judging(anew, new JudgingRules(false, allCases, beyond));
    }

    private int judge(Session session, JudgeOptions options, List<Task> tasks, Optional<Roster> students)
            throws CommandFailure, InterruptedException {
        Optional<Explaining> explaining = explain.time().map(most -> new Explaining(session, most, jobs, allCases));
        Grading grading = new Grading(session, reports, options, students, explaining);
        if (!only.isEmpty()) {
            return grading.again(tasks, base(), only, from());
        }
        return resume ? grading.resume(tasks) : grading.grade(tasks);
    }

    private Path base() throws CommandFailure {
        if (base == null && !Files.exists(reports.resolve(RunFolder.LATEST))) {
            throw new CommandFailure("error.no-base", "folder", reports);
        }
        return RunInputs.folder(base == null ? Path.of(RunFolder.LATEST) : base, reports);
    }

    private Path from() {
        if (source != null) {
            return source;
        }
        return solutions == null ? ProjectFolder.named("solutions") : solutions;
    }

    private SubmissionSource handed(Session session, Inputs inputs) throws CommandFailure {
        Wanted wanted = new Wanted(onlyProblems, onlyContestants);
        return source == null
                ? SubmissionSource.solutions(session, inputs, from(), wanted)
                : SubmissionSource.over(session, inputs, from(), wanted, charset.given());
    }

    /** The class, reduced to the contestants that are asked for. */
    private Optional<Roster> roster(Session session) throws CommandFailure {
        Optional<Path> file = roster == null ? Rosters.beside(from()) : Optional.of(roster);
        if (file.isEmpty()) {
            return Optional.empty();
        }
        ReadRoster read = Rosters.read(session, file.get(), charset.given());
        Roster students = read.roster();
        session.out()
                .println(session.text(
                        "grade.roster",
                        "file",
                        file.get(),
                        "count",
                        students.students().size()));
        Rosters.tellReading(session, file.get(), read);
        return Optional.of(onlyContestants.isEmpty() ? students : students.of(onlyContestants));
    }

    /** Problems that nobody handed anything in to are not read. */
    private static List<Task> tasks(Inputs inputs, List<SubmissionFiles> submissions) throws CommandFailure {
        Map<String, Problem> byId =
                inputs
                        .problems(submissions.stream()
                                .map(SubmissionFiles::problem)
                                .distinct()
                                .sorted()
                                .toList())
                        .stream()
                        .collect(Collectors.toMap(Problem::id, Function.identity()));
        return submissions.stream()
                .map(one -> new Task(one, Objects.requireNonNull(byId.get(one.problem()))))
                .toList();
    }
}
