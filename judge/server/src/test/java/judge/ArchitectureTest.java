package judge;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.engine.JudgingListener;
import judge.store.MemoryResults;

/** The rules that keep the packages apart; {@code architecture.md} says why. */
@AnalyzeClasses(packages = "judge", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchTests packages = ArchTests.in(PackageRules.class);

    @ArchTest
    static final ArchTests uses = ArchTests.in(UseRules.class);

    @ArchTest
    static final ArchRule packagesFormNoCircles = slices().assignedFrom(by("package", JavaClass::getPackageName))
            .should()
            .beFreeOfCycles();

    /** The folders at the top, which a newcomer sees first: everything below one of them counts as one package. */
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
        List<String> packages = packagesOf(rowsOfPackages());
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
    static void theClassesToBeginWithLieInThePackagesOfTheirRow(JavaClasses all) throws IOException {
        List<String> elsewhere = new ArrayList<>();
        for (String row : rowsOfPackages()) {
            List<String> packages = packagesOf(List.of(row));
            Matcher names = Pattern.compile("`(\\w+)`").matcher(row.split("\\|")[2]);
            assertThat(names.find()).as(row).isTrue();
            do {
                if (packages.stream().noneMatch(one -> all.contain(one + "." + names.group(1)))) {
                    elsewhere.add(names.group());
                }
            } while (names.find());
        }
        assertThat(elsewhere).isEmpty();
    }

    @ArchTest
    static void noTwoClassesShareAName(JavaClasses all) {
        assertThat(all.stream()
                        .filter(JavaClass::isTopLevelClass)
                        .map(JavaClass::getSimpleName)
                        .filter(name -> !name.equals("package-info")))
                .doesNotHaveDuplicates();
    }

    /** A glossary in the documentation has the field's words in place of these. */
    @ArchTest
    static void noClassHasANameThatTheGlossaryHasReplaced(JavaClasses all) {
        Pattern replaced = Pattern.compile("\\w*(Wish|More)|HeadStart|Party|Side|Passage|Relay|Taker|Residence"
                + "|SteppedAside|Post|Bell|Presence|Neighbours|Message|LastWrite|Answers|Entry|Portion|Keys"
                + "|Newcomers|SamePeople");
        assertThat(all.stream().filter(JavaClass::isTopLevelClass).map(JavaClass::getSimpleName))
                .noneMatch(name -> replaced.matcher(name).matches());
    }

    @ArchTest
    static final ArchRule atTheTopLiesMainAlone = classes()
            .that()
            .resideInAPackage("judge")
            .should()
            .haveFullyQualifiedName("judge.Main")
            .orShould()
            .haveFullyQualifiedName("judge.package-info");

    /** Public by need: used from another package, or for a caller outside of the program that stands here. */
    @ArchTest
    static void whatIsPublicIsUsedByAnotherPackage(JavaClasses all) {
        Set<String> otherwiseUsed = Set.of(
                Main.class.getName(), // by the JVM
                MemoryResults.class.getName(), // by whoever embeds the judge and keeps nothing on disk
                JudgingListener.class.getName(), // by whoever embeds the judge and wants to know how it goes on
                "judge.explain.java.change.StopPoint", // by programs that are tried
                "judge.cli.server.ServerCommands", // by the list of services
                "judge.server.JudgeOpener", // by a reference to a method, which leaves no name in the class
                "judge.cause.CauseFolder", // by the build, and by tests in other packages
                "judge.app.BuiltInLanguages", // by tests in other packages, as are the next two
                "judge.engine.Checkers",
                "judge.report.SafeText");

        Set<String> used = all.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .filter(use -> !use.getOriginClass()
                        .getPackageName()
                        .equals(use.getTargetClass().getPackageName()))
                .map(use -> outermost(use.getTargetClass()))
                .collect(Collectors.toSet());
        List<String> needless = all.stream()
                .filter(type -> type.isTopLevelClass() && type.getModifiers().contains(JavaModifier.PUBLIC))
                .map(JavaClass::getName)
                .filter(name -> !used.contains(name) && !otherwiseUsed.contains(name))
                .toList();

        assertThat(needless).isEmpty();
    }

    private static String outermost(JavaClass type) {
        return type.getEnclosingClass().map(ArchitectureTest::outermost).orElse(type.getName());
    }

    /** A row may have several of one parent, the second and later ones by their last name only. */
    private static List<String> packagesOf(List<String> rows) {
        Matcher names = Pattern.compile("`(judge[a-z.]*|\\.[a-z]+)`")
                .matcher(rows.stream().map(row -> row.split("\\|")[1]).collect(Collectors.joining()));
        List<String> packages = new ArrayList<>();
        while (names.find()) {
            String name = names.group(1);
            String before = packages.isEmpty() ? "" : packages.get(packages.size() - 1);
            packages.add(name.startsWith(".") ? before.substring(0, before.lastIndexOf('.')) + name : name);
        }
        return packages;
    }

    private static List<String> rowsOfPackages() throws IOException {
        return Files.readAllLines(Path.of("judge/docs/architecture.md")).stream()
                .filter(line -> line.matches("\\| `judge[.`].*") && !line.split("\\|")[1].contains("/"))
                .toList();
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
}
