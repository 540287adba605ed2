package judge.message;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The languages that the judge speaks. */
public enum DisplayLanguage {
    /** English. */
    EN(Locale.ENGLISH),
    /** Chinese, in simplified characters. */
    ZH(Locale.CHINESE);

    private final Locale locale;

    DisplayLanguage(Locale locale) {
        this.locale = locale;
    }

    /** The language's tag, such as {@code zh}: what {@code --lang} takes. */
    public String tag() {
        return locale.getLanguage();
    }

    /** The language of the tag. */
    public static Optional<DisplayLanguage> ofTag(String tag) {
        return Stream.of(values())
                .filter(language -> language.tag().equals(tag.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /**
     * The language that the environment asks for, in the order of POSIX; English where it asks for another. Before that
     * comes what {@code runner.sh} was asked for where it had to put another locale in its place.
     */
    public static DisplayLanguage ofEnvironment(Map<String, String> environment) {
        return Stream.of("JUDGE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .filter(value -> value.toLowerCase(Locale.ROOT).startsWith(ZH.tag()))
                .map(value -> ZH)
                .orElse(EN);
    }

    Locale locale() {
        return locale;
    }
}
