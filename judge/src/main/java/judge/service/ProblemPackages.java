package judge.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import judge.database.Database;
import judge.database.Tables;
import judge.grading.ProblemRecords;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.problem.PackageReader;
import judge.problem.Problem;
import judge.problem.ProblemFormatException;
import judge.report.ProblemSection;
import org.jspecify.annotations.Nullable;

/**
 * The packages of problems, by version: laid down in folders when they are needed, the last ones kept in memory. It
 * does not ask who wants them. Any number of threads may use it.
 */
public final class ProblemPackages {

    private static final int KEPT = 32;

    private final Database database;
    private final PackageFolders folders;
    private final Map<Long, Read> read = new Kept();

    ProblemPackages(Database database, PackageFolders folders) {
        this.database = database;
        this.folders = folders;
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

    /** What pages need to know of a version, data of secret cases included. */
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
