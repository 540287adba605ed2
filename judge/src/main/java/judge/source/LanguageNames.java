package judge.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The languages that submissions may be in.
 *
 * @param all at least one; the first is that of a submission without any source
 * @param runtimes codes of the languages that others are compiled and run as where no problem says otherwise, by the
 *     codes of the others
 */
public record LanguageNames(List<LanguageName> all, Map<String, String> runtimes) {

    /** The languages that have code of their own in this judge. */
    public static final LanguageNames BUILT_IN =
            new LanguageNames(List.of(LanguageName.JAVA, LanguageName.CPP, LanguageName.C, LanguageName.PYTHON3));

    /** The language of submissions that are the answers themselves. */
    public static final LanguageNames ANSWERS = new LanguageNames(List.of(LanguageName.ANSWERS));

    /** The language of submissions that are answers to questions. */
    public static final LanguageNames QUESTIONS = new LanguageNames(List.of(LanguageName.QUESTIONS));

    /** Both, where it is not known yet which of them a problem takes. */
    public static final LanguageNames ANY_ANSWERS =
            new LanguageNames(List.of(LanguageName.ANSWERS, LanguageName.QUESTIONS));

    private static final String LIST = "/judge/language/file/languages.txt";

    private static volatile LanguageNames known = withListed();

    public LanguageNames {
        all = List.copyOf(all);
        runtimes = Map.copyOf(runtimes);
        if (all.isEmpty()) {
            throw new IllegalArgumentException("a judge needs a language");
        }
    }

    /** Languages that are all run as themselves. */
    public LanguageNames(List<LanguageName> all) {
        this(all, Map.of());
    }

    /**
     * Returns the languages that this process knows: those that are built in, those that the judge describes by a file,
     * and those of the user's own. {@code judge.app.BuiltInLanguages} opens each.
     */
    public static LanguageNames known() {
        return known;
    }

    /** Makes more languages known for the rest of this process; one whose code is known takes its place. */
    public static synchronized void add(List<LanguageName> own) {
        known = known.with(own);
    }

    /** Has what is in one language compiled and run as another one, for the rest of this process. */
    public static synchronized void run(LanguageName language, LanguageName as) {
        Map<String, String> runtimes = new HashMap<>(known.runtimes);
        runtimes.put(language.code(), as.code());
        known = new LanguageNames(known.all, runtimes);
    }

    /**
     * Makes the languages with these codes, those that are built in, and those that these can be run as the only ones
     * that are known.
     */
    public static synchronized void keepOnly(Set<String> codes) {
        known = new LanguageNames(
                known.all.stream()
                        .filter(one -> codes.contains(one.code())
                                || BUILT_IN.all.stream().anyMatch(other -> one.canRun(other)))
                        .toList(),
                known.runtimes);
    }

    /** The same with more of them; one whose code is known takes its place. */
    public LanguageNames with(List<LanguageName> own) {
        List<LanguageName> merged = new ArrayList<>(all);
        merged.removeIf(one -> own.stream().anyMatch(other -> other.code().equals(one.code())));
        merged.addAll(own);
        return new LanguageNames(merged, runtimes);
    }

