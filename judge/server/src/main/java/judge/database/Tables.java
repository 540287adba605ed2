package judge.database;

import org.jdbi.v3.core.Handle;

/** All tables within one transaction; of no use after it. */
public final class Tables {

    private final Handle handle;
    private final Dialect dialect;
    private final TurnTable turns;
    private boolean rights;

    Tables(Handle handle, Dialect dialect, int turns) {
        this.handle = handle;
        this.dialect = dialect;
        this.turns = new TurnTable(handle, dialect, turns);
    }

    /**
     * Until the end of this transaction no other one does what concerns this person and begins with this. On SQLite
     * that holds for all that is written.
     */
    public void lock(long person) {
        turns.lock(person);
    }

    /** How much there is for workers to begin, once this is on the disk, that was not there before. */
    int queued() {
        return turns.given();
    }

    /** Whether something was changed that what somebody may do or see can depend on. */
    boolean hasChangedRights() {
        return rights;
    }

    /** What workers are to do next. */
    TurnTable turns() {
        return turns;
    }

    /** What is done when somebody hands in. */
    public HandInTable handIns() {
        return new HandInTable(handle, dialect, turns);
    }

    /** What a worker does for each judging. */
    QueueTable queue() {
        return new QueueTable(handle, dialect, turns);
    }

    /** Who judges. */
    public WorkerTable workers() {
        return new WorkerTable(handle, dialect);
    }

    /** Who has an account. */
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

    /** What was handed in. */
    public SubmissionTable submissions() {
        return new SubmissionTable(handle);
    }

    /** How it was judged, and what is still to be judged. */
    public JudgingTable judgings() {
        return new JudgingTable(handle, turns);
    }

    /** Figures over all of that. */
    public FigureTable figures() {
        return new FigureTable(handle);
    }

    /** Content by its digest. */
    public BlobTable blobs() {
        return new BlobTable(handle);
    }

    /** What has happened, in order. */
    public ChangeTable changes() {
        return new ChangeTable(handle, dialect);
    }

    /** Who is logged in. */
    public SessionTable sessions() {
        return new SessionTable(handle, () -> rights = true);
    }

    /** Tokens of programs, and links by which passwords are set. */
    public TokenTable tokens() {
        return new TokenTable(handle);
    }

    /** How often something may be tried. */
    public ThrottleTable throttles() {
        return new ThrottleTable(handle);
    }

    /** What only this server knows. */
    public SecretTable secrets() {
        return new SecretTable(handle);
    }

    /** Time limits that were measured. */
    public TimeLimitTable timeLimits() {
        return new TimeLimitTable(handle);
    }

    /** Who did what. */
    public AuditTable audit() {
        rights = true;
        return new AuditTable(handle);
    }

    /** What teachers say about what was handed in. */
    public RemarkTable grades() {
        return new RemarkTable(handle);
    }

    /** What is judged once more, aside. */
    public RejudgingTable rejudgings() {
        return new RejudgingTable(handle);
    }

    /** Contests, their problems, and what was thawed. */
    public ContestTable contests() {
        return new ContestTable(handle, dialect);
    }

    /** Who takes part in contests. */
    public TeamTable teams() {
        return new TeamTable(handle);
    }

    /** What contestants ask, and what is to be brought to them. */
    public ContestDeskTable contestDesk() {
        return new ContestDeskTable(handle);
    }

    /** Programs that want to be called. */
    public WebhookTable webhooks() {
        return new WebhookTable(handle, dialect);
    }

    /** What those are told who follow a contest. */
    public ContestFeedTable contestFeed() {
        return new ContestFeedTable(handle, dialect);
    }
}
