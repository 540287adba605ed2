package judge.explain.file;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Tree;
import judge.cpp.Tree.Directive;
import judge.explain.file.OpenedFile.Stream;
import judge.language.RunInput;
import judge.reason.Hint;
import judge.source.LanguageName;

/** Files that a program opens under a wrong name, or in the wrong way, as far as its source shows that. */
public final class FileMistakes {

    private static final int MOST = 2;

    /** The characters of a source that are looked at: the text is a stranger's. */
    private static final int MAX_CHARACTERS = 100_000;

    private static final Pattern SYSTEM = Pattern.compile("^(?:/dev/|/proc/|NUL$|CON$)");

    /** A scanner of a text that ends as the names of files do. */
    private static final Shape SCANNER =
            Shape.of("new Scanner ( $t«\"….in\" | \"….inp\" | \"….out\" | \"….txt\" | \"….dat\"» )");

    private static final Shape PRINTS_C = Shape.of("«printf | puts | putchar | cout | putchar_unlocked»");
    private static final Shape PRINTS_JAVA = Shape.of("System . out");
    private static final Shape PRINTS_PYTHON = Shape.of("«print ( «without: file =» | stdout . write»");

    private final List<OpenedFile> opened;
    private final RunInput input;
    private final boolean prints;

    private FileMistakes(List<OpenedFile> opened, RunInput input, boolean prints) {
        this.opened = opened;
        this.input = input;
        this.prints = prints;
    }

    /** Tells whether a hint is on files, of which one is enough. */
    public static boolean isOne(Hint hint) {
        return hint.code().startsWith("file-") || hint.is("scanner-text");
    }

    /** The first of them, with their lines. */
    public static List<Hint> hints(Collection<String> texts, LanguageName language, RunInput input) {
        if (texts.stream().anyMatch(text -> text.length() > MAX_CHARACTERS)) {
            return List.of();
        }
        List<OpenedFile> opened = new ArrayList<>();
        boolean prints = false;
        for (String text : texts) {
            Fragment code = Fragment.of(text, FileCalls.isPython(language));
            List<Directive> directives = Tree.directives(code);
            Optional<Hint> scanner = language.equals(LanguageName.JAVA) ? scannerOfName(code) : Optional.empty();
            if (scanner.isPresent()) {
                return List.of(scanner.get());
            }
            opened.addAll(FileCalls.in(code, directives, language));
            Shape print = prints(language);
            prints |= print.isIn(code) || directives.stream().anyMatch(one -> print.isIn(one.body()));
        }
        FileMistakes mistakes = new FileMistakes(opened, input, prints);
        return opened.stream()
                .filter(one -> !one.conditional() && !SYSTEM.matcher(one.name()).find())
                .flatMap(one -> mistakes.of(one).map(hint -> hint.with("line", one.line())).stream())
                .limit(MOST)
                .toList();
    }

    private static Optional<Hint> scannerOfName(Fragment code) {
        return SCANNER.all(code)
                .filter(found ->
                        !found.text("t").contains(" ") && !found.text("t").contains("\\"))
                .findFirst()
                .map(found -> Hint.of("scanner-text", "line", (long) found.line()));
    }

    private static Shape prints(LanguageName language) {
        return language.equals(LanguageName.JAVA)
                ? PRINTS_JAVA
                : FileCalls.isPython(language) ? PRINTS_PYTHON : PRINTS_C;
    }

    /**
     * The words of a runtime on a file that is not there, in the light of those that there should be.
     *
     * @param named the pattern that gives the file's name in the message; the name is the program's, and is not
     *     told again
     */
    public static Hint known(Hint hint, String message, Pattern named, RunInput input) {
        if (!hint.is("file-not-found")) {
            return hint;
        }
        Matcher name = named.matcher(message);
        if (name.find() && input.outputFile().equals(Optional.of(name.group(1)))) {
            return Hint.of("file-output-read");
        }
        return input.inputFile()
                .map(wanted -> Hint.of("file-input-name", "wanted", wanted))
                .orElse(hint);
    }

    private Optional<Hint> of(OpenedFile one) {
        if (one.stream() == Stream.ERR && one.rebinds()) {
            return Optional.empty();
        }
        return one.reads() ? ofRead(one) : ofWritten(one);
    }

    private Optional<Hint> ofRead(OpenedFile one) {
        if (input.files().containsKey(one.name())) {
            return Optional.of(one)
                    .filter(other -> other.rebinds() && other.stream() == Stream.OUT)
                    .map(other -> Hint.of("file-other-stream", "name", one.name(), "wanted", "stdin"));
        }
        if (opened.stream().anyMatch(other -> !other.reads() && other.name().equals(one.name()))) {
            return Optional.empty(); // The program has written it itself.
        }
        boolean answers = input.outputFile().equals(Optional.of(one.name()));
        boolean exchanged = opened.stream().anyMatch(other -> !other.reads() && isInput(other));
        Optional<String> wanted = input.inputFile();
        if (answers && one.stream() != Stream.OUT && (one.stream() == Stream.IN || exchanged)) {
            return named("file-output-as-input", "file-output-as-input", one, wanted);
        }
        if (answers) {
            return Optional.of(Hint.of("file-output-read", "name", one.name(), "changed", one.opposite()));
        }
        if (one.rebinds() && one.stream() == Stream.OUT) {
            return named("file-output-name", "file-not-taken", one, input.outputFile());
        }
        return Optional.of(named("file-input-name", one, wanted).orElse(Hint.of("file-not-found")));
    }

    private Optional<Hint> ofWritten(OpenedFile one) {
        Optional<String> wanted = input.outputFile();
        if (wanted.equals(Optional.of(one.name()))) {
            return Optional.of(one)
                    .filter(other -> other.rebinds() && other.stream() == Stream.IN)
                    .map(other -> Hint.of("file-other-stream", "name", one.name(), "wanted", "stdout"));
        }
        if (isInput(one)) {
            boolean meantToRead = one.stream() == Stream.IN
                    || (one.stream() != Stream.OUT && !reads(this::isInput) && !readsAnswer());
            if (meantToRead) {
                return Optional.of(Hint.of("file-input-written", "name", one.name(), "changed", one.opposite()));
            }
            return named("file-input-as-output", "file-input-as-output", one, wanted);
        }
        // The answer may be printed elsewhere, and this be for the contestant's own eyes.
        boolean forOneself = !one.rebinds() && prints;
        boolean elsewhere =
                opened.stream().anyMatch(other -> !other.reads() && wanted.equals(Optional.of(other.name())));
        if (forOneself || elsewhere || isReadBack(one)) {
            return Optional.empty();
        }
        return named("file-output-name", "file-not-taken", one, wanted);
    }

    /** Returns the hint with the right name of the file; the other one where there is none. */
    private static Optional<Hint> named(String code, String other, OpenedFile one, Optional<String> wanted) {
        return named(code, one, wanted).or(() -> Optional.of(Hint.of(other, "name", one.name())));
    }

    private static Optional<Hint> named(String code, OpenedFile one, Optional<String> wanted) {
        return wanted.map(file -> Hint.of(code, "name", one.name(), "wanted", file));
    }

    private boolean isInput(OpenedFile one) {
        return input.inputFile().equals(Optional.of(one.name()));
    }

    private boolean readsAnswer() {
        return reads(other -> input.outputFile().equals(Optional.of(other.name())));
    }

    private boolean isReadBack(OpenedFile one) {
        return reads(other -> Objects.equals(other.name(), one.name()));
    }

    private boolean reads(Predicate<OpenedFile> which) {
        return opened.stream().anyMatch(other -> other.reads() && which.test(other));
    }
}
