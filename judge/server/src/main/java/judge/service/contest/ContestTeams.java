package judge.service.contest;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.CourseRole;
import judge.online.Logins;
import judge.online.Member;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.online.contest.Team;
import judge.roster.team.ListedTeam;
import judge.service.access.Audit;
import judge.service.account.FirstPassword;
import judge.service.account.Passwords;
import judge.service.course.ContestDuties;
import org.jspecify.annotations.Nullable;

/** The participants of contests. */
public final class ContestTeams {

    private final Database database;
    private final Clock clock;
    private final ContestAuthorization contests;
    private final Audit audit;
    private final Passwords passwords;

    public ContestTeams(Database database, Clock clock, Passwords passwords) {
        this.database = database;
        this.clock = clock;
        this.passwords = passwords;
        contests = new ContestAuthorization(clock);
        audit = new Audit(clock);
    }

    /** A contestant with what it logs in with. */
    public record TeamView(Team team, String login) {}

    /**
     * The result of a list of teams.
     *
     * @param teams the number of teams on it
     * @param added the number of teams that were no contestants before
     * @param accounts the new accounts, with their passwords, which are not shown again
     */
    public record TeamsResult(int teams, int added, List<FirstPassword> accounts) {

        public TeamsResult {
            accounts = List.copyOf(accounts);
        }
    }

    /** All contestants, by label: for the jury all, for others those that the public sees, without their logins. */
    public List<TeamView> of(Viewer viewer, String course, String assignment) {
        return database.read(tables -> {
            ContestView view = contests.contest(tables, viewer, course, assignment, Action.SEE_CONTEST);
            List<Team> teams = tables.teams().of(view.assignment().id());
            if (!view.staff()) {
                return teams.stream()
                        .filter(team -> !team.hidden() || team.person() == viewer.person())
                        .map(team -> new TeamView(team, ""))
                        .toList();
            }
            Set<Long> persons = new TreeSet<>();
            teams.forEach(team -> persons.add(team.person()));
            Map<Long, Person> people = tables.people().among(persons);
            return teams.stream()
                    .map(team -> new TeamView(
                            team,
                            Objects.requireNonNull(people.get(team.person())).login()))
                    .toList();
        });
    }

