package judge.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import org.junit.jupiter.api.Test;

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
}
