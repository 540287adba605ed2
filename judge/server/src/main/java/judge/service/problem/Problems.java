package judge.service.problem;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.CatalogProblem;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.problem.Problem;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.service.access.Slugs;
import org.jspecify.annotations.Nullable;

/** Problems: packages that were brought along as zips, kept by version. Any number of threads may use it. */
public final class Problems {

    /** The number of digits of a version that pages show. */
    private static final int SHOWN_DIGITS = 12;

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final Audit audit;
    private final PackageFolders folders;

    /** The catalogue in a database; packages are looked at in folders beside those of {@code packages}. */
    public Problems(Database database, Clock clock, ProblemPackages packages) {
        this.database = database;
        this.clock = clock;
        this.entry = new Authorization(clock);
        this.audit = new Audit(clock);
        folders = packages.folders();
    }

    /**
     * Brings a problem along, or a new version of it; what was judged stays as it is. It is verified later.
     *
     * @param slug the problem's id, and the zip's only folder if it has one with such a name
     * @param zip of the package: its files at the top, or in one folder
     * @param charset of names in it that do not say it; empty: that is to be found out
     */
    public ProblemView put(Viewer viewer, String slug, byte[] zip, Optional<Charset> charset) {
        return put(viewer, slug, zip, charset, false, false);
    }

    /**
     * Brings a problem along by the name of its file, which may be that of another one: where a problem of that name
     * is there and has other titles, or this one has none of its own, nothing is done.
     */
    public ProblemView add(Viewer viewer, String slug, byte[] zip, Optional<Charset> charset) {
        return put(viewer, slug, zip, charset, false, true);
    }

    /** The same for a copy under another name: for a new problem, the zip's only folder may be called as it likes. */
    public ProblemView addAs(Viewer viewer, String slug, byte[] zip, Optional<Charset> charset) {
        return put(viewer, slug, zip, charset, true, true);
    }

    private ProblemView put(
            Viewer viewer, String slug, byte[] zip, Optional<Charset> charset, boolean renamed, boolean cautious) {
        entry.site(viewer, Action.USE_PROBLEMS);
        boolean fresh = database.read(tables -> allowed(tables, viewer, slug)).isEmpty();
        BroughtPackage brought = BroughtPackage.of(slug, zip, charset, folders, renamed && fresh);
        ProblemView made = database.write(tables -> {
            Optional<CatalogProblem> there = allowed(tables, viewer, slug);
            CatalogProblem problem =
                    there.orElseGet(() -> tables.problems().add(slug, viewer.person(), clock.instant()));
            if (cautious && there.isPresent()) {
                requireSame(ProblemViews.of(tables, viewer, problem), brought);
            }
            store(tables, viewer, problem, brought);
            return ProblemViews.of(tables, viewer, problem);
        });
        return made.readAs(brought.charset());
    }

    /** Stores a version, unless the newest one is the same. */
    private void store(Tables tables, Viewer viewer, CatalogProblem problem, BroughtPackage brought) {
        Optional<ProblemVersion> newest = newest(tables, problem);
        String hash = tables.blobs().put(brought.zip());
        if (newest.isEmpty() || !newest.get().packageHash().equals(hash)) {
            ProblemVersion version = add(tables, problem, brought, hash, viewer.person());
            String detail = "version " + version.version().substring(0, SHOWN_DIGITS);
            audit.note(tables, viewer, "problem-version", "problem " + problem.slug(), detail);
        }
    }

    /** Stores a version that was made of another one, if that is still the newest. */
    ProblemView put(Viewer viewer, String slug, long base, BroughtPackage brought) {
        return database.write(tables -> {
            CatalogProblem problem = entry.problem(tables, viewer, slug, Action.EDIT_PROBLEM);
            if (newest(tables, problem).filter(one -> one.id() == base).isEmpty()) {
                throw Refusal.conflict("workshop-newer", Map.of("problem", slug));
            }
            store(tables, viewer, problem, brought);
            return ProblemViews.of(tables, viewer, problem);
        });
    }

