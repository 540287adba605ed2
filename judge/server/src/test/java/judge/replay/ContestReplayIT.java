package judge.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.Eventually;
import judge.RealMachines;
import judge.database.BothDatabases;
import judge.database.WorkerRole;
import org.awaitility.core.ConditionTimeoutException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * A contest of five hours in some minutes: a hundred teams hand in over the network to two web machines, three workers
 * judge, and programs of the field look on; at its end the standings are those that its rules make of what was handed
 * in. {@code -Dreplay.minutes=10 -Dreplay.tries=1000 -Dreplay.tools=FOLDER}: see {@link FieldTools} for the folder.
 */
@EnabledIfSystemProperty(named = "replay.minutes", matches = "\\d+")
@Timeout(value = 12, unit = TimeUnit.HOURS)
@Tag("postgresql")
class ContestReplayIT {

    private static final int MINUTES = Integer.getInteger("replay.minutes", 10);
    private static final int TRIES = Integer.getInteger("replay.tries", 1_000);
    private static final int BY_TOOL = 40;
    private static final int TIMES = (int) ReplayedContest.LENGTH.toMinutes() / MINUTES;
    private static final Duration STARTING = Duration.ofSeconds(20);
    /**
     * The time before the contest's end in which nothing more is handed in, by the contest's clock: delays of a busy
     * host fall into it.
     */
    private static final Duration NOTHING_MORE = Duration.ofMinutes(10);

    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");
    private static final Pattern SUBMISSION = Pattern.compile("id = s?(\\d+)");

    private final String database = BothDatabases.POSTGRESQL.fresh();
    private final String asWorker = WorkerRole.in(database);
    private final FastClock clock = new FastClock(TIMES);
    private final ReplayRequests requests = new ReplayRequests();
    private final Map<Long, Handed> handed = new ConcurrentHashMap<>();
    private final List<String> failures = new CopyOnWriteArrayList<>();
    private final List<String> urls = new ArrayList<>();
    private final RealMachines machines;
    private final ReplayedContest contest;
    private final FieldTools tools;
    private final FieldVisitor visitor;
    private final Path temp;
    private Instant meets = Instant.MAX;
    private Instant starts = Instant.MAX;

    ContestReplayIT(@TempDir Path temp) throws IOException {
        this.temp = temp;
        machines = new RealMachines(temp);
        contest = new ReplayedContest(database, temp);
        tools = new FieldTools(Path.of(System.getProperty("replay.tools", temp.toString())), temp);
        visitor = new FieldVisitor(requests, contest, tools, temp, this::say);
    }

    /** A submission of a team. */
    private record Handed(int team, int problem, String verdict) {}

    @AfterEach
    void ends() {
        contest.close();
        machines.close();
    }

    @Test
    void itsFinalStandingsAreThoseOfAnIndependentComputation() throws Exception {
        startMachines();
        List<FeedFollower> crowd = crowd(null, 20, 10);
        List<FeedFollower> jury = crowd(contest.authorization(true), 4, 4);
        BoardLooker looker = new BoardLooker(requests, boards()).start();
        ExecutorService visitors = Executors.newSingleThreadExecutor();
        visitors.execute(() -> visitor.visit(urls.get(0), starts, clock));

        handInAll();
        visitors.shutdown();
        awaitsEnd(visitors);
        assertThat(failures).as("of who handed in").isEmpty();
        assertThat(handed).hasSize(TRIES);
        for (long left = open(); left > 0; left = open()) {
            long before = left;
            Eventually.until("fewer than " + before, () -> open() < before);
        }
        List<ReplayedTry> tries = tries();
        say("all is judged, " + number("select count(distinct worker) from judging") + " workers have; begun again: "
                + number("select count(*) from judging where attempt > 1"));

        standings("at the end", tries, ReplayedContest.FREEZE.toMillis());
        // A thawed result is told as it is now, also to those who knew it.
        Stream.concat(crowd.stream(), jury.stream())
                .forEach(follower ->
                        assertThat(follower.twice()).as("told twice").isEmpty());
        say("thawed in " + contest.thawed() + " steps");
        standings("final", tries, Long.MAX_VALUE);
        visitor.checkApi(urls.get(0), "-n", "-C", "-e");
        knowAll(crowd, null);
        knowAll(jury, contest.authorization(true));
        looker.end();
        say("the scoreboard: " + looker.seen());
        assertThat(looker.failures()).isEmpty();
        assertThat(visitor.findings()).isEmpty();
    }

