package judge.cli.problem;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.Inputs;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProjectFolder;
import judge.cli.command.Session;
import judge.cli.problem.RequestOptions.Made;
import judge.problem.Problem;
import judge.problem.ReferenceName;
import judge.sudoku.ReferenceException;
import judge.sudoku.ReferenceSolver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge generate}: test data for a problem, the same for the same arguments on every machine. */
@Command(name = "generate")
public final class GenerateCommand implements Callable<Integer> {

    private static final Path STDOUT = Path.of("-");

    private final JudgeCommand judge;

    @Parameters(index = "0", paramLabel = "PROBLEM", descriptionKey = "problem-id")
    private @Nullable String id;

    @Mixin
    private RequestOptions request = new RequestOptions();

    @Option(names = "--output", paramLabel = "DIR")
    private @Nullable Path output;

    @Option(names = "--name", paramLabel = "NAME", converter = RequestConverters.Name.class)
    private @Nullable String name;

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    public GenerateCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure, InterruptedException {
        Session session = judge.session();
        String known = Objects.requireNonNull(id);
        Problem problem = new Inputs(session, problems).problem(known);
        ReferenceName kind = problem.judging()
                .reference()
                .orElseThrow(() -> new CommandFailure("error.no-generator", "problem", known));
        request.check(kind);
        int inputs = request.inputs(kind);
        for (int number = 0; number < inputs; number++) {
            Made made = request.make(kind, number, session);
            if (output == null) {
                new GridView(session, request.hardness(), kind).print(made.grids());
            } else if (output.equals(STDOUT)) {
                session.out().print(made.text());
            } else {
                String suffix = inputs == 1 ? "" : "-" + (number + 1);
                write(session, kind, output.resolve(name == null ? made.name() : name + suffix), made.text());
            }
        }
        return ExitStatus.OK;
    }

    /** The input and the reference's answer to it, side by side. */
    private static void write(Session session, ReferenceName kind, Path stem, String text)
            throws CommandFailure, InterruptedException {
        byte[] input = text.getBytes(StandardCharsets.US_ASCII);
        try {
            byte[] answer = ReferenceSolver.of(kind).answer(input);
            Files.createDirectories(stem.toAbsolutePath().getParent());
            write(session, stem.resolveSibling(stem.getFileName() + ".in"), input);
            write(session, stem.resolveSibling(stem.getFileName() + ".ans"), answer);
        } catch (ReferenceException e) {
            throw new CommandFailure("error.reference", "message", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", stem, "cause", session.cause(e));
        }
    }

    private static void write(Session session, Path file, byte[] content) throws IOException {
        Files.write(file, content);
        session.out().println(session.text("generate.written", "file", file));
    }
}
