package judge.database.contest;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.online.contest.Balloon;
import judge.online.contest.Clarification;
import judge.online.contest.PrintJob;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The questions and answers of contestants, their balloons and their print jobs. */
public record ContestDeskTable(Handle handle) {

    private static final String CLARIFICATION =
            "id, assignment, problem, sender, recipient, reply_to, content, by_person, at";
    private static final String BALLOON = "assignment, person, problem, taken, taken_by, given";
    private static final String PRINT_JOB = "id, assignment, person, file, content, at, printed, failure";

    /** Says something; the number of it is not looked at. */
    public Clarification say(Clarification said) {
        return handle.createQuery("insert into clarification (assignment, problem, sender, recipient, reply_to,"
                        + " content, by_person, at) values (:assignment, :problem, :sender, :recipient, :replyTo,"
                        + " :content, :byPerson, :at) returning " + CLARIFICATION)
                .bindMethods(said)
                .mapTo(Clarification.class)
                .one();
    }

    public Optional<Clarification> clarification(long id) {
        return handle.createQuery("select " + CLARIFICATION + " from clarification where id = :id")
                .bind("id", id)
                .mapTo(Clarification.class)
                .findOne();
    }

    /** All that was said in a contest, the first first. */
    public List<Clarification> clarifications(long assignment) {
        return handle.createQuery(
                        "select " + CLARIFICATION + " from clarification where assignment = :assignment order by id")
                .bind("assignment", assignment)
                .mapTo(Clarification.class)
                .list();
    }

    /** Returns the clarifications that one contestant may read: its own questions, answers to it, and those to all. */
    public List<Clarification> clarifications(long assignment, long person) {
        return handle.createQuery("select " + CLARIFICATION + " from clarification where assignment = :assignment"
                        + " and (sender = :person or sender is null and (recipient is null or recipient = :person))"
                        + " order by id")
                .bind("assignment", assignment)
                .bind("person", person)
                .mapTo(Clarification.class)
                .list();
    }

    /** Returns what the jury of a contest keeps, by its names. */
    public Map<String, String> settings(long assignment) {
        return handle.createQuery(
                        "select name, value from contest_setting where assignment = :assignment" + " order by name")
                .bind("assignment", assignment)
                .reduceRows(new TreeMap<>(), (all, row) -> {
                    all.put(row.getColumn("name", String.class), row.getColumn("value", String.class));
                    return all;
                });
    }

    /** Keeps something; an empty value is kept no more. */
    public void set(long assignment, String name, String value) {
        handle.createUpdate("delete from contest_setting where assignment = :assignment and name = :name")
                .bind("assignment", assignment)
                .bind("name", name)
                .execute();
        if (!value.isEmpty()) {
            handle.createUpdate("insert into contest_setting (assignment, name, value)"
                            + " values (:assignment, :name, :value)")
                    .bind("assignment", assignment)
                    .bind("name", name)
                    .bind("value", value)
                    .execute();
        }
    }

    /** Notes that a person sets out with a balloon; false if another one has. */
    public boolean take(Balloon balloon) {
        return handle.createUpdate("insert into balloon (" + BALLOON + ") values (:assignment, :person, :problem,"
                                + " :taken, :takenBy, :given) on conflict do nothing")
                        .bindMethods(balloon)
                        .execute()
                == 1;
    }

    /** A balloon is where it belongs; false if nobody had taken it, or it was there. */
    public boolean give(long assignment, long person, long problem, Instant given) {
        return handle.createUpdate("update balloon set given = :given where assignment = :assignment"
                                + " and person = :person and problem = :problem and given is null")
                        .bind("given", given)
                        .bind("assignment", assignment)
                        .bind("person", person)
                        .bind("problem", problem)
                        .execute()
                == 1;
    }

    /** A balloon is back where they come from. */
    public void bringBack(long assignment, long person, long problem) {
        handle.createUpdate("delete from balloon where assignment = :assignment and person = :person"
                        + " and problem = :problem")
                .bind("assignment", assignment)
                .bind("person", person)
                .bind("problem", problem)
                .execute();
    }

    /** All balloons of a contest that somebody has taken. */
    public List<Balloon> balloons(long assignment) {
        return handle.createQuery("select " + BALLOON + " from balloon where assignment = :assignment"
                        + " order by taken, person, problem")
                .bind("assignment", assignment)
                .mapTo(Balloon.class)
                .list();
    }

    /**
     * Has something printed.
     *
     * @param content its digest, among the blobs
     */
    public PrintJob print(long assignment, long person, String file, String content, Instant at) {
        return handle.createQuery("insert into print_job (assignment, person, file, content, at)"
                        + " values (:assignment, :person, :file, :content, :at) returning " + PRINT_JOB)
                .bind("assignment", assignment)
                .bind("person", person)
                .bind("file", file)
                .bind("content", content)
                .bind("at", at)
                .mapTo(PrintJob.class)
                .one();
    }

    public Optional<PrintJob> printJob(long id) {
        return handle.createQuery("select " + PRINT_JOB + " from print_job where id = :id")
                .bind("id", id)
                .mapTo(PrintJob.class)
                .findOne();
    }

    /** Returns the print jobs of a contest, printed ones too, the last first. */
    public List<PrintJob> printJobs(long assignment) {
        return handle.createQuery(
                        "select " + PRINT_JOB + " from print_job where assignment = :assignment order by id desc")
                .bind("assignment", assignment)
                .mapTo(PrintJob.class)
                .list();
    }

    /** The same of one contestant. */
    public List<PrintJob> printJobs(long assignment, long person) {
        return handle.createQuery("select " + PRINT_JOB
                        + " from print_job where assignment = :assignment and person = :person order by id desc")
                .bind("assignment", assignment)
                .bind("person", person)
                .mapTo(PrintJob.class)
                .list();
    }

    /**
     * Takes the next print job of all contests; nobody else gets it, even if its taker is not heard of again.
     *
     * @param failure the message shown for the job until {@link #told} is called
     */
    public Optional<PrintJob> take(Instant now, String failure) {
        return handle.createQuery("select " + PRINT_JOB + " from print_job where printed is null order by id limit 1")
                .mapTo(PrintJob.class)
                .findOne()
                .filter(job -> printed(job.id(), now, failure));
    }

    /** Notes how printing went. */
    public void told(long id, Instant printed, @Nullable String failure) {
        handle.createUpdate("update print_job set printed = :printed, failure = :failure where id = :id")
                .bind("printed", printed)
                .bind("failure", failure)
                .bind("id", id)
                .execute();
    }

    /**
     * Notes that a job was printed, or has failed; false if that was noted before.
     *
     * @param failure null: it is printed
     */
    public boolean printed(long id, Instant printed, @Nullable String failure) {
        return handle.createUpdate("update print_job set printed = :printed, failure = :failure where id = :id"
                                + " and printed is null")
                        .bind("printed", printed)
                        .bind("failure", failure)
                        .bind("id", id)
                        .execute()
                == 1;
    }
}
