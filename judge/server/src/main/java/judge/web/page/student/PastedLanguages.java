package judge.web.page.student;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.online.Refusal;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.web.page.Visit;

/** Tells the language of a pasted source: a file says so by its name, a text by a choice beside it. */
final class PastedLanguages {

    /** The field of the choice. */
    static final String FIELD = "language";

    private static final String LAST = "pasted";
    private static final Duration KEPT = Duration.ofDays(365);
    private static final Pattern CLASS = Pattern.compile(
            "\\bpublic\\s+(?:(?:final|abstract|sealed|strictfp)\\s+)*(?:class|record|enum|interface)\\s+"
                    + "([\\p{L}_$][\\p{L}\\p{N}_$]*)");

    private final LanguageNames languages;

    /** The choice among these. */
    PastedLanguages(LanguageNames languages) {
        this.languages = languages;
    }

    /** Returns the names of the languages. */
    LanguageNames names() {
        return languages;
    }

    /** A language that can be chosen; {@code name} is for people. */
    record Choice(String code, String name, boolean chosen) {}

    /**
     * All of them, one of which is chosen: that of the source, else that of the last time; none where there is only
     * one.
     *
     * @param source code of the language of the source that is shown; empty: none is
     */
    List<Choice> choices(Visit visit, String source) {
        if (languages.all().size() == 1) {
            return List.of();
        }
        LanguageName chosen = first(visit, source);
        return languages.all().stream()
                .map(one -> new Choice(one.code(), one.title(), one.equals(chosen)))
                .toList();
    }

    /** Returns the language that is chosen at first. */
    LanguageName first(Visit visit, String source) {
        return find(source)
                .or(() -> find(visit.cookie(LAST)))
                .orElse(languages.all().get(0));
    }

    /** Returns the file types that browsers offer, for the attribute {@code accept}. */
    String accepted() {
        Stream<String> sources = languages.all().stream()
                .flatMap(one -> Stream.concat(one.endings().stream(), one.companions().stream()));
        return Stream.concat(sources, Stream.of(".zip")).distinct().collect(Collectors.joining(","));
    }

    /** Returns the pattern of sources' names, for people. */
    String pattern() {
        return languages.pattern();
    }

    /**
     * The name of the file that a pasted source becomes; the language is remembered.
     *
     * @throws Refusal if it is in a language that this judge does not have
     */
    String fileName(Visit visit, String source) {
        return fileName(chosen(visit), source);
    }

    /** The sources, which tell the language that was sent with them where an ending alone tells several. */
    List<SourceFile> telling(Visit visit, List<SourceFile> sources) {
        return telling(visit.field(FIELD), sources);
    }

    /** The same for its code: the only source, or the one that is called main, has it before its ending then. */
    List<SourceFile> telling(String code, List<SourceFile> sources) {
        return sources.stream()
                .map(source -> sources.size() == 1 || source.path().startsWith("main.")
                        ? new SourceFile(telling(code, source.path()), source.content())
                        : source)
                .toList();
    }

    private String telling(String code, String path) {
        List<LanguageName> told = languages.told(List.of(path));
        Optional<LanguageName> meant =
                told.size() == 1 ? Optional.of(told.get(0)) : find(code).filter(told::contains);
        return LanguageNames.known().told(List.of(path)).size() < 2
                ? path
                : meant.map(one -> one.withoutEnding(path) + "." + one.code() + path.substring(path.lastIndexOf('.')))
                        .orElse(path);
    }

    /** The language that was sent with a source, which is remembered. */
    LanguageName chosen(Visit visit) {
        String sent = visit.field(FIELD);
        LanguageName language = sent.isEmpty()
                ? languages.all().get(0)
                : find(sent).orElseThrow(() -> Refusal.invalid("language-unknown", Map.of("language", sent)));
        if (languages.all().size() > 1) {
            visit.setCookie(LAST, language.code(), (int) KEPT.toSeconds());
        }
        return language;
    }

    /** Java wants the file to be called like the public class in it; to others any name is right. */
    static String fileName(LanguageName language, String source) {
        if (language.equals(LanguageName.JAVA)) {
            Matcher declared = CLASS.matcher(source);
            return (declared.find() ? declared.group(1) : "Main") + ".java";
        }
        return LanguageNames.known().sourceName("main", language);
    }

    private Optional<LanguageName> find(String code) {
        return languages.all().stream().filter(one -> one.code().equals(code)).findFirst();
    }
}
