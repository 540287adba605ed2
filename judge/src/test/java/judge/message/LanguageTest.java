package judge.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LanguageTest {

    @Test
    void isWhatTheEnvironmentAsksForInTheOrderOfPosix() {
        assertThat(DisplayLanguage.ofEnvironment(Map.of("LANG", "zh_CN.UTF-8"))).isEqualTo(DisplayLanguage.ZH);
        assertThat(DisplayLanguage.ofEnvironment(Map.of("LANG", "zh_CN.UTF-8", "LC_MESSAGES", "en_GB.UTF-8")))
                .isEqualTo(DisplayLanguage.EN);
        assertThat(DisplayLanguage.ofEnvironment(Map.of("LANG", "de_DE", "LC_MESSAGES", "de_DE", "LC_ALL", "zh_TW")))
                .isEqualTo(DisplayLanguage.ZH);
        assertThat(DisplayLanguage.ofEnvironment(Map.of("LANG", "zh_CN.UTF-8", "LC_ALL", "")))
                .isEqualTo(DisplayLanguage.ZH);
    }

    @Test
    void isWhatTheRunnerWasAskedForWhereItHasPutAnotherLocaleInItsPlace() {
        assertThat(DisplayLanguage.ofEnvironment(Map.of("JUDGE_LANGUAGE", "zh_CN.UTF-8", "LC_ALL", "C.UTF-8")))
                .isEqualTo(DisplayLanguage.ZH);
    }

    @Test
    void isEnglishWhereTheEnvironmentAsksForAnother() {
        assertThat(DisplayLanguage.ofEnvironment(Map.of())).isEqualTo(DisplayLanguage.EN);
        assertThat(DisplayLanguage.ofEnvironment(Map.of("LANG", "fr_FR.UTF-8"))).isEqualTo(DisplayLanguage.EN);
        assertThat(DisplayLanguage.ofEnvironment(Map.of("LANG", "C"))).isEqualTo(DisplayLanguage.EN);
    }

    @Test
    void isNamedByItsTag() {
        assertThat(DisplayLanguage.ofTag("zh")).contains(DisplayLanguage.ZH);
        assertThat(DisplayLanguage.ofTag("EN")).contains(DisplayLanguage.EN);
        assertThat(DisplayLanguage.ofTag("fr")).isEmpty();
    }
}
