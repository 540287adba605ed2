package judge.database.backup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A table in a backup.
 *
 * @param key the columns by which its rows are sorted
 * @param since the first version of the schema that has it
 */
record BackupTable(String name, String key, int since) {

    private static final int CONTESTS = 5;
    private static final int TIME_LIMITS = 8;
    private static final int REMOVED = 9;
    private static final int EXPLANATIONS = 15;
    private static final int DRAFTS = 17;
    private static final int PRACTICE = 19;
    private static final int RUBRIC = 29;
    private static final int MARKING = 30;
    private static final int GROUPS = 32;
    private static final int JURY = 34;

    /** The tables in the order in which they can be filled: tables that others refer to come first. */
    static final List<BackupTable> ALL = List.of(
            new BackupTable("person", "id"),
            new BackupTable("password_link", "token_hash"),
            new BackupTable("api_token", "id"),
            new BackupTable("course", "id"),
            new BackupTable("member", "course, person"),
            new BackupTable("blob", "hash"),
            new BackupTable("problem", "id"),
            new BackupTable("problem_version", "id"),
            new BackupTable("assignment", "id"),
            new BackupTable("assignment_problem", "assignment, problem"),
            new BackupTable("extension", "assignment, person"),
            new BackupTable("submission", "id"),
            new BackupTable("judging", "id"),
            new BackupTable("rejudging", "id"),
            new BackupTable("replaced", "rejudging, submission"),
            new BackupTable("grade_override", "id"),
            new BackupTable("line_comment", "id"),
            new BackupTable("change_log", "seq"),
            new BackupTable("audit", "seq"),
            new BackupTable("contest", "assignment", CONTESTS),
            new BackupTable("contest_problem", "assignment, problem", CONTESTS),
            new BackupTable("team", "assignment, person", CONTESTS),
            new BackupTable("clarification", "id", CONTESTS),
            new BackupTable("balloon", "assignment, person, problem", CONTESTS),
            new BackupTable("print_job", "id", CONTESTS),
            new BackupTable("thawed_cell", "assignment, person, problem", CONTESTS),
            new BackupTable("contest_setting", "assignment, name", JURY),
            new BackupTable("time_limit", "key", TIME_LIMITS),
            new BackupTable("removed_contestant", "assignment, person", REMOVED),
            new BackupTable("explanation", "judging", EXPLANATIONS),
            new BackupTable("draft", "person, problem", DRAFTS),
            new BackupTable("practice_set", "assignment", PRACTICE),
            new BackupTable("practice_problem", "assignment, problem", PRACTICE),
            new BackupTable("server_setting", "name", PRACTICE),
            new BackupTable("rubric_criterion", "id", RUBRIC),
            new BackupTable("rubric_mark", "criterion, person", RUBRIC),
            new BackupTable("marking", "assignment, person, problem", MARKING),
            new BackupTable("work_group_rule", "assignment", GROUPS),
            new BackupTable("work_group", "id", GROUPS),
            new BackupTable("work_group_member", "assignment, person", GROUPS));

    /**
     * The tables that no backup has, as none of them belongs to another server: sessions, attempts to log in, judging
     * processes, the server's secrets, and the other programs that it calls, up to places in its own log; which backups
     * it has made; and what is forgotten within the hour or day.
     */
    private static final Set<String> LEFT_OUT = Set.of(
            "session",
            "throttle",
            "worker",
            "secret",
            "try",
            "prepared_problem",
            "made_case",
            "trouble",
            "daily_backup",
            "webhook",
            "webhook_place",
            "flyway_schema_history",
            "schema_reader",
            "sqlite_sequence");

    /** Numbers of transactions say nothing in another database. */
    private static final Set<String> LEFT_OUT_OF_CHANGES = Set.of("tx");

    private static final Map<String, Optional<Long>> ADDED_TO_JUDGINGS = Map.of(
            "ready", Optional.of(0L),
            "compiled", Optional.empty(),
            "place", Optional.of(0L),
            "group_scores", Optional.empty(),
            "pool", Optional.empty(),
            "unable", Optional.empty(),
            "failures", Optional.of(0L),
            "again", Optional.empty(),
            "cpu_ms", Optional.empty(),
            "limit_ms", Optional.empty());
    private static final Map<String, Optional<Long>> ADDED_TO_CHANGES = Map.of("assignment", Optional.empty());

    /** A table that was always there. */
    BackupTable(String name, String key) {
        this(name, key, 1);
    }

    /** Returns the tables of a new database that are neither in a backup nor left out on purpose. */
    static Set<String> unknown(Set<String> all) {
        Set<String> unknown = new TreeSet<>(all);
        ALL.forEach(table -> unknown.remove(table.name()));
        unknown.removeAll(LEFT_OUT);
        return unknown;
    }

    /** Columns that older versions do not have, and what is in them of a row from there. */
    Map<String, Optional<Long>> added() {
        return switch (name) {
            case "assignment" -> Map.of(
                    "explain", Optional.of(1L), "tries", Optional.of(1L), "languages", Optional.empty());
            case "contest" -> Map.of("explain", Optional.of(0L), "tries", Optional.of(0L));
            case "course" -> Map.of("languages", Optional.empty());
            case "judging" -> ADDED_TO_JUDGINGS;
            case "change_log" -> ADDED_TO_CHANGES;
            case "member" -> Map.of("roster_group", Optional.empty());
            case "person" -> Map.of("made_in", Optional.empty());
            case "problem_version" -> Map.of("verifier", Optional.empty());
            case "submission" -> Map.of("contestant", Optional.empty(), "language", Optional.empty());
            default -> Map.of();
        };
    }

    /** Columns that are not in a backup: the database itself fills them. */
    Set<String> leftOut() {
        return name.equals("change_log") ? LEFT_OUT_OF_CHANGES : Set.of();
    }

    /** The name of its file in the backup. */
    String entry() {
        return "tables/" + name + ".ndjson";
    }

    /** Tells whether the database numbers the table's rows. */
    boolean isNumbered() {
        return key.equals("id") || key.equals("seq");
    }
}
