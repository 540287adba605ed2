package judge.service.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.app.OpenJudge;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.explain.Explainer;
import judge.intake.Zips;
import judge.message.English;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.VersionState;
import judge.online.Viewer;
import judge.problem.Problem;
import judge.problem.yaml.PackageFault;
import judge.reason.Fault;
import judge.report.HostSection;
import judge.service.Scene;
import judge.service.problem.ProblemView.JuryLine;
import judge.service.problem.ProblemView.VersionView;
import judge.verdict.Verdict;
import judge.verify.JuryResult;
import judge.verify.Verification;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class ProblemsServiceIT {

    private static final Fault SHOULD_BE_AC = Fault.of(PackageFault.VERDICT_REQUIRED, "", "AC");

    private static final String WORKER = "w/1";

    private final Scene scene;
    private final Viewer teacher;
    private final Viewer other;

    ProblemsServiceIT(BothDatabases on) {
        scene = new Scene(on);
        teacher = scene.person("teacher", SiteRole.TEACHER);
        other = scene.person("other", SiteRole.TEACHER);
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    @Test
    void aPackageIsReadAndCanBeJudgedBy() throws IOException {
        ProblemView view = scene.problems.put(teacher, Scene.PROBLEM, Scene.zip(scene.copy()), Optional.empty());
        assertThat(view.versions()).hasSize(1);
        assertThat(view.versions().get(0).state()).isEqualTo(VersionState.VERIFYING);
        assertThat(view.names()).containsKey("en");
        Problem problem = scene.packages.problem(view.versions().get(0).id());
        assertThat(problem.id()).isEqualTo(Scene.PROBLEM);
        assertThat(problem.version()).isEqualTo(view.versions().get(0).version());
        assertThat(scene.packages.section(view.versions().get(0).id()).cases()).isNotEmpty();
    }

    @Test
    void theZipMayHaveAFolderOfTheProblemsName() throws IOException {
        Path copy = scene.copy();
        byte[] nested = Scene.zip(copy.getParent());
        ProblemView view = scene.problems.put(teacher, Scene.PROBLEM, nested, Optional.empty());
        assertThat(scene.problems
                        .put(teacher, Scene.PROBLEM, Scene.zip(copy), Optional.empty())
                        .versions())
                .as("it is the same package")
                .hasSameSizeAs(view.versions());
    }

    @Test
    void aPackageOfAnotherProblemIsRefused() throws IOException {
        byte[] nested = Scene.zip(scene.copy().getParent());
        assertRefused(
                () -> scene.problems.put(teacher, "sudoku2", nested, Optional.empty()),
                Refusal.Kind.INVALID,
                "problem-other-id");
    }

    /** A legacy package without a title is called as its folder is, and so is any other one in a zip of that name. */
    @Test
    void aPackageWithoutATitleIsNoVersionUnlessThatIsSaid() throws IOException {
        Path copy = scene.copy();
        Files.writeString(copy.resolve("problem.yaml"), "limits: {time_limit: 1}\n");
        byte[] untitled = Scene.zip(copy);
        scene.problems.add(teacher, "b", untitled, Optional.empty());

        assertRefused(
                () -> scene.problems.add(teacher, "b", untitled, Optional.empty()),
                Refusal.Kind.CONFLICT,
                "problem-other-title");
        assertThat(scene.problems.put(teacher, "b", untitled, Optional.empty()).versions())
                .hasSize(1);
    }

    /** Two problems in zips that are both called A.zip were versions of one. */
    @Test
    void aPackageWithAnotherTitleIsNoVersionUnlessThatIsSaid() throws IOException {
        Path copy = scene.copy();
        scene.problems.add(teacher, Scene.PROBLEM, Scene.zip(copy), Optional.empty());
        Files.writeString(copy.resolve("data/secret/extra.in"), "x\n");
        Files.writeString(copy.resolve("data/secret/extra.ans"), "x\n");
        assertThat(scene.problems
                        .add(teacher, Scene.PROBLEM, Scene.zip(copy), Optional.empty())
                        .versions())
                .as("it has the same title")
                .hasSize(2);
        Path yaml = copy.resolve("problem.yaml");
        String titled = Files.readString(yaml).replaceAll("(?m)^name:(\\n .*)+", "name: {en: Another, zh: 另一题}");
        Files.writeString(yaml, titled);
        byte[] other = Scene.zip(copy);
        assertRefused(
                () -> scene.problems.add(teacher, Scene.PROBLEM, other, Optional.empty()),
                Refusal.Kind.CONFLICT,
                "problem-other-title");
        assertRefused(
                () -> scene.problems.addAs(teacher, Scene.PROBLEM, other, Optional.empty()),
                Refusal.Kind.CONFLICT,
                "problem-other-title");
        assertThat(scene.problems
                        .addAs(teacher, "another", other, Optional.empty())
                        .versions())
                .hasSize(1);
        assertThat(scene.problems
                        .put(teacher, Scene.PROBLEM, other, Optional.empty())
                        .versions())
                .hasSize(3);
    }

    @Test
    void allFaultsAreToldAtOnceAndNoneNamesAFolderOfTheServer() throws IOException {
        Path copy = scene.copy();
        Files.writeString(copy.resolve("problem.yaml"), "problem_format_version: 2025-09\ntype: 7\nlimits: no\n");
        byte[] zip = Scene.zip(copy);
        assertThatThrownBy(() -> scene.problems.put(teacher, Scene.PROBLEM, zip, Optional.empty()))
                .isInstanceOfSatisfying(Refusal.class, refusal -> {
                    assertThat(refusal.code()).isEqualTo("package-unsound");
                    Object faults = refusal.parameters().get("faults");
                    assertThat(faults)
                            .asInstanceOf(InstanceOfAssertFactories.LIST)
                            .hasSizeGreaterThan(1)
                            .allSatisfy(fault -> assertThat(English.of((Fault) fault))
                                    .startsWith(Scene.PROBLEM)
                                    .doesNotContain(scene.data.toString()));
                });
        assertThat(drafts()).isEmpty();
    }

    @Test
    void aNewVersionDoesNotChangeTheOldOne() throws IOException {
        Path copy = scene.copy();
        ProblemView first = scene.problems.put(teacher, Scene.PROBLEM, Scene.zip(copy), Optional.empty());
        Problem before = scene.packages.problem(first.versions().get(0).id());
        Files.writeString(copy.resolve("data/secret/extra.in"), "x\n");
        Files.writeString(copy.resolve("data/secret/extra.ans"), "x\n");
        ProblemView second = scene.problems.put(teacher, Scene.PROBLEM, Scene.zip(copy), Optional.empty());
        assertThat(second.versions()).hasSize(2);
        Problem after = scene.packages.problem(second.versions().get(0).id());
        assertThat(after.data().cases()).hasSize(before.data().cases().size() + 1);
        assertThat(scene.packages.problem(first.versions().get(0).id()).version())
                .isEqualTo(before.version());
    }

    @Test
    void aFolderOfTheCacheThatWasDamagedIsMadeAnew() throws IOException {
        scene.problem();
        ProblemVersion version = scene.database.read(tables -> tables.problems()
                .versions(tables.problems().find(Scene.PROBLEM).orElseThrow().id())
                .get(0));
        Path folder = scene.packages.unpacked(version);
        Path yaml = folder.resolve("problem.yaml");
        assertThat(Files.getPosixFilePermissions(yaml))
                .noneMatch(one -> one.name().contains("WRITE"));
        yaml.toFile().setWritable(true);
        Files.write(yaml, new byte[0]);
        ProblemPackages fresh = new ProblemPackages(scene.database, scene.data);
        assertThat(fresh.problem(version).version()).isEqualTo(version.version());
        assertThat(Files.size(yaml)).isPositive();
    }

    @Test
    void aFolderIsMadeAnewOnceWhereAnOlderJudgeCalledTheSameBytesAnotherVersion() throws IOException {
        scene.problem();
        ProblemVersion stored = scene.database.read(tables -> tables.problems()
                .versions(tables.problems().find(Scene.PROBLEM).orElseThrow().id())
                .get(0));
        List<ProblemVersion> older = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            older.add(scene.database.write(tables -> tables.problems()
                    .addVersion(stored.problem(), "o", stored.packageHash(), "{}", 1, null, stored.created())));
        }
        Path folder = scene.packages.problem(older.get(0)).folder();
        Path mark = Files.createFile(folder.resolve("mark"));

        assertThat(scene.packages.problem(older.get(1)).version()).isEqualTo(stored.version());
        assertThat(mark).as("somebody may be judging by it").exists();
    }

    @Test
    void aFolderThatWasDamagedWhileItWasJudgedByIsMadeAnew() throws IOException {
        scene.problem();
        ProblemVersion version = scene.database.read(tables -> tables.problems()
                .versions(tables.problems().find(Scene.PROBLEM).orElseThrow().id())
                .get(0));
        Problem used = scene.packages.problem(version);
        assertThat(scene.packages.isDamaged(version.id(), used)).isFalse();

        Path yaml = used.folder().resolve("problem.yaml");
        yaml.toFile().setWritable(true);
        Files.writeString(yaml, Files.readString(yaml) + "# changed\n");

        assertThat(scene.packages.isDamaged(version.id(), used)).isTrue();
        Problem again = scene.packages.problem(version);
        assertThat(again.version()).isEqualTo(version.version());
        assertThat(Files.readString(yaml)).doesNotContain("# changed");
        // Somebody else who was at it meanwhile.
        assertThat(scene.packages.isDamaged(version.id(), used)).isTrue();
        assertThat(scene.packages.isDamaged(version.id(), again)).isFalse();
    }

    @Test
    void whatAKilledServerHasLeftIsDeleted() throws IOException {
        Path left = Files.createDirectories(scene.data.resolve("packages/draft-of-a-killed-server/x"));
        scene.problems.put(teacher, Scene.PROBLEM, Scene.zip(scene.copy()), Optional.empty());
        assertThat(left).doesNotExist();
        assertThat(drafts()).isEmpty();
    }

    @Test
    void onlyWhoBroughtItMayBringANewVersion() throws IOException {
        byte[] zip = Scene.zip(scene.copy());
        scene.problems.put(teacher, Scene.PROBLEM, zip, Optional.empty());
        assertRefused(
                () -> scene.problems.put(other, Scene.PROBLEM, zip, Optional.empty()),
                Refusal.Kind.CONFLICT,
                "problem-taken");
        assertThatThrownBy(() -> scene.problems.put(other, Scene.PROBLEM, zip, Optional.empty()))
                .isInstanceOfSatisfying(Refusal.class, refusal -> assertThat(refusal.parameters())
                        .containsEntry("by", "TEACHER"));
        assertRefused(() -> scene.problems.get(other, Scene.PROBLEM), Refusal.Kind.NOT_FOUND, "not-found");
        assertThat(scene.problems.all(other)).isEmpty();
        assertThat(scene.problems.all(teacher)).hasSize(1);
        Viewer student = scene.person("student", SiteRole.STUDENT);
        assertRefused(
                () -> scene.problems.put(student, "mine", zip, Optional.empty()),
                Refusal.Kind.NOT_ALLOWED,
                "not-allowed");
    }

    @Test
    void theServersOwnAreForAllTeachersAndTheSameFolderIsNotANewVersion() throws IOException {
        scene.problem();
        scene.problem();
        assertThat(scene.problems.all(other)).singleElement().satisfies(view -> {
            assertThat(view.mine()).isFalse();
            assertThat(view.versions()).hasSize(1);
        });
        Viewer admin = scene.person("admin", SiteRole.ADMIN);
        Path copy = scene.copy();
        Files.writeString(copy.resolve("data/secret/extra.in"), "x\n");
        Files.writeString(copy.resolve("data/secret/extra.ans"), "x\n");
        scene.problems.put(admin, Scene.PROBLEM, Scene.zip(copy), Optional.empty());
        scene.problem();
        assertThat(scene.problems.get(admin, Scene.PROBLEM).versions())
                .as("a start does not take back what the administrator brought")
                .hasSize(2);
    }

    @Test
    void hostileZipsAreRefusedWhole() {
        Map<String, Zips> zips = Map.of(
                "outside", Zips.utf8().add("problem.yaml", "").add("../evil", "x"),
                "link", Zips.utf8().add("problem.yaml", "").link("data", "/etc"),
                "case_clash", Zips.utf8().add("problem.yaml", "").add("a/b", "").add("A/c", ""),
                "too_large", Zips.utf8().add("problem.yaml", "").add("zeros", new byte[100 << 20], Scene.START));
        zips.forEach((cause, zip) -> assertThatThrownBy(
                        () -> scene.problems.put(teacher, "evil", zip.bytes(), Optional.empty()))
                .as(cause)
                .isInstanceOfSatisfying(Refusal.class, refusal -> assertThat(refusal.parameters())
                        .containsEntry("leftout", cause)));
        assertRefused(
                () -> scene.problems.put(teacher, "evil", new byte[] {1, 2, 3}, Optional.empty()),
                Refusal.Kind.INVALID,
                "package-refused");
        assertThat(drafts()).isEmpty();
        assertThat(scene.problems.all(teacher)).isEmpty();
    }

    @Test
    void whatVerifyingFindsIsStoredAndTheNextOnesTurnComes() throws Exception {
        Path copy = scene.copy();
        scene.problems.put(teacher, Scene.PROBLEM, Scene.zip(copy), Optional.empty());
        scene.problems.put(
                teacher, "other-one", Scene.zip(Files.move(copy, copy.resolveSibling("other-one"))), Optional.empty());
        OpenJudge.Verifier breaksDown = (problem, coverage, watcher) -> {
            throw new IllegalStateException("no room for " + problem.id());
        };
        OpenJudge.Verifier finds = (problem, coverage, watcher) -> new Verification(
                problem.id(),
                List.of(Fault.at(problem.folder() + "/data", PackageFault.MISSING)),
                List.of(JuryResult.of("accepted/A.java", Verdict.WA, 0, List.of(SHOULD_BE_AC))));
        assertThat(scene.verifications.next(judge(breaksDown), WORKER)).isTrue();
        assertThat(scene.verifications.next(judge(finds), WORKER)).isTrue();
        assertThat(scene.verifications.next(judge(finds), WORKER)).isFalse();
        VersionView first =
                scene.problems.get(teacher, Scene.PROBLEM).versions().get(0);
        assertThat(first.state()).isEqualTo(VersionState.UNSOUND);
        assertThat(first.faults()).containsExactly(Fault.of(PackageFault.SAID, "no room for " + Scene.PROBLEM));
        VersionView second = scene.problems.get(teacher, "other-one").versions().get(0);
        assertThat(second.faults()).containsExactly(Fault.at("other-one/data", PackageFault.MISSING));
        assertThat(second.submissions())
                .containsExactly(new JuryLine("accepted/A.java", "WA", 0, List.of(SHOULD_BE_AC)));
    }

    @Test
    void whatWasCancelledIsVerifiedAgain() throws Exception {
        scene.problems.put(teacher, Scene.PROBLEM, Scene.zip(scene.copy()), Optional.empty());
        OpenJudge.Verifier cancelled = (problem, coverage, watcher) -> {
            Thread.currentThread().interrupt();
            return new Verification(
                    problem.id(), List.of(Fault.of(PackageFault.SAID, "ClosedByInterruptException")), List.of());
        };
        assertThatThrownBy(() -> scene.verifications.next(judge(cancelled), WORKER))
                .isInstanceOf(InterruptedException.class);
        assertThat(scene.problems.get(teacher, Scene.PROBLEM).versions().get(0).state())
                .isEqualTo(VersionState.VERIFYING);
    }

    @Test
    void whatIsFoundByOneThatWasTakenForDeadDoesNotHold() throws Exception {
        scene.problems.put(teacher, Scene.PROBLEM, Scene.zip(scene.copy()), Optional.empty());
        OpenJudge.Verifier slow = (problem, coverage, watcher) -> {
            // Another one has taken it meanwhile.
            scene.database.write(tables -> tables.problems().takeUnverified("other"));
            return new Verification(
                    problem.id(), List.of(Fault.of(PackageFault.SAID, "there is no g++ here")), List.of());
        };

        assertThat(scene.verifications.next(judge(slow), WORKER)).isTrue();

        assertThat(scene.problems.get(teacher, Scene.PROBLEM).versions().get(0).state())
                .isEqualTo(VersionState.VERIFYING);
    }

    private static OpenJudge judge(OpenJudge.Verifier verifier) {
        HostSection host = new HostSection("", "", 1, "", "", List.of());
        return new OpenJudge(
                (submission, problem, listener) -> {
                    throw new AssertionError("nothing is judged");
                },
                (expected, threads) -> {
                    throw new AssertionError("nothing is judged");
                },
                verifier,
                (submission, problem) -> {
                    throw new AssertionError("nothing is tried");
                },
                problem -> Optional.empty(),
                Explainer.NONE,
                host,
                () -> true,
                () -> {});
    }

    private List<Path> drafts() {
        Path folder = scene.data.resolve("packages");
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(path -> path.getFileName().toString().startsWith("draft-"))
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertRefused(Runnable asked, Refusal.Kind kind, String code) {
        assertThatThrownBy(asked::run).isInstanceOfSatisfying(Refusal.class, refusal -> {
            assertThat(refusal.code()).isEqualTo(code);
            assertThat(refusal.kind()).isEqualTo(kind);
        });
    }
}
