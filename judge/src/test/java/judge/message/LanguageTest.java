package judge.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LanguageTest {

    @Test
    void isWhatTheEnvironmentAsksForInTheOrderOfPosix() {
        assertThat(Language.ofEnvironment(Map.of("LANG", "zh_CN.UTF-8"))).isEqualTo(Language.ZH);
        assertThat(Language.ofEnvironment(Map.of("LANG", "zh_CN.UTF-8", "LC_MESSAGES", "en_GB.UTF-8")))
                .isEqualTo(Language.EN);
        assertThat(Language.ofEnvironment(Map.of("LANG", "de_DE", "LC_MESSAGES", "de_DE", "LC_ALL", "zh_TW")))
                .isEqualTo(Language.ZH);
        assertThat(Language.ofEnvironment(Map.of("LANG", "zh_CN.UTF-8", "LC_ALL", "")))
                .isEqualTo(Language.ZH);
    }

    @Test
    void isEnglishWhereTheEnvironmentAsksForAnother() {
        assertThat(Language.ofEnvironment(Map.of())).isEqualTo(Language.EN);
        assertThat(Language.ofEnvironment(Map.of("LANG", "fr_FR.UTF-8"))).isEqualTo(Language.EN);
        assertThat(Language.ofEnvironment(Map.of("LANG", "C"))).isEqualTo(Language.EN);
    }

    @Test
    void isNamedByItsTag() {
        assertThat(Language.ofTag("zh")).contains(Language.ZH);
        assertThat(Language.ofTag("EN")).contains(Language.EN);
        assertThat(Language.ofTag("fr")).isEmpty();
    }
}
