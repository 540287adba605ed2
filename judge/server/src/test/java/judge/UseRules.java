package judge;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.attribute.FileAttribute;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Instant;

/** The things that may be used in one place only: a part of {@link ArchitectureTest}. */
final class UseRules {

    private UseRules() {}

    /** Any other place would have to repeat what happens where the algorithm is missing. */
    @ArchTest
    static final ArchRule digestsAreMadeInOnePlace = noClasses()
            .that()
            .resideOutsideOfPackage("judge.digest..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(MessageDigest.class);

    @ArchTest
    static final ArchRule foldersOfRunsAreForThoseWhoGradeAndReadBack =
            usedOnlyIn("judge.report.folder..", "judge.report.folder..", "judge.grading..", "judge.cli..");

    @ArchTest
    static final ArchRule zipsAreReadWhereThingsAreHandedOver =
            usedOnlyIn("org.apache.commons.compress..", "judge.intake..", "judge.service..");

    @ArchTest
    static final ArchRule javaIsReadWhereThingsAreCompared = usedOnlyIn("com.github.javaparser..", "judge.similar..");

    @ArchTest
    static final ArchRule templatesStayInTheViews =
            usedOnlyIn("com.samskivert..", "judge.render..", "judge.web.page..");

    @ArchTest
    static final ArchRule csvStaysWhereTablesAreReadAndWritten =
            usedOnlyIn("org.apache.commons.csv..", "judge.render..", "judge.roster..", "judge.service..");

    @ArchTest
    static final ArchRule sqlStaysInTheDatabase = noClasses()
            .that()
            .resideOutsideOfPackage("judge.database..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "java.sql..",
                    "javax.sql..",
                    "org.jdbi..",
                    "com.zaxxer..",
                    "org.flywaydb..",
                    "org.sqlite..",
                    "org.postgresql..");

    @ArchTest
    static final ArchRule httpStaysInTheWeb = noClasses()
            .that()
            .resideOutsideOfPackage("judge.web..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..");

    @ArchTest
    static final ArchRule passwordsAreHashedInOnePlace = usedOnlyIn("com.password4j..", "judge.service..");

    @ArchTest
    static final ArchRule workbooksAreMadeInOnePlace = usedOnlyIn("org.dhatim..", "judge.service..");

    @ArchTest
    static final ArchRule statementsAreMadeIntoPagesInOnePlace = noClasses()
            .that()
            .resideOutsideOfPackage("judge.web.page.statement..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.commonmark..", "org.owasp..");

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
    static final ArchRule jacksonStaysWhereFilesAreReadAndWritten = usedOnlyIn(
            "com.fasterxml.jackson..",
            "judge.language.gnu.compile..",
            "judge.cause..",
            "judge.report..",
            "judge.problem..",
            "judge.foreign..",
            "judge.roster.team..",
            "judge.render..",
            "judge.web..",
            "judge.service..",
            "judge.clics..",
            "judge.database..",
            "judge.cli.server..");

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

    /** Everybody else knows that there are languages, and not which. */
    @ArchTest
    static final ArchRule javaIsKnownWhereLanguagesAreMadeReady = usedOnlyIn(
            "judge.language.java..", "judge.language.java..", "judge.app..", "judge.host..", "judge.explain..");

    /** Folders that are found and not given would be swept by other rules, or by none. */
    @ArchTest
    static final ArchRule temporaryFilesLieWhereTheyAreTold = noClasses()
            .should()
            .callMethod(Files.class, "createTempDirectory", String.class, FileAttribute[].class)
            .orShould()
            .callMethod(Files.class, "createTempFile", String.class, String.class, FileAttribute[].class);

    @ArchTest
    static final ArchRule timesAreHandedIn = noClasses()
            .that(areNeitherMainNorCommandLine())
            .should()
            .callMethod(Instant.class, "now")
            .orShould()
            .callMethod(Clock.class, "systemUTC")
            .orShould()
            .callMethod(System.class, "currentTimeMillis");

    private static ArchRule usedOnlyIn(String library, String... packages) {
        return noClasses()
                .that()
                .resideOutsideOfPackages(packages)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library);
    }

    private static DescribedPredicate<JavaClass> areNeitherMainNorCommandLine() {
        // The compiler's workers are programs of their own, in a sandbox: nobody can hand it streams there.
        return DescribedPredicate.describe(
                "are neither Main nor in the command line",
                type -> !type.getPackageName().startsWith("judge.cli")
                        && !type.getPackageName().startsWith("judge.language.java.compile.worker")
                        && !type.getPackageName().startsWith("judge.explain.java.change")
                        && !type.getName().equals("judge.Main"));
    }
}
