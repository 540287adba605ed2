package judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import judge.intake.Zips;
import judge.report.ReportJson;
import judge.report.Summary;
import judge.sandbox.kernel.Processors;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Failures on the judge's side of the sandbox, with the command as people start it. */
@Order(2)
@Tag("processes")
class JudgeSideIT {

    private static final String ADDS = "public static void main(String[] a) { var s = new java.util.Scanner(System.in);"
            + " System.out.println(s.nextInt() + s.nextInt()); }";

    @TempDir
    Path temp;

    @Test
    void keepsWholeReportsWhereTheDiskIsFull() throws Exception {
        if (!"root".equals(System.getProperty("user.name"))) {
            // Maven's summary counts what is skipped and does not say why.
            System.out.println("JudgeSideIT: the full disk is skipped, because only root can mount a small one");
        }
        assumeTrue("root".equals(System.getProperty("user.name")), "only root can mount a small disk");
        JudgeProcess command = new JudgeProcess(temp);
        for (int i = 0; i < 8; i++) {
            command.handIn("contestant" + i, ADDS);
        }
        Files.createDirectory(command.reports());
        // A run's folder and its mark take no block of their own; problems, secrets and each report take one of 4 KiB.
        assertThat(run(
                        "mount",
                        "-t",
                        "tmpfs",
                        "-o",
                        "size=20k",
                        "judge-small-disk",
                        command.reports().toString()))
                .isZero();
        try {
            Process judge = command.grade("--jobs=1");

            assertThat(judge.waitFor()).as(command.said()).isEqualTo(2);
            assertThat(command.said())
                    .contains("the disk is full; everything judged so far is kept")
                    .contains("Not judged: ")
                    .doesNotContain("\tat ");
            assertThat(command.wholeReports()).hasSizeBetween(1, 7);
            assertThat(command.files()).noneMatch(file -> file.toString().endsWith(".tmp"));

            // Room for all reports, and none for the pages.
            assertThat(run("mount", "-o", "remount,size=48k", command.reports().toString()))
                    .isZero();
            assertThat(command.grade("--jobs=1", "--resume").waitFor())
                    .as(command.said())
                    .isZero();
            assertThat(command.said())
                    .contains("Warning: the pages of ", "could not be written: the disk is full")
                    .doesNotContain("\tat ");
            assertThat(run("mount", "-o", "remount,size=1m", command.reports().toString()))
                    .isZero();
            assertThat(command.grade("--jobs=1", "--only=contestant0").waitFor())
                    .as(command.said())
                    .isZero();
            assertThat(command.verdicts()).hasSize(8).values().containsOnly(Verdict.AC);
        } finally {
            run("umount", command.reports().toString());
        }
    }

    @Test
    void saysSoWhereThereIsNoRoomToUnpackWhatIsHandedOver() throws Exception {
        if (!"root".equals(System.getProperty("user.name"))) {
            System.out.println("JudgeSideIT: unpacking is skipped, because only root can mount a small disk");
        }
        assumeTrue("root".equals(System.getProperty("user.name")), "only root can mount a small disk");
        Path small = Files.createDirectory(temp.resolve("small"));
        Path zip = Zips.utf8()
                .add("anna/sum.java", "class Main { /*" + "x".repeat(40_000) + "*/ }")
                .at(temp.resolve("class.zip"));
        run("mount", "-t", "tmpfs", "-o", "size=16k", "judge-small-disk", small.toString());
        try {
            Process judge = new ProcessBuilder(ChildJvm.jar(
                            List.of("-Djava.io.tmpdir=" + small),
                            List.of(
                                    "grade",
                                    zip.toString(),
                                    "--lang=en",
                                    "--problems=judge/src/test/resources/judge/problems",
                                    "--reports=" + temp.resolve("reports"))))
                    .redirectErrorStream(true)
                    .redirectOutput(temp.resolve("output").toFile())
                    .start();

            assertThat(judge.waitFor()).isEqualTo(2);
            assertThat(temp.resolve("output"))
                    .hasContent("anna/sum: sum.java\njudge: cannot write " + small + ": the disk is full\n");
            assertThat(small).isEmptyDirectory();
            assertThat(temp.resolve("reports")).doesNotExist();
        } finally {
            run("umount", small.toString());
        }
    }

