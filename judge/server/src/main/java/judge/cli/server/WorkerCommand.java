package judge.cli.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import judge.app.JudgeOptions;
import judge.cli.command.CommandFailure;
import judge.cli.command.Converters;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProcessorsOption;
import judge.cli.command.Session;
import judge.cli.terminal.Interrupts;
import judge.host.HostFinding;
import judge.server.JudgeOpener;
import judge.server.JudgeWorker;
import judge.server.ServerFailure;
import judge.server.WorkerSettings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code judge worker}: judges what is handed in on servers elsewhere, until somebody presses Ctrl-C. */
@Command(name = "worker")
final class WorkerCommand implements Callable<Integer> {

    /** The findings without which submissions would be plain processes. */
    private static final Set<String> ISOLATING = Set.of("bubblewrap", "setpriv", "namespaces");

    private static final String NAME = "[\\p{L}\\p{N}._-]{1,60}";

    private final JudgeCommand judge;

    @Option(names = "--db", paramLabel = "URL", required = true)
    private String url = "";

    @Option(names = "--name", paramLabel = "NAME")
    private @Nullable String name;

    @Option(names = "--pool", paramLabel = "POOL")
    private @Nullable String pool;

    @Option(names = "--data", paramLabel = "DIR")
    private @Nullable Path data;

    @Option(names = "--jobs", paramLabel = "N", converter = Converters.Jobs.class)
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    private final ProcessorsOption processors = new ProcessorsOption();

    WorkerCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        WorkerSettings settings = settings(session);
        CountDownLatch ended = new CountDownLatch(1);
        try (Interrupts.Watch watch = session.services().interrupts().watch(ended::countDown)) {
            judgeUntil(ended, session, settings);
            watch.endedInOrder();
        } catch (ServerFailure e) {
            throw new CommandFailure(e.sentence());
        }
        return ExitStatus.OK;
    }

    /** Judges until it is to end, and has finished or given back what it had. */
    private static void judgeUntil(CountDownLatch ended, Session session, WorkerSettings settings) throws Exception {
        try (JudgeWorker worker = JudgeWorker.start(settings, session.services().clock(), judges(session))) {
            session.out()
                    .println(session.text(
                            "worker.judging",
                            "name",
                            worker.name(),
                            "jobs",
                            settings.judging().jobs(),
                            "data",
                            settings.data()));
            session.out().println(session.text("serve.end"));
            session.out().flush();
            ended.await();
            session.err().println(session.text("serve.ending"));
        }
    }

    private static JudgeOpener judges(Session session) {
        return JudgeOpener.looking(session.services().judges()::open);
    }

    private WorkerSettings settings(Session session) throws CommandFailure {
        requireName("--name", name);
        requireName("--pool", pool);
        if (!url.startsWith("jdbc:postgresql:")) {
            throw new CommandFailure("error.worker-database");
        }
        requireIsolation(session);
        Path folder = data == null
                ? DataFolder.of(session.terminal().environment()).resolve("worker")
                : data.toAbsolutePath().normalize();
        return new WorkerSettings(url, folder, name, pool, JudgeOptions.on(processors.chosen(), jobs));
    }

    /** In a container nobody reads a warning: without isolation it does not start. */
    private static void requireIsolation(Session session) throws CommandFailure {
        List<HostFinding> findings = session.services().findings().get();
        if (findings.stream().noneMatch(one -> one.subject().equals("container"))) {
            return;
        }
        for (HostFinding one : findings) {
            if (!one.ok() && ISOLATING.contains(one.subject())) {
                throw new CommandFailure("error.worker-container", "message", one.detail(), "option", one.mend());
            }
        }
    }

    private static void requireName(String option, @Nullable String value) throws CommandFailure {
        if (value != null && !value.matches(NAME)) {
            throw new CommandFailure("error.worker-name", "option", option);
        }
    }
}
