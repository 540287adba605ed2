package judge.cli.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import judge.cli.command.CommandFailure;
import judge.cli.command.Converters;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProjectFolder;
import judge.cli.command.Session;
import judge.cli.report.SimilarInputs.Task;
import judge.cli.terminal.Columns;
import judge.cli.terminal.Columns.Cell;
import judge.message.Visible;
import judge.render.SimilarView;
import judge.report.ReportJson;
import judge.report.folder.RunFolder;
import judge.similar.Cluster;
import judge.similar.Likeness;
import judge.similar.Likenesses;
import judge.similar.SimilarWorks;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge similar}: submissions that are alike, as a hint and never a verdict. */
@Command(name = "similar")
public final class SimilarCommand implements Callable<Integer> {

    private static final double PERCENT = 100;

    private final JudgeCommand judge;

    @Parameters(paramLabel = "RUN|DIR", arity = "0..1", descriptionKey = "judge.similar.what")
    private Path what = Path.of(RunFolder.LATEST);

    @Option(names = "--problem", paramLabel = "ID", descriptionKey = "judge.similar.problem")
    private List<String> only = List.of();

    @Option(names = "--threshold", paramLabel = "PERCENT", converter = Converters.Percent.class)
    private int threshold = (int) (PERCENT * SimilarWorks.THRESHOLD);

    @Option(
            names = {"--base-code", "--skeleton"},
            paramLabel = "PATH",
            descriptionKey = "judge.similar.base")
    private List<Path> baseCode = List.of();

    @Option(names = "--older", paramLabel = "RUN|DIR", descriptionKey = "judge.similar.older")
    private List<Path> older = List.of();

    @Option(names = "--json", descriptionKey = "judge.similar.json")
    private boolean json;

    @Option(names = "--html", paramLabel = "FILE")
    private @Nullable Path html;

    @Option(
            names = "--jplag",
            paramLabel = "JAR",
            arity = "0..1",
            fallbackValue = "",
            descriptionKey = "judge.similar.jplag")
    private @Nullable String jplag;

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    @Option(names = "--reports", paramLabel = "DIR", descriptionKey = "reports")
    private Path reports = ProjectFolder.named("reports");

    public SimilarCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure, InterruptedException {
        Session session = judge.session();
        List<Task> tasks = new SimilarInputs(session, problems, reports).read(what, only, baseCode, older);
        List<SimilarView.Group> groups = new ArrayList<>();
        for (Task task : tasks) {
            Likenesses found = new SimilarWorks(threshold / PERCENT, task.baseCode()).find(task.works());
            groups.add(new SimilarView.Group(task.title(), found));
        }
        if (json) {
            session.out().writeBytes(new ReportJson().write(SimilarJson.of(threshold / PERCENT, tasks, groups)));
        } else {
            print(session, groups);
        }
        if (html != null) {
            write(session, groups, html);
        }
        if (jplag != null) {
            for (Task task : tasks) {
                new JPlag(session, jplag)
                        .compare(task, Path.of("jplag-" + task.problem()).toAbsolutePath());
            }
        }
        return ExitStatus.OK;
    }

    private void print(Session session, List<SimilarView.Group> groups) {
        for (SimilarView.Group group : groups) {
            List<Likeness> pairs = group.likenesses().pairs();
            session.out()
                    .println(session.palette().heading(Visible.of(group.title())) + ": "
                            + session.text(outcome(group.likenesses()), "count", pairs.size(), "percent", threshold));
            List<List<Cell>> lines =
                    pairs.stream().map(pair -> line(session, pair)).toList();
            Columns columns = Columns.fitting(lines, true, false, false, false, false);
            lines.forEach(line -> session.out().println("  " + columns.line(line)));
            printGroups(session, group.likenesses().clusters());
            printShort(session, group.likenesses());
            if (group.likenesses().unchecked() > 0) {
                session.warn(
                        "page.similar-unchecked", "count", group.likenesses().unchecked());
            }
        }
        session.out().println(session.text("page.similar-hint"));
    }

    /** The key of the sentence that sums up what was found. */
    private static String outcome(Likenesses found) {
        if (!found.pairs().isEmpty()) {
            return "similar.pairs";
        }
        return found.tooShort() == 0 ? "similar.none" : "similar.none-compared";
    }

    private static void printShort(Session session, Likenesses found) {
        Stream.concat(
                        SimilarView.identical(session.messages(), found).stream(),
                        SimilarView.tooShort(session.messages(), found).stream())
                .forEach(sentence -> session.out().println("  " + sentence));
    }

    private static void printGroups(Session session, List<Cluster> clusters) {
        clusters.stream().filter(cluster -> cluster.works().size() > 2).forEach(cluster -> session.out()
                .println("  " + SimilarView.sentence(session.messages(), cluster)));
    }

    private static List<Cell> line(Session session, Likeness pair) {
        return List.of(
                Cell.of(Math.round(PERCENT * pair.share()) + "%"),
                Cell.of(Visible.of(pair.first().title())),
                Cell.of(Visible.of(pair.second().title())),
                Cell.of(pair.first().grammar().title()),
                Cell.of(session.text(
                        "page.similar-passages", "count", pair.passages().size())));
    }

    private void write(Session session, List<SimilarView.Group> groups, Path file) throws CommandFailure {
        try {
            if (Files.isDirectory(file)) {
                throw new CommandFailure("error.exists", "file", file, "option", "--html");
            }
            new SimilarView(session.messages()).write(groups, file);
            if (!json) {
                session.out().println(session.text("generate.written", "file", file));
            }
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", file, "cause", session.cause(e));
        }
    }
}