    /**
     * Adds contestants, or changes them. A contestant without an account gets one, and one who is not in the course
     * becomes a student of it; an account that is there keeps its password and its name.
     */
    public TeamsResult put(Viewer viewer, String course, String assignment, List<ListedTeam> wishes) {
        TeamRules.require(wishes);
        database.read(tables -> contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST));
        Map<String, ListedTeam> byLogin = TeamRules.byLogin(wishes);
        Set<String> logins = new TreeSet<>(byLogin.keySet());
        logins.removeAll(database.read(tables -> tables.people().called(logins).keySet()));
        Map<String, String> firsts = new LinkedHashMap<>();
        Map<String, String> hashes = new HashMap<>();
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String login : logins) {
            String given = Objects.requireNonNull(byLogin.get(login)).password();
            if (given == null) {
                Passwords.First first = passwords.first();
                firsts.put(login, first.password());
                hashes.put(login, first.hash());
            } else {
                Passwords.requireGoodFor(login, given);
                firsts.put(login, given);
                chosen.put(login, given);
            }
        }
        // Hashing takes a while, in which nobody else should have to wait for the database.
        hashes.putAll(passwords.hashAll(chosen));
        return database.write(tables -> {
            ContestView view = contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST);
            Contests.requireOpen(view.contest());
            List<FirstPassword> made = new ArrayList<>();
            int added = 0;
            for (Map.Entry<String, ListedTeam> one : byLogin.entrySet()) {
                String login = one.getKey();
                @Nullable String first = firsts.get(login);
                Optional<Person> there = tables.people().find(login);
                Person person = there.orElseGet(() -> account(tables, login, one.getValue(), hashes));
                if (there.isEmpty()) {
                    made.add(new FirstPassword(person, Objects.requireNonNull(first)));
                }
                added += add(tables, view, person, login, one.getValue()) ? 1 : 0;
            }
            String detail = byLogin.size() + " teams, " + added + " added, " + made.size() + " accounts made";
            audit.note(tables, viewer, "teams", "assignment " + course + "/" + assignment, detail);
            return new TeamsResult(byLogin.size(), added, made);
        });
    }

    private Person account(Tables tables, String login, ListedTeam wish, Map<String, String> hashes) {
        Person person = tables.people().add(login, wish.name(), SiteRole.STUDENT, clock.instant());
        @Nullable String hash = hashes.get(login);
        if (hash == null) { // It was there a moment ago.
            throw Refusal.conflict("login-taken", Map.of("login", login));
        }
        tables.people().setPassword(person.id(), hash, wish.password() == null);
        return tables.people().find(person.id()).orElseThrow();
    }

    private boolean add(Tables tables, ContestView view, Person person, String login, ListedTeam wish) {
        Instant now = clock.instant();
        long course = view.course().id();
        long contest = view.assignment().id();
        Optional<Member> member = tables.courses().member(course, person.id());
        if (member.isEmpty()) {
            tables.courses().enroll(course, person.id(), CourseRole.STUDENT, null, now);
        } else if (member.get().role() != CourseRole.STUDENT) {
            throw Refusal.invalid("team-is-jury", Map.of("login", login));
        }
        Optional<Team> before = tables.teams().find(contest, person.id());
        tables.teams().put(ListedTeams.team(wish, contest, person.id(), before));
        note(tables, contest, person.id(), before);
        return before.isEmpty();
    }

    /** Notes a change of a team. If the team was hidden before and is hidden now, the public is not told. */
    private void note(Tables tables, long contest, long person, Optional<Team> before) {
        Optional<Team> after = tables.teams().find(contest, person);
        if (!before.equals(after)) {
            boolean seen = Stream.of(before, after).flatMap(Optional::stream).anyMatch(team -> !team.hidden());
            tables.changes().add(clock.instant(), seen ? "team" : "team-hidden", person, contest, "{}");
        }
    }

    /**
     * Takes a contestant out who has handed in nothing; the person stays in the course, and takes part again when it is
     * on a list of teams again.
     */
    public void remove(Viewer viewer, String course, String assignment, String login) {
        database.write(tables -> {
            ContestView view = contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST);
            Contests.requireOpen(view.contest());
            long contest = view.assignment().id();
            Person person = Logins.normal(login)
                    .flatMap(tables.people()::find)
                    .filter(one -> tables.teams().find(contest, one.id()).isPresent())
                    .orElseThrow(() -> Refusal.invalid("team-unknown", Map.of("login", login)));
            tables.lock(person.id());
            if (tables.submissions().isThere(contest, person.id())) {
                throw Refusal.conflict("team-handed-in", Map.of("login", login));
            }
            Optional<Team> before = tables.teams().find(contest, person.id());
            tables.teams().takeOut(contest, person.id());
            note(tables, contest, person.id(), before);
            audit.note(tables, viewer, "team-removed", "assignment " + course + "/" + assignment, person.login());
            return login;
        });
    }

    /**
     * Lets the viewer take part after the end, for as long as the contest took, by a clock of their own; once, and only
     * if they have not taken part with all others. A contestant in a final result stays in it.
     */
    public ContestView begin(Viewer viewer, String course, String assignment) {
        return database.write(tables -> {
            ContestView view = contests.going(tables, viewer, course, assignment, Action.TAKE_PART);
            long contest = view.assignment().id();
            tables.lock(viewer.person());
            requireMayBegin(tables, view, viewer.person());
            Instant now = clock.instant();
            Person person = tables.people().find(viewer.person()).orElseThrow();
            tables.teams().add(ContestDuties.contestant(contest, person));
            if (!tables.teams().begin(contest, viewer.person(), now)) {
                throw Refusal.conflict("contest-took-part");
            }
            Duration length = Duration.between(view.assignment().opens(), view.closes());
            tables.assignments().extend(contest, viewer.person(), now.plus(length));
            tables.changes().add(now, "team", viewer.person(), contest, "{}");
            audit.note(tables, viewer, "contest-begun", "assignment " + course + "/" + assignment, person.login());
            return contests.contest(tables, viewer, course, assignment, Action.SEE_CONTEST);
        });
    }

    private static void requireMayBegin(Tables tables, ContestView view, long person) {
        long contest = view.assignment().id();
        if (!view.contest().virtual()) {
            throw Refusal.conflict("contest-not-virtual");
        }
        if (view.state().ended() == null) {
            throw Refusal.conflict("contest-runs");
        }
        if (tables.submissions().isThere(contest, person)) {
            throw Refusal.conflict("contest-took-part");
        }
        ContestDuties.requireNotTakenOut(tables, contest, person);
        if (view.isInResult()) {
            throw Refusal.conflict("contest-in-result");
        }
    }
}
