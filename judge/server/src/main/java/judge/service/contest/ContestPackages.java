package judge.service.contest;

import java.nio.charset.Charset;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import judge.clics.ClicsIds;
import judge.intake.ContestZip;
import judge.intake.IntakeException;
import judge.intake.LeftOut.Cause;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import judge.roster.team.ContestSetUp;
import judge.roster.team.ListedTeam;
import judge.roster.team.PackagedContest;
import judge.roster.team.PackagedContest.PackagedProblem;
import judge.roster.team.TeamListException;
import judge.service.OnlineServices;
import judge.service.access.UnclearNames;
import judge.service.account.Passwords;
import judge.service.contest.ContestSettings.ProblemLabel;
import judge.service.contest.ContestTeams.TeamsResult;
import judge.service.course.AssignmentSettings;
import judge.service.course.Assignments;
import judge.service.course.Courses;
import judge.service.course.ProblemPoints;
import judge.service.problem.Problems;
import org.jspecify.annotations.Nullable;

/** Contests that come as a whole, in a zip as CLICS describes contest packages. */
public final class ContestPackages {

    private static final double USUAL_POINTS = 100;

    private final Courses courses;
    private final Problems problems;
    private final Assignments assignments;
    private final Contests contests;
    private final ContestTeams teams;
    private final ContestPictures pictures;

    private ContestPackages(OnlineServices services, ContestServices of) {
        courses = services.courses();
        problems = services.problems();
        assignments = services.assignments();
        contests = of.contests();
        teams = of.teams();
        pictures = of.pictures();
    }

    /** Makes contests by these services. */
    public static ContestPackages of(OnlineServices services, ContestServices contests) {
        return new ContestPackages(services, contests);
    }

    /**
     * Looks whether somebody may bring a contest to a course, before anything of it is read.
     *
     * @throws Refusal if not
     */
    public void require(Viewer viewer, String course) {
        @Nullable CourseRole role = courses.get(viewer, course).role();
        if (!Access.may(viewer, role, Action.EDIT_CONTEST) || !Access.may(viewer, Action.USE_PROBLEMS)) {
            throw Refusal.notAllowed("not-allowed");
        }
    }

    /**
     * Makes a contest of a package. All of it is looked at before anything is made: its problems must be in it, or
     * there already by their ids.
     *
     * @param assignment the contest's name in addresses; null: as the package says
     * @param starts the time at which it begins; null: when the package says so
     * @param charset of names and texts in it that are not in UTF-8; empty: that is to be found out of each
     * @throws Refusal if there is such a contest already, or the package is wrong, with the place in it
     */
    public BroughtContest put(
            Viewer viewer,
            String course,
            @Nullable String assignment,
            @Nullable Instant starts,
            byte[] zip,
            Optional<Charset> charset) {
        require(viewer, course);
        Map<String, byte[]> files = unpacked(zip, charset);
        PackagedContest contest;
        Instant begins;
        Map<String, byte[]> zips;
        Map<String, String> known = known(viewer);
        try {
            contest = ContestSetUp.read(files, charset);
            begins = begins(contest, starts);
            zips = zips(known, contest, files);
        } catch (TeamListException e) {
            throw ListedTeams.refused(e);
        }
        String slug = assignment == null ? slug(contest.id()) : assignment;
        if (assignments.of(viewer, course).stream()
                .anyMatch(one -> one.assignment().slug().equals(slug))) {
            throw Refusal.conflict("contest-there", Map.of("name", slug));
        }
        List<ListedTeam> allSettings = ListedTeams.of(contest.teams());
        TeamRules.require(allSettings);
        allSettings.stream().map(ListedTeam::password).filter(Objects::nonNull).forEach(Passwords::requireGood);
        Set<String> charsets = new TreeSet<>(contest.charsets());
        zips.forEach((problem, content) ->
                charsets.addAll(problems.add(viewer, problem, content, charset).charsets()));
        assignments.put(viewer, course, slug, assignment(known, contest, begins));
        contests.putEmpty(viewer, course, slug, contest(known, contest, begins));
        TeamsResult made =
                allSettings.isEmpty() ? new TeamsResult(0, 0, List.of()) : teams.put(viewer, course, slug, allSettings);
        List<String> leftOut = pictures.bring(viewer, course, slug, files, charset);
        return new BroughtContest(slug, List.copyOf(zips.keySet()), made, charsets, leftOut);
    }