    private void startMachines() throws Exception {
        for (String name : List.of("web1", "web2")) {
            List<String> arguments = List.of(
                    database,
                    temp.resolve(name).toString(),
                    temp.resolve("problems").toString(),
                    String.valueOf(TIMES));
            urls.add(machines.start(name, ADDRESS, ReplayServer.class, arguments));
        }
        for (String name : List.of("w1", "w2", "w3")) {
            List<String> arguments =
                    List.of("worker", "--name=" + name, "--jobs=1", "--db=" + asWorker, "--data=" + temp.resolve(name));
            machines.start(name, Pattern.compile("Judging as " + name), arguments);
        }
        meets = Instant.now().plus(STARTING).plus(Duration.ofMinutes(MINUTES));
        starts = meets.minus(ReplayedContest.LENGTH);
        clock.meet(meets);
        contest.set(starts, clock);
        for (String name : List.of("web1", "web2")) {
            try (Writer to = machines.get(name).outputWriter(UTF_8)) {
                to.write(meets + "\n");
            }
        }
        say("machines are there; the contest begins at " + clock.onHost(starts) + " by the clock of this host");
    }

    /** Returns the followers of the feed: some stay, others leave and come back. */
    private List<FeedFollower> crowd(@Nullable String authorization, int staying, int leaving) {
        List<FeedFollower> followers = new ArrayList<>();
        for (int i = 0; i < staying + leaving; i++) {
            List<String> feeds = new ArrayList<>();
            urls.forEach(url -> feeds.add(contest.at(url, "2026-01") + "/event-feed"));
            Collections.rotate(feeds, i);
            followers.add(new FeedFollower(requests, feeds, authorization, i < staying ? 0 : 20, i).start());
        }
        return followers;
    }

    private List<String> boards() {
        return urls.stream()
                .flatMap(url ->
                        List.of(url + ReplayedContest.BOARD, contest.at(url, "2023-06") + "/scoreboard").stream())
                .toList();
    }

    private void handInAll() throws InterruptedException {
        Random random = new Random(18);
        List<Long> moments = new ArrayList<>();
        random.longs(TRIES, 0, ReplayedContest.LENGTH.minus(NOTHING_MORE).toMillis())
                .sorted()
                .forEach(moments::add);
        ExecutorService senders = Executors.newFixedThreadPool(12);
        for (int i = 0; i < TRIES; i++) {
            int number = i;
            int team = random.nextInt(ReplayedContest.TEAMS);
            int problem = random.nextInt(ReplayedContest.PROBLEMS);
            ReplayedSource source = ReplayedSource.any(random, number);
            clock.awaits(starts.plusMillis(moments.get(i)));
            senders.execute(() -> handIn(number, team, problem, source));
        }
        senders.shutdown();
        awaitsEnd(senders);
        clock.awaits(meets);
        say("handed in: " + handed.size() + ", failures: " + failures.size());
    }

    private static void awaitsEnd(ExecutorService threads) throws InterruptedException {
        assertThat(threads.awaitTermination(1, TimeUnit.HOURS)).isTrue();
    }

    private void handIn(int number, int team, int problem, ReplayedSource source) {
        try {
            String url = urls.get(number % urls.size());
            String slug = ReplayedContest.slug(problem);
            boolean byTool = number % BY_TOOL == BY_TOOL / 2 && tools.has("submit");
            long id = byTool ? byTool(url, team, slug, source) : byRequest(url, team, slug, source);
            handed.put(id, new Handed(team, problem, source.verdict()));
        } catch (IOException | RuntimeException | InterruptedException e) {
            failures.add(number + ": " + e);
        }
    }

    /** Hands in by a request; a client that is told that the server is too busy comes again. */
    private long byRequest(String url, int team, String slug, ReplayedSource source)
            throws IOException, InterruptedException {
        for (long busy = 0; ; busy++) {
            try {
                return requests.handIn(
                        contest.at(url, "2023-06"),
                        ReplayRequests.basic(ReplayedContest.login(team), contest.token(team)),
                        slug,
                        source.language(),
                        source.name(),
                        source.text());
            } catch (IOException e) {
                if (busy == Eventually.HANG.toSeconds()
                        || !String.valueOf(e.getMessage()).startsWith("503")) {
                    throw e;
                }
                TimeUnit.SECONDS.sleep(1);
            }
        }
    }

    private long byTool(String url, int team, String slug, ReplayedSource source)
            throws IOException, InterruptedException {
        Path file = Files.createTempDirectory(temp, "work-").resolve(source.name());
        Files.writeString(file, source.text());
        FieldTools.Said said = tools.run(
                "submit",
                ReplayedContest.login(team),
                contest.token(team),
                List.of(
                        "-y",
                        "-v",
                        "-u",
                        url,
                        "-c",
                        String.valueOf(contest.id()),
                        "-p",
                        slug,
                        "-l",
                        source.language(),
                        file.toString()));
        Matcher id = SUBMISSION.matcher(said.text());
        if (said.status() != 0 || !id.find()) {
            throw new IOException("submit says " + said.text());
        }
        return Long.parseLong(id.group(1));
    }

