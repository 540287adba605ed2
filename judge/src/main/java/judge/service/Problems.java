package judge.service;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.app.OpenJudge;
import judge.database.Database;
import judge.database.Tables;
import judge.grading.ProblemRecords;
import judge.intake.IntakeException;
import judge.intake.LeftOut;
import judge.intake.LeftOut.Cause;
import judge.intake.PackageZip;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.Access.Phase;
import judge.online.CatalogProblem;
import judge.online.Person;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.VersionState;
import judge.online.Viewer;
import judge.problem.PackageReader;
import judge.problem.Problem;
import judge.problem.ProblemFormatException;
import judge.report.ProblemSection;
import judge.verify.JuryResult;
import judge.verify.Verification;
import org.jspecify.annotations.Nullable;

/**
 * Problem packages: brought along as zips, kept by version, laid down in folders when they are needed. Any number of
 * threads may use it.
 */
public final class Problems {

    private static final int KEPT = 32;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Database database;
    private final Clock clock;
    private final Entry entry;
    private final Audit audit;
    private final PackageFolders folders;
    private final Map<Long, Read> read = new Kept();

    /** A package in memory. */
    private record Read(Problem problem, ProblemSection section) {}

    /** The packages that were used last. */
    private static final class Kept extends LinkedHashMap<Long, Read> {

        private static final long serialVersionUID = 1L;

        private Kept() {
            super(KEPT, 0.75F, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Read> eldest) {
            return size() > KEPT;
        }
    }

    /**
     * The problems of a server.
     *
     * @param data the server's folder: packages are unpacked below it, by their digests
     */
    public Problems(Database database, Clock clock, Path data) {
        this.database = database;
        this.clock = clock;
        this.entry = new Entry(clock);
        this.audit = new Audit(clock);
        this.folders = new PackageFolders(data.resolve("packages"));
    }

    /**
     * A problem.
     *
     * @param names title by language code, of the newest version
     * @param mine whether the viewer may bring a new version
     * @param versions the newest first
     */
    public record ProblemView(
            CatalogProblem problem, Map<String, String> names, boolean mine, List<VersionView> versions) {

        public ProblemView {
            versions = List.copyOf(versions);
        }
    }

    /**
     * A version.
     *
     * @param uploader who brought it; null: it came with the server
     * @param faults what is wrong with the package; empty as long as it is not verified
     * @param submissions the jury's own and what came of them
     */
    public record VersionView(
            long id,
            String version,
            @Nullable String uploader,
            Instant created,
            VersionState state,
            double maxScore,
            List<String> faults,
            List<JuryLine> submissions) {

        public VersionView {
            faults = List.copyOf(faults);
            submissions = List.copyOf(submissions);
        }
    }

    /**
     * A submission of the jury's.
     *
     * @param path below {@code submissions}
     * @param verdict that it got
     * @param complaints what is not as the package says, each a sentence
     */
    public record JuryLine(String path, String verdict, double score, List<String> complaints) {

        public JuryLine {
            complaints = List.copyOf(complaints);
        }
    }

    /** What was found, as it is stored. */
    record Findings(List<String> faults, List<JuryLine> submissions) {

        private static final Findings NONE = new Findings(List.of(), List.of());

        Findings {
            faults = List.copyOf(faults);
            submissions = List.copyOf(submissions);
        }
    }

    /** A package that was read and is yet to be stored. */
    @SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
    private record Brought(Problem problem, byte[] zip) {}

    /**
     * Brings a problem along, or a new version of it; what was judged stays as it is. It is verified later.
     *
     * @param slug the problem's id, and the zip's only folder if it has one with such a name
     * @param zip of the package: its files at the top, or in one folder
     */
    public ProblemView put(Viewer viewer, String slug, byte[] zip) {
        entry.site(viewer, Action.USE_PROBLEMS);
        database.read(tables -> allowed(tables, viewer, slug));
        Brought brought = brought(slug, zip);
        return database.write(tables -> {
            Optional<CatalogProblem> there = allowed(tables, viewer, slug);
            CatalogProblem problem =
                    there.orElseGet(() -> tables.problems().add(slug, viewer.person(), clock.instant()));
            Optional<ProblemVersion> newest = newest(tables, problem);
            String hash = tables.blobs().put(brought.zip());
            if (newest.isEmpty() || !newest.get().packageHash().equals(hash)) {
                ProblemVersion version = add(tables, problem, brought, hash, viewer.person());
                audit.note(tables, viewer, "problem-version", "problem " + slug, "version " + version.id());
            }
            return view(tables, viewer, problem);
        });
    }

