package judge.source;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The languages that submissions may be in.
 *
 * @param all at least one; the first is that of a submission without any source
 */
public record LanguageNames(List<LanguageName> all) {

    /** The languages that this judge brings; each is opened by {@code judge.app.BuiltInLanguages}. */
    public static final LanguageNames BUILT_IN =
            new LanguageNames(List.of(LanguageName.JAVA, LanguageName.CPP, LanguageName.C, LanguageName.PYTHON3));

    /** The language of submissions that are the answers themselves. */
    public static final LanguageNames ANSWERS = new LanguageNames(List.of(LanguageName.ANSWERS));

    /** The language of submissions that are answers to questions. */
    public static final LanguageNames QUESTIONS = new LanguageNames(List.of(LanguageName.QUESTIONS));

    /** Both, where it is not known yet which of them a problem takes. */
    public static final LanguageNames ANY_ANSWERS =
            new LanguageNames(List.of(LanguageName.ANSWERS, LanguageName.QUESTIONS));

    public LanguageNames {
        all = List.copyOf(all);
        if (all.isEmpty()) {
            throw new IllegalArgumentException("a judge needs a language");
        }
    }

    /** Tells whether a file of this name, or path, is a source. */
    public boolean isSource(String file) {
        return all.stream().anyMatch(language -> language.isSource(file));
    }

    /** The languages that the files tell, each once; more than one where somebody has mixed them. */
    public List<LanguageName> told(Collection<String> files) {
        return all.stream()
                .filter(language -> files.stream().anyMatch(language::isTold))
                .toList();
    }

    /** The first language that one of the files tells, or else belongs to. */
    public Optional<LanguageName> of(Collection<String> files) {
        return told(files).stream().findFirst().or(() -> all.stream()
                .filter(language -> files.stream().anyMatch(language::isSource))
                .findFirst());
    }

    /** The code of the language of a submission that has these files, of any kind; empty where they tell none. */
    public static Optional<String> codeOf(Collection<String> files) {
        return BUILT_IN.of(files).or(() -> ANSWERS.of(files)).map(LanguageName::code);
    }

    /** The language of that code. */
    public Optional<LanguageName> ofCode(String code) {
        return all.stream().filter(language -> language.code().equals(code)).findFirst();
    }

    /**
     * Returns the patterns of sources' names, for a person: the most usual ending of each language, {@code *.java} for
     * one.
     */
    public String pattern() {
        return all.stream().map(language -> "*" + language.endings().get(0)).collect(Collectors.joining(", "));
    }
}