    /** All that was handed in, with the time at which it came; each got the verdict that it has to get. */
    private List<ReplayedTry> tries() throws SQLException {
        List<ReplayedTry> tries = new ArrayList<>();
        Map<String, Integer> wrong = new TreeMap<>();
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select submission.id, received, verdict from submission"
                        + " join judging on judging.submission = submission.id and active = 1")) {
            while (rows.next()) {
                long id = rows.getLong(1);
                Handed one = handed.get(id);
                assertThat(one).as("submission " + id + " was handed in").isNotNull();
                if (!one.verdict().equals(rows.getString(3))) {
                    wrong.merge(one.verdict() + " is " + rows.getString(3), 1, Integer::sum);
                }
                tries.add(new ReplayedTry(
                        id, one.team(), one.problem(), rows.getLong(2) - starts.toEpochMilli(), one.verdict()));
            }
        }
        assertThat(tries).as("none is lost").hasSize(TRIES);
        assertThat(wrong).as("verdicts").isEmpty();
        return tries;
    }

    /** The scoreboards of public and jury, and those that others make of our feeds, are what the rules say. */
    private void standings(String moment, List<ReplayedTry> tries, long hiddenFrom) throws Exception {
        Map<String, Integer> teams = numbers("teams", "name", "Team ", ReplayedContest.TEAMS);
        Map<String, Integer> problems = new HashMap<>();
        for (int problem = 0; problem < ReplayedContest.PROBLEMS; problem++) {
            problems.put(ReplayedContest.slug(problem), problem);
        }
        for (boolean asJury : new boolean[] {false, true}) {
            List<String> wanted = new ReplayStandings(tries, asJury ? Long.MAX_VALUE : hiddenFrom)
                    .lines(ReplayedContest.TEAMS, ReplayedContest.PROBLEMS);
            for (String url : urls) {
                String board = contest.at(url, "2026-01") + "/scoreboard";
                Eventually.until("standings " + moment, () -> ReplayStandings.lines(
                                requests.get(board, contest.authorization(asJury)), teams, problems)
                        .equals(wanted));
            }
            Path feed = visitor.feed(urls.get(0), moment, asJury);
            visitor.validate(feed);
            if (tools.has("event-feed-util")) {
                Path theirs = feed.resolveSibling("scoreboard.json");
                tools.run(
                        "event-feed-util",
                        "nobody",
                        "nothing",
                        List.of("--scoreboard", feed.toString(), theirs.toString()));
                assertThat(ReplayStandings.lines(new ObjectMapper().readTree(theirs.toFile()), teams, problems))
                        .as("what icpctools makes of our feed")
                        .isEqualTo(wanted);
            }
            say("standings " + moment + ", " + (asJury ? "jury" : "public") + ": " + wanted.size()
                    + " teams as computed independently; the first: "
                    + wanted.stream().filter(line -> line.contains(" is 1,")).toList());
        }
    }

    /** The numbers of things, by the ids that clients see. */
    private Map<String, Integer> numbers(String type, String key, String before, int many) throws Exception {
        Map<String, Integer> numbers = new HashMap<>();
        requests.get(contest.at(urls.get(0), "2026-01") + "/" + type, contest.authorization(true))
                .forEach(one -> numbers.put(
                        one.get("id").asText(),
                        Integer.parseInt(one.get(key).asText().substring(before.length()))));
        assertThat(numbers).hasSize(many);
        return numbers;
    }

    /** Checks that at the end the followers know what a new reader is told. */
    private void knowAll(List<FeedFollower> followers, @Nullable String authorization) throws Exception {
        int connections = 0;
        long events = 0;
        for (FeedFollower follower : followers) {
            String feed = contest.at(urls.get(1), "2026-01") + "/event-feed";
            try {
                Eventually.until(
                        () -> FeedFollower.told(requests, feed, authorization).equals(follower.told()));
            } catch (ConditionTimeoutException e) {
                assertThat(follower.told())
                        .as("what one knows who has followed, beside who asks now")
                        .isEqualTo(FeedFollower.told(requests, feed, authorization));
            }
            connections += follower.connections();
            events += follower.events();
            follower.end();
        }
        say(followers.size() + " followers of the feed (" + (authorization == null ? "public" : "jury") + "): "
                + connections + " connections, " + events + " events, no gap");
    }

    private long open() throws SQLException {
        return number("select count(*) from judging where state <> 'done'");
    }

    private long number(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    private void say(String what) {
        System.out.println(Instant.now() + " (contest "
                + Duration.between(starts, clock.instant()).toMinutes() + " min): " + what);
    }
}
