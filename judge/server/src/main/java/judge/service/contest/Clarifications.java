package judge.service.contest;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.CatalogProblem;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Clarification;
import judge.online.contest.ContestProblem;
import judge.online.contest.Team;
import judge.service.access.Audit;
import org.jspecify.annotations.Nullable;

/** The questions of contestants, the answers of the jury to one or to all, and its announcements. */
public final class Clarifications {

    private static final int MOST_CHARACTERS = 4_000;
    private static final int MOST_QUESTIONS = 100;
    private static final String CHANGE = "clarification";
    private static final String STANDARD = "standard-answers";

    private final Database database;
    private final Clock clock;
    private final ContestAuthorization contests;
    private final Audit audit;

    public Clarifications(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        contests = new ContestAuthorization(clock);
        audit = new Audit(clock);
    }

    /**
     * A clarification as a viewer may read it.
     *
     * @param team the name of the team that it is from or for; empty: the jury says it to all
     * @param seat the label of that team; may be empty
     * @param label of the problem; empty: it is about none
     * @param answered whether it is a question with an answer
     */
    public record ClarificationView(Clarification said, String team, String seat, String label, boolean answered) {}

    /** Returns the clarifications that a viewer may read, the last first. */
    public List<ClarificationView> of(Viewer viewer, String course, String assignment) {
        return database.read(tables -> {
            ContestView at = contests.contest(tables, viewer, course, assignment, Action.SEE_CONTEST);
            long contest = at.assignment().id();
            Map<Long, String> labels = tables.contests().problems(contest).stream()
                    .collect(Collectors.toMap(ContestProblem::problem, ContestProblem::label));
            Map<Long, Team> teams = (at.staff() ? tables.teams().of(contest).stream() : Stream.ofNullable(at.team()))
                    .collect(Collectors.toMap(Team::person, Function.identity()));
            List<Clarification> all = at.staff()
                    ? tables.contestDesk().clarifications(contest)
                    : tables.contestDesk().clarifications(contest, viewer.person());
            Set<Long> answered = all.stream()
                    .map(Clarification::replyTo)
                    .filter(Objects::nonNull)
                    .collect(Collectors.toSet());
            List<ClarificationView> views = new ArrayList<>();
            for (Clarification one : all) {
                String label = one.problem() == null ? "" : labels.getOrDefault(one.problem(), "");
                views.add(0, view(tables, one, teams, label, answered.contains(one.id())));
            }
            return views;
        });
    }

    private static ClarificationView view(
            Tables tables, Clarification said, Map<Long, Team> teams, String label, boolean answered) {
        @Nullable Long sender = said.sender();
        @Nullable Long who = sender == null ? said.recipient() : sender;
        if (who == null) {
            return new ClarificationView(said, "", "", label, answered);
        }
        @Nullable Team team = teams.get(who);
        String name = team == null ? tables.people().find(who).map(Person::name).orElse("") : team.name();
        return new ClarificationView(said, name, team == null ? "" : team.label(), label, answered);
    }

    /**
     * A contestant asks the jury.
     *
     * @param problem by its name in addresses; empty: it is about none
     * @return the number of the question
     */
    public long ask(Viewer viewer, String course, String assignment, String problem, String text) {
        String content = content(text);
        return database.write(tables -> {
            ContestView at = contests.contest(tables, viewer, course, assignment, Action.TAKE_PART);
            long contest = at.assignment().id();
            tables.lock(viewer.person());
            contests.takesPart(tables, at, viewer);
            long asked = tables.contestDesk().clarifications(contest, viewer.person()).stream()
                    .filter(one -> Long.valueOf(viewer.person()).equals(one.sender()))
                    .count();
            if (asked >= MOST_QUESTIONS) {
                throw new Refusal(Refusal.Kind.TOO_OFTEN, "questions-many", Map.of("most", MOST_QUESTIONS));
            }
            return say(
                    tables, viewer, contest, problem(tables, contest, problem), viewer.person(), null, null, content);
        });
    }

