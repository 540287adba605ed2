package judge.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import judge.database.Database;
import judge.engine.Zoo;
import judge.online.Feedback;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import judge.roster.team.ListedTeam;
import judge.service.OnlineServices;
import judge.service.contest.ContestServices;
import judge.service.contest.ContestSettings;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import org.apache.commons.io.file.PathUtils;
import org.jspecify.annotations.Nullable;

/** The contest that is replayed, five hours with the last one frozen, as who runs it sees it. */
final class ReplayedContest implements AutoCloseable {

    static final int TEAMS = 100;
    static final int PROBLEMS = 12;
    static final Duration LENGTH = Duration.ofHours(5);
    static final Duration FREEZE = Duration.ofHours(4);
    static final String JURY = "tina";

    private static final String COURSE = "c";
    private static final String CONTEST = "finals";
    static final String BOARD = "/contests/" + COURSE + "/" + CONTEST + "/scoreboard";

    private final LaterClock clock = new LaterClock();
    private final Database database;
    private final OnlineServices services;
    private final ContestServices contests;
    private final List<String> tokens = new ArrayList<>();
    private final Viewer jury;
    private final String juryToken;
    private final long id;

    /** Makes it, for another day. */
    ReplayedContest(String url, Path folder) throws IOException {
        database = Database.open(url);
        services = OnlineServices.on(database, clock, Files.createDirectory(folder.resolve("filled")));
        contests = ContestServices.on(database, clock, services);
        Person person = services.accounts().add(JURY, "Tina", SiteRole.TEACHER, null, false);
        jury = new Viewer(person.id(), person.login(), person.name(), person.role());
        juryToken = services.accounts().tokens().make(person.id(), "replay");
        services.courses().put(jury, COURSE, "Course");
        Path problems = Files.createDirectory(folder.resolve("problems"));
        for (int problem = 0; problem < PROBLEMS; problem++) {
            Path copy = problems.resolve(slug(problem));
            PathUtils.copyDirectory(Zoo.PROBLEM, copy);
            services.problems().putFolder(copy);
        }
        put(clock.instant().plus(Duration.ofDays(1)), null);
        List<ListedTeam> teams = IntStream.range(0, TEAMS)
                .mapToObj(team -> new ListedTeam(
                        login(team), null, null, "Team " + team, "University " + team % 20, "CHN", null, null, false))
                .toList();
        contests.teams().put(jury, COURSE, CONTEST, teams);
        for (int team = 0; team < TEAMS; team++) {
            long member = services.accounts().find(login(team)).orElseThrow().id();
            tokens.add(services.accounts().tokens().make(member, "replay"));
        }
        id = contests.contests().get(jury, COURSE, CONTEST).assignment().id();
    }

    /** Lets the contest begin at a moment of this clock. */
    void set(Instant starts, Clock other) {
        clock.become(other);
        put(starts, starts.plus(FREEZE)); // Before, it was not frozen: a freeze is within a contest at all times.
    }

    private void put(Instant starts, @Nullable Instant freezes) {
        AssignmentSettings settings = AssignmentSettings.usual(
                "Finals",
                starts,
                starts.plus(LENGTH),
                Feedback.VERDICT,
                IntStream.range(0, PROBLEMS)
                        .mapToObj(problem -> new ProblemPoints(slug(problem), 1))
                        .toList());
        services.assignments().put(jury, COURSE, CONTEST, settings);
        contests.contests()
                .put(
                        jury,
                        COURSE,
                        CONTEST,
                        new ContestSettings(
                                ContestKind.ICPC, 20, false, freezes, 4, 4, 4, true, false, null, List.of()));
    }

    /** Another clock from some moment on. */
    private static final class LaterClock extends Clock {

        private volatile Clock real = Clock.systemUTC();

        void become(Clock other) {
            real = other;
        }

        @Override
        public Instant instant() {
            return real.instant();
        }

        @Override
        public ZoneId getZone() {
            return real.getZone();
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    static String slug(int problem) {
        return "sum" + (char) ('a' + problem);
    }

    static String login(int team) {
        return "team" + team;
    }

    /** Returns the token by which a team logs in. */
    String token(int team) {
        return Objects.requireNonNull(tokens.get(team));
    }

    String juryToken() {
        return juryToken;
    }

    /** Returns the contest's id for clients. */
    long id() {
        return id;
    }

    /** Returns the contest's address at a web machine. */
    String at(String url, String version) {
        return url + "/api/" + version + "/contests/" + id;
    }

    /** Returns the credentials of the jury, or none for the public. */
    @Nullable
    String authorization(boolean asJury) {
        return asJury ? ReplayRequests.basic(JURY, juryToken) : null;
    }

    /** Shows what was frozen, result by result, and makes all of it final; gives how many steps that were. */
    int thawed() {
        int steps = 0;
        while (contests.contests().get(jury, COURSE, CONTEST).state().isFrozen()) {
            contests.end().step(jury, COURSE, CONTEST);
            steps++;
        }
        contests.end().finish(jury, COURSE, CONTEST, false);
        return steps;
    }

    @Override
    public void close() {
        contests.close();
        database.close();
    }
}
