package judge.service;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import judge.database.Database;
import judge.service.access.Authorization;
import judge.service.account.Accounts;
import judge.service.account.Passwords;
import judge.service.account.People;
import judge.service.account.SessionsAndTokens;
import judge.service.course.Assignments;
import judge.service.course.ClassLists;
import judge.service.course.Courses;
import judge.service.course.JoinLinks;
import judge.service.course.PracticeSets;
import judge.service.course.TakenLanguages;
import judge.service.course.WorkGroups;
import judge.service.grade.BulkRejudging;
import judge.service.grade.ClassWork;
import judge.service.grade.Gradebooks;
import judge.service.grade.Rejudgings;
import judge.service.problem.CaseMakings;
import judge.service.problem.Imports;
import judge.service.problem.ProblemPackages;
import judge.service.problem.Problems;
import judge.service.problem.VersionDifferences;
import judge.service.problem.Workshop;
import judge.service.submission.ClassArchives;
import judge.service.submission.HandIn;
import judge.service.submission.LineComments;
import judge.service.submission.Submissions;
import judge.service.submission.Tries;
import judge.service.upkeep.ServerState;

/** The services of the server, which the pages and the API call. */
public record OnlineServices(
        Clock clock,
        Accounts accounts,
        People people,
        SessionsAndTokens keys,
        Courses courses,
        ClassLists classLists,
        JoinLinks joinLinks,
        ProblemServices bringing,
        JudgingServices judging,
        AssignmentServices work,
        HandIn handIn,
        Tries tries,
        Submissions submissions,
        Gradebooks gradebooks,
        ClassWork classWork,
        LineComments comments,
        Figures figures,
        ClassArchives archives,
        ServerState state,
        Passwords passwords) {

    /** Returns the catalogue of problems. */
    public Problems problems() {
        return bringing.problems();
    }

    /** Returns the packages of problems. */
    public ProblemPackages packages() {
        return judging.packages();
    }

    /** Returns the problems of other judges that are yet to be kept. */
    public Imports imports() {
        return bringing.imports();
    }

    /** Returns the workshop of problems. */
    public Workshop workshop() {
        return bringing.workshop();
    }

    /** Returns the cases that generators are asked for. */
    public CaseMakings makings() {
        return bringing.makings();
    }

    /** Returns the differences between versions of problems. */
    public VersionDifferences differences() {
        return bringing.differences();
    }

    /** Returns the assignments of courses. */
    public Assignments assignments() {
        return work.assignments();
    }

    /** Returns the sets for practice. */
    public PracticeSets practice() {
        return work.practice();
    }

    /** Returns the languages that courses and assignments take. */
    public TakenLanguages languages() {
        return work.languages();
    }

    /** Returns the groups that hand in together. */
    public WorkGroups groups() {
        return work.groups();
    }

    /** Judges again, aside. */
    public Rejudgings rejudgings() {
        return work.rejudgings();
    }

    /** Judges again what lists have. */
    public BulkRejudging bulk() {
        return work.bulk();
    }

    /** All services on a database; {@code data}: the server's folder. */
    public static OnlineServices on(Database database, Clock clock, Path data) {
        return on(database, clock, data, new Passwords(new SecureRandom()));
    }

    /** The same, all of which hash passwords by these: so many at once are those of the whole server. */
    public static OnlineServices on(Database database, Clock clock, Path data, Passwords passwords) {
        Accounts accounts = new Accounts(database, clock, passwords);
        ProblemPackages packages = new ProblemPackages(database, data);
        Courses courses = new Courses(database, clock, passwords);
        Assignments assignments = new Assignments(database, clock);
        HandIn handIn = new HandIn(database, clock);
        Submissions submissions = new Submissions(database, clock);
        return new OnlineServices(
                clock,
                accounts,
                new People(database, clock, accounts),
                new SessionsAndTokens(database, clock),
                courses,
                new ClassLists(database, clock, passwords),
                new JoinLinks(database, clock),
                ProblemServices.on(database, clock, packages),
                JudgingServices.on(database, clock, packages),
                AssignmentServices.on(database, clock, assignments, packages, submissions),
                handIn,
                new Tries(database, clock, packages::problem),
                submissions,
                new Gradebooks(database, clock),
                new ClassWork(database, clock, packages),
                new LineComments(database, clock),
                new Figures(database),
                new ClassArchives(database, new Authorization(clock), courses, assignments, handIn, data),
                new ServerState(database, clock, data),
                passwords);
    }
}
