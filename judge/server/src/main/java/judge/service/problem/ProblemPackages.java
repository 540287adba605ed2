package judge.service.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import judge.database.Database;
import judge.database.Tables;
import judge.grading.ProblemRecords;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.ProblemFormatException;
import judge.report.ProblemSection;

/**
 * The packages of problems, by version: laid down in folders when they are needed, the last ones kept in memory. It
 * does not ask who wants them. Any number of threads may use it.
 */
public final class ProblemPackages {

    private static final int KEPT = 32;
    private static final String FOLDER = "packages";

    private final Database database;
    private final PackageFolders folders;
    private final Map<Long, Read> read = new Kept();
    private final Map<String, Object> locks = new ConcurrentHashMap<>();
    /** The versions of packages, by their digests, as this judge reads them, where an older judge has stored others. */
    private final Map<String, String> otherwise = new ConcurrentHashMap<>();

    /** Packages that are laid down in the server's folder, {@code data}. */
    public ProblemPackages(Database database, Path data) {
        this(database, new PackageFolders(data.resolve(FOLDER)));
    }

    /**
     * The same of a folder from which those that were not used for longest are deleted.
     *
     * @param most the bytes that they may have together, beside those that were used within the last hour
     */
    public ProblemPackages(Database database, Path data, long most, Clock clock) {
        this(database, new PackageFolders(data.resolve(FOLDER), most, clock));
    }

    private ProblemPackages(Database database, PackageFolders folders) {
        this.database = database;
        this.folders = folders;
    }

    PackageFolders folders() {
        return folders;
    }

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

    /** The problem by which is judged. */
    public Problem problem(ProblemVersion version) {
        return opened(version.id()).problem();
    }

    /** The same by the version's number. */
    public Problem problem(long version) {
        return opened(version).problem();
    }

    /** Returns the facts of a version that pages need, data of secret cases included. */
    public ProblemSection section(long version) {
        return opened(version).section();
    }

    /**
     * Tells whether the folder of a package was changed while submissions were judged by it, so that their results do
     * not hold: then the folder is made anew when it is needed again.
     *
     * @param used the problem that was judged by
     */
    @SuppressWarnings("ReferenceEquality") // The very one: another one was read of another folder, or later.
    public boolean isDamaged(long version, Problem used) {
        ProblemVersion stored = database.read(tables -> version(tables, version));
        synchronized (locks.computeIfAbsent(stored.packageHash(), any -> new Object())) {
            if (there(version).filter(one -> one.problem() == used).isPresent() && isWhole(used)) {
                return false;
            }
            synchronized (read) {
                if (read.containsKey(version) && read.get(version).problem() == used) {
                    read.remove(version); // It is compared with what it should be when it is read again.
                }
            }
            return true;
        }
    }

    private static boolean isWhole(Problem problem) {
        try {
            return PackageReader.read(problem.folder()).version().equals(problem.version());
        } catch (ProblemFormatException e) {
            return false;
        }
    }

    private Read opened(long version) {
        Optional<Read> there = there(version);
        if (there.isPresent()) {
            folders.use(folder(there.get().problem()));
            return there.get();
        }
        ProblemVersion stored = database.read(tables -> version(tables, version));
        // By one thread at a time: what is read in one folder is not made anew by another meanwhile.
        synchronized (locks.computeIfAbsent(stored.packageHash(), any -> new Object())) {
            return there(version).orElseGet(() -> opened(stored));
        }
    }

    /** Returns the name of a package's folder: the digest of its zip. */
    private static String folder(Problem problem) {
        Path parent = Objects.requireNonNull(problem.folder().getParent(), "a package's folder");
        return String.valueOf(parent.getFileName());
    }

    private Read opened(ProblemVersion stored) {
        Problem problem = laidDown(stored);
        Read fresh = new Read(problem, ProblemRecords.of(problem));
        synchronized (read) {
            read.put(stored.id(), fresh);
        }
        return fresh;
    }

    private Optional<Read> there(long version) {
        synchronized (read) {
            return Optional.ofNullable(read.get(version))
                    .filter(one -> Files.isDirectory(one.problem().folder()));
        }
    }

    /**
     * A folder that is not what it was made as, after a fall of power or by somebody's hand, is made anew; once only,
     * as somebody may be judging by it, where the same bytes are another version for this judge than for an older one.
     */
    private Problem laidDown(ProblemVersion version) {
        try {
            Problem problem = PackageReader.read(unpacked(version));
            String known = otherwise.getOrDefault(version.packageHash(), version.version());
            if (problem.version().equals(known)) {
                return problem;
            }
        } catch (ProblemFormatException e) {
            // It could be read once: something is missing.
        }
        try {
            folders.forget(version.packageHash());
            Problem problem = PackageReader.read(unpacked(version));
            otherwise.put(version.packageHash(), problem.version());
            return problem;
        } catch (ProblemFormatException e) {
            throw new IllegalStateException("a package that could be read cannot be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "no-room", Map.of());
        }
    }

    private static ProblemVersion version(Tables tables, long version) {
        return tables.problems().version(version).orElseThrow(Refusal::notFound);
    }

    /** The folder of a version's package, unpacked if it is not there; nobody writes into it. */
    Path unpacked(ProblemVersion version) {
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
}