    /**
     * Reads the list of languages that files describe: a line for each, so that no start of the judge has to read all
     * files.
     */
    private static LanguageNames withListed() {
        try (InputStream in = Objects.requireNonNull(LanguageNames.class.getResourceAsStream(LIST), LIST)) {
            return BUILT_IN.with(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(LanguageName::listed)
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Tells whether a file of this name, or path, is a source. */
    public boolean isSource(String file) {
        return all.stream().anyMatch(language -> language.isSource(file));
    }

    /**
     * The languages that the files tell, each once; more than one where somebody has mixed them. Beside a source in a
     * language that is built in, such as a page's script beside a program, other sources tell nothing.
     */
    public List<LanguageName> told(Collection<String> files) {
        return told(files, Set.of());
    }

    /**
     * The same where only some languages are allowed: of several that have a file's ending, these are told.
     *
     * @param allowed codes; empty for all
     */
    public List<LanguageName> told(Collection<String> files, Set<String> allowed) {
        List<List<LanguageName>> each = ofFiles(files, allowed);
        List<LanguageName> told = all.stream()
                .filter(language -> each.stream().anyMatch(those -> those.contains(language)))
                .toList();
        List<LanguageName> builtIn =
                told.stream().filter(BUILT_IN.all::contains).toList();
        boolean oneEnding = each.stream().anyMatch(those -> those.size() > 1);
        return builtIn.isEmpty() || oneEnding ? told : builtIn;
    }

    /** The languages that each file tells; of several those that another file tells alone. */
    private List<List<LanguageName>> ofFiles(Collection<String> files, Set<String> allowed) {
        List<List<LanguageName>> each = files.stream()
                .map(file -> ofFile(file, allowed))
                .filter(those -> !those.isEmpty())
                .toList();
        return each.stream()
                .map(those -> those.stream()
                        .map(List::of)
                        .filter(each::contains)
                        .findFirst()
                        .orElse(those))
                .toList();
    }

    /**
     * The languages that a file tells by its ending: of several, the one whose code stands before it, as in {@code
     * main.prolog.pl}, else those that are allowed.
     */
    private List<LanguageName> ofFile(String file, Set<String> allowed) {
        List<LanguageName> told =
                all.stream().filter(language -> language.isTold(file)).toList();
        if (told.size() < 2) {
            return told;
        }
        List<LanguageName> named = told.stream()
                .filter(one -> one.withoutEnding(file).endsWith("." + one.code()))
                .toList();
        List<LanguageName> left = named.isEmpty()
                ? told.stream().filter(one -> allowed.contains(one.code())).toList()
                : named;
        return left.isEmpty() ? told : left;
    }

    /**
     * The ending by which one file tells all languages that the files tell together; empty where none does, as there is
     * one language or they are mixed.
     */
    public Optional<String> sharedEnding(Collection<String> files, Set<String> allowed) {
        List<LanguageName> told = told(files, allowed);
        return files.stream()
                .filter(file -> told.size() > 1 && told.equals(ofFile(file, allowed)))
                .findFirst()
                .map(file -> file.substring(file.lastIndexOf('.')));
    }

    /** The name of a file that tells this language and no other: its code stands before an ending that others have. */
    public String sourceName(String stem, LanguageName language) {
        String ending = language.endings().get(0);
        boolean shared =
                all.stream().anyMatch(other -> !other.code().equals(language.code()) && other.isTold(stem + ending));
        return stem + (shared ? "." + language.code() : "") + ending;
    }

    /** The languages that one can be compiled and run as: itself, and others. */
    public List<LanguageName> runtimesOf(LanguageName language) {
        return all.stream().filter(other -> other.canRun(language)).toList();
    }

    /** The first language that one of the files tells, or else belongs to. */
    public Optional<LanguageName> of(Collection<String> files) {
        return of(files, Set.of());
    }

    /** The same where only some languages are allowed; none: all are. */
    public Optional<LanguageName> of(Collection<String> files, Set<String> allowed) {
        return told(files, allowed).stream().findFirst().or(() -> all.stream()
                .filter(language -> files.stream().anyMatch(language::isSource))
                .findFirst());
    }

    /**
     * The code of the language that a submission is run as which has these files, of any kind; empty where they tell
     * none.
     */
    public static Optional<String> codeOf(Collection<String> files) {
        return known().of(files)
                .map(LanguageName::code)
                .map(code -> known().runtimes.getOrDefault(code, code))
                .or(() -> ANSWERS.of(files).map(LanguageName::code));
    }

    /** The language of that code. */
    public Optional<LanguageName> ofCode(String code) {
        return all.stream().filter(language -> language.code().equals(code)).findFirst();
    }

    /** The codes of all, for a person. */
    public String codes() {
        return all.stream().map(LanguageName::code).collect(Collectors.joining(", "));
    }

    /** The title of the language with a code; of one that is not known, which an older report may name, its code. */
    public static String title(String code) {
        return known().ofCode(code).map(LanguageName::title).orElse(code);
    }

    /**
     * Returns the patterns of sources' names, for a person: the most usual ending of each language, {@code *.java} for
     * one; of many languages the first ones.
     */
    public String pattern() {
        String first = all.stream()
                .limit(BUILT_IN.all.size())
                .map(language -> "*" + language.endings().get(0))
                .collect(Collectors.joining(", "));
        return first + (all.size() > BUILT_IN.all.size() ? ", ..." : "");
    }
}
