package judge.web.contest;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import judge.service.contest.ContestSettings;
import judge.web.TestBrowser;
import judge.web.WebFixture;
import org.jspecify.annotations.Nullable;

/** A contest of one problem in the course {@code c}, which runs since an hour, with teams and their jury. */
final class BoardScene implements AutoCloseable {

    static final String CONTEST = "/contests/c/a1";
    static final String JURY = "/teach/courses/c/assignments/a1/contest";
    static final String BOARD = "/scoreboard";

    private final WebFixture web;
    private final Viewer teacher;
    private final List<Viewer> teams = new ArrayList<>();

    BoardScene(BothDatabases on, String... names) {
        web = new WebFixture(on);
        teacher = web.person("teacher", SiteRole.TEACHER);
        for (String name : names) {
            teams.add(web.person(name, SiteRole.STUDENT));
        }
        web.course(teacher, "c", Feedback.VERDICT, teams.toArray(new Viewer[0]));
    }

    /** Makes a contest of it, or changes it. */
    void contest(ContestKind kind, @Nullable Instant freezes, boolean open) {
        web.contests()
                .contests()
                .put(
                        teacher,
                        "c",
                        "a1",
                        new ContestSettings(kind, 20, false, freezes, 1, 0, 0, open, true, null, List.of()));
    }

    /** Ends it now, as if it had begun three hours ago. */
    void end() {
        Instant now = Instant.now();
        web.assignment(teacher, "c", "a1", Feedback.VERDICT, now.minus(Duration.ofHours(3)), now);
    }

    WebFixture web() {
        return web;
    }

    Viewer teacher() {
        return teacher;
    }

    Viewer team(int index) {
        return teams.get(index);
    }

    /** Hands in, in a team's browser. */
    static void handIn(TestBrowser browser, String word) {
        HttpResponse<String> answer = browser.upload(
                "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM,
                Map.of("source", "public class Main { /* " + word + " */ }"),
                Map.of());
        if (answer.statusCode() != 303) {
            throw new AssertionError(answer.statusCode() + " " + answer.body());
        }
    }

    @Override
    public void close() {
        web.close();
    }
}
