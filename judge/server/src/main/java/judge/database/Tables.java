package judge.database;

import java.util.List;
import judge.database.account.AuditTable;
import judge.database.account.PersonTable;
import judge.database.account.SessionTable;
import judge.database.account.TokenTable;
import judge.database.contest.ContestDeskTable;
import judge.database.contest.ContestFeedTable;
import judge.database.contest.ContestTable;
import judge.database.contest.TeamTable;
import judge.database.contest.WebhookTable;
import judge.database.course.AssignmentTable;
import judge.database.course.CourseTable;
import judge.database.course.LanguageTable;
import judge.database.course.PracticeTable;
import judge.database.course.PreparedTable;
import judge.database.course.ProblemTable;
import judge.database.course.RemarkTable;
import judge.database.course.RubricTable;
import judge.database.judging.BlobTable;
import judge.database.judging.ChangeTable;
import judge.database.judging.DraftTable;
import judge.database.judging.ExplanationTable;
import judge.database.judging.FigureTable;
import judge.database.judging.HandInTable;
import judge.database.judging.JudgingTable;
import judge.database.judging.ListedTable;
import judge.database.judging.OwnSubmissionTable;
import judge.database.judging.QueueTable;
import judge.database.judging.RejudgingTable;
import judge.database.judging.SubmissionTable;
import judge.database.judging.TimeLimitTable;
import judge.database.judging.TryTable;
import judge.database.judging.TurnTable;
import judge.database.judging.WorkerTable;
import judge.database.sql.Dialect;
import judge.database.upkeep.UpkeepTables;
import judge.online.AuditEntry;
import org.jdbi.v3.core.Handle;

/** All tables within one transaction; of no use after it. */
public final class Tables {

    private final Handle handle;
    private final Dialect dialect;
    private final TurnTable turns;
    private final AuditTable audit;
    private boolean rights;

    Tables(Handle handle, Dialect dialect, int turns) {
        this.handle = handle;
        this.dialect = dialect;
        audit = new AuditTable(handle);
        this.turns = new TurnTable(handle, dialect, turns);
    }

    /**
     * Makes all other transactions about this person that begin with this wait until the end of this one. On SQLite
     * every writing transaction waits.
     */
    public void lock(long person) {
        turns.lock(person);
    }

    /** Returns the number of new judgings that workers can begin once this is on the disk. */
    int queued() {
        return turns.given();
    }

    /** Tells whether something was changed that a person's rights to do or see something can depend on. */
    boolean hasChangedRights() {
        return rights || audit.isAddedTo();
    }

    /** Returns what was done, in words of the log. */
    List<AuditEntry> deeds() {
        return audit.told();
    }

    /** Returns the turns of judgings. */
    public TurnTable turns() {
        return turns;
    }

    /** Returns the statements of handing in. */
    public HandInTable handIns() {
        return new HandInTable(handle, dialect, turns);
    }

    /** Returns the statements of a worker for each judging. */
    public QueueTable queue() {
        return new QueueTable(handle, dialect, turns);
    }

    /** Returns the table of workers. */
    public WorkerTable workers() {
        return new WorkerTable(handle, dialect);
    }

    /** Returns the table of accounts. */
    public PersonTable people() {
        return new PersonTable(handle);
    }

    /** Courses, and who is in them. */
    public CourseTable courses() {
        return new CourseTable(handle);
    }

    /** Problems and their versions. */
    public ProblemTable problems() {
        return new ProblemTable(handle, dialect);
    }

    /** Assignments, their problems, and extensions. */
    public AssignmentTable assignments() {
        return new AssignmentTable(handle);
    }

    /** Sets for practice. */
    public PracticeTable practice() {
        return new PracticeTable(handle);
    }

    /** Criteria and marks by hand. */
    public RubricTable rubrics() {
        return new RubricTable(handle);
    }

    /** Returns the table of submissions. */
    public SubmissionTable submissions() {
        return new SubmissionTable(handle);
    }

    /** Lists of submissions with filters. */
    public ListedTable listed() {
        return new ListedTable(handle, dialect);
    }

    /** Everything that one person has handed in. */
    public OwnSubmissionTable ownSubmissions() {
        return new OwnSubmissionTable(handle);
    }

    /** Returns the table of judgings, done and to be done. */
    public JudgingTable judgings() {
        return new JudgingTable(handle, turns);
    }

    /** Returns the table of explanations of failed judgings. */
    public ExplanationTable explanations() {
        return new ExplanationTable(handle, dialect.skipLocked());
    }

    /** Returns the table of what is written and not handed in. */
    public DraftTable drafts() {
        return new DraftTable(handle);
    }

    /** Returns the table of problems of other judges that are yet to be kept. */
    public PreparedTable prepared() {
        return new PreparedTable(handle);
    }

    /** Returns the table of programs that are tried without being handed in. */
    public TryTable tries() {
        return new TryTable(handle, turns, dialect.skipLocked());
    }

    /** Figures over all of that. */
    public FigureTable figures() {
        return new FigureTable(handle);
    }

    /** Content by its digest. */
    public BlobTable blobs() {
        return new BlobTable(handle);
    }

    /** Returns the log of changes, in order. */
    public ChangeTable changes() {
        return new ChangeTable(handle, dialect);
    }

    /** Returns the table of sessions. */
    public SessionTable sessions() {
        return new SessionTable(handle, () -> rights = true);
    }

    /** Tokens of programs, and links by which passwords are set. */
    public TokenTable tokens() {
        return new TokenTable(handle);
    }

    /** Time limits that were measured. */
    public TimeLimitTable timeLimits() {
        return new TimeLimitTable(handle);
    }

    /** Returns the log of who did what. */
    public AuditTable audit() {
        return audit;
    }

    /** Returns the tables of the server itself. */
    public UpkeepTables upkeep() {
        return new UpkeepTables(handle);
    }

    /** Returns the table of teachers' remarks. */
    public RemarkTable grades() {
        return new RemarkTable(handle);
    }

    /** Returns the table of rejudgings. */
    public RejudgingTable rejudgings() {
        return new RejudgingTable(handle);
    }

    /** Returns the table of the languages that are taken. */
    public LanguageTable languages() {
        return new LanguageTable(handle);
    }

    /** Contests, their problems, and what was thawed. */
    public ContestTable contests() {
        return new ContestTable(handle, dialect);
    }

    /** Returns the table of contestants. */
    public TeamTable teams() {
        return new TeamTable(handle);
    }

    /** Returns the table of contestants' questions, balloons and print jobs. */
    public ContestDeskTable contestDesk() {
        return new ContestDeskTable(handle);
    }

    /** Programs that want to be called. */
    public WebhookTable webhooks() {
        return new WebhookTable(handle, dialect);
    }

    /** Returns the log of contests for those who follow them. */
    public ContestFeedTable contestFeed() {
        return new ContestFeedTable(handle, dialect);
    }
}
