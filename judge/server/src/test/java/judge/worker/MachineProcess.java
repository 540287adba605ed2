package judge.worker;

import java.time.Clock;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.judging.WorkerIdentity;
import judge.engine.Judge;
import judge.engine.JudgingListener;
import judge.explain.Explanation;
import judge.problem.Problem;
import judge.report.Report;
import judge.report.Reports;
import judge.submission.Submission;

/**
 * The process of a machine among several, until it is killed: {@code web} takes submissions and prints a line for each
 * that it has confirmed; {@code quick} judges in some milliseconds; {@code slow} prints a line for each judging, waits
 * for a line each, and gives wrong verdicts; {@code explains} finds everything wrong, and its cause in a while.
 */
final class MachineProcess {

    private static final int MOST_JUDGING_MILLIS = 30;
    private static final int MOST_EXPLAINING_MILLIS = 300;
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
        Judge judge =
                switch (arguments[0]) {
                    case "quick" -> MachineProcess::quick;
                    case "explains" -> ExplainingIT::fail;
                    default -> KilledServer::slow;
                };
        Database database = Database.join(arguments[1]);
        database.peers().meet(line -> {});
        Worker worker = new Worker(
                new WorkerIdentity(label, label, label, JOBS, null),
                database,
                Clock.systemUTC(),
                judge,
                version -> problem,
                Worker.Chores.NONE,
                new ToldProgress(database.peers(), Progress.NOBODY));
        if (arguments[0].equals("explains")) {
            worker.explaining(MachineProcess::explains);
        }
        worker.start();
        KilledServer.say("ready");
    }

    private static Explanation explains(Submission submission, Problem problem, Report report)
            throws InterruptedException {
        Thread.sleep(ThreadLocalRandom.current().nextInt(MOST_EXPLAINING_MILLIS));
        return ExplainingIT.found(submission, problem, report);
    }

    private static Report quick(Submission submission, Problem problem, JudgingListener listener)
            throws InterruptedException {
        Thread.sleep(ThreadLocalRandom.current().nextInt(MOST_JUDGING_MILLIS));
        return Reports.accepted(submission.contestant(), problem.id());
    }
}
