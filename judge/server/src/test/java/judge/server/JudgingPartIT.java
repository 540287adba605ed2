package judge.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import judge.Eventually;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.judging.WorkerIdentity;
import judge.explain.Explainer;
import judge.online.Origin;
import judge.online.StoredSubmission;
import judge.report.HostSection;
import judge.report.Reports;
import judge.service.JudgingServices;
import judge.service.submission.HandIn;
import judge.submission.SourceFile;
import judge.verify.Verification;
import judge.worker.Progress;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** The part of a server that judges, as it begins. */
class JudgingPartIT {

    private static final Logger LOG = Logger.getLogger(JudgingPart.class.getName());

    @TempDir
    private Path folder;

    @ParameterizedTest
    @OnEachDatabase
    void judgesAlsoWhereTheDatabaseWasAwayAsItBegan(BothDatabases on) throws Exception {
        CountDownLatch failed = new CountDownLatch(1);
        Handler handler = handler(failed);
        LOG.addHandler(handler);
        LOG.setLevel(Level.WARNING); // Whatever other tests let be said.
        LOG.setUseParentHandlers(false);
        String url = on.fresh();
        try (Database database = Database.open(url);
                JudgingPart part = new JudgingPart(
                        WorkerIdentity.alone("here", 1),
                        database,
                        Clock.systemUTC(),
                        JudgingServices.on(database, Clock.systemUTC(), folder),
                        Progress.NOBODY,
                        JudgeOptions.on(List.of(0), 1),
                        options -> judge())) {
            Classroom classroom = new Classroom(database, Clock.systemUTC().instant());
            sql(url, "alter table worker rename to away");
            part.start();
            Eventually.open(failed);

            sql(url, "alter table away rename to worker");

            StoredSubmission submission = handIn(database, classroom);
            Eventually.until(
                    "it is begun",
                    () -> database.read(tables -> tables.judgings().active(submission.id()))
                                    .orElseThrow()
                                    .attempt()
                            > 0);
        } finally {
            LOG.removeHandler(handler);
            LOG.setLevel(null);
            LOG.setUseParentHandlers(true);
        }
    }

    private static Handler handler(CountDownLatch failed) {
        return new Handler() {

            @Override
            public void publish(LogRecord line) {
                if (line.getLevel() == Level.WARNING && line.getThrown() != null) {
                    failed.countDown();
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
    }

    private static void sql(String url, String statement) throws Exception {
        try (Connection connection = DriverManager.getConnection(url);
                Statement made = connection.createStatement()) {
            made.execute(statement);
        }
    }

    private static StoredSubmission handIn(Database database, Classroom classroom) {
        return new HandIn(database, Clock.systemUTC())
                .handIn(
                        classroom.viewer("anna"),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        Classroom.PROBLEM,
                        List.of(new SourceFile("Main.java", new byte[] {1})),
                        null,
                        Origin.WEB,
                        null);
    }

    private static OpenJudge judge() {
        return new OpenJudge(
                (submission, problem, listener) -> Reports.accepted(submission.contestant(), problem.id()),
                (all, threads) -> {
                    throw new AssertionError("no class is judged");
                },
                (problem, coverage, watcher) -> new Verification(problem.id(), List.of(), List.of()),
                (submission, problem) -> {
                    throw new AssertionError("nothing is tried");
                },
                problem -> Optional.empty(),
                Explainer.NONE,
                new HostSection("", "", 1, "", "bubblewrap", List.of()),
                () -> true,
                () -> {});
    }
}
