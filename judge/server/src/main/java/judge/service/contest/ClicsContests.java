package judge.service.contest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import judge.clics.ClicsFeed;
import judge.clics.ClicsVersion;
import judge.clics.Eye;
import judge.clics.FeedPosition;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.LoggedChange.Position;
import judge.online.Member;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Contest;
import judge.online.contest.ContestChange;
import judge.online.contest.Reach;
import judge.service.problem.ProblemPackages;
import org.jspecify.annotations.Nullable;

/** Contests as programs see them that speak the CLICS Contest API, each as far as who asks may. */
public final class ClicsContests {

    private final Database database;
    private final Clock clock;
    private final ContestBoards boards;
    private final ContestFacts facts;
    private final FeedTokens tokens;

    public ClicsContests(Database database, Clock clock, ContestBoards boards, ProblemPackages packages) {
        this.database = database;
        this.clock = clock;
        this.boards = boards;
        facts = new ContestFacts(packages);
        tokens = new FeedTokens(database);
    }

    /** A way to look at contests. */
    public record Look(ClicsVersion version, boolean extended) {}

    /** All contests that somebody sees, the newest first; {@code viewer} is null for nobody who is known. */
    public List<ObjectNode> contests(@Nullable Viewer viewer, Look look) {
        List<Long> all = database.read(tables -> tables.contests().all().stream()
                .filter(contest -> viewer != null || contest.openBoard())
                .map(Contest::assignment)
                .toList());
        List<ObjectNode> seen = new ArrayList<>();
        for (long id : all) {
            try {
                seen.add(look(viewer, Long.toString(id), look, snapshot -> snapshot.feed()
                        .objects()
                        .contest()));
            } catch (Refusal refusal) {
                if (refusal.kind() != Refusal.Kind.NOT_FOUND) {
                    throw refusal;
                }
            }
        }
        return seen;
    }

    /**
     * Applies a function to a contest.
     *
     * @param viewer the viewer; null: nobody who is known
     * @throws Refusal {@code NOT_FOUND} if there is no such contest, or not for this viewer
     */
    public <T> T look(@Nullable Viewer viewer, String contest, Look look, Function<ContestSnapshot, T> function) {
        return read(seenBy(viewer, contest), contest, look, null, function);
    }

    /** The same with its scoreboards, as they were at most half a second ago, as everything is then. */
    public <T> T lookAtBoards(
            @Nullable Viewer viewer, String contest, Look look, Function<ContestSnapshot, T> function) {
        eye(viewer, contest); // Before scoreboards are made that are nothing to this one.
        return read(seenBy(viewer, contest), contest, look, moment(contest), function);
    }

    /** A viewer of a contest, with the right to change it or not. */
    private record Looker(Eye eye, boolean edits) {}

    private static Function<Tables, Looker> seenBy(@Nullable Viewer viewer, String contest) {
        return tables -> {
            Found found = find(tables, contest);
            Eye eye = eye(tables, found, viewer).orElseThrow(Refusal::notFound);
            boolean edits = viewer != null && Access.may(viewer, role(tables, found, viewer), Action.EDIT_CONTEST);
            return new Looker(eye, edits);
        };
    }

    private static @Nullable CourseRole role(Tables tables, Found found, Viewer viewer) {
        return tables.courses()
                .member(found.course().id(), viewer.person())
                .map(Member::role)
                .orElse(null);
    }

    /** Returns the moment of a contest, before any transaction, as it may want one of its own. */
    private ContestBoards.Moment moment(String contest) {
        return boards.moment(number(contest));
    }

    /**
     * All objects of a contest, as its event feed begins with them; access is not checked here.
     *
     * @param eye the eye that {@link #eye} has given
     */
    public FeedBatch feed(Eye eye, String contest, Look look) {
        return read(tables -> new Looker(eye, false), contest, look, moment(contest), snapshot -> reading(snapshot)
                .all());
    }

    /**
     * Returns the events since a position. The moment is never before that of the position: the clock of the server
     * that gave it may be ahead of ours.
     *
     * @param eye the view that {@link #eye} has given
     */
    public FeedBatch feed(Eye eye, String contest, Look look, FeedPosition from) {
        ContestBoards.Moment moment = moment(contest).notBefore(Instant.ofEpochMilli(from.moment()));
        return read(tables -> new Looker(eye, false), contest, look, moment, snapshot -> reading(snapshot)
                .since(from));
    }

    /**
     * A mark of a contest's state for those who see only what anybody sees: while two marks are equal, nothing has
     * changed. Some facts, such as the name of the course, do not stand in the log.
     *
     * @param settled the last line of its log that can be relied on; null: there is none
     * @param last the last line that is there; null: there is none
     * @param moment the time at which something has changed by itself
     * @param boards the version of the scoreboards; null where they were not asked for
     */
    public record Mark(
            @Nullable ContestChange settled,
            @Nullable ContestChange last,
            long moment,
            ContestBoards.@Nullable Version boards) {}