    /**
     * The jury answers a question.
     *
     * @param toAll whether all contestants read the answer, or only the one that has asked
     * @return the number of the answer
     */
    public long answer(Viewer viewer, String course, String assignment, long question, String text, boolean toAll) {
        String content = content(text);
        return database.write(tables -> {
            long contest = jury(tables, viewer, course, assignment);
            Clarification asked = tables.contestDesk()
                    .clarification(question)
                    .filter(one -> one.assignment() == contest && one.sender() != null)
                    .orElseThrow(Refusal::notFound);
            long said = say(
                    tables, viewer, contest, asked.problem(), null, toAll ? null : asked.sender(), asked.id(), content);
            audit.note(
                    tables,
                    viewer,
                    "clarification-answered",
                    "assignment " + course + "/" + assignment,
                    "question " + question + (toAll ? ", to all" : ""));
            return said;
        });
    }

    /** The jury tells something to all. */
    public void announce(Viewer viewer, String course, String assignment, String problem, String text) {
        announce(viewer, course, assignment, problem, null, text);
    }

    /**
     * The jury tells something.
     *
     * @param to the person of the only contestant that reads it; null: all do
     * @return its number
     */
    public long announce(
            Viewer viewer, String course, String assignment, String problem, @Nullable Long to, String text) {
        String content = content(text);
        return database.write(tables -> {
            long contest = jury(tables, viewer, course, assignment);
            if (to != null && tables.teams().find(contest, to).isEmpty()) {
                throw Refusal.notFound();
            }
            long said = say(tables, viewer, contest, problem(tables, contest, problem), null, to, null, content);
            String whom = to == null ? "" : "to person " + to;
            audit.note(tables, viewer, "announced", "assignment " + course + "/" + assignment, whom);
            return said;
        });
    }

    /** Returns the answers that the jury has kept to give them often. */
    public List<String> standardAnswers(Viewer viewer, String course, String assignment) {
        return database.read(tables -> tables.contestDesk()
                .settings(jury(tables, viewer, course, assignment))
                .getOrDefault(STANDARD, "")
                .lines()
                .toList());
    }

    /** Keeps them, a line each. */
    public void setStandardAnswers(Viewer viewer, String course, String assignment, String text) {
        if (text.length() > MOST_CHARACTERS) {
            throw Refusal.invalid("text-long", Map.of("count", text.length(), "most", MOST_CHARACTERS));
        }
        String lines =
                text.lines().map(String::strip).filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
        database.write(tables -> {
            tables.contestDesk().set(jury(tables, viewer, course, assignment), STANDARD, lines);
            audit.note(tables, viewer, "standard-answers", "assignment " + course + "/" + assignment, "");
            return lines;
        });
    }

    private long say(
            Tables tables,
            Viewer viewer,
            long contest,
            @Nullable Long problem,
            @Nullable Long sender,
            @Nullable Long recipient,
            @Nullable Long replyTo,
            String content) {
        Clarification said = tables.contestDesk()
                .say(new Clarification(
                        0, contest, problem, sender, recipient, replyTo, content, viewer.person(), clock.instant()));
        tables.changes().add(clock.instant(), CHANGE, said.id(), contest, "{}");
        return said.id();
    }

    private long jury(Tables tables, Viewer viewer, String course, String assignment) {
        return contests.contest(tables, viewer, course, assignment, Action.RUN_CONTEST)
                .assignment()
                .id();
    }

    private static @Nullable Long problem(Tables tables, long contest, String slug) {
        if (slug.isEmpty()) {
            return null;
        }
        return tables.problems()
                .find(slug)
                .map(CatalogProblem::id)
                .filter(id -> tables.contests().problems(contest).stream().anyMatch(one -> one.problem() == id))
                .orElseThrow(() -> Refusal.invalid("problem-unknown", Map.of("problem", slug)));
    }

    private static String content(String text) {
        String content = text.strip();
        if (content.isEmpty()) {
            throw Refusal.invalid("text-empty");
        }
        if (content.length() > MOST_CHARACTERS) {
            throw Refusal.invalid("text-long", Map.of("count", content.length(), "most", MOST_CHARACTERS));
        }
        return content;
    }
}
