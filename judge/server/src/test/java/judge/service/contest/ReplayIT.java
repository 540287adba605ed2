package judge.service.contest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.SettledLog;
import judge.online.Feedback;
import judge.online.JudgingFigures;
import judge.online.Origin;
import judge.online.Person;
import judge.online.RejudgingKind;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.online.contest.Audience;
import judge.online.contest.ContestKind;
import judge.online.contest.NaiveScores;
import judge.online.contest.ScoreInput;
import judge.online.contest.ScoreInput.Ruled;
import judge.online.contest.ScoreInput.Task;
import judge.online.contest.ScoreInput.Try;
import judge.online.contest.Team;
import judge.roster.team.ListedTeam;
import judge.service.OnlineServices;
import judge.service.TestClock;
import judge.service.account.LightPasswords;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import judge.submission.SourceFile;
import judge.web.FakeJudge;
import judge.worker.Progress;
import judge.worker.Worker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;

/** A contest as teams hand in, workers judge and the jury judges again, against what should come of it. */
@ParameterizedClass
@OnEachDatabase
class ReplayIT {

    private static final int TEAMS = 30;
    private static final int TRIES = 300;
    private static final int LOOKS = 6;
    private static final Duration LENGTH = Duration.ofHours(5);
    private static final List<String> PROBLEMS = List.of("poj3074", "noip2009sudoku");
    private static final List<String> SOURCES = List.of("RIGHT", "RIGHT", "FLIP", "WRONG", "WRONG", "BROKEN");
    private static final String COURSE = "c";
    private static final String CONTEST = "finals";

    private final TestClock clock = new TestClock();
    private final Instant starts = clock.instant();
    private final Random random = new Random(20261122);
    private final FakeJudge judge = new FakeJudge();
    private final Database database;
    private final List<Sent> sent = new ArrayList<>();
    private final List<AutoCloseable> parts = new ArrayList<>();
    private boolean flipped;

    @TempDir
    private Path data;

    ReplayIT(BothDatabases on) {
        database = Database.open(on.fresh());
    }

    /** The test's own knowledge of a submission. */
    private record Sent(long id, long person, int problem, long millis, String source) {}

    @AfterEach
    void closes() throws Exception {
        for (AutoCloseable part : parts) {
            part.close();
        }
        database.close();
    }

    @Test
    void itsStandingsAreThoseOfAnIndependentComputationAtEveryMoment() throws Exception {
        OnlineServices services = OnlineServices.on(database, clock, data, LightPasswords.make());
        ContestServices contests = ContestServices.on(database, clock, services);
        Worker worker = new Worker(
                "replay",
                database,
                Clock.systemUTC(),
                judge,
                services.packages()::problem,
                Worker.Chores.NONE,
                Progress.NOBODY,
                2);
        parts.addAll(List.of(worker, contests));
        Viewer tina = viewer(services.accounts().add("tina", "Tina", SiteRole.TEACHER, null, false));
        ContestView view = contest(services, contests, tina);
        worker.start();
        List<Viewer> teams = contests.teams().of(tina, COURSE, CONTEST).stream()
                .map(team -> database.read(tables -> tables.people().find(team.login()))
                        .orElseThrow())
                .map(ReplayIT::viewer)
                .toList();
        assertThat(teams).hasSize(TEAMS);
        int hidden = 0;
        for (int i = 1; i <= TRIES; i++) {
            clock.pass(LENGTH.dividedBy(TRIES + 1));
            handIn(services, teams.get(random.nextInt(TEAMS)));
            if (i % (TRIES / LOOKS) == 0) {
                judged();
                hidden += look(contests, view) ? 1 : 0;
            }
            if (i == TRIES / 2) {
                judgeAgain(services, tina, view.assignment().id());
                look(contests, view);
            }
        }
        assertThat(hidden).as("the last hour is hidden").isBetween(1, LOOKS - 1);
        clock.pass(LENGTH.dividedBy(TRIES));
        while (contests.contests().get(tina, COURSE, CONTEST).state().isFrozen()) {
            contests.end().step(tina, COURSE, CONTEST);
        }
        contests.end().finish(tina, COURSE, CONTEST, false);
        boolean differs = look(contests, contests.contests().get(tina, COURSE, CONTEST));
        assertThat(differs).as("nothing is hidden any more but a team").isFalse();
    }