    /**
     * Returns the contest's mark now, for those who see only what anybody sees.
     *
     * @throws Refusal {@code NOT_FOUND} if not just anybody sees the contest
     */
    public Mark mark(String contest, boolean withBoards) {
        eye(null, contest); // Before scoreboards are made that are nothing to this one.
        ContestBoards.@Nullable Version version = withBoards ? boards.version(number(contest)) : null;
        return database.read(tables -> {
            Found found = find(tables, contest);
            long id = found.assignment().id();
            return new Mark(
                    tables.contestFeed().lastSettled(id).orElse(null),
                    tables.contestFeed().last(id).orElse(null),
                    ClicsFeed.moment(
                            ContestAuthorization.times(tables, found.assignment(), found.contest()), clock.instant()),
                    version);
        });
    }

    private FeedReading reading(ContestSnapshot snapshot) {
        return new FeedReading(snapshot, tokens);
    }

    /**
     * The position that a token stands for.
     *
     * @throws Refusal {@code INVALID} if it was not given for this contest
     */
    public FeedPosition position(String contest, String token) {
        return tokens.read(number(contest), token)
                .orElseThrow(() -> Refusal.invalid("since-token", Map.of("token", token)));
    }

    /** Returns the eye with which a viewer sees a contest. */
    public Eye eye(@Nullable Viewer viewer, String contest) {
        return database.read(tables -> {
            Found found = find(tables, contest);
            return eye(tables, found, viewer).orElseThrow(Refusal::notFound);
        });
    }

    /** Returns the position up to which feeds of a contest are told now, to see whether there is anything new. */
    public Position newest(String contest) {
        return moment(contest).position();
    }

    private <T> T read(
            Function<Tables, Looker> lookers,
            String id,
            Look look,
            ContestBoards.@Nullable Moment moment,
            Function<ContestSnapshot, T> function) {
        while (true) {
            Set<Long> unknown = new TreeSet<>();
            Optional<T> result = database.read(tables -> {
                Found found = find(tables, id);
                Looker looker = lookers.apply(tables);
                var assigned = tables.assignments().problems(found.assignment().id());
                unknown.addAll(facts.unknown(assigned));
                return unknown.isEmpty()
                        ? Optional.of(function.apply(snapshot(tables, found, assigned, looker, look, moment)))
                        : Optional.empty();
            });
            if (result.isPresent()) {
                return result.get();
            }
            facts.learn(unknown);
        }
    }

    private record Found(Course course, Assignment assignment, Contest contest) {}

    private static Found find(Tables tables, String id) {
        long number = number(id);
        Contest contest = tables.contests().find(number).orElseThrow(Refusal::notFound);
        Assignment assignment = tables.assignments().find(number).orElseThrow(Refusal::notFound);
        Course course = tables.courses().find(assignment.course()).orElseThrow(Refusal::notFound);
        return new Found(course, assignment, contest);
    }

    private static long number(String id) {
        if (!id.matches("[1-9][0-9]{0,17}")) {
            throw Refusal.notFound();
        }
        return Long.parseLong(id);
    }

    private static Optional<Eye> eye(Tables tables, Found found, @Nullable Viewer viewer) {
        Optional<Eye> all = found.contest().openBoard() ? Optional.of(Eye.PUBLIC) : Optional.empty();
        if (viewer == null) {
            return all;
        }
        @Nullable CourseRole role = role(tables, found, viewer);
        if (Access.may(viewer, role, Action.SEE_CLASS)) {
            return Optional.of(Eye.JURY);
        }
        if (!Access.may(viewer, role, Action.SEE_CONTEST)) {
            return all;
        }
        boolean together = tables.teams()
                .find(found.assignment().id(), viewer.person())
                .filter(team -> team.began() == null)
                .isPresent();
        return Optional.of(together ? Eye.team(viewer.person()) : Eye.PUBLIC);
    }

    /**
     * The eye of a called program for a contest that not just anybody sees.
     *
     * @param reach the networks in which a program may be that is called for this viewer
     */
    public record Called(Eye eye, Reach reach) {}

    /** The same, for somebody who has left a program to be called; empty: it sees what everybody sees, or nothing. */
    public Optional<Called> called(Viewer viewer, String contest) {
        return database.read(tables -> called(tables, viewer, contest));
    }

    static Optional<Called> called(Tables tables, Viewer viewer, String contest) {
        Found found;
        try {
            found = find(tables, contest);
        } catch (Refusal refusal) {
            return Optional.empty();
        }
        @Nullable CourseRole role = role(tables, found, viewer);
        if (!Access.may(viewer, role, Action.CALL_OUT)) {
            return Optional.empty();
        }
        Reach reach = Access.may(viewer, role, Action.CALL_HOST)
                ? Reach.HOST
                : Access.may(viewer, role, Action.CALL_NETWORK) ? Reach.NETWORK : Reach.INTERNET;
        return eye(tables, found, viewer).filter(eye -> !eye.equals(Eye.PUBLIC)).map(eye -> new Called(eye, reach));
    }

    private ContestSnapshot snapshot(
            Tables tables,
            Found found,
            List<AssignedProblem> assigned,
            Looker looker,
            Look look,
            ContestBoards.@Nullable Moment moment) {
        return new ContestSnapshot(
                tables,
                facts,
                found.course(),
                found.assignment(),
                new ClicsSetUp(tables, facts).contest(found.course(), found.assignment(), found.contest(), assigned),
                looker.eye(),
                looker.edits(),
                look.version(),
                look.extended(),
                moment,
                moment == null ? clock.instant() : moment.at());
    }
}
