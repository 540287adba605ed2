package judge.intake;

import static judge.intake.IntakeTest.KNOWN;
import static judge.intake.IntakeTest.SUM;
import static judge.intake.IntakeTest.leftOut;
import static judge.intake.IntakeTest.taken;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names of students in zips and folders that are not in UTF-8. */
class CharsetsOfNamesTest {

    @TempDir
    private Path folder;

    private List<String> contestants(Zips zip) throws IOException, IntakeException {
        return Intake.of(zip.at(folder.resolve("names.zip")), KNOWN, SUM, Optional.empty()).taken().stream()
                .map(Taken::contestant)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"IBM850,Jörg,Müller", "IBM437,Jörg,Müller", "IBM852,Jiří,Łukasz", "IBM866,Иван,Ольга"})
    void namesOfOtherSystemsAreRead(String charset, String one, String other) throws Exception {
        Zips zip = Zips.in(charset).add(one + "/a.cpp", "int main() {}").add(other + "/a.cpp", "int main() {}");
        assertThat(contestants(zip)).containsExactly(one, other);
    }

    @Test
    void nameInUnicodeBesideAnotherOneCounts() throws Exception {
        Zips zip = Zips.withUnicodeBeside("IBM437").add("Ærø ₂/a.cpp", "int main() {}");
        assertThat(contestants(zip)).containsExactly("Ærø ₂");
    }

    @Test
    void accentsBelongToTheirLetters() throws Exception {
        Zips zip = Zips.in("UTF-8").add("Jo\u0308rg/a.cpp", "int main() {}");
        assertThat(contestants(zip)).containsExactly("Jörg");
    }

    private void writeFolder(String name, String charset) throws IOException {
        String bytes = URLEncoder.encode(name, Charset.forName(charset)).replace("+", "%20");
        Path student = Path.of(URI.create(folder.toUri() + "handed/" + bytes));
        Files.createDirectories(student);
        Files.writeString(student.resolve("a.cpp"), "int main() {}");
    }

    /** Each two names of two characters in GBK were the same four signs, and the older of the two was left out. */
    @ParameterizedTest
    @CsvSource({"GBK, 张三, 李四", "IBM850, Jörg, Müller", "Shift_JIS, 鈴木花子, 佐藤花子"})
    void namesOfAFolderThatAreNotInUtf8AreReadAsThoseOfAZip(String charset, String one, String other) throws Exception {
        for (String name : List.of(one, other, "Zoë")) {
            writeFolder(name, name.equals("Zoë") ? "UTF-8" : charset);
        }

        Plan plan = Intake.of(folder.resolve("handed"), KNOWN, SUM, Optional.empty());

        assertThat(taken(plan))
                .containsExactlyInAnyOrder(one + "/sum [a.cpp]", other + "/sum [a.cpp]", "Zoë/sum [a.cpp]");
        assertThat(leftOut(plan)).isEmpty();
        assertThat(plan.charsets()).hasSize(1);
    }

    @Test
    void namesOfAFolderThatReadAsWellInAnotherCharsetAreRefusedUnlessItIsGiven() throws Exception {
        writeFolder("Å", "windows-1252");
        Path handed = folder.resolve("handed");

        assertThatThrownBy(() -> Intake.of(handed, KNOWN, SUM, Optional.empty()))
                .isInstanceOfSatisfying(
                        IntakeException.class, e -> assertThat(e.readings()).hasSizeGreaterThan(1));
        assertThat(taken(Intake.of(handed, KNOWN, SUM, Optional.of(Charset.forName("windows-1252")))))
                .containsExactly("Å/sum [a.cpp]");
        writeFolder("É", "windows-1252");
        assertThat(taken(Intake.of(handed, KNOWN, SUM, Optional.of(StandardCharsets.UTF_8))))
                .hasSize(2);
    }

    @Test
    void namesThatReadAsWellInAnotherCharsetAreRefusedUnlessItIsGiven() throws Exception {
        Path zip = Zips.in("windows-1252").add("Å/a.cpp", "int main() {}").at(folder.resolve("names.zip"));
        assertThatThrownBy(() -> Intake.of(zip, KNOWN, SUM, Optional.empty()))
                .isInstanceOfSatisfying(
                        IntakeException.class, e -> assertThat(e.readings()).hasSizeGreaterThan(1));
        assertThat(Intake.of(zip, KNOWN, SUM, Optional.of(Charset.forName("windows-1252")))
                        .taken())
                .extracting(Taken::contestant)
                .containsExactly("Å");
    }
}