    @Test
    void saysSoWhereThereIsNoFolderForTemporaryFiles() throws Exception {
        Path missing = temp.resolve("missing");
        Process judge = new ProcessBuilder(ChildJvm.jar(
                        List.of("-Djava.io.tmpdir=" + missing),
                        List.of("verify", "--lang=en", "--problems=judge/src/test/resources/judge/problems")))
                .redirectErrorStream(true)
                .redirectOutput(temp.resolve("output").toFile())
                .start();

        assertThat(judge.waitFor()).isEqualTo(2);
        assertThat(temp.resolve("output"))
                .content()
                .contains("judge: this machine cannot judge: cannot make a folder for temporary files in " + missing)
                .doesNotContain("\tat ");
    }

    @Test
    void saysSoWhereNoReportCanBeWritten() throws Exception {
        JudgeProcess command = new JudgeProcess(temp);
        command.handIn("anna", ADDS);
        Path reports = Files.createDirectory(command.reports());
        boolean root = "root".equals(System.getProperty("user.name"));
        if (root) {
            // Root may write regardless of permissions, but not to what is mounted read-only.
            run("mount", "-t", "tmpfs", "-o", "ro,size=4k", "judge-closed-folder", reports.toString());
        } else {
            Files.setPosixFilePermissions(reports, PosixFilePermissions.fromString("r-xr-xr-x"));
        }
        try {
            assertThat(command.grade().waitFor()).as(command.said()).isEqualTo(2);

            assertThat(command.said())
                    .isEqualTo("judge: cannot write " + reports + ": "
                            + (root ? "nothing can be written there" : "permission denied")
                            + "; everything judged so far is kept\n");
        } finally {
            if (root) {
                run("umount", reports.toString());
            } else {
                Files.setPosixFilePermissions(reports, PosixFilePermissions.fromString("rwxr-xr-x"));
            }
        }
    }

    @Test
    void namesTheFileOfAProblemThatIsDeletedWhileItIsJudgedAndKeepsWhatWasJudged() throws Exception {
        JudgeProcess command = new JudgeProcess(temp);
        Path problem = command.copyProblems().resolve("sum");
        // Seconds are left when the first one is judged, and none of them has to pass.
        String waits = ADDS.replace(") {", ") throws Exception { Thread.sleep(500);");
        for (int i = 0; i < 4; i++) {
            command.handIn("contestant" + i, i == 0 ? ADDS : waits);
        }
        Process judge = command.grade("--jobs=1");
        Eventually.until("a report", () -> !command.wholeReports().isEmpty() || !judge.isAlive());
        int before = command.wholeReports().size();

        Files.move(problem, temp.resolve("gone"));

        assertThat(judge.waitFor()).as(command.said()).isEqualTo(2);
        assertThat(command.said())
                .containsPattern(
                        "Judge error \\(\\d\\): s[a-z]+/\\d: the problem's file .*/data/.*\\.in cannot be read;"
                                + " it was there when the run began\n")
                .doesNotContain("\tat ", "Exception");
        assertThat(command.verdicts()).hasSize(4).values().containsOnly(Verdict.AC, Verdict.JE);
        assertThat(command.verdicts().values())
                .filteredOn(Verdict.AC::equals)
                .as("what was judged before")
                .hasSizeGreaterThanOrEqualTo(before)
                .hasSizeGreaterThanOrEqualTo(1);

        Files.move(temp.resolve("gone"), problem);
        assertThat(command.grade("--jobs=2", "--only=failed").waitFor())
                .as(command.said())
                .isZero();
        assertThat(command.verdicts()).hasSize(4).values().containsOnly(Verdict.AC);
    }

    @Test
    void saysThatARuntimeWithoutACompilerIsNotEnough() throws Exception {
        Path runtime = temp.resolve("runtime");
        assertThat(run(
                        Path.of(System.getProperty("java.home"), "bin/jlink").toString(),
                        "--add-modules",
                        "java.base,java.logging,java.xml",
                        "--output",
                        runtime.toString()))
                .isZero();
        JudgeProcess command = new JudgeProcess(temp, runtime.resolve("bin/java"));
        command.handIn("anna", ADDS);

        assertThat(command.grade().waitFor()).isEqualTo(2);
        assertThat(command.said())
                .isEqualTo("judge: this machine cannot judge: the Java in " + runtime
                        + " is a runtime without a compiler; a JDK of version 17 or newer is needed (see: "
                        + "judge doctor)\n");
        assertThat(command.wholeReports()).isEmpty();
    }

