package judge.cli.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import judge.cli.command.CharsetOption;
import judge.cli.command.CommandFailure;
import judge.cli.command.Converters;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProjectFolder;
import judge.cli.command.Session;
import judge.gradebook.Gradebook;
import judge.handout.GivenCode;
import judge.render.Format;
import judge.render.Views;
import judge.report.GradedRun;
import judge.report.folder.RunFolder;
import judge.roster.ReadRoster;
import judge.roster.Roster;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge report}: pages, tables and files for other programs, from what a run wrote. */
@Command(name = "report")
public final class ReportCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    @Parameters(paramLabel = "RUN", arity = "0..1", descriptionKey = "run")
    private Path run = Path.of(RunFolder.LATEST);

    @Option(names = "--reports", paramLabel = "DIR", descriptionKey = "reports")
    private Path reports = ProjectFolder.named("reports");

    @Option(names = "--format", paramLabel = "LIST", split = ",", converter = Converters.ViewFormat.class)
    private List<Format> formats = List.of(Format.HTML, Format.CSV);

    @Option(names = "--out", paramLabel = "DIR")
    private @Nullable Path out;

    @Option(names = "--roster", paramLabel = "FILE")
    private @Nullable Path roster;

    @Mixin
    private CharsetOption charset = new CharsetOption();

    @Option(names = "--reveal", descriptionKey = "judge.report.reveal")
    private boolean reveal;

    public ReportCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure {
        Session session = judge.session();
        Path folder = RunInputs.folder(run, reports);
        GradedRun read = RunInputs.read(session, folder, reveal);
        GradedRun graded = roster == null ? read : read.with(roster(session, roster));
        Path target = out == null ? folder : out;
        try {
            Set<Format> wanted = EnumSet.copyOf(formats);
            Views views = new Views(session.messages(), GivenCode::of);
            for (Path file : views.write(Gradebook.of(graded), wanted, target)) {
                session.out().println(session.text("generate.written", "file", file));
            }
            return ExitStatus.OK;
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", target, "cause", session.cause(e));
        }
    }

    private Roster roster(Session session, Path file) throws CommandFailure {
        ReadRoster read = Rosters.read(session, file, charset.given());
        Rosters.tellReading(session, file, read);
        return read.roster();
    }
}
