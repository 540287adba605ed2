package judge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.ReportJson;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A class that fails in four languages, graded, and explained afterwards. */
@Tag("explanations")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExplainedClassIT {

    private static final Map<String, String> FILES = new TreeMap<>(Map.of(
            "anna/sum/Main.java",
            """
            public class Main {
                public static void main(String[] args) {
                    var in = new java.util.Scanner(System.in);
                    int a = in.nextInt();
                    int b = in.nextInt();
                    System.out.println(a - b);
                }
            }
            """,
            "bert/sum/main.cpp",
            """
            #include <iostream>
            #include <vector>
            int main() {
                std::vector<int> numbers;
                for (int x; std::cin >> x;) numbers.push_back(x);
                long long sum = 0;
                for (size_t i = 0; i <= numbers.size(); i++) sum += numbers.at(i);
                std::cout << sum << std::endl;
            }
            """,
            "carl/sum/main.c",
            """
            #include <stdio.h>
            int main(void) {
                int a, b, sum;
                scanf("%d %d", &a, &b);
                sum = a * b;
                printf("%d", sum);
            }
            """,
            "dora/sum/main.py",
            """
            numbers = list(map(int, input().split()))
            print(sum(numbers[i] for i in range(len(numbers) + 1)))
            """,
            "emil/sum/main.py",
            """
            a, b = map(int, input().split())
            print(a + b)
            """,
            "fritz/sum/main.cpp",
            """
            int main() { return 0 }
            """));

    @TempDir
    private static Path temp;

    private final ReportJson json = new ReportJson();
    private final Map<String, byte[]> before = new TreeMap<>();
    private final Map<String, byte[]> after = new TreeMap<>();

    @BeforeAll
    void gradesAndExplains() throws Exception {
        for (Map.Entry<String, String> file : FILES.entrySet()) {
            Path source = temp.resolve("solutions").resolve(file.getKey());
            Files.createDirectories(source.getParent());
            Files.writeString(source, file.getValue());
        }
        Files.createDirectories(temp.resolve("problems"));
        PathUtils.copyDirectory(Path.of("judge/src/test/resources/judge/problems/sum"), temp.resolve("problems/sum"));
        Files.writeString(temp.resolve("problems/sum/judge.yaml"), "checker: token\n");
        assertThat(grade()).contains("Submissions: 6, accepted: 1, not accepted: 5");
        read(before);
        assertThat(grade("--resume", "--explain", "--explain-time", "10m")).contains("Failures explained: ");
        read(after);
    }

    private static String run(String... arguments) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(said, true, UTF_8);
        Main.run(arguments, out, out);
        return said.toString(UTF_8);
    }

    private static String grade(String... options) {
        List<String> all = new ArrayList<>(List.of("grade", "--lang", "en", "--problems", problems(), "--solutions"));
        all.addAll(List.of(
                temp.resolve("solutions").toString(),
                "--reports",
                temp.resolve("reports").toString()));
        all.addAll(Arrays.asList(options));
        return run(all.toArray(String[]::new));
    }

    private static String problems() {
        return temp.resolve("problems").toString();
    }

    private void read(Map<String, byte[]> files) throws IOException {
        Path run = temp.resolve("reports/latest").toRealPath();
        try (Stream<Path> all = Files.walk(run)) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                files.put(run.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
    }

    private Report report(Map<String, byte[]> files, String name) throws Exception {
        return json.readReport(files.get(name), Path.of(name));
    }

    private static List<Hint> hints(Report report) {
        return report.firstFailing().map(CaseSection::reason).map(Reason::hints).orElse(List.of());
    }

    @Test
    void changesNothingButExplanationsAndTheirPages() throws Exception {
        assertThat(after.keySet()).isEqualTo(before.keySet());
        for (String name : before.keySet()) {
            if (name.endsWith("/sum.json")) {
                Report plain = report(before, name);
                Report explained = report(after, name).explained(null);
                String failing = plain.firstFailing().map(CaseSection::name).orElse("");
                assertThat(json.write(explained.withHints(failing, hints(plain))))
                        .as(name)
                        .asString(UTF_8)
                        .isEqualTo(new String(before.get(name), UTF_8));
            } else if (!name.endsWith(".html")) {
                assertThat(after.get(name)).as(name).isEqualTo(before.get(name));
            }
        }
    }

    @Test
    void saysTheSameInReportsOnPagesAndInCheckInEnglishAndChinese() throws Exception {
        run(
                "report",
                "--reports",
                temp.resolve("reports").toString(),
                "--lang",
                "zh",
                "--out",
                chinese().toString());
        assertThat(hints(report(after, "dora/sum.json"))).isNotEmpty();
        for (String file : FILES.keySet()) {
            String folder = file.substring(0, file.lastIndexOf('/'));
            Report explained = report(after, folder + ".json");
            for (Hint hint : hints(explained)) {
                assertThat(page(new String(after.get(folder + ".html"), UTF_8)))
                        .contains(Messages.in(DisplayLanguage.EN).sentence(hint));
                assertThat(page(Files.readString(chinese().resolve(folder + ".html"))))
                        .contains(Messages.in(DisplayLanguage.ZH).sentence(hint));
            }
            isSameInCheck(file, explained);
        }
    }

    /** A look that was cut short, as on a busy machine, may well find less. */
    private void isSameInCheck(String file, Report explained) throws Exception {
        String source = temp.resolve("solutions").resolve(file).toString();
        String[] line = {"check", source, "--problem", "sum", "--problems", problems(), "--json"};
        Report checked = json.readReport(run(line).getBytes(UTF_8), Path.of(file));
        boolean both = checked.explanation() == ExplanationState.COMPLETE
                && explained.explanation() == ExplanationState.COMPLETE;
        if (both) {
            assertThat(hints(checked)).as(file).isEqualTo(hints(explained));
        }
    }

    private static Path chinese() {
        return temp.resolve("chinese");
    }

    /** The text of a page, as a browser shows it. */
    private static String page(String html) {
        return Pattern.compile("&#x([0-9A-F]+);")
                .matcher(html)
                .replaceAll(found -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(found.group(1), 16))))
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&amp;", "&");
    }
}
