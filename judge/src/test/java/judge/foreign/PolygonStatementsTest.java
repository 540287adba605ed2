package judge.foreign;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.English;
import org.junit.jupiter.api.Test;

class PolygonStatementsTest extends PolygonFolder {

    @Test
    void picturesOfPolygonsStatementsAreTaken() throws Exception {
        String statements = "<statements><statement language='english' path='statements/english/problem.tex'"
                + " type='application/x-tex'/></statements><judging";
        write("problem.xml", POLYGON.formatted("<test/>").replace("<judging", statements));
        sums(1);
        write("statements/english/problem.tex", "\\includegraphics{a.PNG} \\includegraphics{b}\n");
        write("statements/english/a.PNG", "picture");
        write("statements/english/problem.pdf", "the statement again");
        write("statements/english/example.01", "1 2\n");

        ForeignProblem read = read("x");

        assertThat(new String(read.files().get("statement/a.PNG").bytes(), UTF_8))
                .isEqualTo("picture");
        assertThat(read.files().keySet().stream().filter(path -> path.startsWith("statement/")))
                .containsExactly("statement/a.PNG", "statement/problem.en.tex");
        assertThat(English.of(read.remarks()))
                .contains("statement/problem.en.tex names the picture b, which is not there")
                .noneMatch(remark -> remark.contains("a.PNG"));
    }

    /** The talk of an interactive problem, say, whose input is what is to be guessed. */
    @Test
    void samplesAreShownAsTheStatementShowsThem() throws Exception {
        write("problem.xml", POLYGON.formatted("<test sample='true'/><test sample='true'/>"));
        sums(2);
        write("statements/english/example.01", "lower\r\ncorrect\r\n");
        write("statements/english/example.01.a", "500\n100\n");
        for (String ending : List.of("", ".a")) {
            write("statements/english/example.02" + ending, Files.readString(temp.resolve("tests/02" + ending)) + "\n");
        }

        ForeignProblem read = read("x");

        assertThat(read.files().keySet().stream().filter(path -> path.matches("data/sample/.*(statement|download)")))
                .containsExactlyInAnyOrder(
                        "data/sample/1.ans.download",
                        "data/sample/1.ans.statement",
                        "data/sample/1.in.download",
                        "data/sample/1.in.statement");
        assertThat(read.files().get("data/sample/1.in.statement").bytes())
                .asString(UTF_8)
                .startsWith("lower");
        assertThat(English.of(read.remarks())).noneMatch(remark -> remark.contains("example.0"));
    }

    @Test
    void statementsOfPolygonKeepTheirLanguages() throws Exception {
        String statements = Stream.of("italian", "english", "polish", "chinese")
                .map(name -> "<statement language='" + name + "' path='" + name + ".tex' type='application/x-tex'/>")
                .collect(Collectors.joining("", "<statements>", "</statements><judging"));
        write("problem.xml", POLYGON.formatted("<test/>").replace("<judging", statements));
        sums(1);
        for (String name : List.of("italian", "english", "polish", "chinese")) {
            write(name + ".tex", name);
        }

        for (String code : List.of("it italian", "en english", "pl polish", "zh chinese")) {
            assertThat(read("x")
                            .files()
                            .get("statement/problem." + code.substring(0, 2) + ".tex")
                            .bytes())
                    .asString(UTF_8)
                    .isEqualTo(code.substring(3));
        }
    }

    @Test
    void statementsOfPolygonInAnotherCharsetBecomeUtf8() throws Exception {
        String statements = "<statements><statement charset='windows-1251' language='russian' path='ru.tex'"
                + " type='application/x-tex'/></statements><judging";
        write("problem.xml", POLYGON.formatted("<test/>").replace("<judging", statements));
        sums(1);
        String text = "\\begin{problem}{Сумма}\nВыведите сумму двух чисел, которые даны в первой строке.\n";
        Files.write(temp.resolve("ru.tex"), text.getBytes("windows-1251"));

        ForeignProblem read = read("x");

        assertThat(read.files().get("statement/problem.ru.tex").bytes())
                .asString(UTF_8)
                .contains("Выведите сумму");
    }
}