    /** The problem, where there is one of this id that the viewer may change. */
    private static Optional<CatalogProblem> allowed(Tables tables, Viewer viewer, String slug) {
        Optional<CatalogProblem> there = tables.problems().find(slug);
        if (there.isPresent() && !isMine(viewer, there.get())) {
            throw new Refusal(Refusal.Kind.CONFLICT, "problem-taken", Map.of("problem", slug));
        }
        return there;
    }

    private ProblemVersion add(
            Tables tables, CatalogProblem problem, Brought brought, String hash, @Nullable Long uploader) {
        Problem content = brought.problem();
        ProblemVersion version = tables.problems()
                .addVersion(
                        problem.id(),
                        content.version(),
                        hash,
                        json(content.names()),
                        content.scoring() ? content.data().secret().maxScore() : 1,
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
        byte[] zip;
        try {
            zip = PackageZip.of(folder);
        } catch (IOException e) {
            throw unsound(slug, List.of(String.valueOf(e.getMessage())));
        }
        Brought brought = new Brought(read(slug, folder, parent(folder)), zip);
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
        return database.read(tables -> view(tables, viewer, entry.problem(tables, viewer, slug, Action.SEE_PROBLEM)));
    }

    /** Those that the viewer can give as an assignment, by id. */
    public List<ProblemView> all(Viewer viewer) {
        entry.site(viewer, Action.USE_PROBLEMS);
        return database.read(tables -> tables.problems().all().stream()
                .filter(problem -> problem.owner() == null || isMine(viewer, problem))
                .map(problem -> view(tables, viewer, problem))
                .toList());
    }

    /** The zip of a version, for who may bring new ones. */
    public byte[] zip(Viewer viewer, String slug, long version) {
        return database.read(tables -> {
            CatalogProblem problem = entry.problem(tables, viewer, slug, Action.EDIT_PROBLEM);
            ProblemVersion wanted = tables.problems()
                    .version(version)
                    .filter(one -> one.problem() == problem.id())
                    .orElseThrow(Entry::notFound);
            return tables.blobs().get(wanted.packageHash());
        });
    }

    private static boolean isMine(Viewer viewer, CatalogProblem problem) {
        boolean own = problem.owner() != null && problem.owner() == viewer.person();
        return Access.may(viewer, null, Action.EDIT_PROBLEM, own, Phase.OPEN);
    }

    private static Optional<ProblemVersion> newest(Tables tables, CatalogProblem problem) {
        return tables.problems().versions(problem.id()).stream().findFirst();
    }

    private static ProblemView view(Tables tables, Viewer viewer, CatalogProblem problem) {
        List<ProblemVersion> versions = tables.problems().versions(problem.id());
        Map<String, String> names =
                versions.isEmpty() ? Map.of() : names(versions.get(0).names());
        boolean mine = isMine(viewer, problem);
        return new ProblemView(
                problem,
                names,
                mine,
                versions.stream().map(version -> view(tables, version)).toList());
    }

    private static VersionView view(Tables tables, ProblemVersion version) {
        Findings findings = findings(version.verification());
        return new VersionView(
                version.id(),
                version.version(),
                Optional.ofNullable(version.uploader())
                        .flatMap(tables.people()::find)
                        .map(Person::name)
                        .orElse(null),
                version.created(),
                version.state(),
                version.maxScore(),
                findings.faults(),
                findings.submissions());
    }

    /** Titles by language code, as a version has them stored. */
    static Map<String, String> names(String json) {
        try {
            return JSON.readValue(json, new TypeReference<LinkedHashMap<String, String>>() {});
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Findings findings(@Nullable String json) {
        try {
            return json == null ? Findings.NONE : JSON.readValue(json, Findings.class);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String json(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A stranger's zip, unpacked aside and read; it is stored as a zip of our own making. */
    private Brought brought(String slug, byte[] zip) {
        Slugs.require(slug);
        try (PackageFolders.Draft draft = folders.draft()) {
            Path folder = Files.createDirectory(draft.folder().resolve(slug));
            String top = PackageZip.unpack(zip, folder);
            if (!top.isEmpty() && !top.equals(slug)) {
                throw new Refusal(Refusal.Kind.INVALID, "problem-other-id", Map.of("problem", slug, "folder", top));
            }
            Problem problem = read(slug, folder, draft.folder());
            return new Brought(problem, PackageZip.of(folder));
        } catch (IntakeException e) {
            throw refused(e.leftOut());
        } catch (InvalidPathException e) {
            throw refused(new LeftOut(e.getInput(), Cause.UNREADABLE));
        } catch (IOException e) {
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "no-room", Map.of());
        }
    }

    private static Refusal refused(LeftOut leftOut) {
        return new Refusal(
                leftOut.cause() == Cause.TOO_LARGE ? Refusal.Kind.TOO_LARGE : Refusal.Kind.INVALID,
                "package-refused",
                Map.of("path", leftOut.path(), "leftout", leftOut.cause().word()));
    }

    /** Reads a package, with faults that name its files from its own folder on. */
    private static Problem read(String slug, Path folder, Path above) {
        try {
            Problem problem = PackageReader.read(folder);
            problem.version(); // It is of now, before anything else is read of it.
            return problem;
        } catch (ProblemFormatException e) {
            throw unsound(slug, within(e.faults(), above));
        }
    }

    private static List<String> within(List<String> sentences, Path above) {
        return sentences.stream()
                .map(sentence -> sentence.replace(above + "/", ""))
                .toList();
    }

    private static Refusal unsound(String slug, List<String> faults) {
        return new Refusal(
                Refusal.Kind.INVALID,
                "package-unsound",
                Map.of("problem", slug, "count", faults.size(), "first", faults.get(0), "faults", faults));
    }

    /** The problem by which is judged; does not ask who wants it. */
    public Problem problem(ProblemVersion version) {
        return opened(version.id()).problem();
    }

    /** The same by the version's number. */
    public Problem problem(long version) {
        return opened(version).problem();
    }

    /** What pages need to know of a version, data of secret cases included; does not ask who wants it. */
    public ProblemSection section(long version) {
        return opened(version).section();
    }

    private Read opened(long version) {
        synchronized (read) {
            @Nullable Read there = read.get(version);
            if (there != null && Files.isDirectory(there.problem().folder())) {
                return there;
            }
        }
        ProblemVersion stored = database.read(tables -> version(tables, version));
        Problem problem = laidDown(stored);
        Read fresh = new Read(problem, ProblemRecords.of(problem));
        synchronized (read) {
            read.put(version, fresh);
        }
        return fresh;
    }

    /** A folder that is not what it was made as, after a fall of power or by somebody's hand, is made anew. */
    private Problem laidDown(ProblemVersion version) {
        try {
            Problem problem = PackageReader.read(unpacked(version));
            if (problem.version().equals(version.version())) {
                return problem;
            }
        } catch (ProblemFormatException e) {
            // It could be read once: something is missing.
        }
        try {
            folders.forget(version.packageHash());
            return PackageReader.read(unpacked(version));
        } catch (ProblemFormatException e) {
            throw new IllegalStateException("a package that could be read cannot be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "no-room", Map.of());
        }
    }

    private static ProblemVersion version(Tables tables, long version) {
        return tables.problems().version(version).orElseThrow(Entry::notFound);
    }

    /** The folder of a version's package, unpacked if it is not there; nobody writes into it. */
    public Path unpacked(ProblemVersion version) {
        String slug = database.read(tables ->
                tables.problems().find(version.problem()).orElseThrow().slug());
        try {
            return folders.of(
                    version.packageHash(),
                    slug,
                    () -> database.read(tables -> tables.blobs().get(version.packageHash())));
        } catch (IOException e) {
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "no-room", Map.of());
        }
    }

    /**
     * Verifies the oldest version that is yet to be verified; false where there is none. What goes wrong with one is
     * what was found, so that the next one's turn comes.
     */
    public boolean verifyNext(OpenJudge judge) throws InterruptedException {
        List<ProblemVersion> waiting = database.read(tables -> tables.problems().unverified());
        if (waiting.isEmpty()) {
            return false;
        }
        ProblemVersion version = waiting.get(0);
        Findings findings;
        boolean sound = false;
        try {
            Problem problem = problem(version);
            Verification verification = judge.verifier().verify(problem, true);
            findings = findings(verification, parent(problem.folder()));
            sound = verification.isSound();
        } catch (RuntimeException e) {
            findings = new Findings(List.of(String.valueOf(e.getMessage())), List.of());
        }
        String json = json(findings);
        VersionState state = sound ? VersionState.SOUND : VersionState.UNSOUND;
        database.write(tables -> {
            tables.problems().setVerified(version.id(), state, json);
            tables.changes().add(clock.instant(), "verified", version.id(), "{}");
            return true;
        });
        return true;
    }

    private static Findings findings(Verification verification, Path above) {
        return new Findings(
                within(verification.faults(), above),
                verification.submissions().stream().map(one -> line(one, above)).toList());
    }

    private static JuryLine line(JuryResult result, Path above) {
        return new JuryLine(result.path(), result.verdict().name(), result.score(), within(result.complaints(), above));
    }

    /** The folder that it lies in: no package is the root of all files. */
    private static Path parent(Path folder) {
        return Objects.requireNonNull(folder.toAbsolutePath().getParent(), "a package in no folder");
    }
}
