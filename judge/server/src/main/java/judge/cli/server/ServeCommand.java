package judge.cli.server;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import judge.app.JudgeOptions;
import judge.cli.command.CommandFailure;
import judge.cli.command.Converters;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProcessorsOption;
import judge.cli.command.ProjectFolder;
import judge.cli.command.Session;
import judge.cli.terminal.Interrupts;
import judge.host.HostPrograms;
import judge.language.file.FileLanguages;
import judge.server.ConsoleLog;
import judge.server.DemoLogin;
import judge.server.JudgeOpener;
import judge.server.JudgeServer;
import judge.server.ServerFailure;
import judge.server.ServerSettings;
import judge.server.Upkeep;
import judge.source.LanguageNames;
import judge.workspace.Workspace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code judge serve}: a class submits in the browser until somebody presses Ctrl-C. */
@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {

    private static final int ANY_PORT = 0;
    private static final int LAST_PORT = 65_535;
    private static final int MOST_BACKUP_DAYS = 365;

    private final JudgeCommand judge;

    @Option(names = "--port", paramLabel = "N")
    private int port = 8_080;

    @Option(names = "--host", paramLabel = "ADDRESS")
    private String host = "127.0.0.1";

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    @Option(names = "--problems", paramLabel = "DIR")
    private @Nullable Path problems;

    /** Taken apart below: an option of several values is shown as one that may be repeated. */
    @Option(names = "--tls", paramLabel = "CERT,KEY")
    private @Nullable String tls;

    @Option(names = "--behind-proxy")
    private boolean behindProxy;

    @Option(names = "--jobs", paramLabel = "N", converter = Converters.Jobs.class)
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    private final ProcessorsOption processors = new ProcessorsOption();

    @Option(names = "--no-judge")
    private boolean noJudge;

    @Option(names = "--print-command", paramLabel = "COMMAND")
    private @Nullable String printCommand;

    @Option(names = "--backup-days", paramLabel = "N")
    private int backupDays = 14;

    @Option(names = "--log-json")
    private boolean logJson;

    @Option(names = "--demo")
    private boolean demo;

    ServeCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        if (!database.isServer(database.folder(session.terminal().environment()))) {
            LanguageNames.keepOnly(FileLanguages.installed()); // What nobody can judge is not offered.
        }
        CountDownLatch ended = new CountDownLatch(1);
        try (Interrupts.Watch watch = session.services().interrupts().watch(ended::countDown)) {
            if (demo && !database.isFolderGiven()) {
                try (Workspace workspace = Workspace.open(Workspace.usualRoot())) {
                    serve(session, settings(session, workspace.newFolder("demo")), ended);
                }
            } else {
                serve(
                        session,
                        settings(session, database.folder(session.terminal().environment())),
                        ended);
            }
            watch.endedInOrder();
        }
        return ExitStatus.OK;
    }

    private static void serve(Session session, ServerSettings settings, CountDownLatch ended)
            throws CommandFailure, InterruptedException {
        try (JudgeServer server = JudgeServer.start(
                settings,
                session.services().clock(),
                JudgeOpener.looking(session.services().judges()::open))) {
            session.out().println(session.text("serve.listening", "url", server.url(), "data", settings.data()));
            server.firstLink().ifPresent(link -> session.out().println(session.text("serve.first", "url", link)));
            for (DemoLogin one : server.demoLogins()) {
                session.out()
                        .println(session.text(
                                "serve.demo." + one.role(), "login", one.login(), "password", one.password()));
            }
            session.out().println(session.text("serve.end"));
            session.out().flush();
            ended.await();
            session.err().println(session.text("serve.ending"));
        } catch (ServerFailure e) {
            throw new CommandFailure(e.sentence());
        }
    }

    private ServerSettings settings(Session session, Path folder) throws CommandFailure {
        if (port < ANY_PORT || port > LAST_PORT) {
            throw new CommandFailure("error.port", "port", port);
        }
        if (noJudge && !database.isServer(folder)) {
            throw new CommandFailure("error.no-judge");
        }
        List<Path> certificate = certificate();
        requirePrintCommand();
        return new ServerSettings(
                host,
                port,
                folder,
                database.url(folder),
                packages(),
                certificate,
                behindProxy,
                !noJudge,
                JudgeOptions.on(processors.chosen(), jobs),
                printCommand,
                demo ? ProjectFolder.named("solutions") : null,
                upkeep(session));
    }

    private Upkeep upkeep(Session session) throws CommandFailure {
        if (backupDays < 0 || backupDays > MOST_BACKUP_DAYS) {
            throw new CommandFailure("error.backup-days", "most", MOST_BACKUP_DAYS);
        }
        ConsoleLog log = new ConsoleLog(
                new PrintWriter(session.err(), true, StandardCharsets.UTF_8),
                logJson,
                session.services().clock());
        return new Upkeep(demo ? 0 : backupDays, log);
    }

    private Path packages() throws CommandFailure {
        Path packages = problems == null ? ProjectFolder.named("problems") : problems;
        if (!Files.isDirectory(packages)) {
            throw new CommandFailure("error.not-a-folder", "folder", packages, "option", "--problems");
        }
        return packages;
    }

    /** The files of certificate and key; none where it speaks no HTTPS itself. */
    private List<Path> certificate() throws CommandFailure {
        if (tls == null) {
            return List.of();
        }
        List<Path> files = Stream.of(tls.split(",", -1)).map(Path::of).toList();
        if (files.size() != 2 || behindProxy) {
            throw new CommandFailure("error.tls");
        }
        for (Path file : files) {
            if (!Files.isReadable(file)) {
                throw new CommandFailure("error.no-such-file", "file", file);
            }
        }
        return files;
    }

    private void requirePrintCommand() throws CommandFailure {
        if (printCommand == null) {
            return;
        }
        String program = printCommand.strip().split("\\s+", 2)[0];
        if (program.isEmpty()
                || HostPrograms.find(judge.session().terminal().environment(), program)
                        .isEmpty()) {
            throw new CommandFailure("error.print-command", "program", program);
        }
    }
}
