package judge.cli.problem;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import judge.cli.command.CharsetOption;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProjectFolder;
import judge.cli.command.Session;
import judge.cli.command.UnpackedPackages;
import judge.knowledge.InputExplanation;
import judge.knowledge.Knowledge;
import judge.problem.Problem;
import judge.sudoku.ShippedProblems;
import judge.sudoku.grid.SudokuInputException;
import judge.workspace.Workspace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge explain}: the answer to an input, drawn, and how it comes about. */
@Command(name = "explain")
public final class ExplainCommand implements Callable<Integer> {

    private static final Path STDIN = Path.of("-");

    private final JudgeCommand judge;

    @Parameters(index = "0", paramLabel = "PROBLEM", descriptionKey = "problem-id")
    private @Nullable String id;

    @Parameters(index = "1", arity = "0..1", paramLabel = "INPUT", descriptionKey = "input-file")
    private Path file = STDIN;

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    @Mixin
    private CharsetOption charset = new CharsetOption();

    public ExplainCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure {
        Session session = judge.session();
        String name = Objects.requireNonNull(id);
        Problem problem;
        // The answer is in the judge's own solver: nothing else of the package is read.
        try (UnpackedPackages unpacked = new UnpackedPackages(session, Workspace.usualRoot(), charset.given())) {
            problem = unpacked.chosen(name, problems).problem();
        }
        Knowledge knowledge = ShippedProblems.knowledge(problem.judging().reference())
                .orElseThrow(() -> new CommandFailure("error.no-reference", "problem", name));
        try {
            InputExplanation explanation = knowledge.explain(input(session));
            new ExplanationView(session).print(explanation);
            if (!explanation.answerable()) {
                throw new CommandFailure("error.no-answer");
            }
        } catch (SudokuInputException e) {
            throw new CommandFailure("error.reference", "message", String.valueOf(e.getMessage()));
        }
        return ExitStatus.OK;
    }

    private String input(Session session) throws CommandFailure {
        try {
            byte[] bytes = file.equals(STDIN) ? session.terminal().in().readAllBytes() : Files.readAllBytes(file);
            return new String(bytes, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw session.readFailure(file, e);
        }
    }
}
