package judge.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.GradingRun.Task;
import judge.problem.Problem;
import judge.submission.Found;
import judge.submission.Skipped.Cause;
import judge.submission.Submission;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code judge grade}: everything that was handed in, several submissions at a time, with reports on disk. */
@Command(name = "grade")
final class GradeCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    @Option(names = "--solutions", paramLabel = "DIR")
    private Path solutions = ProjectFolder.named("solutions");

    @Option(names = "--reports", paramLabel = "DIR")
    private Path reports = ProjectFolder.named("reports");

    @Option(names = "--problem", paramLabel = "ID")
    private List<String> onlyProblems = new ArrayList<>();

    @Option(names = "--contestant", paramLabel = "NAME")
    private List<String> onlyContestants = new ArrayList<>();

    @Option(names = "--jobs", paramLabel = "N", converter = Converters.Jobs.class)
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--resume")
    private boolean resume;

    @Option(names = "--fresh", descriptionKey = "fresh")
    private boolean fresh;

    @Option(names = "--all-cases", descriptionKey = "all-cases")
    private boolean allCases;

    GradeCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        return session.interruptibly(() -> grade(session));
    }

    private int grade(Session session) throws CommandFailure, InterruptedException {
        Inputs inputs = new Inputs(session, problems);
        Found found = inputs.find(solutions, onlyProblems, onlyContestants);
        List<Task> tasks = tasks(inputs, found.submissions());
        found.skipped()
                .forEach(skipped -> session.warn(
                        "warning.skipped",
                        "path",
                        skipped.path(),
                        "cause",
                        skipped.cause().name().toLowerCase(Locale.ROOT)));
        Grading grading = new Grading(session, reports, new JudgeWish(jobs, false, fresh, allCases));
        int status = resume ? grading.resume(tasks) : grading.grade(tasks);
        boolean allTaken = found.skipped().stream().allMatch(skipped -> skipped.cause() == Cause.NO_PROBLEM_FOLDER);
        return allTaken ? status : Math.max(status, ExitStatus.FAILED);
    }

    /** Problems that nobody handed anything in to are not read. */
    private static List<Task> tasks(Inputs inputs, List<Submission> submissions) throws CommandFailure {
        Map<String, Problem> byId =
                inputs
                        .problems(submissions.stream()
                                .map(Submission::problem)
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
