package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.web.MatrixWorld.Moment;
import judge.web.MatrixWorld.Who;
import judge.web.http.Route;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * Asks for every route that the server has, as everybody, before opening, while open and after closing, and compares
 * what is answered with a table: a route without a row fails. On PostgreSQL those ask who are let in, and two who are
 * not: from what a database says of somebody, the same code refuses the others. With {@code -Droutes.write} the table
 * is written anew instead; each changed line is then to be looked at.
 */
@Order(2)
class RouteMatrixIT {

    private static final Path TABLE = Path.of("judge/server/src/test/resources/judge/web/routes.txt");
    private static final String HEAD = "# method path phase: "
            + IntStream.range(0, Who.values().length)
                    .mapToObj(i -> Who.values()[i].login())
                    .collect(Collectors.joining(" "));

    /** Two who are refused most: in a course, and out of it. */
    private static final Set<Who> UNINVITED = Set.of(Who.CLASSMATE, Who.OTHER_STUDENT);

    private static final Set<Who> JURY = Set.of(Who.ASSISTANT, Who.TEACHER, Who.ADMIN);

    private final HttpClient client = HttpClient.newHttpClient();

    @ParameterizedTest
    @OnEachDatabase
    void answersEverybodyAsTheTableSays(BothDatabases on) throws Exception {
        List<String> lines = new ArrayList<>(List.of(HEAD));
        Map<String, List<Integer>> told = on == BothDatabases.SQLITE ? Map.of() : table();
        try (MatrixWorld world = new MatrixWorld(on)) {
            for (Route route : world.routes()) {
                for (Moment phase : MatrixWorld.phases(route)) {
                    lines.add(line(world, route, phase, told));
                }
            }
        }
        if (System.getProperty("routes.write") != null) {
            Files.write(TABLE, lines);
            return;
        }

        assertThat(lines).containsExactlyElementsOf(Files.readAllLines(TABLE));
    }

    /** A row; where it is told already, only those ask whose answer may depend on the database. */
    private String line(MatrixWorld world, Route route, Moment phase, Map<String, List<Integer>> told)
            throws Exception {
        String row = route + " " + phase.name().toLowerCase(Locale.ROOT);
        List<Integer> known = told.getOrDefault(row, List.of());
        StringBuilder line = new StringBuilder(row);
        for (Who who : Who.values()) {
            boolean asks = known.isEmpty() || UNINVITED.contains(who) || isLetIn(known.get(who.ordinal()));
            int status = asks ? status(world.request(route, phase, who)) : known.get(who.ordinal());
            line.append(' ').append(status);
        }
        return line.toString();
    }

    private static boolean isLetIn(int status) {
        return status < 400 && status != 302;
    }

    /** Events go on, so nothing but the head of an answer is waited for. */
    private int status(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<InputStream> answer = client.send(request, BodyHandlers.ofInputStream());
        answer.body().close();
        return answer.statusCode();
    }

    @Test
    void nothingFails() throws IOException {
        assertThat(table()).allSatisfy((row, cells) -> assertThat(cells).allMatch(status -> status < 500));
    }

    @Test
    void nobodyGetsIntoACourseFromElsewhere() throws IOException {
        table().forEach((row, cells) -> {
            if (row.matches(".*\\{(course|assignment|submission|rejudging|id|contest)}.*")) {
                assertThat(cells.get(Who.NOBODY.ordinal())).as(row).isIn(302, 401);
                assertThat(cells.get(Who.OTHER_STUDENT.ordinal())).as(row).isEqualTo(404);
                // A teacher learns that the name of somebody else's course is taken.
                assertThat(cells.get(Who.OTHER_TEACHER.ordinal()))
                        .as(row)
                        .isEqualTo(row.startsWith("PUT /api/v1/courses/{course} ") ? 409 : 404);
            }
        });
    }

