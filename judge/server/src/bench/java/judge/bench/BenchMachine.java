package judge.bench;

import java.time.Clock;
import judge.database.Database;
import judge.database.judging.WorkerIdentity;
import judge.engine.BrokenDown;
import judge.problem.Problem;
import judge.worker.Progress;
import judge.worker.ToldProgress;
import judge.worker.Worker;

/** A machine that judges, as a process of its own, until its input ends: each judging takes it a given time. */
final class BenchMachine {

    private BenchMachine() {}

    /**
     * The address of the database, what it is called, how many it has at a time, the milliseconds that each takes;
     * fewer than none: it fails on each.
     */
    public static void main(String[] arguments) throws Exception {
        long millis = Long.parseLong(arguments[3]);
        Problem problem = QueueClass.readProblem();
        try (Database database = Database.join(arguments[0])) {
            database.peers().meet(line -> {});
            WorkerIdentity post =
                    new WorkerIdentity(arguments[1], arguments[1], "bench", Integer.parseInt(arguments[2]), null);
            try (Worker worker = new Worker(
                    post,
                    database,
                    Clock.systemUTC(),
                    (submission, by, listener) -> {
                        if (millis < 0) {
                            return BrokenDown.report(submission.contestant(), by, new IllegalStateException("no disk"));
                        }
                        Thread.sleep(millis);
                        return QueueClass.nothing(submission, by, listener);
                    },
                    version -> problem,
                    Worker.Chores.NONE,
                    new ToldProgress(database.peers(), Progress.NOBODY))) {
                worker.start();
                System.out.println("ready");
                while (System.in.read() >= 0) {
                    // Until who has started it closes it, or ends.
                }
            }
        }
    }
}
