package judge.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import judge.check.Checker;
import judge.language.Language;
import judge.language.SourceCompiler;
import judge.problem.LanguageRules;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;
import org.jspecify.annotations.Nullable;

/**
 * The languages that a judge can judge in. Each is opened when the first submission in it comes: a run without any C++
 * neither looks for a compiler of C++ nor waits for it. Any number of threads may use it.
 */
public final class Languages {

    private final List<Slot> slots;
    private final LanguageNames names;
    private final UnaryOperator<Checker> telling;

    /** Makes one language ready. */
    @FunctionalInterface
    public interface Opener {

        /** The language; asked again where that has failed, as what was missing may have been installed meanwhile. */
        Language open() throws SandboxException, InterruptedException;
    }

    /**
     * A language that is opened when it is needed.
     *
     * @param name the language's name
     * @param opener makes it ready
     */
    public record Later(LanguageName name, Opener opener) {}

    private Languages(LanguageNames names, List<Slot> slots, UnaryOperator<Checker> telling) {
        this.names = names;
        this.telling = telling;
        this.slots = List.copyOf(slots);
    }

    /** Languages that are ready; the first is that of a submission without any source. */
    public Languages(List<Language> all) {
        this(
                new LanguageNames(all.stream().map(Language::name).toList()),
                all.stream().map(Slot::new).toList(),
                UnaryOperator.identity());
    }

    /**
     * Languages that are opened as they are needed; the first is that of a submission without any source.
     *
     * @param telling gives a checker that rules as another one does, and tells more of an answer, in all languages
     */
    public static Languages opened(List<Later> all, UnaryOperator<Checker> telling) {
        return new Languages(
                new LanguageNames(all.stream().map(Later::name).toList()),
                all.stream().map(Slot::new).toList(),
                telling);
    }

    /** A checker that rules as another one does, and tells contestants more. */
    Checker telling(Checker checker) {
        return telling.apply(checker);
    }

    /** Returns the names of the languages. */
    public LanguageNames names() {
        return names;
    }

    /** The first language. */
    public Language first() throws SandboxException, InterruptedException {
        return slots.get(0).open(names);
    }

    /**
     * The name of the language that a submission to a problem is compiled and run as, by the names of its sources; the
     * first where two are mixed.
     */
    public LanguageName nameOf(Submission submission, Problem problem) {
        return nameOf(
                submission.sources().stream().map(SourceFile::path).toList(),
                problem.limits().languages());
    }

    private LanguageName nameOf(List<String> files, LanguageRules rules) {
        LanguageName told = names.of(files, rules.allowed()).orElse(names.all().get(0));
        return names.ofCode(rules.runtime(told.code())).orElse(told);
    }

    /** The language of a program that belongs to no problem, or to a problem itself. */
    public Language of(Submission submission) throws SandboxException, InterruptedException {
        List<String> files = submission.sources().stream().map(SourceFile::path).toList();
        return slot(nameOf(files, LanguageRules.NONE)).open(names);
    }

    /**
     * The language that a submission to a problem is compiled and run as. It compiles what is in that language alone
     * and no other.
     *
     * @throws SandboxException where the host lacks something that it needs
     */
    public Language of(Submission submission, Problem problem) throws SandboxException, InterruptedException {
        return slot(nameOf(submission, problem)).open(names);
    }

    private Slot slot(LanguageName name) {
        return slots.stream().filter(one -> one.name.equals(name)).findFirst().orElseThrow();
    }

    /**
     * Returns the things besides a submission that its figures depend on; for a language that cannot be had, its name
     * alone.
     */
    String surroundings(Submission submission, Problem problem) {
        LanguageName first = names.all().get(0);
        LanguageName name = nameOf(submission, problem);
        // Checkers of packages may be in the first one.
        return surroundings(first) + (name.equals(first) ? "" : "; " + surroundings(name));
    }

    private String surroundings(LanguageName name) {
        try {
            return name.code() + ": " + slot(name).open(names).runtime().surroundings();
        } catch (SandboxException e) {
            return name.code(); // Nothing is kept of what cannot be judged.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return name.code();
        }
    }

    /** The compiler of a language for one run of many submissions to one problem, of which some are in it. */
    SourceCompiler forMany(Language language, List<SubmissionFiles> submissions, ProblemLimits limits, int threads) {
        List<SubmissionFiles> those = submissions.stream()
                .filter(files -> nameOf(names(files), limits.languages()).equals(language.name()))
                .toList();
        return language.compiler().forMany(those, limits, threads);
    }

    private static List<String> names(SubmissionFiles files) {
        return files.sources().stream().map(Path::toString).toList();
    }

    /** A language, opened or not. */
    private static final class Slot {
        private final LanguageName name;
        private final Opener opener;
        private @Nullable Language open;

        Slot(Language language) {
            this(language.name(), () -> language);
        }

        Slot(Later later) {
            this(later.name(), later.opener());
        }

        private Slot(LanguageName name, Opener opener) {
            this.name = name;
            this.opener = opener;
        }

        synchronized Language open(LanguageNames names) throws SandboxException, InterruptedException {
            if (open == null) {
                Language made = opener.open();
                open = new Language(
                        name, new OneLanguage(made.compiler(), name, names), made.runtime(), made.instruments());
            }
            return open;
        }
    }
}
