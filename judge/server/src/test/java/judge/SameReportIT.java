package judge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import judge.database.Database;
import judge.online.CourseRole;
import judge.online.JudgingState;
import judge.online.Origin;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.StoredJudging;
import judge.online.Viewer;
import judge.report.ReportJson;
import judge.service.OnlineServices;
import judge.submission.SourceFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Compares the reports of the command {@code grade} on a folder with those of the command {@code serve} on the same
 * files when they are handed in.
 */
@Isolated("measures")
@Tag("processes")
class SameReportIT {

    private static final Charset GBK = Charset.forName("GBK");
    private static final String MAIN =
            "public class Main { public static void main(String[] a) throws Exception { %s } }";
    private static final String READS =
            "var s = new java.util.Scanner(System.in); int x = s.nextInt(), y = s.nextInt(); ";

    private static final String SUM = "sum";
    private static final Path PACKAGE = Path.of("judge/src/test/resources/judge/problems/sum");

    @TempDir
    Path temp;

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
        Map<String, String> graded = graded();
        Map<String, String> served = served();

        assertThat(served.keySet()).isEqualTo(handedIn.keySet()).isEqualTo(graded.keySet());
        served.forEach((contestant, report) -> assertThat(report).as(contestant).isEqualTo(graded.get(contestant)));
        for (String right : List.of("right", "gbk", "many")) {
            assertThat(graded.get(right)).contains("\"verdict\": \"AC\"");
        }
    }

    /** The reports that the command {@code grade} writes for a folder, by contestant. */
    private Map<String, String> graded() throws Exception {
        JudgeProcess command = new JudgeProcess(Files.createDirectory(temp.resolve("command")));
        for (Map.Entry<String, List<SourceFile>> one : handedIn.entrySet()) {
            for (SourceFile source : one.getValue()) {
                Path file =
                        command.solutions().resolve(one.getKey()).resolve(SUM).resolve(source.path());
                Files.createDirectories(file.getParent());
                Files.write(file, source.content());
            }
        }
        assertThat(command.grade().waitFor()).as(command.said()).isEqualTo(1);
        Map<String, String> reports = new LinkedHashMap<>();
        for (Path report : command.wholeReports()) {
            reports.put(new ReportJson().readReport(report).contestant(), comparable(Files.readAllBytes(report)));
        }
        return reports;
    }

    /** The reports that a server writes for submissions waiting in its database, by contestant. */
    private Map<String, String> served() throws Exception {
        Path data = Files.createDirectory(temp.resolve("data"));
        try (Database database = Database.open(Database.inFolder(data))) {
            OnlineServices services = OnlineServices.on(database, Clock.systemUTC(), data);
            Viewer teacher = person(services, "teacher", SiteRole.TEACHER);
            services.problems().putFolder(PACKAGE);
            services.courses().put(teacher, "c", "Course");
            services.assignments().put(teacher, "c", "a", ServedClass.open(SUM));
            Map<String, Long> submissions = new LinkedHashMap<>();
            for (Map.Entry<String, List<SourceFile>> one : handedIn.entrySet()) {
                Viewer student = person(services, one.getKey(), SiteRole.STUDENT);
                services.courses().setRole(teacher, "c", student.login(), CourseRole.STUDENT);
                submissions.put(
                        one.getKey(),
                        services.handIn()
                                .handIn(student, "c", "a", SUM, one.getValue(), null, Origin.WEB, null)
                                .id());
            }
            return judged(data, database, submissions);
        }
    }

    private Map<String, String> judged(Path data, Database database, Map<String, Long> submissions) throws Exception {
        Path said = temp.resolve("server-output");
        Process server = new ProcessBuilder(ChildJvm.server(List.of(
                        "serve",
                        "--lang=en",
                        "--port=0",
                        "--data=" + data,
                        "--problems=" + Files.createDirectory(temp.resolve("no-problems")))))
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            Map<String, String> reports = new LinkedHashMap<>();
            for (Map.Entry<String, Long> one : submissions.entrySet()) {
                reports.put(one.getKey(), comparable(report(database, server, said, one.getValue())));
            }
            return reports;
        } finally {
            server.destroy();
            assertThat(server.waitFor(Eventually.HANG.toMinutes(), TimeUnit.MINUTES))
                    .isTrue();
        }
    }

    private static Viewer person(OnlineServices services, String login, SiteRole role) {
        Person person = services.accounts().add(login, login, role, null, false);
        return new Viewer(person.id(), person.login(), person.name(), person.role());
    }

    private static byte[] report(Database database, Process server, Path said, long submission) {
        Eventually.until("judged", () -> {
            assertThat(server.isAlive()).as(Files.readString(said)).isTrue();
            return judging(database, submission).state() == JudgingState.DONE;
        });
        String report = judging(database, submission).report();
        return database.read(tables -> tables.blobs().get(report));
    }

    private static StoredJudging judging(Database database, long submission) {
        return database.read(tables -> tables.judgings().active(submission)).orElseThrow();
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
