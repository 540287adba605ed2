package judge.service;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.app.OpenJudge;
import judge.database.Database;
import judge.online.CatalogProblem;
import judge.online.ProblemVersion;
import judge.online.VersionState;
import judge.online.Viewer;
import judge.problem.Problem;
import judge.report.ProblemSection;
import org.jspecify.annotations.Nullable;

/** Problem packages: brought along as zips, kept by version, laid down in folders when they are needed. */
public final class Problems {

    private final Database database;
    private final Clock clock;
    private final Path folder;

    /**
     * The problems of a server.
     *
     * @param data the server's folder: packages are unpacked below it, by their digests
     */
    public Problems(Database database, Clock clock, Path data) {
        this.database = database;
        this.clock = clock;
        this.folder = data.resolve("packages");
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

    /** A submission of the jury's: its path, what it should get, what it got. */
    public record JuryLine(String path, String expected, String verdict, boolean asExpected) {}

    /**
     * Brings a problem along, or a new version of it; what was judged stays as it is. It is verified later.
     *
     * @param slug the problem's id, and the package's if it says one
     * @param zip of the package: its files at the top, or in one folder
     */
    public ProblemView put(Viewer viewer, String slug, byte[] zip) {
        throw new UnsupportedOperationException();
    }

    /** The server's own: a package in a folder whose name is its id. */
    public ProblemView putFolder(Path packageFolder) {
        throw new UnsupportedOperationException();
    }

    public ProblemView get(Viewer viewer, String slug) {
        throw new UnsupportedOperationException();
    }

    /** Those that the viewer can give as an assignment, by id. */
    public List<ProblemView> all(Viewer viewer) {
        throw new UnsupportedOperationException();
    }

    /** The zip of a version, for who may bring new ones. */
    public byte[] zip(Viewer viewer, String slug, long version) {
        throw new UnsupportedOperationException();
    }

    /** The problem by which is judged; does not ask who wants it. */
    public Problem problem(ProblemVersion version) {
        throw new UnsupportedOperationException();
    }

    /** The same by the version's number. */
    public Problem problem(long version) {
        throw new UnsupportedOperationException();
    }

    /** What pages need to know of a version, data of secret cases included; does not ask who wants it. */
    public ProblemSection section(long version) {
        throw new UnsupportedOperationException();
    }

    /** The folder of a version's package, unpacked if it is not there; nobody writes into it. */
    public Path unpacked(ProblemVersion version) {
        throw new UnsupportedOperationException();
    }

    /** Verifies the oldest version that is yet to be verified; false where there is none. */
    public boolean verifyNext(OpenJudge judge) throws InterruptedException {
        throw new UnsupportedOperationException();
    }
}
