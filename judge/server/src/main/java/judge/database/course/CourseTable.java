package judge.database.course;

import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Member;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Courses, and who is in them. */
public record CourseTable(Handle handle) {

    private static final String COLUMNS = "id, slug, name, join_code, created, archived";
    private static final String MEMBER = "course, person, role, roster_id, roster_group, joined";

    /** Adds a course without anybody in it. */
    public Course add(String slug, String name, Instant created) {
        return handle.createQuery(
                        "insert into course (slug, name, created) values (:slug, :name, :created) returning " + COLUMNS)
                .bind("slug", slug)
                .bind("name", name)
                .bind("created", created)
                .mapTo(Course.class)
                .one();
    }

    public void rename(long id, String name) {
        handle.createUpdate("update course set name = :name where id = :id")
                .bind("name", name)
                .bind("id", id)
                .execute();
    }

    /**
     * Lets students come by themselves, or no more.
     *
     * @param code null: nobody can
     */
    public void setJoinCode(long id, @Nullable String code) {
        handle.createUpdate("update course set join_code = :code where id = :id")
                .bind("code", code)
                .bind("id", id)
                .execute();
    }

    /**
     * Ends a course, or lets it go on.
     *
     * @param since null: it is not over
     */
    public void setArchived(long id, @Nullable Instant since) {
        handle.createUpdate("update course set archived = :since where id = :id")
                .bind("since", since)
                .bind("id", id)
                .execute();
    }

    /** The course that one joins with a code. */
    public Optional<Course> joinedBy(String code) {
        return handle.createQuery("select " + COLUMNS + " from course where join_code = :code")
                .bind("code", code)
                .mapTo(Course.class)
                .findOne();
    }

    /** All, the newest first. */
    public List<Course> all() {
        return handle.createQuery("select " + COLUMNS + " from course order by created desc, id desc")
                .mapTo(Course.class)
                .list();
    }

    public Optional<Course> find(long id) {
        return handle.createQuery("select " + COLUMNS + " from course where id = :id")
                .bind("id", id)
                .mapTo(Course.class)
                .findOne();
    }

    public Optional<Course> find(String slug) {
        return handle.createQuery("select " + COLUMNS + " from course where slug = :slug")
                .bind("slug", slug)
                .mapTo(Course.class)
                .findOne();
    }

    /** Returns the courses that a person is in, the newest first. */
    public List<Course> of(long person) {
        return handle.createQuery("select c.id, c.slug, c.name, c.join_code, c.created, c.archived from course c"
                        + " join member m on m.course = c.id where m.person = :person order by"
                        + " c.created desc, c.id desc")
                .bind("person", person)
                .mapTo(Course.class)
                .list();
    }

    /** Puts somebody into a course, or gives them another role there. */
    public void enroll(long course, long person, CourseRole role, @Nullable String rosterId, Instant now) {
        handle.createUpdate("insert into member (course, person, role, roster_id, joined)"
                        + " values (:course, :person, :role, :roster, :joined) on conflict (course, person)"
                        + " do update set role = excluded.role, roster_id ="
                        + " coalesce(excluded.roster_id, member.roster_id)")
                .bind("course", course)
                .bind("person", person)
                .bind("role", role)
                .bind("roster", rosterId)
                .bind("joined", now)
                .execute();
    }

    /**
     * Puts a member of a course into a group.
     *
     * @param group null: into none
     */
    public void setGroup(long course, long person, @Nullable String group) {
        handle.createUpdate("update member set roster_group = :group where course = :course and person = :person")
                .bind("group", group)
                .bind("course", course)
                .bind("person", person)
                .execute();
    }

    /** Takes somebody out of a course. */
    public void remove(long course, long person) {
        handle.createUpdate("delete from member where course = :course and person = :person")
                .bind("course", course)
                .bind("person", person)
                .execute();
    }

    /** The courses that somebody is in, with what they are there. */
    public List<Member> memberships(long person) {
        return handle.createQuery("select " + MEMBER + " from member where person = :person order by course")
                .bind("person", person)
                .mapTo(Member.class)
                .list();
    }

    public Optional<Member> member(long course, long person) {
        return handle.createQuery("select " + MEMBER + " from member where course = :course and person = :person")
                .bind("course", course)
                .bind("person", person)
                .mapTo(Member.class)
                .findOne();
    }

    /** Returns the groups of some people, by course and person; nobody who is in none. */
    public Map<Long, Map<Long, String>> groups(Collection<Long> courses, Collection<Long> people) {
        if (courses.isEmpty() || people.isEmpty()) {
            return Map.of();
        }
        return handle.createQuery("select course, person, roster_group from member where course in (<courses>)"
                        + " and person in (<people>) and roster_group is not null")
                .bindList("courses", courses)
                .bindList("people", people)
                .reduceRows(new HashMap<>(), (found, row) -> {
                    found.computeIfAbsent(row.getColumn("course", Long.class), any -> new HashMap<>())
                            .put(row.getColumn("person", Long.class), row.getColumn("roster_group", String.class));
                    return found;
                });
    }

    /** Returns the members of a course. */
    public List<Member> members(long course) {
        return handle.createQuery("select " + MEMBER + " from member where course = :course order by person")
                .bind("course", course)
                .mapTo(Member.class)
                .list();
    }
}
