package judge.service;

import java.time.Clock;
import judge.database.Database;
import judge.service.access.Authorization;
import judge.service.problem.CaseMakings;
import judge.service.problem.Imports;
import judge.service.problem.ProblemPackages;
import judge.service.problem.Problems;
import judge.service.problem.VersionDifferences;
import judge.service.problem.Workshop;

/**
 * The services for those who bring problems: the catalogue, what is yet to be kept in it, where it is mended, and how
 * versions differ.
 */
record ProblemServices(
        Problems problems, Imports imports, Workshop workshop, VersionDifferences differences, CaseMakings makings) {

    static ProblemServices on(Database database, Clock clock, ProblemPackages packages) {
        Authorization entry = new Authorization(clock);
        Problems problems = new Problems(database, clock, packages);
        return new ProblemServices(
                problems,
                new Imports(database, clock, problems, packages),
                new Workshop(database, entry, problems, packages),
                new VersionDifferences(database, entry, packages),
                new CaseMakings(database, clock, entry));
    }
}
