package judge.cli.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Callable;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.Session;
import judge.submission.SourceFile;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge submit}: hands in on a server, and says what it is judged to be. */
@Command(name = "submit")
final class SubmitCommand implements Callable<Integer> {

    /** The time between two looks at a try. */
    private static final long LOOKING_MILLIS = 150;

    private final JudgeCommand judge;

    @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "submit-file")
    private List<Path> files = List.of();

    @Option(names = "--assignment", paramLabel = "COURSE/ASSIGNMENT")
    private @Nullable String assignment;

    @Option(names = "--problem", paramLabel = "ID")
    private @Nullable String problem;

    @Option(names = "--server", paramLabel = "URL")
    private @Nullable String server;

    @Option(names = "--token-file", paramLabel = "FILE")
    private @Nullable Path tokenFile;

    @Option(names = "--wait")
    private boolean wait;

    @Option(names = "--try")
    private boolean trying;

    @Option(names = "--sample", paramLabel = "NAME")
    private @Nullable String sample;

    @Option(names = "--input", paramLabel = "FILE")
    private @Nullable Path input;

    @Option(names = "--json")
    private boolean json;

    SubmitCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        return session.interruptibly(() -> submit(session));
    }

    private int submit(Session session) throws CommandFailure, InterruptedException {
        if (assignment != null) {
            Destination.place(assignment);
        }
        List<SourceFile> sources = HandedFiles.read(session, files);
        DestinationFinder finder = new DestinationFinder(session, files.get(0));
        Destination to = finder.find(new DestinationFinder.Told(server, tokenFile, assignment, problem));
        RemoteServer remote = new RemoteServer(session, to.server(), to.token());
        if (trying || sample != null || input != null) {
            int status = tried(session, remote, to, sources);
            finder.keep(to);
            return status;
        }
        String[] place = Destination.place(to.assignment());
        long id = remote.handIn(
                place[0], place[1], to.problem(), sources, UUID.randomUUID().toString());
        finder.keep(to);
        return handedIn(session, remote, id);
    }

    private int handedIn(Session session, RemoteServer remote, long id) throws CommandFailure, InterruptedException {
        if (!wait) {
            RemoteSubmission now = remote.submission(id);
            print(session, now, () -> session.out()
                    .println(session.text("submit.handed-in", "id", id, "attempt", now.attempt())));
            return ExitStatus.OK;
        }
        RemoteSubmission judged;
        try (WaitView view = new WaitView(session)) {
            judged = new Awaited(remote, id, view).submission();
        }
        print(session, judged, () -> new RemoteVerdictView(session).print(judged));
        return judged.verdict() == null ? ExitStatus.OK : ExitStatus.of(List.of(judged.verdict()));
    }

    /** Has it tried and not handed in. */
    private int tried(Session session, RemoteServer remote, Destination to, List<SourceFile> sources)
            throws CommandFailure, InterruptedException {
        Map<String, String> fields = new TreeMap<>(Map.of("problem", to.problem()));
        String[] place = Destination.place(to.assignment());
        if (sample != null) {
            fields.put("sample", sample.contains("/") ? sample : "sample/" + sample);
        }
        byte @Nullable [] bytes = input == null ? null : bytes(session, input);
        RemoteTry tried;
        try (WaitView view = new WaitView(session)) {
            long id = remote.begin(place[0], place[1], MultipartBody.of(fields, sources, bytes));
            tried = awaited(remote, id, view);
        }
        if (json) {
            session.out().println(tried.json());
        } else {
            new RemoteVerdictView(session).print(tried);
        }
        session.out().flush();
        return ExitStatus.of(
                List.of(tried.report() == null ? Verdict.JE : tried.report().verdict()));
    }

    /** Waits until a try is done, and shows its place meanwhile; where the wait is interrupted, it is given up. */
    private static RemoteTry awaited(RemoteServer server, long id, WaitView view)
            throws CommandFailure, InterruptedException {
        try {
            RemoteTry now = server.tried(id);
            while (!now.done()) {
                view.place(now.place());
                Thread.sleep(LOOKING_MILLIS);
                now = server.tried(id);
            }
            return now;
        } catch (InterruptedException e) {
            server.giveUp(id);
            throw e;
        }
    }

    private static byte[] bytes(Session session, Path file) throws CommandFailure {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw session.readFailure(file, e);
        }
    }

    private void print(Session session, RemoteSubmission submission, Runnable forPeople) {
        if (json) {
            session.out().println(submission.json());
        } else {
            forPeople.run();
        }
        session.out().flush();
    }
}
