package judge.database.judging;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import judge.database.sql.Dialect;
import judge.online.Assignment;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/**
 * Lists of submissions, the last first. First the numbers are found, with indexes that have all that is filtered by,
 * then the rows. Where the search begins decides how long it takes, and neither database guesses that well, so it is
 * chosen here: a plus before a column keeps a database from beginning there.
 */
public record ListedTable(Handle handle, Dialect dialect) {

    private static final int FEW_PEOPLE = 40;
    private static final int FEW_ASSIGNMENTS = 60;
    private static final int FEW_SUBMISSIONS = 5_000;

    private static final String JUDGED = " join judging j on j.submission = s.id and j.active = 1";
    /** The verdict where the search does not begin with it. */
    private static final String ASIDE = "coalesce(j.verdict, '')";

    private static final String LAST = " order by s.id desc limit :limit";

    /**
     * The submissions that are wanted.
     *
     * @param seen the assignments in which they are looked for
     * @param shown numbers of those of which verdicts may be known
     * @param people numbers of their owners; null: everybody
     * @param own those of one person alone, of whom {@code people} are some; null: of whomever
     */
    public record Wanted(
            List<Assignment> seen, Set<Long> shown, @Nullable Set<Long> people, @Nullable OwnWork own, Filter filter) {

        boolean isNone() {
            return seen.isEmpty() || (people != null && people.isEmpty());
        }

        String assignments() {
            return numbers(seen.stream().map(Assignment::id).toList());
        }

        boolean hides() {
            return seen.stream().anyMatch(one -> !shown.contains(one.id()));
        }
    }

    /**
     * Some of them.
     *
     * @param before only those before this number; null: from the last
     */
    public List<StoredSubmission> page(Wanted wanted, @Nullable Long before, int limit) {
        List<Long> found = numbers(wanted, before, limit);
        return found.isEmpty()
                ? List.of()
                : handle.createQuery("select id, assignment, problem, person, handed_in_by, attempt, received, origin,"
                                + " sources from submission where id in (" + numbers(found) + ") order by id desc")
                        .mapTo(StoredSubmission.class)
                        .list();
    }

    /** The numbers of some of them. */
    public List<Long> numbers(Wanted wanted, @Nullable Long before, int limit) {
        if (wanted.isNone()) {
            return List.of();
        }
        Filter filter = wanted.filter();
        return handle.createQuery(sql(wanted, before))
                .bind("problem", filter.problem())
                .bind("language", filter.language())
                .bind("since", filter.since())
                .bind("until", filter.until())
                .bind("before", before)
                .bind("verdict", filter.verdict())
                .bind("limit", limit)
                .mapTo(Long.class)
                .list();
    }

    /** The people among whom a text is part of a login or a name, or of the name of a team in these assignments. */
    public Set<Long> people(String search, Collection<Long> assignments) {
        String among = assignments.isEmpty() ? "0" : numbers(assignments);
        Query query = handle.createQuery("select id from person where " + has("login") + " or " + has("name")
                + " union select person from team where assignment in (" + among + ") and (" + has("name") + " or "
                + has("label") + ")");
        return query.bind("search", search).mapTo(Long.class).collect(Collectors.toSet());
    }

    /** SQLite knows no capitals but those of English, so other letters are also found as they are. */
    private String has(String column) {
        return "(" + dialect.place("lower(" + column + ")", "lower(:search)") + " > 0 or "
                + dialect.place(column, ":search") + " > 0)";
    }

    private String sql(Wanted wanted, @Nullable Long before) {
        String own = wanted.own() == null ? "" : " and " + wanted.own().condition();
        String conditions = conditions(wanted.filter(), before) + own;
        String verdict = verdict(wanted);
        String judged = verdict.isEmpty() ? "" : JUDGED;
        String late = late(wanted.filter().late(), "(select a.closes from assignment a where a.id = s.assignment)");
        String among = " and +s.assignment in (" + wanted.assignments() + ")";
        if (wanted.people() != null && wanted.people().size() <= FEW_PEOPLE) {
            return "select s.id from submission s" + judged + " where s.person in (" + numbers(wanted.people()) + ")"
                    + among + conditions + late + verdict + LAST;
        }
        String people = wanted.people() == null ? "" : " and +s.person in (" + numbers(wanted.people()) + ")";
        if (!verdict.isEmpty() && !wanted.hides() && isMany(wanted)) {
            return "select j.submission from judging j cross join submission s where s.id = j.submission"
                    + " and j.active = 1" + among + people + conditions + late + verdict.replace(ASIDE, "j.verdict")
                    + " order by j.submission desc limit :limit";
        }
        if (wanted.seen().size() > FEW_ASSIGNMENTS) {
            return "select s.id from submission s" + judged + " where 1 = 1" + among + people + conditions + late
                    + verdict + LAST;
        }
        return ofEach(wanted, judged, people + conditions, verdict);
    }

    /** The last of each assignment, and of those the last. */
    private static String ofEach(Wanted wanted, String judged, String conditions, String verdict) {
        List<String> each = new ArrayList<>();
        for (Assignment one : wanted.seen()) {
            String closes = one.closes() == null
                    ? "cast(null as bigint)"
                    : Long.toString(one.closes().toEpochMilli());
            each.add("select id from (select s.id as id from submission s" + judged + " where s.assignment = "
                    + one.id() + conditions + late(wanted.filter().late(), closes) + verdict + LAST + ") of"
                    + one.id());
        }
        return "select id from (" + String.join(" union all ", each) + ") found order by id desc limit :limit";
    }

    private boolean isMany(Wanted wanted) {
        return handle.createQuery("select count(*) from (select 1 from submission where assignment in ("
                                + wanted.assignments() + ") limit :most) these")
                        .bind("most", FEW_SUBMISSIONS)
                        .mapTo(Long.class)
                        .one()
                == FEW_SUBMISSIONS;
    }

    private static String conditions(Filter filter, @Nullable Long before) {
        return (filter.problem() == null ? "" : " and +s.problem = (select id from problem where slug = :problem)")
                + (filter.language() == null ? "" : " and s.language = :language")
                + (filter.since() == null ? "" : " and s.received >= :since")
                + (filter.until() == null ? "" : " and s.received < :until")
                + (filter.number() == null ? "" : " and s.id = " + filter.number())
                + (before == null ? "" : " and s.id < :before");
    }

    /** As {@code Deadlines} says it. */
    private static String late(@Nullable Boolean late, String closes) {
        if (late == null) {
            return "";
        }
        String said = "s.received >= " + closes + " and not exists (select 1 from extension e where e.assignment ="
                + " s.assignment and e.person = s.person and e.closes > s.received)";
        return late ? " and " + said : " and not coalesce(" + said + ", 1 = 0)";
    }

    /** A verdict that may not be known is none, whatever it is: here as on the pages. */
    private static String verdict(Wanted wanted) {
        @Nullable String verdict = wanted.filter().verdict();
        if (verdict == null) {
            return "";
        }
        String shown = wanted.shown().isEmpty() ? "0" : numbers(wanted.shown());
        if (verdict.equals(StoredSubmission.NO_VERDICT)) {
            return wanted.hides()
                    ? " and (j.state <> 'done' or s.assignment not in (" + shown + "))"
                    : " and j.state <> 'done'";
        }
        return " and j.state = 'done' and " + ASIDE + " = :verdict"
                + (wanted.hides() ? " and +s.assignment in (" + shown + ")" : "");
    }

    private static String numbers(Collection<Long> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
