package judge.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import judge.message.DisplayLanguage;
import org.junit.jupiter.api.Test;

class ColoursTest {

    private static final List<String> ENGLISH = Colours.all(DisplayLanguage.EN);
    private static final List<String> CHINESE = Colours.all(DisplayLanguage.ZH);

    @Test
    void haveEachANameOfTheirOwnInBothLanguages() {
        assertThat(ENGLISH).doesNotHaveDuplicates().allMatch(name -> name.matches("[a-z]+"));
        assertThat(CHINESE)
                .hasSameSizeAs(ENGLISH)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("[\\u4e00-\\u9fff]+色"));
        assertThat(ENGLISH.stream().map(Colours::rgb)).doesNotHaveDuplicates().allMatch(Optional::isPresent);
        assertThat(CHINESE.stream().map(Colours::rgb).toList())
                .isEqualTo(ENGLISH.stream().map(Colours::rgb).toList());
    }

    @Test
    void areShownInTheReadersLanguageInWhicheverTheyWereTyped() {
        for (int i = 0; i < ENGLISH.size(); i++) {
            String english = ENGLISH.get(i);
            String chinese = CHINESE.get(i);
            for (String typed :
                    List.of(english, english.toUpperCase(Locale.ROOT), " " + chinese, chinese.replace("色", ""))) {
                assertThat(Colours.shown(typed, DisplayLanguage.EN)).isEqualTo(english);
                assertThat(Colours.shown(typed, DisplayLanguage.ZH)).isEqualTo(chinese);
            }
        }
        assertThat(Colours.shown("grey", DisplayLanguage.ZH)).isEqualTo("灰色");
    }

    @Test
    void thatHaveNoNameHereStayAsTheyWereTyped() {
        for (String other : List.of("Saffron", "#F80", "珊瑚色", "")) {
            assertThat(Colours.shown(other, DisplayLanguage.EN)).isEqualTo(other);
            assertThat(Colours.shown(other, DisplayLanguage.ZH)).isEqualTo(other);
        }
        assertThat(Colours.rgb("#F80")).hasValue("#f80");
        assertThat(Colours.rgb("Saffron")).isEmpty();
    }
}
