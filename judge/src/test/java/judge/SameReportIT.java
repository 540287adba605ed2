package judge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.app.ThisHost;
import judge.app.ToolchainPreloader;
import judge.database.Classroom;
import judge.database.Database;
import judge.grading.GradingRun;
import judge.online.CourseRole;
import judge.online.JudgingState;
import judge.online.Origin;
import judge.online.StoredJudging;
import judge.online.Viewer;
import judge.problem.Problem;
import judge.report.ReportJson;
import judge.report.ReportSink;
import judge.report.SummaryRow;
import judge.service.HandIn;
import judge.submission.Selection;
import judge.submission.SourceFile;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;
import judge.worker.Progress;
import judge.worker.Worker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** What {@code grade} says of a folder, and what a server's worker says of the same files when they are handed in. */
@Isolated("measures")
@Timeout(300)
class SameReportIT {

    private static final Charset GBK = Charset.forName("GBK");
    private static final String MAIN =
            "public class Main { public static void main(String[] a) throws Exception { %s } }";
    private static final String READS =
            "var s = new java.util.Scanner(System.in); int x = s.nextInt(), y = s.nextInt(); ";

    @TempDir
    Path temp;

    private final Clock clock = Clock.systemUTC();
    private final Problem problem = Classroom.problem();
    private final Map<String, List<SourceFile>> handedIn = new LinkedHashMap<>();

    private void contestants() {
        handedIn.put("right", List.of(main(READS + "System.out.println(x + y);")));
        handedIn.put("wrong", List.of(main(READS + "System.out.println(x - y);")));
        handedIn.put("silent", List.of(main("")));
        handedIn.put("throws", List.of(main("int[] none = {}; System.out.println(none[1]);")));
        handedIn.put("exits", List.of(main("System.exit(3);")));
        handedIn.put("not-java", List.of(file("Main.java", "int main() { return 0; }")));
        handedIn.put("empty", List.of(file("Main.java", "")));
        handedIn.put("no-source", List.of(file("readme.txt", "Here is nothing.")));
        handedIn.put(
                "gbk",
                List.of(new SourceFile(
                        "Main.java",
                        ("// \u6c42\u548c\n" + String.format(MAIN, READS + "System.out.println(x + y);"))
                                .getBytes(GBK))));
        handedIn.put(
                "many",
                List.of(
                        file(
                                "app/Main.java",
                                "package app; " + String.format(MAIN, READS + "System.out.println(lib.Add.of(x, y));")),
                        file(
                                "lib/Add.java",
                                "package lib; public class Add { public static int of(int x, int y) { return x+y; }}"),
                        file("notes.txt", "nothing"),
                        file(".idea/Broken.java", "this is not Java"),
                        file("__MACOSX/._Main.java", "nor is this"),
                        file("._Main.java", "nor this")));
        handedIn.put(
                "too-large", List.of(file("Main.java", "/*" + "x".repeat(200_000) + "*/" + String.format(MAIN, ""))));
    }

    @Test
    void isTheSameButForTimesAndIds() throws Exception {
        contestants();
        JudgeOptions options = JudgeOptions.usual().judging(false, true, false, false);
        try (OpenJudge judge = new ThisHost(ToolchainPreloader.none(), clock).open(options)) {
            Map<String, String> graded = graded(judge, options.jobs());
            Map<String, String> served = served(judge, options.jobs());

            assertThat(served.keySet()).isEqualTo(handedIn.keySet());
            served.forEach(
                    (contestant, report) -> assertThat(report).as(contestant).isEqualTo(graded.get(contestant)));
            for (String right : List.of("right", "gbk", "many")) {
                assertThat(graded.get(right)).contains("\"verdict\": \"AC\"");
            }
        }
    }

    private Map<String, String> graded(OpenJudge judge, int jobs) throws Exception {
        Path solutions = temp.resolve("solutions");
        for (Map.Entry<String, List<SourceFile>> one : handedIn.entrySet()) {
            for (SourceFile source : one.getValue()) {
                Path file =
                        solutions.resolve(one.getKey()).resolve(problem.id()).resolve(source.path());
                Files.createDirectories(file.getParent());
                Files.write(file, source.content());
            }
        }
        Map<String, String> reports = new ConcurrentHashMap<>();
        ReportSink sink = report -> {
            reports.put(report.contestant(), comparable(new ReportJson().write(report)));
            return SummaryRow.of(report, "somewhere");
        };
        List<GradingRun.Task> tasks =
                SubmissionFinder.find(solutions, Selection.all(Set.of(problem.id()))).submissions().stream()
                        .map(one -> new GradingRun.Task(one, problem))
                        .toList();
        new GradingRun(judge.many(), sink, new Nobody(), tasks, jobs).run();
        return reports;
    }

    /** Nobody watches. */
    private static final class Nobody implements GradingRun.Listener {

        @Override
        public void started(SubmissionFiles submission) {}

        @Override
        public void finished(SubmissionFiles submission, SummaryRow row) {}

        @Override
        public void brokeDown(SubmissionFiles submission, RuntimeException failure) {
            throw failure;
        }
    }

    private Map<String, String> served(OpenJudge judge, int jobs) throws Exception {
        Map<String, String> reports = new LinkedHashMap<>();
        try (Database database = Database.open(Database.inFolder(temp));
                Worker worker = new Worker(
                        "w",
                        database,
                        clock,
                        judge.judge(),
                        version -> problem,
                        Worker.Chores.NONE,
                        Progress.NOBODY,
                        jobs)) {
            worker.start();
            Classroom classroom = new Classroom(database, Instant.now().minusSeconds(60));
            Map<String, Long> submissions = new LinkedHashMap<>();
            for (Map.Entry<String, List<SourceFile>> one : handedIn.entrySet()) {
                Viewer student = classroom.enrolled(one.getKey(), CourseRole.STUDENT);
                submissions.put(
                        one.getKey(),
                        new HandIn(database, clock)
                                .handIn(
                                        student,
                                        Classroom.COURSE,
                                        Classroom.ASSIGNMENT,
                                        Classroom.PROBLEM,
                                        one.getValue(),
                                        null,
                                        Origin.WEB,
                                        null)
                                .id());
            }
            for (Map.Entry<String, Long> one : submissions.entrySet()) {
                reports.put(one.getKey(), comparable(report(database, one.getValue())));
            }
        }
        return reports;
    }

    private static byte[] report(Database database, long submission) throws Exception {
        while (true) {
            StoredJudging judging = database.read(tables -> tables.judgings().active(submission))
                    .orElseThrow();
            if (judging.state() == JudgingState.DONE) {
                return database.read(tables -> tables.blobs().get(judging.report()));
            }
            Thread.sleep(20);
        }
    }

    /** The bytes as text, without what was measured and the report's own name. */
    private static String comparable(byte[] report) {
        return new String(report, UTF_8)
                .replaceAll("(\"(?:id|cpuTimeMillis|wallTimeMillis|peakMemoryBytes)\": )[^,\n]+", "$1-")
                .replaceAll("(\"runs\": )[12345]", "$1n");
    }

    private static SourceFile main(String statements) {
        return file("Main.java", String.format(MAIN, statements));
    }

    private static SourceFile file(String path, String content) {
        return new SourceFile(path, content.getBytes(UTF_8));
    }
}
