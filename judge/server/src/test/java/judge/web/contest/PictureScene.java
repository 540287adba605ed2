package judge.web.contest;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import judge.database.Tables;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Counting;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.JudgingPriority;
import judge.online.JudgingReason;
import judge.online.Origin;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.VersionState;
import judge.online.Viewer;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.online.contest.Team;
import judge.web.WebFixture;

/**
 * A contest of five hours in the course {@code c} as it may be: sixteen teams, nine problems, the last hour frozen. The
 * same story is told several times, each so far as time has gone in it.
 */
final class PictureScene {

    static final String TEAM = "team7";

    private static final Duration LENGTH = Duration.ofHours(5);
    private static final List<String> TEAMS = List.of(
            "Quick Brown Foxes|Hill University|USA|North",
            "二分查找|城南大学|CHN|East",
            "Segfault & Sons|River Institute of Technology|CAN|North",
            "Kartoffelsalat|Universität am See|DEU|West",
            "Null Pointers|Hill University|USA|North",
            "动态规划小队|江北理工大学|CHN|East",
            "Bits of Pi|North College|GBR|West",
            "Les Arbres Rouges|École du Parc|FRA|West",
            "Off by One|River Institute of Technology|CAN|North",
            "三元组|城南大学|CHN|East",
            "Stack Underflow|North College|GBR|West",
            "Greedy Geese|Lake State University|USA|North",
            "Hello, Void|Universität am See|DEU|West",
            "线段树上跳舞|江北理工大学|CHN|East",
            "Lazy Propagation|École du Parc|FRA|West",
            "Big O No|Lake State University|USA|North");
    private static final List<String> PROBLEMS = List.of(
            "Apple Boxes|装苹果|red|#e6194b",
            "Bus Stops|公交站|green|#3cb44b",
            "Cable Cars|缆车|yellow|#ffe119",
            "Deep Sea|深海|blue|#4363d8",
            "Echoes|回声|orange|#f58231",
            "Ferry|渡船|purple|#911eb4",
            "Garden Paths|花园小径|cyan|#46f0f0",
            "Hexagons|六边形|pink|#fa8fc6",
            "Islands|岛屿|white|#ffffff");

    private final WebFixture web;
    private final Viewer teacher;
    private final List<Long> people = new ArrayList<>();
    private final List<Long> problems = new ArrayList<>();
    private final Map<Long, Long> versions = new HashMap<>();

    PictureScene(WebFixture web) {
        this.web = web;
        teacher = person("jury", "Mei Lin", SiteRole.TEACHER);
        web.services().courses().put(teacher, "c", "Programming contests 2026");
        for (int i = 1; i <= TEAMS.size(); i++) {
            String name = TEAMS.get(i - 1).split("\\|")[0];
            people.add(
                    ("team" + i).equals(TEAM)
                            ? person(TEAM, name, SiteRole.STUDENT).person()
                            : web.tokenHolder("team" + i, SiteRole.STUDENT).person());
            web.services().courses().setRole(teacher, "c", "team" + i, CourseRole.STUDENT);
        }
        web.database().write(tables -> {
            PROBLEMS.forEach(one -> problem(tables, one.split("\\|")));
            return true;
        });
    }

    private Viewer person(String login, String name, SiteRole role) {
        Person made = web.services().accounts().add(login, name, role, WebFixture.PASSWORD, false);
        return new Viewer(made.id(), made.login(), made.name(), made.role());
    }

    private void problem(Tables tables, String[] names) {
        Instant now = Instant.now();
        String slug = names[0].toLowerCase(Locale.ROOT).replace(' ', '-');
        long problem = tables.problems().add(slug, null, now).id();
        String titles = "{\"en\":\"" + names[0] + "\",\"zh\":\"" + names[1] + "\"}";
        long version = tables.problems()
                .addVersion(
                        problem,
                        "v " + slug,
                        tables.blobs().put(slug.getBytes(StandardCharsets.UTF_8)),
                        titles,
                        1,
                        null,
                        now)
                .id();
        tables.problems().takeUnverified("pictures");
        tables.problems().setVerified(version, "pictures", VersionState.SOUND, "{}");
        problems.add(problem);
        versions.put(problem, version);
    }

    Viewer teacher() {
        return teacher;
    }

    Viewer team() {
        return web.services()
                .accounts()
                .find(TEAM)
                .map(one -> new Viewer(one.id(), one.login(), one.name(), one.role()))
                .orElseThrow();
    }

