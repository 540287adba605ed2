package judge.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Problems that are broken or of a format that is not read: one sentence says what and where, nothing is written. */
class HostileImportsTest {

    private static final String XML =
            """
            <?xml version="1.0" encoding="utf-8"?>
            <problem short-name="sum"><names><name language="english" value="Sum"/></names>
            <judging><testset name="tests"><time-limit>1000</time-limit><memory-limit>268435456</memory-limit>
            <input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>
            <tests><test/></tests></testset></judging><assets><checker name="std::wcmp.cpp"/></assets></problem>
            """;

    private static final String RANGES =
            "times are from 0.001 to 3600 s, memory is up to 1048576 MiB, points are from 0 to 1000000000";

    static Stream<Arguments> hydro() {
        String config = "testdata/config.yaml";
        String one = "cases: [{input: 1.in, output: 1.out}]";
        return Stream.of(
                Arguments.of("time: soon", config + ": \"soon\" is no amount that is known here"),
                Arguments.of("time: 0s", config + ": time: \"0s\" is not possible here: " + RANGES),
                Arguments.of("time: 99999999999s", config + ": time: \"99999999999s\" is not possible here: " + RANGES),
                Arguments.of("memory: 0", config + ": memory: \"0\" is not possible here: " + RANGES),
                Arguments.of("- a", config + " must be a map of keys"),
                Arguments.of("subtasks: 5", config + ": subtasks must be a list, found \"5\""),
                Arguments.of("subtasks: [5]", config + ": subtasks must be a list of maps, found \"5\" in it"),
                Arguments.of(
                        "subtasks: [{score: 1e99, " + one + "}]",
                        config + ": score: \"1.0E99\" is not possible here: " + RANGES),
                Arguments.of(
                        "subtasks: [{score: -5, " + one + "}]",
                        config + ": score: \"-5\" is not possible here: " + RANGES),
                Arguments.of(
                        "a: &a [1]\nsubtasks: *a",
                        config + ":2 has the alias *a, which is not read here: write out what it stands for"),
                Arguments.of("time: 1s\ntime: 2s", config + ":2 is no YAML: Duplicate field 'time'"));
    }

    @ParameterizedTest
    @MethodSource("hydro")
    void whatHydroSaysAndNoPackageCanHaveIsTold(String config, String sentence, @TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder)
                .write("from/testdata/config.yaml", config + "\n")
                .write("from/testdata/1.in", "1\n")
                .write("from/testdata/1.out", "1\n");

