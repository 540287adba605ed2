package judge.service;

import java.time.Clock;
import judge.database.Database;
import judge.service.problem.Imports;
import judge.service.problem.ProblemPackages;
import judge.service.problem.Problems;

/** The services for those who bring problems: the catalogue, and what is yet to be kept in it. */
record ProblemServices(Problems problems, Imports imports) {

    static ProblemServices on(Database database, Clock clock, ProblemPackages packages) {
        Problems problems = new Problems(database, clock, packages);
        return new ProblemServices(problems, new Imports(database, clock, problems, packages));
    }
}
