package judge.cli.report;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProjectFolder;
import judge.cli.command.Session;
import judge.gradebook.RunComparison;
import judge.render.DiffView;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code judge diff}: what changed between two runs, and why. */
@Command(name = "diff")
public final class DiffCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    @Parameters(index = "0", paramLabel = "RUN1", descriptionKey = "judge.diff.before")
    private @Nullable Path before;

    @Parameters(index = "1", paramLabel = "RUN2", arity = "0..1", descriptionKey = "judge.diff.after")
    private Path after = Path.of("latest");

    @Option(names = "--reports", paramLabel = "DIR", descriptionKey = "reports")
    private Path reports = ProjectFolder.named("reports");

    @Option(
            names = "--format",
            paramLabel = "text|json|markdown",
            descriptionKey = "judge.diff.format",
            converter = DiffCommand.DiffFormat.class)
    private Shape shape = Shape.TEXT;

    /** The forms in which differences are printed. */
    enum Shape {
        TEXT,
        JSON,
        MARKDOWN
    }

    public DiffCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure {
        Session session = judge.session();
        Path first = RunInputs.folder(Objects.requireNonNull(before), reports);
        Path second = RunInputs.folder(after, reports);
        RunComparison comparison =
                RunComparison.of(RunInputs.read(session, first, false), RunInputs.read(session, second, false));
        DiffView view = new DiffView(session.messages());
        String text =
                switch (shape) {
                    case TEXT -> view.text(comparison);
                    case JSON -> view.json(comparison);
                    case MARKDOWN -> view.markdown(comparison);
                };
        session.out().writeBytes(text.getBytes(StandardCharsets.UTF_8));
        return comparison.changes().isEmpty() ? ExitStatus.OK : ExitStatus.NOT_ACCEPTED;
    }

    static final class DiffFormat implements ITypeConverter<Shape> {
        @Override
        public Shape convert(String text) {
            return Stream.of(Shape.values())
                    .filter(shape -> shape.name().toLowerCase(Locale.ROOT).equals(text))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("no such format"));
        }
    }
}