        refuses(bench, folder, sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'timeLimit': -1     | timeLimit: \"-1\" is not possible here: " + RANGES,
                "'timeLimit': 'soon' | timeLimit: \"soon\" is no amount that is known here",
                "'memoryLimit': 0    | memoryLimit: \"0\" is not possible here: " + RANGES,
                "'fullScore': 1e300  | fullScore: \"1.0E300\" is not possible here: " + RANGES,
                "'inputFiles': '1'   | inputFiles must be a list, found \"1\"",
            })
    void whatLemonLimeSaysAndNoPackageCanHaveIsTold(String key, String sentence, @TempDir Path folder)
            throws Exception {
        Workbench bench = new Workbench(folder)
                .write(
                        "from/a.cdf",
                        "{'tasks': [{'sourceFileName': 'sum', 'testCases': [{KEY}]}]}"
                                .replace("KEY", key)
                                .replace('\'', '"'));

        refuses(bench, folder, "a.cdf: sum, test case 1: " + sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<test/>     | <test points='1e9'/> | problem.xml: points: \"1e9\" is no amount that is known here",
                "<test/>     | <test points='-5'/>  | problem.xml: points: \"-5\" is no amount that is known here",
                ">1000<      | >0<                  | problem.xml: time-limit: \"0\" is not possible here: " + RANGES,
                "<problem s  | <!DOCTYPE a><problem s | problem.xml has a DOCTYPE, which is not read here,"
                        + " as it may ask for any file: take it out",
            })
    void whatPolygonSaysAndNoPackageCanHaveIsTold(String from, String to, String sentence, @TempDir Path folder)
            throws Exception {
        Workbench bench = new Workbench(folder).write("from/problem.xml", XML.replace(from, to));

        refuses(bench, folder, sentence.replace("points: \"", "points: \""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "task.yaml       | name: a                    | CMS without its input/input0.txt (task.yaml)",
                "a/task.yaml     | name: a                    | CMS without its input/input0.txt (task.yaml)",
                "doc/abczad.tex  | x                          | SIO2 (sinol)",
                "problem.conf    | n_tests 1                  | UOJ (problem.conf)",
                "data.yml        | x: 1                       | LibreOJ (data.yml)",
                "init.yml        | x: 1                       | DMOJ (init.yml)",
                "statements/es.markdown | x                   | 'omegaUp (statements, cases)'",
                "config.yml      | '1.in: {timeLimit: 1000}'  | Luogu (config.yml)",
                "1/problem.json  | '{\"test_case_score\": []}' | QDUOJ (problem.json)",
            })
    void whatFormatItIsAndWhatToDoIsToldWhereItIsNotRead(String file, String text, String format, @TempDir Path folder)
            throws Exception {
        Workbench bench = new Workbench(folder).write("from/" + file, text).write("from/1.in", "1\n");

        refuses(
                bench,
                folder,
                "@from is of " + format + ", which is not read here: put its tests (1.in, 1.out and so on) into"
                        + " a folder of their own, and import that");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "contest.xml | <contest/> | @from says which problems a contest of Polygon has (contest.xml),"
                        + " and none of them is there: download their packages, and import each",
                "a/1.in | 1 | '@from holds inputs, such as a/1.in, and no answers beside them (1.in and 1.out, or"
                        + " 1.in and 1.ans)'",
                "a.rar | x | '@from holds only archives, such as a.rar: unpack them first'",
                "b.cdf | {} | '@from has several contests: a.cdf, b.cdf; leave one of them there'",
            })
    void whatIsNoProblemIsTold(String file, String text, String sentence, @TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder).write("from/" + file, text);
        if (file.equals("b.cdf")) {
            bench.write("from/a.cdf", "{}");
        }

        refuses(bench, folder, sentence);
    }

    @Test
    void polygonsDescriptionMayBeInUtf16(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder).write("from/tests/01", "1\n").write("from/tests/01.a", "1\n");
        String text = "\uFEFF" + XML.replace("utf-8", "utf-16").replace("\"Sum\"", "\"求和\"");
        Files.write(folder.resolve("from/problem.xml"), text.getBytes(StandardCharsets.UTF_16LE));

        assertThat(bench.run("import-problem", "@from", "--into", "@to").status())
                .isZero();
        assertThat(folder.resolve("to/sum/problem.yaml")).content().contains("求和");
    }

    @Test
    void aZipThatIsTooLargeCanBeUnpackedByWhoeverHasIt(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder);
        try (RandomAccessFile zip = new RandomAccessFile(folder.resolve("a.zip").toFile(), "rw")) {
            zip.setLength((64L << 20) + 1);
        }

        assertThat(bench.run("import-problem", "@a.zip", "--into", "@to", "--lang", "en"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "judge: @a.zip is not unpacked here: a zip has at most 64 MiB and 100000 files; unpack it, and"
                                + " name the folder\n"));
    }

    private static void refuses(Workbench bench, Path folder, String sentence) {
        assertThat(bench.run("import-problem", "@from", "--into", "@to", "--lang", "en"))
                .isEqualTo(new Run(2, "", "judge: " + sentence + "\n"));
        assertThat(bench.run("import-problem", "@from", "--into", "@to", "--lang", "zh")
                        .err())
                .containsPattern("\\p{IsHan}");
        assertThat(folder.resolve("to")).doesNotExist();
    }
}
