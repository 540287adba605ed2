package judge.worker;

import java.time.Clock;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.judging.WorkerIdentity;
import judge.engine.JudgingListener;
import judge.problem.Problem;
import judge.report.Report;
import judge.report.Reports;
import judge.submission.Submission;

/**
 * The process of a machine among several, until it is killed: {@code web} takes submissions and prints a line for each
 * that it has confirmed; {@code quick} judges in some milliseconds; {@code slow} prints a line for each judging, waits
 * for a line each, and gives wrong verdicts.
 */
final class MachineProcess {

    private static final int MOST_JUDGING_MILLIS = 30;
    private static final int JOBS = 2;

    private MachineProcess() {}

    /** Starts a machine; the arguments are its kind, the address of the database, and its label. */
    public static void main(String[] arguments) {
        String label = arguments[2];
        Problem problem = Classroom.problem();
        if (arguments[0].equals("web")) {
            Database database = Database.open(arguments[1]);
            database.peers().meet(line -> {});
            for (String login : List.of("anna", "boris", "chen")) {
                new Thread(() -> KilledServer.handsIn(database, login, label)).start();
            }
            return;
        }
        boolean quick = arguments[0].equals("quick");
        Database database = Database.join(arguments[1]);
        database.peers().meet(line -> {});
        new Worker(
                        new WorkerIdentity(label, label, label, JOBS, null),
                        database,
                        Clock.systemUTC(),
                        quick ? MachineProcess::quick : KilledServer::slow,
                        version -> problem,
                        Worker.Chores.NONE,
                        new ToldProgress(database.peers(), Progress.NOBODY))
                .start();
        KilledServer.say("ready");
    }

    private static Report quick(Submission submission, Problem problem, JudgingListener listener)
            throws InterruptedException {
        Thread.sleep(ThreadLocalRandom.current().nextInt(MOST_JUDGING_MILLIS));
        return Reports.accepted(submission.contestant(), problem.id());
    }
}