    private ContestView contest(OnlineServices services, ContestServices contests, Viewer tina) {
        PROBLEMS.forEach(problem -> services.problems().putFolder(Path.of("problems", problem)));
        services.courses().put(tina, COURSE, "Course");
        AssignmentSettings settings = AssignmentSettings.usual(
                "Finals",
                starts,
                starts.plus(LENGTH),
                Feedback.FULL,
                PROBLEMS.stream().map(one -> new ProblemPoints(one, 10)).toList());
        services.assignments().put(tina, COURSE, CONTEST, settings);
        Instant freezes = starts.plus(LENGTH).minus(Duration.ofHours(1));
        contests.contests()
                .put(
                        tina,
                        COURSE,
                        CONTEST,
                        new ContestSettings(
                                ContestKind.ICPC, 20, false, freezes, 1, 1, 1, true, false, null, List.of()));
        List<ListedTeam> teams = IntStream.rangeClosed(1, TEAMS)
                .mapToObj(i -> new ListedTeam("t" + i, null, null, "Team " + i, null, null, null, null, i == 1))
                .toList();
        contests.teams().put(tina, COURSE, CONTEST, teams);
        return contests.contests().get(tina, COURSE, CONTEST);
    }

    private static Viewer viewer(Person person) {
        return new Viewer(person.id(), person.login(), person.name(), person.role());
    }

    private void handIn(OnlineServices services, Viewer team) {
        int problem = random.nextInt(PROBLEMS.size());
        String source = SOURCES.get(random.nextInt(SOURCES.size()));
        SourceFile file = new SourceFile("Main.java", ("// " + source + random.nextInt()).getBytes(UTF_8));
        long id = services.handIn()
                .handIn(team, COURSE, CONTEST, PROBLEMS.get(problem), List.of(file), null, Origin.API, null)
                .id();
        long millis = Duration.between(starts, clock.instant()).toMillis();
        sent.add(new Sent(id, team.person(), problem, millis, source));
    }

    private void judged() {
        Eventually.until("all is judged", () -> {
            JudgingFigures figures = database.read(tables -> tables.figures().judging());
            return figures.queued() + figures.judging() == 0;
        });
    }

    /** Judges again in the middle of the contest, after the problems have changed: right submissions become wrong. */
    private void judgeAgain(OnlineServices services, Viewer tina, long assignment) {
        judge.failAlso("FLIP");
        long id = services.rejudgings()
                .begin(tina, RejudgingKind.ASSIGNMENT, assignment, "other data")
                .rejudging()
                .id();
        judged();
        services.rejudgings().apply(tina, id);
        flipped = true;
    }

    /** Compares; whether the public sees something else than the jury. */
    private boolean look(ContestServices contests, ContestView view) {
        SettledLog.await(database);
        contests.boards().look();
        ScoreInput known = known(view);
        List<List<String>> seen = new ArrayList<>();
        for (Audience audience : Audience.values()) {
            List<String> lines =
                    NaiveScores.lines(contests.boards().board(view.assignment().id(), audience));
            assertThat(lines)
                    .as("%s after %d", audience, sent.size())
                    .isEqualTo(new NaiveScores(known, audience, clock.instant()).lines());
            seen.add(lines);
        }
        return !seen.get(1).containsAll(seen.get(0));
    }

    private ScoreInput known(ContestView view) {
        List<Task> tasks = view.problems().stream()
                .map(task -> new Task(task.problem(), task.points()))
                .toList();
        List<Team> teams =
                database.read(tables -> tables.teams().of(view.assignment().id()));
        List<Try> tries = sent.stream()
                .map(one -> new Try(
                        one.id(),
                        one.person(),
                        tasks.get(one.problem()).problem().problem(),
                        one.millis(),
                        new Ruled(verdict(one.source()), 0, 1, Map.of())))
                .toList();
        return new ScoreInput(view.contest(), view.times(), tasks, teams, tries, Set.of());
    }

    private String verdict(String source) {
        return switch (source) {
            case "RIGHT" -> "AC";
            case "FLIP" -> flipped ? "WA" : "AC";
            case "BROKEN" -> "CE";
            default -> "WA";
        };
    }
}
