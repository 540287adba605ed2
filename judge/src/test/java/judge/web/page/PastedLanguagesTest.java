package judge.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import org.junit.jupiter.api.Test;

class PastedLanguagesTest {

    private static final LanguageName OTHER = new LanguageName("cpp", List.of(".cc", ".cpp"));

    @Test
    void javaIsCalledLikeItsPublicClass() {
        assertThat(PastedLanguages.fileName(LanguageName.JAVA, "class A {} public final class Solver {}"))
                .isEqualTo("Solver.java");
        assertThat(PastedLanguages.fileName(LanguageName.JAVA, "class A {}")).isEqualTo("Main.java");
    }

    @Test
    void othersHaveAnEndingOfTheirLanguage() {
        assertThat(PastedLanguages.fileName(OTHER, "public class A {}")).isEqualTo("main.cpp");
        assertThat(PastedLanguages.fileName(new LanguageName("python3", List.of(".py")), ""))
                .isEqualTo("main.py");
    }

    @Test
    void filesOfAllLanguagesAndZipsCanBeChosen() {
        PastedLanguages both = new PastedLanguages(new LanguageNames(List.of(LanguageName.JAVA, OTHER)));

        assertThat(both.accepted()).isEqualTo(".java,.cc,.cpp,.h,.hpp,.zip");
    }
}
