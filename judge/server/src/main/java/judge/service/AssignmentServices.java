package judge.service;

import java.time.Clock;
import judge.database.Database;
import judge.service.access.Authorization;
import judge.service.course.Assignments;
import judge.service.course.PracticeSets;
import judge.service.course.TakenLanguages;
import judge.service.course.WorkGroups;
import judge.service.grade.BulkRejudging;
import judge.service.grade.Rejudgings;
import judge.service.problem.ProblemPackages;
import judge.service.submission.Submissions;

/** The services of what is set: assignments, sets for practice, the languages that they take, judging them again. */
record AssignmentServices(
        Assignments assignments,
        PracticeSets practice,
        TakenLanguages languages,
        Rejudgings rejudgings,
        BulkRejudging bulk,
        WorkGroups groups) {

    static AssignmentServices on(
            Database database, Clock clock, Assignments assignments, ProblemPackages packages, Submissions handedIn) {
        Rejudgings rejudgings = new Rejudgings(database, clock, packages);
        return new AssignmentServices(
                assignments,
                new PracticeSets(database, clock, packages::problem),
                new TakenLanguages(database, clock),
                rejudgings,
                new BulkRejudging(database, new Authorization(clock), handedIn.lists(), rejudgings),
                new WorkGroups(database, clock));
    }
}
