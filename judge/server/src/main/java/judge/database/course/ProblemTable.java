package judge.database.course;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import judge.database.sql.Dialect;
import judge.online.Bounds;
import judge.online.CatalogProblem;
import judge.online.ProblemVersion;
import judge.online.VersionState;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Problems and their versions. */
public record ProblemTable(Handle handle, Dialect dialect) {

    private static final String COLUMNS = "id, slug, owner, created";
    private static final String VERSION =
            "id, problem, version, package as package_hash, names, max_score, uploader, created, state, verification";

    /**
     * Adds a problem without a version.
     *
     * @param owner null for one that comes with the server
     */
    public CatalogProblem add(String slug, @Nullable Long owner, Instant created) {
        return handle.createQuery(
                        "insert into problem (slug, owner, created) values (:slug, :owner, :created) returning "
                                + COLUMNS)
                .bind("slug", slug)
                .bind("owner", owner)
                .bind("created", created)
                .mapTo(CatalogProblem.class)
                .one();
    }

    public Optional<CatalogProblem> find(String slug) {
        return handle.createQuery("select " + COLUMNS + " from problem where slug = :slug")
                .bind("slug", slug)
                .mapTo(CatalogProblem.class)
                .findOne();
    }

    /** The titles of some versions, as JSON, by their numbers. */
    public Map<Long, String> names(Set<Long> versions) {
        if (versions.isEmpty()) {
            return Map.of();
        }
        return handle.createQuery("select id, names from problem_version where id in (<among>)")
                .bindList("among", versions)
                .map((row, context) -> Map.entry(row.getLong("id"), row.getString("names")))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** The slugs of some, by their numbers. */
    public Map<Long, String> slugs(Set<Long> ids) {
        if (ids.isEmpty()) {
            return Map.of();
        }
        return handle.createQuery("select id, slug from problem where id in (<among>)")
                .bindList("among", ids)
                .map((row, context) -> Map.entry(row.getLong("id"), row.getString("slug")))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    public Optional<CatalogProblem> find(long id) {
        return handle.createQuery("select " + COLUMNS + " from problem where id = :id")
                .bind("id", id)
                .mapTo(CatalogProblem.class)
                .findOne();
    }

    /** All, by their ids in packages. */
    public List<CatalogProblem> all() {
        return handle.createQuery("select " + COLUMNS + " from problem order by slug")
                .mapTo(CatalogProblem.class)
                .list();
    }

    /** Returns the table of cases that generators make. */
    public MadeCaseTable madeCases() {
        return new MadeCaseTable(handle, dialect.skipLocked());
    }

    /** Adds a version that is yet to be verified. */
    public ProblemVersion addVersion(
            long problem,
            String version,
            String packageHash,
            String names,
            double maxScore,
            @Nullable Long uploader,
            Instant created) {
        return handle.createQuery("insert into problem_version"
                        + " (problem, version, package, names, max_score, uploader, created, state)"
                        + " values (:problem, :version, :package, :names, :max, :uploader, :created, :state)"
                        + " returning " + VERSION)
                .bind("problem", problem)
                .bind("version", version)
                .bind("package", packageHash)
                .bind("names", names)
                .bind("max", Bounds.stored(maxScore))
                .bind("uploader", uploader)
                .bind("created", created)
                .bind("state", VersionState.VERIFYING)
                .mapTo(ProblemVersion.class)
                .one();
    }

    /**
     * Assignments that judge by another package of the same version go on with this one: other files than those that
     * a verdict depends on have changed, such as a statement.
     */
    public void replaceEqual(ProblemVersion newer) {
        handle.createUpdate("update assignment_problem set version = :id where problem = :problem and version in"
                        + " (select id from problem_version where problem = :problem and version = :version)")
                .bind("id", newer.id())
                .bind("problem", newer.problem())
                .bind("version", newer.version())
                .execute();
    }

    /**
     * Stores the findings of a verification; returns false if another worker verifies the version now, or has done so.
     */
    public boolean setVerified(long version, String worker, VersionState state, String json) {
        return handle.createUpdate("update problem_version set state = :state, verification = :json"
                                + " where id = :id and verifier = :worker and state = :verifying")
                        .bind("state", state)
                        .bind("json", json)
                        .bind("id", version)
                        .bind("worker", worker)
                        .bind("verifying", VersionState.VERIFYING)
                        .execute()
                == 1;
    }

    public Optional<ProblemVersion> version(long id) {
        return handle.createQuery("select " + VERSION + " from problem_version where id = :id")
                .bind("id", id)
                .mapTo(ProblemVersion.class)
                .findOne();
    }

    /** The versions of a problem, the newest first. */
    public List<ProblemVersion> versions(long problem) {
        return handle.createQuery(
                        "select " + VERSION + " from problem_version where problem = :problem order by id desc")
                .bind("problem", problem)
                .mapTo(ProblemVersion.class)
                .list();
    }

    /** A worker begins to verify the oldest version that nobody who lives verifies; empty if there is none. */
    public Optional<ProblemVersion> takeUnverified(String worker) {
        return handle.createQuery("update problem_version set verifier = :worker where id = (select v.id from"
                        + " problem_version v where v.state = :state and (v.verifier is null or v.verifier = :worker"
                        + " or not exists (select 1 from worker w where w.name = v.verifier)) order by v.id limit 1"
                        + dialect.skipLocked() + ") returning " + VERSION)
                .bind("worker", worker)
                .bind("state", VersionState.VERIFYING)
                .mapTo(ProblemVersion.class)
                .findOne();
    }

    /** Returns the number of unverified versions before one. */
    public int unverifiedBefore(long version) {
        return handle.createQuery("select count(*) from problem_version where state = :state and id < :version")
                .bind("state", VersionState.VERIFYING)
                .bind("version", version)
                .mapTo(Integer.class)
                .one();
    }

    /** Versions that nobody has verified yet, the oldest first. */
    public List<ProblemVersion> unverified() {
        return handle.createQuery("select " + VERSION + " from problem_version where state = :state order by id")
                .bind("state", VersionState.VERIFYING)
                .mapTo(ProblemVersion.class)
                .list();
    }
}
