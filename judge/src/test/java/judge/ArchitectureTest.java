package judge;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.PrintStream;
import java.time.Clock;
import java.time.Instant;

/** The rules that keep the packages apart; {@code architecture.md} says why. */
@AnalyzeClasses(packages = "judge", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule packagesFormNoCircles =
            slices().matching("judge.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule sandboxKnowsNothingOfTheJudge = knowsOnly("sandbox");

    @ArchTest
    static final ArchRule exactcoverKnowsNothingOfTheJudge = knowsOnly("exactcover");

    @ArchTest
    static final ArchRule exactcoverUsesTheJdkOnly = usesTheJdkOnly("exactcover");

    /** It checks the reference solver, so it must not share code with it. */
    @ArchTest
    static final ArchRule bandsUseTheJdkOnly = usesTheJdkOnly("bands");

    @ArchTest
    static final ArchRule sudokuKnowsExactcoverOnly = knowsOnly("sudoku", "exactcover");

    @ArchTest
    static final ArchRule crosscheckKnowsTheSolversOnly = knowsOnly("crosscheck", "sudoku", "bands");

    @ArchTest
    static final ArchRule theGeneratorKnowsSudokuOnly = knowsOnly("generate", "sudoku", "exactcover", "bands");

    @ArchTest
    static final ArchRule theStoreKnowsNothingOfTheJudge = knowsOnly("store");

    @ArchTest
    static final ArchRule whatIsKnownOfProblemsKnowsNothingOfSubmissions =
            knowsOnly("knowledge", "problem", "reason", "sudoku", "exactcover", "generate", "bands");

    @ArchTest
    static final ArchRule theHuntKnowsNothingOfHowProgramsAreRun = knowsOnly("hunt", "knowledge", "reason", "verdict");

    @ArchTest
    static final ArchRule reasonsKnowNoStage = knowsOnly("reason");

    @ArchTest
    static final ArchRule hintsKnowReasonsOnly = knowsOnly("hint", "reason");

    @ArchTest
    static final ArchRule problemsKnowNoOtherStage = knowsOnly("problem", "reason");

    @ArchTest
    static final ArchRule submissionsKnowProblemsAtMost = knowsOnly("submission", "problem", "reason");

    @ArchTest
    static final ArchRule verdictsKnowNothingOfFilesOrReports =
            knowsOnly("verdict", "reason", "hint", "problem", "check", "run", "sandbox");

    @ArchTest
    static final ArchRule checkersKnowNothingOfHowSubmissionsAreRun =
            knowsOnly("check", "reason", "problem", "submission", "sudoku", "sandbox", "jvm", "compile");

    @ArchTest
    static final ArchRule theJvmKnowsTheSandboxOnly = knowsOnly("jvm", "sandbox");

    @ArchTest
    static final ArchRule compilingKnowsNoLaterStage =
            knowsOnly("compile", "reason", "hint", "problem", "submission", "sandbox", "jvm");

    @ArchTest
    static final ArchRule runningKnowsNothingOfVerdictsOrReports =
            knowsOnly("run", "reason", "problem", "sandbox", "jvm");

    @ArchTest
    static final ArchRule reportsKnowNothingOfHowSubmissionsAreRun =
            knowsOnly("report", "reason", "problem", "submission", "verdict", "roster");

    @ArchTest
    static final ArchRule rostersKnowNothingOfTheJudge = knowsOnly("roster");

    @ArchTest
    static final ArchRule messagesKnowWhatTheyPutIntoWordsOnly = knowsOnly("message", "reason", "verdict");

    @ArchTest
    static final ArchRule whatIsHandedOverKnowsNoStage = knowsOnly("intake");

    @ArchTest
    static final ArchRule zipsAreReadWhereThingsAreHandedOver =
            usedOnlyIn("org.apache.commons.compress..", "judge.intake..");

    @ArchTest
    static final ArchRule gradebooksKnowReportsOnly =
            knowsOnly("gradebook", "reason", "verdict", "report", "roster", "similar");

    @ArchTest
    static final ArchRule viewsKnowGradebooksAndWords =
            knowsOnly("render", "reason", "problem", "verdict", "report", "message", "gradebook", "roster", "similar");

    @ArchTest
    static final ArchRule whatIsAlikeKnowsNothingOfTheJudge = knowsOnly("similar");

    @ArchTest
    static final ArchRule javaIsReadWhereThingsAreCompared = usedOnlyIn("com.github.javaparser..", "judge.similar..");

    @ArchTest
    static final ArchRule templatesStayInTheViews = usedOnlyIn("com.samskivert..", "judge.render..");

    @ArchTest
    static final ArchRule csvStaysWhereTablesAreReadAndWritten =
            usedOnlyIn("org.apache.commons.csv..", "judge.render..", "judge.roster..");

    @ArchTest
    static final ArchRule onlyMainKnowsTheCommandLine = noClasses()
            .that()
            .resideOutsideOfPackage("judge.cli..")
            .and()
            .doNotHaveFullyQualifiedName("judge.Main")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("judge.cli..");

    @ArchTest
    static final ArchRule picocliStaysInTheCommandLine = usedOnlyIn("picocli..", "judge.cli..");

    @ArchTest
    static final ArchRule theProgressBarStaysInTheCommandLine = usedOnlyIn("me.tongfei..", "judge.cli..");

    @ArchTest
    static final ArchRule jacksonStaysWhereFilesAreReadAndWritten =
            usedOnlyIn("com.fasterxml.jackson..", "judge.report..", "judge.problem..", "judge.render..");

    @ArchTest
    static final ArchRule nativeCallsStayInTheSandbox = usedOnlyIn("com.sun.jna..", "judge.sandbox..");

    @ArchTest
    static final ArchRule onlyTheCommandLinePrints = noClasses()
            .that(areNeitherMainNorCommandLine())
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .callMethod(Throwable.class, "printStackTrace")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(PrintStream.class);

    @ArchTest
    static final ArchRule onlyMainEndsTheProgram = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("judge.Main")
            .should()
            .callMethod(System.class, "exit", int.class)
            .orShould()
            .callMethod(Runtime.class, "exit", int.class)
            .orShould()
            .callMethod(Runtime.class, "halt", int.class);

    @ArchTest
    static final ArchRule timesAreHandedIn = noClasses()
            .that(areNeitherMainNorCommandLine())
            .should()
            .callMethod(Instant.class, "now")
            .orShould()
            .callMethod(Clock.class, "systemUTC")
            .orShould()
            .callMethod(System.class, "currentTimeMillis");

    /** The package may use itself, the named ones and whatever is not ours. */
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

    private static ArchRule usedOnlyIn(String library, String... packages) {
        return noClasses()
                .that()
                .resideOutsideOfPackages(packages)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library);
    }

    private static DescribedPredicate<JavaClass> areNeitherMainNorCommandLine() {
        // The compiler's worker is a program of its own, in a sandbox: there is nobody there to hand it streams.
        return DescribedPredicate.describe(
                "are neither Main nor in the command line",
                type -> !type.getPackageName().startsWith("judge.cli")
                        && !type.getPackageName().startsWith("judge.compile.worker")
                        && !type.getName().equals("judge.Main"));
    }
}
