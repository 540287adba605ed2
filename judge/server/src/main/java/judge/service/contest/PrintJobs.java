package judge.service.contest;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.PrintJob;
import judge.online.contest.Team;
import judge.service.access.Audit;
import org.jspecify.annotations.Nullable;

/** The print jobs of contestants: each waits until a command, or a member of the jury, has printed it. */
public final class PrintJobs {

    private static final int MOST_BYTES = 64 << 10;
    private static final int MOST_NAME = 100;
    /** The least time between two print jobs: nobody can empty the paper tray. */
    private static final Duration BETWEEN = Duration.ofSeconds(20);

    private static final int MOST_JOBS = 100;

    /** The message about a job while it is printed, which stays if the server is killed meanwhile. */
    private static final String BEGUN = "it was begun";

    private final Database database;
    private final Clock clock;
    private final ContestAuthorization contests;
    private final Audit audit;

    public PrintJobs(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        contests = new ContestAuthorization(clock);
        audit = new Audit(clock);
    }

    /** A print job with its team. */
    public record PrintView(PrintJob job, Team team) {}

    /** The same with its text. */
    public record Printable(PrintJob job, Team team, String text) {}

    /** A contestant wants a file on paper. */
    public void add(Viewer viewer, String course, String assignment, String file, byte[] content) {
        if (content.length == 0) {
            throw Refusal.invalid("text-empty");
        }
        if (content.length > MOST_BYTES) {
            throw new Refusal(
                    Refusal.Kind.TOO_LARGE, "print-large", Map.of("bytes", MOST_BYTES, "sentBytes", content.length));
        }
        String name = file.replaceAll("\\p{Cntrl}", "").strip();
        Instant now = clock.instant();
        database.write(tables -> {
            ContestView at = contests.contest(tables, viewer, course, assignment, Action.TAKE_PART);
            long contest = at.assignment().id();
            tables.lock(viewer.person());
            contests.takesPart(tables, at, viewer);
            List<PrintJob> own = tables.contestDesk().printJobs(contest, viewer.person());
            if (own.size() >= MOST_JOBS) {
                throw new Refusal(Refusal.Kind.TOO_OFTEN, "prints-many", Map.of("most", MOST_JOBS));
            }
            Optional<Instant> next =
                    own.stream().findFirst().map(job -> job.at().plus(BETWEEN));
            if (next.filter(now::isBefore).isPresent()) {
                throw new Refusal(Refusal.Kind.TOO_OFTEN, "print-again-soon", Map.of(), next.get());
            }
            tables.contestDesk()
                    .print(
                            contest,
                            viewer.person(),
                            name.substring(0, Math.min(MOST_NAME, name.length())),
                            tables.blobs().put(content),
                            now);
            return null;
        });
    }

    /** Returns the print jobs, printed ones too, the last first: a contestant's own, or for the jury all. */
    public List<PrintView> of(Viewer viewer, String course, String assignment) {
        return database.read(tables -> {
            ContestView at = contests.contest(tables, viewer, course, assignment, Action.SEE_CONTEST);
            long contest = at.assignment().id();
            if (!at.staff()) {
                return tables.contestDesk().printJobs(contest, viewer.person()).stream()
                        .map(job -> new PrintView(job, team(at.team(), job)))
                        .toList();
            }
            Map<Long, Team> teams = new HashMap<>();
            tables.teams().of(contest).forEach(team -> teams.put(team.person(), team));
            return tables.contestDesk().printJobs(contest).stream()
                    .map(job -> new PrintView(job, team(teams.get(job.person()), job)))
                    .toList();
        });
    }

    private static Team team(@Nullable Team team, PrintJob job) {
        return team == null
                ? new Team(job.assignment(), job.person(), "", "", null, null, null, null, false, null)
                : team;
    }

    /** The text of one, for the jury to print by itself. */
    public Printable text(Viewer viewer, String course, String assignment, long id) {
        return database.read(tables -> printable(tables, job(tables, viewer, course, assignment, id)));
    }

    /** The jury has printed it by itself. */
    public void printed(Viewer viewer, String course, String assignment, long id) {
        database.write(tables -> {
            PrintJob job = job(tables, viewer, course, assignment, id);
            tables.contestDesk().printed(job.id(), clock.instant(), null);
            audit.note(tables, viewer, "printed", "assignment " + course + "/" + assignment, "job " + id);
            return null;
        });
    }

    private PrintJob job(Tables tables, Viewer viewer, String course, String assignment, long id) {
        long contest = contests.contest(tables, viewer, course, assignment, Action.RUN_CONTEST)
                .assignment()
                .id();
        return tables.contestDesk()
                .printJob(id)
                .filter(one -> one.assignment() == contest)
                .orElseThrow(Refusal::notFound);
    }

    /**
     * Takes the next print job of all contests, for the machine with the printer. It comes once: wasted paper, or one
     * page too many, is worse than one that the jury has to print by itself.
     */
    public Optional<Printable> next() {
        return database.write(
                tables -> tables.contestDesk().take(clock.instant(), BEGUN).map(job -> printable(tables, job)));
    }

    /**
     * Notes that a job was printed, or has failed.
     *
     * @param failure null: it is printed
     */
    public void done(long id, @Nullable String failure) {
        database.write(tables -> {
            tables.contestDesk().told(id, clock.instant(), failure);
            return id;
        });
    }

    private static Printable printable(Tables tables, PrintJob job) {
        return new Printable(
                job,
                team(tables.teams().find(job.assignment(), job.person()).orElse(null), job),
                new String(tables.blobs().get(job.content()), StandardCharsets.UTF_8));
    }
}