    private static Map<String, byte[]> unpacked(byte[] zip, Optional<Charset> charset) {
        try {
            return ContestZip.read(zip, charset);
        } catch (IntakeException e) {
            throw UnclearNames.refusal(e)
                    .orElseGet(() -> badArchive(e.leftOut().path(), e.leftOut().cause()));
        }
    }

    private static Instant begins(PackagedContest contest, @Nullable Instant starts) throws TeamListException {
        return Optional.ofNullable(starts == null ? contest.starts() : starts).orElseThrow(contest::withoutStart);
    }

    /** The problems that are there, by what they are called in packages. */
    private Map<String, String> known(Viewer viewer) {
        Map<String, String> known = new TreeMap<>();
        problems.all(viewer)
                .forEach(one -> known.put(
                        ClicsIds.problem(one.problem().slug()), one.problem().slug()));
        return known;
    }

    private static String name(Map<String, String> known, PackagedProblem problem) {
        return known.getOrDefault(problem.id(), problem.id());
    }

    /** The zips of problems that are in the package; all others must be there. */
    private static Map<String, byte[]> zips(
            Map<String, String> known, PackagedContest contest, Map<String, byte[]> files) throws TeamListException {
        Map<String, byte[]> zips = new TreeMap<>();
        for (PackagedProblem problem : contest.problems()) {
            Optional<byte[]> zip = zip(problem.id(), files).or(() -> zip(problem.label(), files));
            if (zip.isPresent()) {
                zips.put(name(known, problem), zip.get());
                continue;
            }
            requireNoFolder(problem.id(), files);
            requireNoFolder(problem.label(), files);
            if (!known.containsKey(problem.id())) {
                throw problem.unknown();
            }
        }
        return zips;
    }

    private static Optional<byte[]> zip(String folder, Map<String, byte[]> files) {
        return files.entrySet().stream()
                .filter(file -> file.getKey().endsWith(".zip"))
                .filter(file -> file.getKey().startsWith("problems/" + folder + "/")
                        || file.getKey().equals("problems/" + folder + ".zip")
                        || file.getKey().equals(folder + ".zip"))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** A package that was brought and is not taken must not give way to one of the same name that is there. */
    private static void requireNoFolder(String folder, Map<String, byte[]> files) {
        files.keySet().stream()
                .filter(file -> ("/" + file).endsWith("/" + folder + "/" + ContestZip.UNPACKED))
                .findFirst()
                .ifPresent(file -> {
                    throw badArchive(file.substring(0, file.lastIndexOf('/')), Cause.UNPACKED);
                });
    }

    private static Refusal badArchive(String path, Cause cause) {
        return Refusal.invalid("bad-archive", Map.of("path", path, "leftout", cause.word()));
    }

    private static String slug(String id) {
        String slug = id.replaceAll("[^A-Za-z0-9._-]", "-").replaceFirst("^[^A-Za-z0-9]+", "");
        return slug.isEmpty() ? "contest" : slug;
    }

    private static AssignmentSettings assignment(Map<String, String> known, PackagedContest contest, Instant begins) {
        List<ProblemPoints> wished = contest.problems().stream()
                .map(one -> new ProblemPoints(name(known, one), one.points() > 0 ? one.points() : USUAL_POINTS))
                .toList();
        return AssignmentSettings.usual(
                contest.name(),
                begins,
                begins.plus(contest.length()),
                contest.scoring() ? Feedback.FULL : Feedback.VERDICT,
                wished);
    }

    private static ContestSettings contest(Map<String, String> known, PackagedContest contest, Instant begins) {
        List<ProblemLabel> labels = new ArrayList<>();
        for (PackagedProblem one : contest.problems()) {
            labels.add(new ProblemLabel(name(known, one), one.label(), one.rgb(), one.color()));
        }
        Instant ends = begins.plus(contest.length());
        return new ContestSettings(
                contest.scoring() ? ContestKind.IOI : ContestKind.ICPC,
                (int) contest.penalty().toMinutes(),
                false,
                contest.freeze().isZero() ? null : ends.minus(contest.freeze()),
                0,
                0,
                0,
                false,
                false,
                null,
                labels);
    }
}