    @Test
    void saysInOneCommandHowToGetAJdkWhereThereIsNone() throws Exception {
        Path javaHome = Path.of(System.getProperty("java.home")).toRealPath();
        List<String> line = new ArrayList<>(
                List.of("bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--unshare-user", "--uid", "1000"));
        for (Path hidden : List.of(Path.of("/usr/lib/jvm"), javaHome, Path.of("/opt"))) {
            if (Files.isDirectory(hidden) && !Path.of("").toAbsolutePath().startsWith(hidden)) {
                line.addAll(List.of("--tmpfs", hidden.toString()));
            }
        }
        for (String program : List.of("/usr/bin/sudo", "/usr/bin/apt-get")) {
            if (Files.exists(Path.of(program))) {
                line.addAll(List.of("--ro-bind", "/dev/null", program));
            }
        }
        line.addAll(List.of("env", "-u", "JAVA_HOME", "sh", "./runner.sh", "doctor"));
        Path output = temp.resolve("output");

        int status = new ProcessBuilder(line)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start()
                .waitFor();

        assertThat(output)
                .content()
                .matches("runner\\.sh: a JDK of version 17 or newer is missing; please install it:"
                        + " sudo apt-get install (default|openjdk-\\d+)-jdk-headless\n");
        assertThat(status).isEqualTo(2);
    }

    @Test
    void keepsTwoRunsAtOnceApart() throws Exception {
        JudgeProcess command = new JudgeProcess(temp);
        for (int i = 0; i < 3; i++) {
            command.handIn("contestant" + i, ADDS);
        }

        Process one = command.grade("--jobs=1");
        Process other = command.grade("--jobs=1");

        assertThat(one.waitFor()).isZero();
        assertThat(other.waitFor()).as(command.said()).isZero();
        List<Path> summaries = command.files().stream()
                .filter(file -> file.endsWith("summary.json"))
                .toList();
        assertThat(summaries).hasSize(2);
        for (Path file : summaries) {
            Summary summary = new ReportJson().readSummary(file);
            assertThat(summary.complete()).isTrue();
            assertThat(summary.submissions()).hasSize(3).allMatch(row -> row.verdict() == Verdict.AC);
            assertThat(summary.submissions()).allMatch(row -> Files.exists(file.resolveSibling(row.report())));
        }
        assertThat(command.wholeReports()).hasSize(6);
        assertThat(command.verdicts()).hasSize(3);
    }

    /** The program looks for itself, and answers wrongly on any other processor. */
    @Test
    void runsProgramsOnTheProcessorsThatEachOfTwoJudgesIsTold() throws Exception {
        List<Integer> allowed = Processors.allowed();
        assumeTrue(allowed.size() > 1, "there is one processor only");
        int first = allowed.get(0);
        int last = allowed.get(allowed.size() - 1);
        JudgeProcess one = boundTo(first, "one");
        JudgeProcess other = boundTo(last, "other");

        Process atFirst = one.grade("--processors=" + first);
        Process atLast = other.grade("--processors=" + last);

        assertThat(atFirst.waitFor()).as(one.said()).isZero();
        assertThat(atLast.waitFor()).as(other.said()).isZero();
        assertThat(one.grade("--processors=" + last).waitFor())
                .as("the test itself")
                .isEqualTo(1);
    }

    private JudgeProcess boundTo(int processor, String name) throws IOException {
        JudgeProcess command = new JudgeProcess(Files.createDirectory(temp.resolve(name)));
        for (int i = 0; i < 3; i++) {
            command.handIn(
                    "contestant" + i,
                    ADDS.replace(") {", ") throws Exception {")
                            .replace(
                                    "s.nextInt() + s.nextInt()",
                                    "java.nio.file.Files.readString(java.nio.file.Path.of(\"/proc/self/status\"))"
                                            + ".contains(\"Cpus_allowed_list:\\t" + processor
                                            + "\\n\") ? s.nextInt() + s.nextInt() : -1"));
        }
        return command;
    }

    private int run(String... line) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(line)
                .redirectErrorStream(true)
                .redirectOutput(temp.resolve("helper").toFile())
                .start();
        assertThat(process.waitFor(Eventually.HANG.toMinutes(), TimeUnit.MINUTES))
                .isTrue();
        if (process.exitValue() != 0) {
            throw new IOException(Files.readString(temp.resolve("helper"), StandardCharsets.UTF_8));
        }
        return process.exitValue();
    }
}
