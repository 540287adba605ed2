package judge.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageNamesTest {

    /** GCC takes the two endings of one letter for two languages. */
    @ParameterizedTest
    @CsvSource({
        "Main.JAVA, java",
        "Main.Java, java",
        "MAIN.CPP, cpp",
        "x.Cc, cpp",
        "x.CXX, cpp",
        "x.C++, cpp",
        "MAIN.C, cpp",
        "main.c, c",
        "PROG.PY, python3",
        "prog.Py3, python3"
    })
    void endingsInCapitalsTellALanguage(String file, String code) {
        assertThat(LanguageNames.BUILT_IN.told(Set.of("a.b/" + file)))
                .extracting(LanguageName::code)
                .containsExactly(code);
    }

    @Test
    void ofTwoLanguagesWithOneEndingTheNameOfTheFileDecidesOrWhatIsAllowed() {
        LanguageName perl = new LanguageName("perl", "Perl", List.of(".pl"));
        LanguageName prolog = new LanguageName("prolog", "Prolog", List.of(".pl"));
        LanguageNames both = new LanguageNames(List.of(perl, prolog));

        assertThat(both.told(Set.of("main.pl"))).containsExactly(perl, prolog);
        assertThat(both.told(Set.of("a/main.prolog.pl"))).containsExactly(prolog);
        assertThat(both.told(Set.of("main.pl"), Set.of("prolog", "java"))).containsExactly(prolog);
        assertThat(both.told(Set.of("main.perl.pl"), Set.of("prolog"))).containsExactly(perl);
        assertThat(both.told(Set.of("main.pl"), Set.of("java"))).containsExactly(perl, prolog);
    }

    @Test
    void anEndingThatTwoLanguagesHaveIsToldApartFromFilesInTwo() {
        LanguageName perl = new LanguageName("perl", "Perl", List.of(".pl"));
        LanguageName prolog = new LanguageName("prolog", "Prolog", List.of(".pl", ".pro"));
        LanguageNames all = new LanguageNames(List.of(perl, prolog, LanguageName.PYTHON3));

        assertThat(all.sharedEnding(List.of("a.b/main.pl"), Set.of())).hasValue(".pl");
        assertThat(all.sharedEnding(List.of("main.pl"), Set.of("perl"))).isEmpty();
        assertThat(all.sharedEnding(List.of("main.prolog.pl"), Set.of())).isEmpty();
        assertThat(all.sharedEnding(List.of("main.pl", "main.py"), Set.of())).isEmpty();
        assertThat(all.told(List.of("main.prolog.pl", "helper.pl"))).containsExactly(prolog);
        assertThat(all.sourceName("main", prolog)).isEqualTo("main.prolog.pl");
        assertThat(all.sourceName("Main", LanguageName.PYTHON3)).isEqualTo("Main.py");
    }

    @Test
    void pythonCanBeRunAsItselfOrAsPyPyAndNothingElseCan() {
        assertThat(LanguageNames.known().runtimesOf(LanguageName.PYTHON3))
                .extracting(LanguageName::code)
                .containsExactly("python3", "pypy3");
        assertThat(LanguageNames.known().runtimesOf(LanguageName.CPP)).containsExactly(LanguageName.CPP);
    }

    @Test
    void headersInCapitalsAreSourcesAndNoEndingIsNone() {
        assertThat(List.of("A.H", "a.Hpp")).allMatch(LanguageNames.BUILT_IN::isSource);
        assertThat(List.of("CPP", "NOTES.TXT", "c", "")).noneMatch(LanguageNames.BUILT_IN::isSource);
        assertThat(LanguageName.ANSWERS.withoutEnding("1.OUT")).isEqualTo("1");
    }
}
