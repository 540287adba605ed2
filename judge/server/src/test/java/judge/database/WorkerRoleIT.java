package judge.database;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The rights on each table of a machine that only judges, tried out as its role. */
@Tag("postgresql")
class WorkerRoleIT {

    private static final String NOTHING = "";
    private static final String FORBIDDEN = "42501";

    /** A new table needs a row here: in most of them a worker has no business. */
    static final Map<String, String> MAY = new TreeMap<>(Map.ofEntries(
            Map.entry("api_token", NOTHING),
            Map.entry("assignment", "select(explain id)"),
            Map.entry("assignment_problem", NOTHING),
            Map.entry("audit", NOTHING),
            Map.entry("balloon", NOTHING),
            Map.entry("blob", "select insert"),
            Map.entry("change_log", "insert"),
            Map.entry("clarification", NOTHING),
            Map.entry("contest", "select(assignment explain)"),
            Map.entry("contest_problem", NOTHING),
            Map.entry("contest_setting", NOTHING),
            Map.entry("course", NOTHING),
            Map.entry("daily_backup", NOTHING),
            Map.entry("draft", NOTHING),
            Map.entry("explanation", "select insert update(attempt content failures ready state wanted worker)"),
            Map.entry("extension", NOTHING),
            Map.entry("flyway_schema_history", "select"),
            Map.entry("grade_override", NOTHING),
            Map.entry(
                    "judging",
                    "select update(again attempt compiled cpu_ms ended enqueued failures group_scores limit_ms"
                            + " max_score place ready report score started state unable verdict worker)"),
            Map.entry("line_comment", NOTHING),
            Map.entry("made_case", "select update(answer attempts done faults input worker)"),
            Map.entry("marking", NOTHING),
            Map.entry("member", NOTHING),
            Map.entry("password_link", NOTHING),
            Map.entry("person", NOTHING),
            Map.entry("print_job", NOTHING),
            Map.entry("practice_problem", NOTHING),
            Map.entry("practice_set", NOTHING),
            Map.entry("prepared_problem", NOTHING),
            Map.entry("problem", "select"),
            Map.entry("problem_version", "select update(state verification verifier)"),
            Map.entry("rejudging", NOTHING),
            Map.entry("removed_contestant", NOTHING),
            Map.entry("replaced", NOTHING),
            Map.entry("rubric_criterion", NOTHING),
            Map.entry("rubric_mark", NOTHING),
            Map.entry("schema_reader", "select"),
            Map.entry("secret", NOTHING),
            Map.entry("server_setting", NOTHING),
            Map.entry("session", NOTHING),
            Map.entry("submission", "select"),
            Map.entry("team", NOTHING),
            Map.entry("thawed_cell", NOTHING),
            Map.entry("throttle", NOTHING),
            Map.entry("time_limit", "select insert"),
            Map.entry("trouble", NOTHING),
            Map.entry("try", "select update(attempt failures input result sources state worker) delete"),
            Map.entry("webhook", NOTHING),
            Map.entry("webhook_place", NOTHING),
            Map.entry("work_group", NOTHING),
            Map.entry("work_group_member", NOTHING),
            Map.entry("work_group_rule", NOTHING),
            Map.entry("worker", "select insert update(all) delete")));

    @Test
    void seesAndChangesWhatIsJudgedAndNothingOfPeople() throws SQLException {
        String url = BothDatabases.POSTGRESQL.fresh();
        String asWorker = WorkerRole.in(url);
        Map<String, List<String>> tables = tables(url);
        Map<String, String> can = new TreeMap<>();
        try (Connection connection = DriverManager.getConnection(asWorker);
                Statement statement = connection.createStatement()) {
            tables.forEach((table, columns) -> can.put(table, tried(statement, table, columns)));

            assertThat(can).isEqualTo(MAY);
            assertThat(isAllowed(statement, "create table mine (id integer)")).isFalse();
            assertThat(isAllowed(statement, "grant select on person to judge_worker"))
                    .isFalse();
            assertThat(isAllowed(statement, "set role judge")).isFalse();
        }
    }

    /** The number by which a cluster chooses how many workers there are, asked for as KEDA asks: by their role. */
    @Test
    void mayAskForTheNumberThatScalesWorkers() throws Exception {
        String url = BothDatabases.POSTGRESQL.fresh();
        JsonNode scaled = new YAMLMapper()
                .readTree(Path.of("judge/container/kubernetes/keda/queue.yaml").toFile());
        try (Connection connection = DriverManager.getConnection(WorkerRole.in(url));
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        scaled.at("/spec/triggers/0/metadata/query").asText())) {
            assertThat(row.next()).isTrue();
            assertThat(row.getLong(1)).isZero();
        }
    }

    private static String tried(Statement statement, String table, List<String> columns) {
        List<String> can = new ArrayList<>();
        List<String> seen = columns.stream()
                .filter(column -> isAllowed(statement, "select " + column + " from " + table + " limit 1"))
                .toList();
        if (!seen.isEmpty()) {
            can.add(seen.size() == columns.size() ? "select" : "select(" + String.join(" ", seen) + ")");
        }
        if (isAllowed(statement, "insert into " + table + " select * from " + table + " where false")
                || isAllowed(statement, "insert into " + table + " (" + columns.get(0) + ") values (null)")) {
            can.add("insert");
        }
        List<String> changed = columns.stream()
                .filter(column -> isAllowed(statement, "update " + table + " set " + column + " = null where false"))
                .toList();
        if (!changed.isEmpty()) {
            can.add("update(" + (changed.size() == columns.size() ? "all" : String.join(" ", changed)) + ")");
        }
        if (isAllowed(statement, "delete from " + table) || isAllowed(statement, "truncate " + table)) {
            can.add("delete");
        }
        return String.join(" ", can);
    }

    /** Tells whether a statement is allowed; one that fails for another reason is. */
    private static boolean isAllowed(Statement statement, String sql) {
        try {
            statement.execute(sql);
            return true;
        } catch (SQLException e) {
            return !FORBIDDEN.equals(e.getSQLState());
        }
    }

    private static Map<String, List<String>> tables(String url) throws SQLException {
        Map<String, List<String>> tables = new HashMap<>();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select table_name, column_name from"
                        + " information_schema.columns where table_schema = 'public' order by column_name")) {
            while (rows.next()) {
                tables.computeIfAbsent(rows.getString(1), any -> new ArrayList<>())
                        .add(rows.getString(2));
            }
        }
        assertThat(tables).hasSizeGreaterThan(20);
        return tables;
    }
}