    /** Refuses a name in addresses that another problem has. */
    void requireFree(String slug) {
        if (database.read(tables -> tables.problems().find(slug).isPresent())) {
            throw Refusal.conflict("problem-there", Map.of("problem", slug));
        }
    }

    private static void requireSame(ProblemView there, BroughtPackage brought) {
        Map<String, String> names = brought.problem().names();
        if (!there.versions().isEmpty()
                && (!brought.titled() || Collections.disjoint(there.names().values(), names.values()))) {
            throw Refusal.conflict(
                    "problem-other-title",
                    Map.of("problem", there.problem().slug(), "there", title(there.names()), "brought", title(names)));
        }
    }

    private static String title(Map<String, String> names) {
        return names.values().stream().sorted().findFirst().orElse("");
    }

    /** The problem, where there is one of this id that the viewer may change. */
    private static Optional<CatalogProblem> allowed(Tables tables, Viewer viewer, String slug) {
        Optional<CatalogProblem> there = tables.problems().find(slug);
        if (there.isPresent() && !ProblemViews.isMine(viewer, there.get())) {
            @Nullable Long owner = there.get().owner();
            throw owner == null
                    ? Refusal.conflict("problem-shipped", Map.of("problem", slug))
                    : Refusal.conflict(
                            "problem-taken",
                            Map.of(
                                    "problem",
                                    slug,
                                    "by",
                                    tables.people().find(owner).orElseThrow().name()));
        }
        return there;
    }

    private ProblemVersion add(
            Tables tables, CatalogProblem problem, BroughtPackage brought, String hash, @Nullable Long uploader) {
        Problem content = brought.problem();
        ProblemVersion version = tables.problems()
                .addVersion(
                        problem.id(),
                        content.version(),
                        hash,
                        StoredJson.of(content.names()),
                        content.maxScore(),
                        uploader,
                        clock.instant());
        tables.problems().replaceEqual(version);
        return version;
    }

    /**
     * The server's own: a package in a folder whose name is its id. It changes nothing where this package, or a problem
     * of a teacher with this id, is there already.
     */
    public void putFolder(Path packageFolder) {
        Path folder = packageFolder.toAbsolutePath().normalize();
        String slug = String.valueOf(folder.getFileName());
        Slugs.require(slug);
        BroughtPackage brought = BroughtPackage.of(slug, folder);
        database.write(tables -> {
            CatalogProblem problem = tables.problems().find(slug).orElseGet(() -> tables.problems()
                    .add(slug, null, clock.instant()));
            String hash = tables.blobs().put(brought.zip());
            boolean known = tables.problems().versions(problem.id()).stream()
                    .anyMatch(version -> version.packageHash().equals(hash));
            if (problem.owner() == null && !known) {
                add(tables, problem, brought, hash, null);
            }
            return true;
        });
    }

    public ProblemView get(Viewer viewer, String slug) {
        return database.read(
                tables -> ProblemViews.of(tables, viewer, entry.problem(tables, viewer, slug, Action.SEE_PROBLEM)));
    }

    /** Returns the problems that the viewer can give as an assignment, by id. */
    public List<ProblemView> all(Viewer viewer) {
        entry.site(viewer, Action.USE_PROBLEMS);
        return database.read(tables -> tables.problems().all().stream()
                .filter(problem -> problem.owner() == null || ProblemViews.isMine(viewer, problem))
                .map(problem -> ProblemViews.of(tables, viewer, problem))
                .toList());
    }

    /** The zip of a version, for who may bring new ones. */
    public byte[] zip(Viewer viewer, String slug, long version) {
        return database.read(tables -> {
            CatalogProblem problem = entry.problem(tables, viewer, slug, Action.EDIT_PROBLEM);
            ProblemVersion wanted = tables.problems()
                    .version(version)
                    .filter(one -> one.problem() == problem.id())
                    .orElseThrow(Refusal::notFound);
            return tables.blobs().get(wanted.packageHash());
        });
    }

    private static Optional<ProblemVersion> newest(Tables tables, CatalogProblem problem) {
        return tables.problems().versions(problem.id()).stream().findFirst();
    }
}
