package judge.service.submission;

import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.online.Refusal;
import judge.source.LanguageNames;

/** The refusal of files that are in several languages, or of one whose ending several languages have. */
public final class SeveralLanguages {

    private SeveralLanguages() {}

    /**
     * The refusal, which names the languages.
     *
     * @param all the languages among which the files tell several
     * @param allowed codes of the languages that are taken; none: all
     */
    public static Refusal refusal(LanguageNames all, List<String> files, Set<String> allowed) {
        LanguageNames told = new LanguageNames(all.told(files, allowed));
        String example = "main." + told.all().get(told.all().size() - 1).code();
        return all.sharedEnding(files, allowed)
                .map(ending -> Refusal.invalid(
                        "language-shared",
                        Map.of("ending", ending, "languages", told.codes(), "example", example + ending)))
                .orElseGet(() -> Refusal.invalid("languages-mixed", Map.of("languages", told.codes())));
    }
}
