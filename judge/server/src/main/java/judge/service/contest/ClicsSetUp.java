package judge.service.contest;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.clics.ClicsContest;
import judge.clics.ClicsIds;
import judge.database.Tables;
import judge.database.contest.ContestFeedTable.Named;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.CatalogProblem;
import judge.online.Course;
import judge.online.contest.Contest;
import judge.online.contest.ContestProblem;
import judge.online.contest.Team;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import org.jspecify.annotations.Nullable;

/** A contest as it is set up, with its problems and its teams, as the CLICS Contest API has it. */
record ClicsSetUp(Tables tables, ContestFacts facts) {

    private List<ClicsContest.Task> tasks(long contest, List<AssignedProblem> assigned) {
        Map<Long, ContestProblem> known = tables.contests().problems(contest).stream()
                .collect(Collectors.toMap(ContestProblem::problem, Function.identity()));
        return assigned.stream()
                .sorted(Comparator.comparingInt(AssignedProblem::ordinal))
                .flatMap(one -> Stream.ofNullable(known.get(one.problem())).map(problem -> task(one, problem)))
                .toList();
    }

    /** Returns when the contest ends for each contestant. */
    private Map<Long, Instant> ends(Assignment assignment, List<ClicsContest.Contestant> teams) {
        Instant closes = Objects.requireNonNull(assignment.closes());
        Map<Long, Instant> extensions = tables.assignments().extensions(assignment.id());
        return teams.stream()
                .map(one -> one.team().person())
                .collect(Collectors.toMap(
                        Function.identity(), person -> ContestScores.end(closes, extensions.get(person))));
    }

    /** Returns a contest as it is set up; the limits of its problems are known already. */
    ClicsContest contest(Course course, Assignment assignment, Contest contest, List<AssignedProblem> assigned) {
        Map<Long, Named> people = tables.contestFeed().contestants(assignment.id());
        Map<String, String> kept = tables.contestDesk().settings(assignment.id());
        List<ClicsContest.Contestant> teams = tables.teams().of(assignment.id()).stream()
                .filter(team -> team.began() == null)
                .map(team -> contestant(team, Objects.requireNonNull(people.get(team.person())), kept))
                .toList();
        return new ClicsContest(
                Long.toString(assignment.id()),
                new ClicsContest.Names(assignment.slug(), assignment.name(), course.name() + ", " + assignment.name()),
                languages(course, assignment),
                contest,
                ContestAuthorization.times(tables, assignment, contest),
                tasks(assignment.id(), assigned),
                teams,
                tables.contestFeed().jury(course.id()).stream()
                        .map(one -> new ClicsContest.Official(one.person(), one.login(), one.name()))
                        .toList(),
                ends(assignment, teams),
                tables.contests().thawed(assignment.id()));
    }

    /** The languages that are taken. */
    private List<LanguageName> languages(Course course, Assignment assignment) {
        return tables.languages()
                .ofAssignment(assignment.id())
                .orElseGet(() -> tables.languages().ofCourse(course.id()))
                .among(LanguageNames.known().all());
    }

    private static ClicsContest.Contestant contestant(Team team, Named named, Map<String, String> kept) {
        @Nullable String organization = team.affiliation();
        return new ClicsContest.Contestant(
                team,
                named.login(),
                named.name(),
                organization == null
                        ? null
                        : ContestPictures.picture(kept, ContestPictures.Kind.LOGO, ClicsIds.named(organization)),
                ContestPictures.picture(kept, ContestPictures.Kind.PHOTO, ClicsIds.team(team.person())));
    }

    private ClicsContest.Task task(AssignedProblem assigned, ContestProblem problem) {
        ContestFacts.Limits limits = Objects.requireNonNull(facts.limits(assigned.version()));
        String slug = tables.problems()
                .find(assigned.problem())
                .map(CatalogProblem::slug)
                .orElseThrow();
        return new ClicsContest.Task(
                problem,
                assigned.ordinal(),
                slug,
                limits.name(),
                assigned.points(),
                limits.timeMillis(),
                limits.memoryBytes(),
                limits.outputBytes(),
                limits.codeBytes(),
                limits.cases());
    }
}
