package judge.service;

import java.time.Clock;
import judge.database.Database;
import judge.service.course.Assignments;
import judge.service.course.PracticeSets;
import judge.service.course.TakenLanguages;
import judge.service.problem.ProblemPackages;

/** The services of what is set: assignments, sets for practice, and the languages that they take. */
record AssignmentServices(Assignments assignments, PracticeSets practice, TakenLanguages languages) {

    static AssignmentServices on(Database database, Clock clock, Assignments assignments, ProblemPackages packages) {
        return new AssignmentServices(
                assignments, new PracticeSets(database, clock, packages::problem), new TakenLanguages(database, clock));
    }
}
