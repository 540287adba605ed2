package judge.service;

import java.nio.file.Path;
import java.time.Clock;
import judge.database.Database;
import judge.service.problem.CaseMaker;
import judge.service.problem.PackageVerifications;
import judge.service.problem.ProblemPackages;

/**
 * The services of a machine that judges and has no pages: packages, their verification, the cases that their generators
 * make, and nothing of people.
 */
public record JudgingServices(ProblemPackages packages, PackageVerifications verifications, CaseMaker cases) {

    /** The size of the packages that are kept. */
    private static final long MOST_BYTES = 20L << 30;

    /** Makes the services on a database; {@code data}: the folder in which packages are kept. */
    public static JudgingServices on(Database database, Clock clock, Path data) {
        ProblemPackages packages = new ProblemPackages(database, data, MOST_BYTES, clock);
        return on(database, clock, packages);
    }

    /** The same with packages that others use, too. */
    static JudgingServices on(Database database, Clock clock, ProblemPackages packages) {
        return new JudgingServices(
                packages, new PackageVerifications(database, clock, packages), new CaseMaker(database, packages));
    }
}
