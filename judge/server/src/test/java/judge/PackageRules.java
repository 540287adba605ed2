package judge;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * The imports that packages may have: a part of {@link ArchitectureTest}, where the classes are read once for all
 * rules.
 */
final class PackageRules {

    private PackageRules() {}

    @ArchTest
    static final ArchRule whoOpensAJudgeKnowsNoDoor = knowsOnly(
            "app",
            "engine",
            "schedule",
            "host",
            "hunt",
            "trial",
            "explain",
            "verify",
            "making",
            "knowledge",
            "problem",
            "report",
            "sandbox",
            "store",
            "submission",
            "workspace",
            "language",
            "source",
            "reason");

    @ArchTest
    static final ArchRule rulesOfTheServerKnowNeitherTablesNorHttp = knowsOnly(
            "online", "report", "problem", "submission", "verdict", "reason", "gradebook", "roster", "digest");

    @ArchTest
    static final ArchRule theJudgeKnowsNoServer = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "judge",
                    "judge.cli..",
                    "judge.server..",
                    "judge.web..",
                    "judge.worker..",
                    "judge.queue..",
                    "judge.service..",
                    "judge.database..",
                    "judge.online..",
                    "judge.clics..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "judge.server..",
                    "judge.web..",
                    "judge.worker..",
                    "judge.queue..",
                    "judge.service..",
                    "judge.database..",
                    "judge.online..",
                    "judge.clics..");

    @ArchTest
    static final ArchRule gradingKnowsJudgingByItsSeamOnly =
            knowsOnly("grading", "explain", "engine", "problem", "report", "submission", "verdict", "digest");

    @ArchTest
    static final ArchRule theEngineKnowsNothingOfRuns = knowsOnly(
            "engine",
            "schedule",
            "report",
            "sudoku",
            "program",
            "check",
            "verdict",
            "knowledge",
            "language",
            "problem",
            "submission",
            "source",
            "workspace",
            "reason",
            "store",
            "sandbox",
            "digest");

    @ArchTest
    static final ArchRule schedulesKnowNothingOfHowCasesAreRun =
            knowsOnly("schedule", "problem", "reason", "report", "verdict");

    @ArchTest
    static final ArchRule sandboxKnowsNothingOfTheJudge = knowsOnly("sandbox");

    @ArchTest
    static final ArchRule exactcoverKnowsNothingOfTheJudge = knowsOnly("exactcover");

    @ArchTest
    static final ArchRule exactcoverUsesTheJdkOnly = usesTheJdkOnly("exactcover");

    /** The bitboards check the reference solver, so they must not share code with it. */
    @ArchTest
    static final ArchRule bitboardsUseTheJdkOnly = usesTheJdkOnly("sudoku.bitboard");

    @ArchTest
    static final ArchRule gridsKnowNothingOfTheJudge = knowsOnly("sudoku.grid");

    @ArchTest
    static final ArchRule theSolverKnowsGridsAndExactcoverOnly = knowsOnly("sudoku.solve", "sudoku.grid", "exactcover");

    @ArchTest
    static final ArchRule crosscheckKnowsTheSolversOnly =
            knowsOnly("sudoku.crosscheck", "sudoku.grid", "sudoku.solve", "sudoku.bitboard");

    @ArchTest
    static final ArchRule theGeneratorKnowsSudokuOnly = knowsOnly("sudoku.generate", "sudoku.grid", "sudoku.bitboard");

    @ArchTest
    static final ArchRule whatIsSaidOfSudokusKnowsReasonsOnly = knowsOnly("sudoku.reason", "reason");

    @ArchTest
    static final ArchRule theSudokuCheckerKnowsNoProblem =
            knowsOnly("sudoku.check", "sudoku.reason", "sudoku.grid", "sudoku.solve", "check", "reason");

    @ArchTest
    static final ArchRule whatIsKnownOfSudokuKnowsNothingOfSubmissions = knowsOnly(
            "sudoku.knowledge",
            "sudoku.reason",
            "sudoku.grid",
            "sudoku.solve",
            "sudoku.generate",
            "sudoku.bitboard",
            "exactcover",
            "knowledge",
            "problem",
            "reason");

    @ArchTest
    static final ArchRule sudokuKnowsNothingOfHowProgramsAreRun =
            knowsOnly("sudoku", "exactcover", "check", "knowledge", "problem", "reason", "digest");

    @ArchTest
    static final ArchRule digestsUseTheJdkOnly = usesTheJdkOnly("digest");

    @ArchTest
    static final ArchRule theStoreKnowsNothingOfTheJudge = knowsOnly("store", "digest");

    @ArchTest
    static final ArchRule whatIsKnownOfProblemsKnowsNothingOfSubmissions = knowsOnly("knowledge", "reason");

    @ArchTest
    static final ArchRule theHuntKnowsNothingOfHowProgramsAreRun = knowsOnly("hunt", "knowledge", "reason", "verdict");

    @ArchTest
    static final ArchRule reasonsKnowNoStage = knowsOnly("reason");

    /** The wing that explains: nothing below knows of it. */
    @ArchTest
    static final ArchRule nothingBelowKnowsOfExplanations = noClasses()
            .that()
            .resideInAnyPackage(
                    "judge.host..",
                    "judge.verify..",
                    "judge.making..",
                    "judge.engine..",
                    "judge.schedule..",
                    "judge.store..",
                    "judge.hunt..",
                    "judge.render..",
                    "judge.gradebook..",
                    "judge.message..",
                    "judge.report..",
                    "judge.verdict..",
                    "judge.check..",
                    "judge.program..",
                    "judge.language..",
                    "judge.problem..",
                    "judge.reason..",
                    "judge.sandbox..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("judge.explain..");

    @ArchTest
    static final ArchRule causesInJavaKnowWhatIsSaidOnly =
            knowsOnly("explain.java.rule", "cause", "reason", "explain.said");

    @ArchTest
    static final ArchRule smallChangesInJavaKnowNothingOfTheJudge = knowsOnly("explain.java.change");

    @ArchTest
    static final ArchRule toolsOfLanguagesKnowTheSandboxOnly = knowsOnly("language.tool", "language", "sandbox");

    @ArchTest
    static final ArchRule problemsKnowNoOtherStage = knowsOnly("problem", "source", "reason", "digest");

    @ArchTest
    static final ArchRule submissionsKnowProblemsAtMost =
            knowsOnly("submission", "problem", "source", "reason", "charset", "intake");

    @ArchTest
    static final ArchRule verdictsKnowNothingOfFilesOrReports =
            knowsOnly("verdict", "reason", "problem", "check", "language", "sandbox");

    @ArchTest
    static final ArchRule checkersKnowNothingOfHowSubmissionsAreRun =
            knowsOnly("check", "reason", "problem", "program", "sandbox");

    @ArchTest
    static final ArchRule programsOfPackagesKnowNoRuling =
            knowsOnly("program", "reason", "problem", "submission", "source", "sandbox", "language", "digest");

    @ArchTest
    static final ArchRule theJvmKnowsTheSandboxOnly =
            knowsOnly("language.java.jvm", "language.tool", "sandbox", "digest");

    @ArchTest
    static final ArchRule theToolchainKnowsTheSandboxOnly =
            knowsOnly("language.gnu.toolchain", "language.tool", "source", "sandbox", "digest");

    @ArchTest
    static final ArchRule compilingCKnowsNoLaterStage = knowsOnly(
            "language.gnu.compile",
            "language",
            "language.tool",
            "reason",
            "problem",
            "submission",
            "source",
            "sandbox",
            "language.gnu.toolchain");

    @ArchTest
    static final ArchRule runningNativeProgramsKnowsNothingOfTheCompiler =
            knowsOnly("language.gnu.run", "language", "language.tool", "reason", "problem", "sandbox");

    @ArchTest
    static final ArchRule thePythonOfTheHostKnowsTheSandboxOnly =
            knowsOnly("language.python.image", "language.tool", "sandbox", "digest");

    @ArchTest
    static final ArchRule causesInPythonKnowWhatIsSaidOnly =
            knowsOnly("explain.python.rule", "cause", "reason", "explain.said");

    @ArchTest
    static final ArchRule checkingPythonKnowsNoLaterStage = knowsOnly(
            "language.python.compile",
            "cause",
            "language",
            "reason",
            "problem",
            "submission",
            "sandbox",
            "language.python.image");

    @ArchTest
    static final ArchRule runningPythonKnowsNothingOfVerdicts = knowsOnly(
            "language.python.run",
            "language",
            "language.tool",
            "reason",
            "problem",
            "source",
            "sandbox",
            "language.python.image");

    @ArchTest
    static final ArchRule compilingKnowsNoLaterStage = knowsOnly(
            "language.java.compile",
            "language",
            "reason",
            "problem",
            "submission",
            "source",
            "sandbox",
            "digest",
            "language.java.jvm");

    @ArchTest
    static final ArchRule runningKnowsNothingOfVerdictsOrReports = knowsOnly(
            "language.java.run", "language", "language.tool", "reason", "problem", "sandbox", "language.java.jvm");

    @ArchTest
    static final ArchRule reportsKnowNothingOfHowSubmissionsAreRun =
            knowsOnly("report", "reason", "problem", "verdict", "roster", "digest");

    @ArchTest
    static final ArchRule rostersKnowNothingOfTheJudge = knowsOnly("roster", "charset");

    @ArchTest
    static final ArchRule messagesKnowWhatTheyPutIntoWordsOnly = knowsOnly("message", "cause", "reason", "verdict");

    @ArchTest
    static final ArchRule whatIsHandedOverKnowsNoStage = knowsOnly("intake", "source", "charset");

    @ArchTest
    static final ArchRule temporaryFilesKnowNothingOfTheJudge = knowsOnly("workspace");

    @ArchTest
    static final ArchRule gradebooksKnowReportsOnly =
            knowsOnly("gradebook", "reason", "verdict", "report", "roster", "similar");

    @ArchTest
    static final ArchRule viewsKnowGradebooksAndWords = knowsOnly(
            "render",
            "reason",
            "problem",
            "verdict",
            "report",
            "message",
            "gradebook",
            "roster",
            "similar",
            "source",
            "digest");

    @ArchTest
    static final ArchRule whatIsAlikeKnowsTheNamesOfLanguagesOnly = knowsOnly("similar", "source", "cpp");

    @ArchTest
    static final ArchRule terminalsKnowNoCommand = knowsOnly("cli.terminal", "verdict");

    /** The package may use itself, the named ones and everything that is not ours. */
    private static ArchRule knowsOnly(String name, String... others) {
        String[] allowed = new String[others.length + 1];
        allowed[0] = "judge." + name + "..";
        for (int i = 0; i < others.length; i++) {
            allowed[i + 1] = "judge." + others[i] + "..";
        }
        return noClasses()
                .that()
                .resideInAPackage("judge." + name + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("judge..").and(resideOutsideOfPackages(allowed)))
                .allowEmptyShould(true);
    }

    private static ArchRule usesTheJdkOnly(String name) {
        return classes()
                .that()
                .resideInAPackage("judge." + name + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("judge." + name + "..", "java..", "org.jspecify..");
    }
}
