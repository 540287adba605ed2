package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import judge.database.Classroom;
import judge.database.Database;
import judge.engine.Judge;
import judge.engine.JudgingListener;
import judge.explain.Explanation;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.problem.Problem;
import judge.report.Report;
import judge.report.Reports;
import judge.service.submission.Drafts;
import judge.service.submission.HandIn;
import judge.service.submission.Tries;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;

/**
 * A process that takes submissions and judges them until it is killed. It prints a line for each that it has confirmed,
 * as a server does by answering.
 */
final class KilledServer {

    private static final List<String> STUDENTS = List.of("anna", "boris", "chen");
    private static final int MOST_JUDGING_MILLIS = 30;
    private static final int PAUSE_MILLIS = 10;
    private static final BufferedReader TOLD = new BufferedReader(new InputStreamReader(System.in, UTF_8));

    private KilledServer() {}

    /** Address of the database, home of the worker, name of the run, and what to do. */
    public static void main(String[] arguments) throws Exception {
        Database database = Database.open(arguments[0]);
        Problem problem = Classroom.problem();
        Judge judge = arguments[3].equals("slow") ? KilledServer::slow : KilledServer::fast;
        Worker worker = new Worker(
                arguments[1],
                database,
                Clock.systemUTC(),
                judge,
                version -> problem,
                Worker.Chores.NONE,
                Progress.NOBODY,
                arguments[3].equals("fast") ? 2 : 1);
        worker.explaining(KilledServer::explains);
        if (!arguments[3].equals("fast")) {
            say("ready");
            worker.start();
            return;
        }
        worker.start();
        for (String login : STUDENTS) {
            new Thread(() -> handsIn(database, login, arguments[2])).start();
        }
        Viewer tina = tina(database);
        for (KilledDeed deed : KilledDeed.values()) {
            new Thread(() -> does(deed, database, tina)).start();
        }
    }

    private static Viewer tina(Database database) {
        return database.read(tables -> tables.people().find("tina"))
                .map(one -> new Viewer(one.id(), one.login(), one.name(), SiteRole.TEACHER))
                .orElseThrow();
    }

    /** Does the same again and again, with a growing number, and says each that is confirmed. */
    private static void does(KilledDeed deed, Database database, Viewer tina) {
        try {
            for (long i = System.currentTimeMillis(); ; i++) {
                try {
                    deed.doIt(database, tina, i);
                    say("did " + deed + " " + i);
                } catch (Refusal e) {
                    say("refused " + e.kind()); // The database is away.
                }
                Thread.sleep(ThreadLocalRandom.current().nextInt(10 * PAUSE_MILLIS));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static void handsIn(Database database, String login, String run) {
        HandIn handIn = new HandIn(database, Clock.systemUTC());
        Viewer viewer = database.read(tables -> tables.people().find(login))
                .map(one -> new Viewer(one.id(), one.login(), one.name(), one.role()))
                .orElseThrow();
        for (int i = 0; ; i++) {
            SourceFile source = new SourceFile("Main.java", ("// " + run + login + i).getBytes(UTF_8));
            String key = run + "-" + i;
            tries(database, viewer, source);
            try {
                keep(handIn.drafts(), viewer);
                say("took "
                        + handIn.handIn(
                                        viewer,
                                        Classroom.COURSE,
                                        Classroom.ASSIGNMENT,
                                        Classroom.PROBLEM,
                                        List.of(source),
                                        null,
                                        Origin.WEB,
                                        key)
                                .id());
                Thread.sleep(ThreadLocalRandom.current().nextInt(PAUSE_MILLIS));
            } catch (Refusal e) {
                i--; // The same once more, as a client would.
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** Writes the number of the writing, and says which one it was when it is kept. */
    private static void keep(Drafts drafts, Viewer viewer) {
        int last = drafts.of(viewer, Classroom.COURSE, Classroom.ASSIGNMENT, Classroom.PROBLEM)
                .map(Drafts.Draft::version)
                .orElse(0);
        String source = String.valueOf(last + 1);
        drafts.put(viewer, Classroom.COURSE, Classroom.ASSIGNMENT, Classroom.PROBLEM, last, "java", source);
        say("kept " + viewer.login() + " " + source);
    }

    /** Has the source tried as well, where there is none before it. */
    private static void tries(Database database, Viewer viewer, SourceFile source) {
        try {
            new Tries(database, Clock.systemUTC(), version -> Classroom.problem())
                    .begin(
                            viewer,
                            Classroom.COURSE,
                            Classroom.ASSIGNMENT,
                            new Tries.Request(Classroom.PROBLEM, List.of(source), null, null));
        } catch (Refusal e) {
            return; // There is one, or there were twelve in a minute.
        }
    }

    static synchronized void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    private static Report fast(Submission submission, Problem problem, JudgingListener listener)
            throws InterruptedException {
        Thread.sleep(ThreadLocalRandom.current().nextInt(MOST_JUDGING_MILLIS));
        return Reports.accepted(submission.contestant(), problem.id());
    }

    /** Says that it has begun, and comes to no end. */
    private static Explanation explains(Submission submission, Problem problem, Report report)
            throws InterruptedException {
        say("explains " + submission.id());
        Thread.sleep(Long.MAX_VALUE);
        return Explanation.NONE;
    }

    /** Says that it has begun, waits for a line that it is told, and is wrong. */
    static Report slow(Submission submission, Problem problem, JudgingListener listener) {
        say("begun " + submission.id());
        try {
            TOLD.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        say("judged " + submission.id());
        return Reports.with(submission.contestant(), problem.id(), Verdict.WA, List.of());
    }
}
