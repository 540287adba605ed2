package judge;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rules that keep the packages apart; {@code architecture.md} says why. */
@AnalyzeClasses(packages = "judge", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule packagesFormNoCircles = slices().assignedFrom(by("package", JavaClass::getPackageName))
            .should()
            .beFreeOfCycles();

    /** As a newcomer sees them first: whatever lies in a folder at the top is one. */
    @ArchTest
    static final ArchRule foldersAtTheTopFormNoCircles = slices().assignedFrom(by(
                    "folder",
                    type -> type.getPackageName().split("\\.").length > 1
                            ? type.getPackageName().split("\\.")[1]
                            : ""))
            .should()
            .beFreeOfCycles();

    /** A class with its own nested types, and a sealed type with what it permits, are one. */
    @ArchTest
    static final ArchRule classesFormNoCircles = slices().assignedFrom(by("class", ArchitectureTest::family))
            .should()
            .beFreeOfCycles();

    /** The table in the documentation goes from top to bottom, and names every package. */
    @ArchTest
    static void importsGoDownTheTableOfPackages(JavaClasses all) throws IOException {
        List<String> packages = packagesOfTheTable();
        List<String> up = new ArrayList<>();
        for (JavaClass type : all) {
            for (Dependency one : type.getDirectDependenciesFromSelf()) {
                JavaClass target = one.getTargetClass().getBaseComponentType();
                if (target.getPackageName().startsWith("judge")
                        && packages.indexOf(type.getPackageName()) > packages.indexOf(target.getPackageName())) {
                    up.add(one.getDescription());
                }
            }
        }
        assertThat(up).isEmpty();
        assertThat(all.stream().map(JavaClass::getPackageName)).isSubsetOf(packages);
        assertThat(packages).doesNotHaveDuplicates();
    }

    @ArchTest
    static void noTwoClassesShareAName(JavaClasses all) {
        assertThat(all.stream()
                        .filter(JavaClass::isTopLevelClass)
                        .map(JavaClass::getSimpleName)
                        .filter(name -> !name.equals("package-info")))
                .doesNotHaveDuplicates();
    }

    @ArchTest
    static final ArchRule atTheTopLiesMainAlone = classes()
            .that()
            .resideInAPackage("judge")
            .should()
            .haveFullyQualifiedName("judge.Main")
            .orShould()
            .haveFullyQualifiedName("judge.package-info");

    @ArchTest
    static final ArchRule whoOpensAJudgeKnowsNoDoor = knowsOnly(
            "app",
            "engine",
            "schedule",
            "host",
            "hunt",
            "trial",
            "profile",
            "verify",
            "knowledge",
            "problem",
            "report",
            "sandbox",
            "store",
            "submission",
            "workspace",
            "language.java");

    @ArchTest
    static final ArchRule gradingKnowsJudgingByItsSeamOnly =
            knowsOnly("grading", "engine", "problem", "report", "submission", "verdict", "digest");

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
            "reason",
            "store",
            "sandbox",
            "workspace",
            "digest");

    @ArchTest
    static final ArchRule schedulesKnowNothingOfHowCasesAreRun =
            knowsOnly("schedule", "problem", "reason", "report", "verdict");

    @ArchTest
    static final ArchRule sandboxKnowsNothingOfTheJudge = knowsOnly("sandbox");

    @ArchTest
    static final ArchRule temporaryFilesKnowNothingOfTheJudge = knowsOnly("workspace");

    /** Folders that are found and not given would be swept by other rules, or by none. */
    @ArchTest
    static final ArchRule temporaryFilesLieWhereTheyAreTold = noClasses()
            .should()
            .callMethod(Files.class, "createTempDirectory", String.class, FileAttribute[].class)
            .orShould()
            .callMethod(Files.class, "createTempFile", String.class, String.class, FileAttribute[].class);

    @ArchTest
    static final ArchRule exactcoverKnowsNothingOfTheJudge = knowsOnly("exactcover");

    @ArchTest
    static final ArchRule exactcoverUsesTheJdkOnly = usesTheJdkOnly("exactcover");

    /** It checks the reference solver, so it must not share code with it. */
    @ArchTest
    static final ArchRule bandsUseTheJdkOnly = usesTheJdkOnly("sudoku.bands");

    @ArchTest
    static final ArchRule gridsKnowNothingOfTheJudge = knowsOnly("sudoku.grid");

    @ArchTest
    static final ArchRule theSolverKnowsGridsAndExactcoverOnly = knowsOnly("sudoku.solve", "sudoku.grid", "exactcover");

    @ArchTest
    static final ArchRule crosscheckKnowsTheSolversOnly =
            knowsOnly("sudoku.crosscheck", "sudoku.grid", "sudoku.solve", "sudoku.bands");

    @ArchTest
    static final ArchRule theGeneratorKnowsSudokuOnly = knowsOnly("sudoku.generate", "sudoku.grid", "sudoku.bands");

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
            "sudoku.bands",
            "exactcover",
            "knowledge",
            "problem",
            "reason");

    @ArchTest
    static final ArchRule theWingKnowsNothingOfHowProgramsAreRun =
            knowsOnly("sudoku", "exactcover", "check", "knowledge", "problem", "reason", "digest");

    @ArchTest
    static final ArchRule digestsUseTheJdkOnly = usesTheJdkOnly("digest");

    /** Any other place would have to say again what happens where the algorithm is missing. */
    @ArchTest
    static final ArchRule digestsAreMadeInOnePlace = noClasses()
            .that()
            .resideOutsideOfPackage("judge.digest..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(MessageDigest.class);

    @ArchTest
    static final ArchRule theStoreKnowsNothingOfTheJudge = knowsOnly("store", "digest");

    @ArchTest
    static final ArchRule whatIsKnownOfProblemsKnowsNothingOfSubmissions = knowsOnly("knowledge", "reason");

    @ArchTest
    static final ArchRule theHuntKnowsNothingOfHowProgramsAreRun = knowsOnly("hunt", "knowledge", "reason", "verdict");

    @ArchTest
    static final ArchRule reasonsKnowNoStage = knowsOnly("reason");

    @ArchTest
    static final ArchRule hintsKnowReasonsOnly = knowsOnly("language.java.hint", "reason");

    @ArchTest
    static final ArchRule problemsKnowNoOtherStage = knowsOnly("problem", "source", "reason", "digest");

    @ArchTest
    static final ArchRule submissionsKnowProblemsAtMost = knowsOnly("submission", "problem", "source", "reason");

    @ArchTest
    static final ArchRule verdictsKnowNothingOfFilesOrReports =
            knowsOnly("verdict", "reason", "problem", "check", "language", "sandbox");

    @ArchTest
    static final ArchRule checkersKnowNothingOfHowSubmissionsAreRun =
            knowsOnly("check", "reason", "problem", "program", "sandbox");

    @ArchTest
    static final ArchRule programsOfPackagesKnowNoRuling =
            knowsOnly("program", "reason", "problem", "submission", "source", "sandbox", "language");

    @ArchTest
    static final ArchRule theJvmKnowsTheSandboxOnly = knowsOnly("language.java.jvm", "sandbox", "digest");

    @ArchTest
    static final ArchRule compilingKnowsNoLaterStage = knowsOnly(
            "language.java.compile",
            "language",
            "reason",
            "language.java.hint",
            "problem",
            "submission",
            "sandbox",
            "language.java.jvm");

    @ArchTest
    static final ArchRule runningKnowsNothingOfVerdictsOrReports =
            knowsOnly("language.java.run", "language", "reason", "problem", "sandbox", "language.java.jvm");

    @ArchTest
    static final ArchRule reportsKnowNothingOfHowSubmissionsAreRun =
            knowsOnly("report", "reason", "problem", "verdict", "roster", "digest");

    @ArchTest
    static final ArchRule foldersOfRunsAreForThoseWhoGradeAndReadBack =
            usedOnlyIn("judge.report.folder..", "judge.report.folder..", "judge.grading..", "judge.cli..");

    @ArchTest
    static final ArchRule rostersKnowNothingOfTheJudge = knowsOnly("roster");

    @ArchTest
    static final ArchRule messagesKnowWhatTheyPutIntoWordsOnly = knowsOnly("message", "reason", "verdict");

    @ArchTest
    static final ArchRule whatIsHandedOverKnowsNoStage = knowsOnly("intake", "source");

    @ArchTest
    static final ArchRule zipsAreReadWhereThingsAreHandedOver =
            usedOnlyIn("org.apache.commons.compress..", "judge.intake..");

    @ArchTest
    static final ArchRule gradebooksKnowReportsOnly =
            knowsOnly("gradebook", "reason", "verdict", "report", "roster", "similar");

    @ArchTest
    static final ArchRule viewsKnowGradebooksAndWords = knowsOnly(
            "render", "reason", "problem", "verdict", "report", "message", "gradebook", "roster", "similar", "digest");

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
    static final ArchRule terminalsKnowNoCommand = knowsOnly("cli.terminal", "verdict");

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

    /** A row may have several of one parent, the second and later ones by their last name only. */
    private static List<String> packagesOfTheTable() throws IOException {
        Matcher names = Pattern.compile("`(judge[a-z.]*|\\.[a-z]+)`")
                .matcher(Files.readAllLines(Path.of("judge/docs/architecture.md")).stream()
                        .filter(line -> line.startsWith("| `judge"))
                        .map(line -> line.split("\\|")[1])
                        .filter(cell -> !cell.contains("/"))
                        .collect(Collectors.joining()));
        List<String> packages = new ArrayList<>();
        while (names.find()) {
            String name = names.group(1);
            String before = packages.isEmpty() ? "" : packages.get(packages.size() - 1);
            packages.add(name.startsWith(".") ? before.substring(0, before.lastIndexOf('.')) + name : name);
        }
        return packages;
    }

    private static SliceAssignment by(String what, Function<JavaClass, String> name) {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return SliceIdentifier.of(name.apply(type));
            }

            @Override
            public String getDescription() {
                return "each " + what + " by itself";
            }
        };
    }

    private static String family(JavaClass type) {
        Class<?> top = type.reflect().getNestHost();
        Class<?> sealed = Stream.concat(Stream.of(top.getInterfaces()), Stream.ofNullable(top.getSuperclass()))
                .filter(Class::isSealed)
                .findFirst()
                .orElse(top);
        return sealed.getNestHost().getName();
    }

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
                        && !type.getPackageName().startsWith("judge.language.java.compile.worker")
                        && !type.getName().equals("judge.Main"));
    }
}
