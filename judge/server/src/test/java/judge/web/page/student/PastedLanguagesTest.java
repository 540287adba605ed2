package judge.web.page.student;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PastedLanguagesTest {

    @Test
    void javaIsCalledLikeItsPublicClass() {
        assertThat(PastedLanguages.fileName(LanguageName.JAVA, "class A {} public final class Solver {}"))
                .isEqualTo("Solver.java");
        assertThat(PastedLanguages.fileName(LanguageName.JAVA, "class A {}")).isEqualTo("Main.java");
    }

    @Test
    void othersHaveAnEndingOfTheirLanguage() {
        assertThat(PastedLanguages.fileName(LanguageName.CPP, "public class A {}"))
                .isEqualTo("main.cpp");
        assertThat(PastedLanguages.fileName(LanguageName.PYTHON3, "")).isEqualTo("main.py");
    }

    @Test
    void filesOfAllLanguagesAndZipsCanBeChosen() {
        PastedLanguages both = new PastedLanguages(new LanguageNames(List.of(LanguageName.JAVA, LanguageName.C)));

        assertThat(both.accepted()).isEqualTo(".java,.c,.h,.hh,.hpp,.hxx,.inl,.zip");
    }

    @Test
    void theLanguageThatIsChosenBesideAFileDecidesWhereItsEndingTellsTwo() {
        LanguageName own = new LanguageName("owncpp", "Own C++", List.of(".own", ".cpp"));
        List<SourceFile> one = List.of(new SourceFile("a.cpp", new byte[0]));
        List<SourceFile> more = List.of(new SourceFile("main.cpp", new byte[0]), one.get(0));
        List<LanguageName> before = LanguageNames.known().all();
        LanguageNames.add(List.of(own));
        try {
            PastedLanguages both = new PastedLanguages(new LanguageNames(List.of(LanguageName.CPP, own)));
            PastedLanguages cpp = new PastedLanguages(new LanguageNames(List.of(LanguageName.CPP)));

            assertThat(both.telling("owncpp", one)).extracting(SourceFile::path).containsExactly("a.owncpp.cpp");
            assertThat(both.telling("owncpp", more))
                    .extracting(SourceFile::path)
                    .containsExactly("main.owncpp.cpp", "a.cpp");
            assertThat(both.telling("java", one)).isEqualTo(one);
            assertThat(cpp.telling("", one)).extracting(SourceFile::path).containsExactly("a.cpp.cpp");
            assertThat(PastedLanguages.fileName(LanguageName.CPP, "")).isEqualTo("main.cpp.cpp");
        } finally {
            LanguageNames.keepOnly(before.stream().map(LanguageName::code).collect(Collectors.toSet()));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "main.cpp, true",
        "MAIN.CPP, true",
        "NOTES.TXT, false",
        "add.h, false",
        "._main.cpp, false",
        "__MACOSX/main.cpp, false"
    })
    void whatCannotCompileIsNoAttempt(String file, boolean read) {
        List<SourceFile> sources = List.of(new SourceFile(file, new byte[0]));

        assertThat(Submission.isTold(sources, LanguageNames.known())).isEqualTo(read);
    }
}