    @Test
    void whatIsNotForSomebodyIsAsIfItWereNotThere() throws IOException {
        Map<String, List<Integer>> table = table();
        table.forEach((row, cells) -> {
            List<Integer> absent = table.get(row.replaceFirst("[a-z]+$", "absent"));
            if (absent != null) {
                for (Who who : Who.values()) {
                    int status = cells.get(who.ordinal());
                    boolean hidden = status == 404
                            || who.isElsewhere()
                            || (who.isStudent()
                                    && row.endsWith(" before")
                                    && !isOfAContestToCome(row)
                                    && !isPageOfAContest(row));
                    if (hidden) {
                        assertThat(status).as("%s: %s", row, who).isEqualTo(absent.get(who.ordinal()));
                    }
                }
            }
        });
    }

    @Test
    void studentsSeeNothingOfAnAssignmentBeforeItOpens() throws IOException {
        table().forEach((row, cells) -> {
            if (row.endsWith(" before") && !isOfAContestToCome(row) && !row.startsWith("GET /contests/")) {
                assertThat(cells.get(Who.OWNER.ordinal())).as(row).isIn(403, 404);
                assertThat(cells.get(Who.CLASSMATE.ordinal())).as(row).isIn(403, 404);
            }
        });
    }

    /**
     * Tells whether the row is about a contest's page: contestants may know that a contest is to come, and that its
     * jury has pages which are not theirs.
     */
    private static boolean isPageOfAContest(String row) {
        return row.matches(
                "[A-Z]+ (/contests/|(/teach|/api/v1)/courses/\\{course}/assignments/\\{assignment}/contest\\b).*");
    }

    /**
     * Tells whether the row is about a contest that will begin: students of the course may know that it will, and who
     * takes part, but not its content.
     */
    private static boolean isOfAContestToCome(String row) {
        boolean scripted = row.matches("GET /api/v1/.*/contest\\b.* before");
        return scripted
                || (row.matches(".* /api(/\\d{4}-\\d{2})?/contests/\\{contest}.* before")
                        && !row.endsWith("/files before"));
    }

    @Test
    void nobodyHandsInToAContestBeforeItBegins() throws IOException {
        table().forEach((row, cells) -> {
            if (isOfAContestToCome(row) && row.startsWith("POST")) {
                for (Who who : Who.values()) {
                    boolean mayTellAll = row.contains("/clarifications ") && JURY.contains(who);
                    assertThat(cells.get(who.ordinal())).as("%s: %s", row, who).matches(s -> mayTellAll || s >= 400);
                }
            }
        });
    }

    @Test
    void classmatesSeeNothingOfASubmission() throws IOException {
        table().forEach((row, cells) -> {
            if (row.matches(".*/submissions/\\{(submission|id)}.*")) {
                assertThat(cells.get(Who.CLASSMATE.ordinal())).as(row).isEqualTo(404);
            }
        });
    }

    @Test
    void nobodyButItsOwnerSeesATry() throws IOException {
        table().forEach((row, cells) -> {
            if (row.contains("/tries/{id}")) {
                for (Who who : Who.values()) {
                    int status = cells.get(who.ordinal());
                    boolean shown = who == Who.OWNER && row.matches(".*(open|closed)");
                    boolean done = status < 300 || status == 303;
                    assertThat(done).as("%s: %s", row, who).isEqualTo(shown);
                }
            }
        });
    }

    @Test
    void whoHasAFirstPasswordGetsNoPageButTheOneToChangeIt() throws IOException {
        table().forEach((row, cells) -> {
            if (!row.contains(" /api/") && !row.contains(" /metrics") && cells.get(Who.NOBODY.ordinal()) != 200) {
                int status = cells.get(Who.FRESH.ordinal());
                boolean own = row.matches("(GET|POST) /(login|logout|language|password|password/\\{token}) open");
                assertThat(own || status == 302 || status == 403).as(row).isTrue();
            }
        });
    }

    private static Map<String, List<Integer>> table() throws IOException {
        Map<String, List<Integer>> rows = new LinkedHashMap<>();
        for (String line : Files.readAllLines(TABLE)) {
            if (!line.startsWith("#")) {
                String[] cells = line.split(" ");
                rows.put(
                        String.join(" ", List.of(cells).subList(0, 3)),
                        List.of(cells).subList(3, cells.length).stream()
                                .map(Integer::valueOf)
                                .toList());
            }
        }
        assertThat(rows).isNotEmpty();
        return rows;
    }
}
