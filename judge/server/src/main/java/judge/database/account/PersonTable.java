package judge.database.account;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.online.Person;
import judge.online.SiteRole;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The accounts. */
public record PersonTable(Handle handle) {

    private static final String COLUMNS = "id, login, name, role, locale, zone, must_change, created, disabled";

    /** Adds somebody who has no password yet. */
    public Person add(String login, String name, SiteRole role, Instant created) {
        return handle.createQuery("insert into person (login, name, role, created)"
                        + " values (:login, :name, :role, :created) returning " + COLUMNS)
                .bind("login", login)
                .bind("name", name)
                .bind("role", role)
                .bind("created", created)
                .mapTo(Person.class)
                .one();
    }

    /**
     * Adds a student with a first password.
     *
     * @param course the course whose list has made the account
     * @param hash of the password
     */
    public Person addStudent(String login, String name, Instant created, long course, String hash) {
        return handle.createQuery("insert into person (login, name, role, created, made_in, password_hash, must_change)"
                        + " values (:login, :name, :role, :created, :course, :hash, 1) returning " + COLUMNS)
                .bind("login", login)
                .bind("name", name)
                .bind("role", SiteRole.STUDENT)
                .bind("created", created)
                .bind("course", course)
                .bind("hash", hash)
                .mapTo(Person.class)
                .one();
    }

    /** Returns the people with some logins, by login. */
    public Map<String, Person> called(Set<String> logins) {
        if (logins.isEmpty()) {
            return Map.of();
        }
        return handle.createQuery("select " + COLUMNS + " from person where login in (<among>)")
                .bindList("among", logins)
                .mapTo(Person.class)
                .collect(Collectors.toMap(Person::login, Function.identity()));
    }

    /** Some, by their numbers. */
    public Map<Long, Person> among(Set<Long> ids) {
        if (ids.isEmpty()) {
            return Map.of();
        }
        return handle.createQuery("select " + COLUMNS + " from person where id in (<among>)")
                .bindList("among", ids)
                .mapTo(Person.class)
                .collect(Collectors.toMap(Person::id, Function.identity()));
    }

    public Optional<Person> find(long id) {
        return handle.createQuery("select " + COLUMNS + " from person where id = :id")
                .bind("id", id)
                .mapTo(Person.class)
                .findOne();
    }

    public Optional<Person> find(String login) {
        return handle.createQuery("select " + COLUMNS + " from person where login = :login")
                .bind("login", login)
                .mapTo(Person.class)
                .findOne();
    }

    /** Returns the people in a course, by number. */
    public Map<Long, Person> in(long course) {
        return handle
                .createQuery("select " + COLUMNS
                        + " from person where id in (select person from member where course = :course)")
                .bind("course", course)
                .mapTo(Person.class)
                .stream()
                .collect(Collectors.toMap(Person::id, Function.identity()));
    }

    /** All, by login. */
    public List<Person> all() {
        return handle.createQuery("select " + COLUMNS + " from person order by login")
                .mapTo(Person.class)
                .list();
    }

    /** The hash of somebody's password; empty where there is none yet. */
    public Optional<String> passwordHash(long id) {
        return handle.createQuery("select password_hash from person where id = :id and password_hash is not null")
                .bind("id", id)
                .mapTo(String.class)
                .findOne();
    }

    /**
     * Sets somebody's password.
     *
     * @param hash of it; null takes it away
     * @param mustChange whether it was given by somebody else
     */
    public void setPassword(long id, @Nullable String hash, boolean mustChange) {
        handle.createUpdate("update person set password_hash = :hash, must_change = :must where id = :id")
                .bind("hash", hash)
                .bind("must", mustChange ? 1 : 0)
                .bind("id", id)
                .execute();
    }

    /** Tells whether there is an administrator who could log in. */
    public boolean hasAdministrator() {
        return handle.createQuery("select count(*) from person"
                                + " where role = :admin and disabled is null and password_hash is not null")
                        .bind("admin", SiteRole.ADMIN)
                        .mapTo(Long.class)
                        .one()
                > 0;
    }

    /** Gives somebody another name. */
    public void rename(long id, String name) {
        handle.createUpdate("update person set name = :name where id = :id")
                .bind("name", name)
                .bind("id", id)
                .execute();
    }

    /** The course whose list has made somebody's account; empty: it came another way. */
    public Optional<Long> madeIn(long id) {
        return handle.createQuery("select made_in from person where id = :id and made_in is not null")
                .bind("id", id)
                .mapTo(Long.class)
                .findOne();
    }

    public void setRole(long id, SiteRole role) {
        handle.createUpdate("update person set role = :role where id = :id")
                .bind("role", role)
                .bind("id", id)
                .execute();
    }

    /** Stores the time since which a person cannot log in; null: they can. */
    public void setDisabled(long id, @Nullable Instant since) {
        handle.createUpdate("update person set disabled = :since where id = :id")
                .bindByType("since", since, Instant.class)
                .bind("id", id)
                .execute();
    }

    /** Stores the language and time zone that a person has chosen; null: the browser's. */
    public void setLocale(long id, @Nullable String locale, @Nullable String zone) {
        handle.createUpdate("update person set locale = :locale, zone = :zone where id = :id")
                .bind("locale", locale)
                .bind("zone", zone)
                .bind("id", id)
                .execute();
    }
}
