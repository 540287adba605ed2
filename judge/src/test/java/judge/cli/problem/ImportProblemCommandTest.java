package judge.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.intake.Zips;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImportProblemCommandTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "empty   | en | judge: @empty is nothing that is known here: expected problem.xml (Polygon),"
                        + " testdata with problem.yaml (Hydro), a .cdf (LemonLime), an .xml of HUSTOJ (FPS),"
                        + " task.yaml with input (CMS), or test data (1.in, 1.out ...)",
                "empty   | zh | judge：无法识别 @empty：应含 problem.xml（Polygon）、"
                        + "testdata 和 problem.yaml（Hydro）、.cdf 文件（LemonLime）、"
                        + "HUSTOJ 的 .xml（FPS）、task.yaml 和 input（CMS），或测试数据（1.in、1.out 等）",
                "bad.zip | en | judge: @bad.zip is refused: it cannot be read as a zip",
                "bad.txt | en | judge: @bad.txt is neither a folder nor a .zip nor a .xml",
                "bad.xml | en | judge: @bad.xml is no set of problems of HUSTOJ (FPS): it does not begin with <fps."
                        + " Of Polygon's problem.xml import the folder around it",
                "polygon | zh | judge：problem.xml 中没有 judging",
            })
    void saysWhyInTheLanguageThatIsAskedFor(String from, String language, String sentence, @TempDir Path folder)
            throws Exception {
        Workbench bench = new Workbench(folder)
                .write("bad.zip", "no zip")
                .write("bad.txt", "")
                .write("bad.xml", "<problem/>")
                .write("polygon/problem.xml", "<problem/>");
        Files.createDirectories(folder.resolve("empty"));

        assertThat(bench.run("import-problem", "@" + from, "--into", "@to", "--lang", language))
                .isEqualTo(new Run(2, "", sentence + "\n"));
    }

    @Test
    void saysWhatAPersonHasToSeeToInTheLanguageThatIsAskedFor(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder)
                .write("from/problem.yaml", "pid: P1\n")
                .write("from/testdata/1.in", "1\n")
                .write("from/testdata/1.out", "1\n");

        assertThat(bench.run("import-problem", "@from", "--into", "@to", "--lang", "zh")
                        .out()
                        .lines()
                        .filter(line -> line.startsWith("  ") && !line.contains("verify")))
                .containsExactly(
                        "  没有正确的提交：请放一个进 submissions/accepted",
                        "  没有输入校验器：请放一个进 input_validators",
                        "  没有题面：请放进 statement/problem.en.md 之类的文件");
    }

    @Test
    void testDataAloneBecomeAPackageOfWhichThatIsSaid(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder);
        Zips.utf8()
                .add("data/apb1.in", "1 2\n")
                .add("data/apb1.out", "3\n")
                .add("data/apb2.in", "3 4\n")
                .add("data/apb2.ans", "7\n")
                .at(folder.resolve("apb.zip"));

        Run run = bench.run("import-problem", "@apb.zip", "--into", "@to", "--lang", "en");

        assertThat(run.out()).contains("nothing says what its limits are: 1 s and 256 MiB are taken");
        assertThat(folder.resolve("to/apb/problem.yaml")).content().contains("time_limit: 1", "memory: 256");
        assertThat(folder.resolve("to/apb/data/secret/apb2.ans")).hasContent("7");
    }

    @Test
    void eachFolderOfTestDataIsAProblem(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder)
                .write("from/day1/sum/sum.in1", "1 2\n")
                .write("from/day1/sum/sum.ou1", "3\n")
                .write("from/day1/sum/down/notes.in", "no answer\n")
                .write("from/day2/max/data/1-1.in", "1 2\n")
                .write("from/day2/max/data/1-1.out", "2\n")
                .write("from/day3/max/1-1.in", "1 2\n")
                .write("from/day3/max/1-1.out", "2\n");

        assertThat(bench.run("import-problem", "@from", "--into", "@to").status())
                .isZero();

        try (Stream<Path> packages = Files.list(folder.resolve("to"))) {
            assertThat(packages.map(one -> one.getFileName().toString()))
                    .containsExactlyInAnyOrder("sum", "max", "max-2");
        }
        assertThat(folder.resolve("to/sum/data/secret")).isDirectoryContaining("glob:**/sum1.in");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "repo/pkg/problem.yaml  | judge: repo/pkg is a package as this judge reads it:"
                        + " put it among the problems",
                "repo/pkg/data/readme   | judge: repo/pkg has no problem.yaml",
            })
    void aPackageIsNotTakenForTestDataAlone(String file, String sentence, @TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder)
                .write("from/" + file, "name: x\n")
                .write("from/repo/pkg/data/sample/1.in", "1\n")
                .write("from/repo/pkg/data/sample/1.ans", "1\n")
                .write("from/repo/pkg/data/secret/1.in", "1\n")
                .write("from/repo/pkg/data/secret/1.ans", "1\n");

        assertThat(bench.run("import-problem", "@from", "--into", "@to", "--lang", "en"))
                .isEqualTo(new Run(2, "", sentence + "\n"));
    }

    /** The folder data of a package is one problem, and its groups are none of their own. */
    @Test
    void theDataOfAPackageAreNotAProblemForEachOfItsGroups(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder)
                .write("from/sum/sample/1.in", "1\n")
                .write("from/sum/sample/1.ans", "1\n")
                .write("from/sum/secret/group1/1.in", "1\n")
                .write("from/sum/secret/group1/1.ans", "1\n");

        assertThat(bench.run("import-problem", "@from", "--into", "@to", "--lang", "en"))
                .isEqualTo(new Run(2, "", "judge: sum has no problem.yaml\n"));
    }

    @Test
    void neverOverwritesAPackageAndSaysWhichOptionNamesAnotherPlace(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder)
                .write("from/testdata/1.in", "1\n")
                .write("from/testdata/1.out", "1\n")
                .write("to/from/mine.txt", "mine\n");

        assertThat(bench.run("import-problem", "@from", "--into", "@to", "--lang", "en"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "judge: @to/from is there already and is never overwritten; --into names another place\n"));
    }

    /** Test data are read when they are written: what was unpacked has to be there until then. */
    @Test
    void takesAZipAndSaysItsNameWhereNothingInItIsKnown(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder);
        Zips.utf8()
                .add("x/testdata/1.in", "1 2\n")
                .add("x/testdata/1.out", "3\n")
                .at(folder.resolve("sum.zip"));
        Zips.utf8().add("notes.txt", "x").at(folder.resolve("other.zip"));

        assertThat(bench.run("import-problem", "@sum.zip", "--into", "@to").status())
                .isZero();
        assertThat(folder.resolve("to/sum/data/secret/1.in")).hasContent("1 2\n");
        assertThat(bench.run("import-problem", "@other.zip", "--into", "@to").err())
                .contains("other.zip is nothing that is known here");
    }

    /** A folder around all else is left out of what is unpacked. */
    @Test
    void takesAZipOfHydrosTestDataAlone(@TempDir Path folder) throws Exception {
        Zips.utf8()
                .add("testdata/config.yaml", "cases: [{input: 1.in, output: 1.out}]\n")
                .add("testdata/1.in", "1 2\n")
                .add("testdata/1.out", "3\n")
                .at(folder.resolve("求和.zip"));

        assertThat(new Workbench(folder)
                        .run("import-problem", "@求和.zip", "--into", "@to")
                        .status())
                .isZero();
        assertThat(folder.resolve("to/求和/data/secret/1.in")).hasContent("1 2\n");
    }

    @Test
    void writesNothingWhereTwoProblemsHaveOneName(@TempDir Path folder) throws Exception {
        String task = "{\"sourceFileName\": \"plus\", \"testCases\": []}";
        Workbench bench = new Workbench(folder).write("from/a.cdf", "{\"tasks\": [" + task + "," + task + "]}");

        assertThat(bench.run("import-problem", "@from", "--into", "@to", "--lang", "en"))
                .isEqualTo(new Run(
                        2, "", "judge: several problems there are called plus: give all but one another name there\n"));
        assertThat(folder.resolve("to")).doesNotExist();
    }

    @Test
    void writesIntoAFolderOfItsOwnWhereNoneIsNamedAndSaysHowThePackageIsServed(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder).write("sum/1.in", "1\n").write("sum/1.out", "1\n");

        Run inside = bench.run("import-problem", "@sum", "--into", "@sum/to", "--lang", "en");
        Run run = bench.run("import-problem", "@sum", "--into", "@to", "--lang", "en");
        Run help = bench.run("import-problem", "--help", "--lang", "en");

        assertThat(inside.err()).contains("lies in the folder that is read: name another one by --into");
        assertThat(folder.resolve("sum/to")).doesNotExist();
        assertThat(run.out()).contains("Written: @to/sum", "Once it is sound: move its folder to problems");
        assertThat(help.out()).contains("Default: imported");
    }

    /** People paste the printed line, and a server would only say in its log that it does not offer the problem. */
    @Test
    void quotesTheFolderAndNamesWhatAServerCannotServeByThatName(@TempDir Path folder) {
        Workbench bench = new Workbench(folder).write("sum/1.in", "1\n").write("sum/1.out", "1\n");

        Run chinese = bench.run("import-problem", "@sum", "--id", "求和", "--into", "@my to", "--lang", "en");
        Run ascii = bench.run("import-problem", "@sum", "--into", "@to", "--lang", "en");

        assertThat(chinese.out())
                .contains(" verify '@my to/求和'\n", "addresses: name the folder of 求和 with at most 64 ASCII");
        assertThat(ascii.out()).doesNotContain("addresses");
    }

    @Test
    void namesInAZipThatReadAsWellInAnotherCharsetAreAskedFor(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder);
        Zips.in("IBM850")
                .add("data/1.in", "1\n")
                .add("data/1.out", "1\n")
                .add("solutions/Übung.py", "print(1)\n")
                .at(folder.resolve("sum.zip"));

        assertThat(bench.run("import-problem", "@sum.zip", "--into", "@to", "--lang", "en"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "judge: @sum.zip can be read in several charsets, which are near each other:"
                                + " IBM850 (Übung), macintosh (öbung). Name the right one with --charset.\n"));
        assertThat(folder.resolve("to")).doesNotExist();
        Run named = bench.run("import-problem", "@sum.zip", "--into", "@to", "--lang", "en", "--charset", "IBM850");
        assertThat(named.status()).isZero();
        assertThat(named.err()).contains("The names in @sum.zip were read as IBM850");
        assertThat(folder.resolve("to/sum/submissions/accepted/Übung.py")).exists();
    }

    @Test
    void aStatementThatReadsAsWellInAnotherCharsetIsAskedFor(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder);
        Files.createDirectories(folder.resolve("from"));
        Files.write(
                folder.resolve("from/statement.md"), "Das \u00dc ist gesucht.\n".getBytes(Charset.forName("IBM850")));
        Files.writeString(folder.resolve("from/1.in"), "1\n");
        Files.writeString(folder.resolve("from/1.out"), "1\n");

        Run asked = bench.run("import-problem", "@from", "--into", "@to", "--lang", "en");
        assertThat(asked.status()).isEqualTo(2);
        assertThat(asked.err())
                .contains("statement.md can be read in several charsets", "IBM850 (Ü)", "with --charset");
        Run named = bench.run("import-problem", "@from", "--into", "@to", "--lang", "en", "--charset", "IBM850");
        assertThat(named.out()).contains("statement.md was read as IBM850; --charset says another");
        assertThat(folder.resolve("to/from/statement/problem.en.md")).content().contains("Das Ü ist");
    }

    /** A program that knows no charset of a zip unpacks its names as the bytes that they are. */
    @ParameterizedTest
    @CsvSource({"1", "input/1"})
    void namesOfAFolderThatAreNotInUtf8AreRead(String place, @TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder);
        String data = "数据文件/" + place;
        for (String file : List.of(data + ".in", data + ".out", "标准程序.py", "题目描述.md")) {
            Path disk = onDisk(folder.resolve("from"), file, Charset.forName("GB18030"));
            Files.writeString(disk, file.endsWith(".py") ? "print(1)\n" : "1\n");
        }

        Run run = bench.run("import-problem", "@from", "--into", "@to", "--id", "one", "--lang", "en");

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains(" was read as GB18030; --charset says another");
        try (Stream<Path> made = Files.walk(folder.resolve("to/one/data"))) {
            assertThat(made.map(String::valueOf)).anyMatch(file -> file.endsWith("1.ans"));
        }
        assertThat(folder.resolve("to/one/submissions/accepted/标准程序.py")).exists();
    }

    @Test
    void namesOfAFolderThatReadAsWellInAnotherCharsetAreAskedFor(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder).write("from/1.in", "1\n").write("from/1.out", "1\n");
        Files.writeString(onDisk(folder.resolve("from"), "Übung.py", Charset.forName("IBM850")), "print(1)\n");

        Run asked = bench.run("import-problem", "@from", "--into", "@to", "--lang", "en");
        assertThat(asked.status()).isEqualTo(2);
        assertThat(asked.err()).contains("can be read in several charsets", "IBM850 (Übung", "with --charset");
        Run named = bench.run("import-problem", "@from", "--into", "@to", "--lang", "en", "--charset", "IBM850");
        assertThat(named.out()).containsOnlyOnce("Übung.py was read as IBM850").contains("not taken: Übung.py");
    }

    /** A path whose names have these bytes, with its folders made. */
    private static Path onDisk(Path folder, String path, Charset charset) throws Exception {
        StringBuilder address = new StringBuilder(folder.toUri().toString());
        if (address.charAt(address.length() - 1) != '/') {
            address.append('/');
        }
        for (byte one : path.getBytes(charset)) {
            address.append(one == '/' ? "/" : "%%%02x".formatted(one & 0xff));
        }
        Path disk = Path.of(URI.create(address.toString()));
        Files.createDirectories(disk.getParent());
        return disk;
    }

    /** The files of one folder may be in several charsets: that of UTF-8 is told by its bytes alone. */
    @Test
    void charsetThatIsNamedIsThatOfTextsThatAreNotInUtf8(@TempDir Path folder) throws Exception {
        Workbench bench = new Workbench(folder)
                .write("from/problem.yaml", "pid: P1\ntitle: Größe\n")
                .write("from/testdata/1.in", "1\n")
                .write("from/testdata/1.out", "1\n");
        Files.write(folder.resolve("from/problem_de.md"), "Gesucht: Ü.\n".getBytes(Charset.forName("IBM850")));

        bench.run("import-problem", "@from", "--into", "@to", "--id", "one", "--charset", "IBM850");

        assertThat(folder.resolve("to/one/problem.yaml")).content().contains("Größe");
        assertThat(folder.resolve("to/one/statement/problem.de.md")).content().contains("Gesucht: Ü.");
    }
}
