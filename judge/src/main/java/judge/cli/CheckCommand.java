package judge.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import judge.problem.Problem;
import judge.report.Report;
import judge.report.ReportJson;
import judge.submission.Submission;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge check}: one submission, explained. */
@Command(name = "check")
final class CheckCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    @Parameters(paramLabel = "PATH", descriptionKey = "path")
    private @Nullable Path path;

    @Option(names = "--problem", paramLabel = "ID", required = true)
    private @Nullable String problem;

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--reveal")
    private boolean reveal;

    @Option(names = "--fresh", descriptionKey = "fresh")
    private boolean fresh;

    @Option(names = "--all-cases", descriptionKey = "all-cases")
    private boolean allCases;

    CheckCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        return session.interruptibly(
                () -> check(session, Objects.requireNonNull(path), Objects.requireNonNull(problem)));
    }

    private int check(Session session, Path source, String id) throws CommandFailure, InterruptedException {
        Inputs inputs = new Inputs(session, problems);
        Problem chosen = inputs.problem(id);
        Submission submission = inputs.single(source, id);
        JudgeWish wish = new JudgeWish(Runtime.getRuntime().availableProcessors(), reveal, fresh, allCases);
        Report report;
        try (OpenJudge open = session.openJudge(wish)) {
            report = open.judge().judge(submission, chosen);
        }
        if (json) {
            session.out().writeBytes(new ReportJson().write(report));
        } else {
            new CheckView(session, chosen).print(report);
        }
        return ExitStatus.of(List.of(report.verdict()));
    }
}