    /** A contest as it is when so much time has gone. */
    void contest(String slug, Duration gone) {
        Instant starts = Instant.now().minus(gone);
        web.database().write(tables -> {
            long course = tables.courses().find("c").orElseThrow().id();
            long id = tables.assignments()
                    .put(new Assignment(
                            0,
                            course,
                            slug,
                            "City finals 2026",
                            starts,
                            starts.plus(LENGTH),
                            null,
                            0,
                            new Assignment.Disclosure(Feedback.VERDICT, true, true),
                            null,
                            Counting.BEST,
                            Duration.ZERO,
                            starts))
                    .id();
            Instant freezes = starts.plus(LENGTH).minus(Duration.ofHours(1));
            tables.contests()
                    .put(new Contest(
                            id,
                            ContestKind.ICPC,
                            Duration.ofMinutes(20),
                            false,
                            freezes,
                            null,
                            null,
                            new Contest.Medals(1, 2, 3),
                            true,
                            true,
                            Contest.Aids.NONE,
                            null));
            List<AssignedProblem> assigned = new ArrayList<>();
            List<ContestProblem> labels = new ArrayList<>();
            for (int i = 0; i < PROBLEMS.size(); i++) {
                String[] names = PROBLEMS.get(i).split("\\|");
                long problem = problems.get(i);
                assigned.add(new AssignedProblem(id, i + 1, problem, versions.getOrDefault(problem, 0L), 1));
                labels.add(new ContestProblem(id, problem, String.valueOf((char) ('A' + i)), names[3], names[2], null));
            }
            tables.assignments().setProblems(id, assigned);
            tables.contests().setProblems(id, labels);
            for (int i = 0; i < TEAMS.size(); i++) {
                String[] team = TEAMS.get(i).split("\\|");
                String seat = (i < 8 ? "A" : "B") + (1 + i % 8);
                tables.teams()
                        .put(new Team(id, people.get(i), seat, team[0], team[1], team[2], team[3], null, false, null));
            }
            story(tables, id, starts, gone.compareTo(LENGTH) < 0 ? gone : LENGTH);
            return id;
        });
    }

    /** Something that was handed in, so many minutes after the beginning. */
    private record Deed(int minute, int team, int problem, String verdict) {}

    private void story(Tables tables, long contest, Instant starts, Duration gone) {
        Random random = new Random(11);
        List<Deed> deeds = new ArrayList<>();
        for (int team = 0; team < TEAMS.size(); team++) {
            double skill = 1 - team / 22.0;
            for (int problem = 0; problem < PROBLEMS.size(); problem++) {
                double ease = 1.15 - (problem * 5 % PROBLEMS.size()) / 9.0;
                double settings = skill * ease + random.nextGaussian() * 0.16;
                if (settings < 0.2) {
                    continue;
                }
                int minute = (int) Math.min(296, Math.max(6, 330 * (1.12 - settings) + random.nextInt(25)));
                int wrong = Math.max(0, random.nextInt(5) - 2);
                for (int i = wrong; i > 0; i--) {
                    deeds.add(new Deed(Math.max(3, minute - i * (4 + random.nextInt(9))), team, problem, "WA"));
                }
                deeds.add(
                        new Deed(minute, team, problem, settings > 0.36 ? "AC" : random.nextBoolean() ? "TLE" : "WA"));
            }
        }
        deeds.sort(Comparator.comparingInt(Deed::minute));
        for (Deed deed : deeds) {
            if (deed.minute() < gone.toMinutes()) {
                judged(tables, contest, starts.plus(Duration.ofMinutes(deed.minute())), deed);
            }
        }
    }

    private void judged(Tables tables, long contest, Instant at, Deed deed) {
        long person = people.get(deed.team());
        long problem = problems.get(deed.problem());
        StoredSubmission submission = tables.submissions()
                .add(
                        contest,
                        problem,
                        person,
                        person,
                        at,
                        Origin.WEB,
                        tables.blobs().put(new byte[] {1}),
                        null,
                        null);
        StoredJudging added = tables.judgings()
                .add(
                        submission.id(),
                        versions.getOrDefault(problem, 0L),
                        JudgingReason.FIRST,
                        null,
                        true,
                        JudgingPriority.CONTEST.number(),
                        person,
                        at);
        StoredJudging begun =
                tables.judgings().begin(added.id(), "pictures", at).orElseThrow();
        boolean accepted = deed.verdict().equals("AC");
        String report = tables.blobs().put("{}".getBytes(StandardCharsets.UTF_8));
        tables.judgings().finish(begun, at.plusSeconds(3), deed.verdict(), accepted ? 1 : 0, 1, report);
    }
}
