package judge.explain.python;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import judge.explain.file.FileMistakes;
import judge.explain.look.SecondLook;
import judge.explain.look.Step;
import judge.explain.python.rule.UncalledFunctions;
import judge.explain.said.NestedLoops;
import judge.language.Spot;
import judge.language.python.PythonInstruments;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.submission.SourceText;
import judge.submission.SourceTexts;
import org.jspecify.annotations.Nullable;

/** Looks at the source of a program in Python that has failed; what it shows must fit how the program failed. */
public record PythonLook(SlipHints slips, PythonTrials trials) implements SecondLook {

    /** The look into programs in Python by these instruments. */
    public static PythonLook of(PythonInstruments with) {
        PythonScripts scripts = new PythonScripts(with.cache());
        return new PythonLook(
                new SlipHints(with.sandbox(), with.image(), scripts),
                new PythonTrials(with.interpreter(), with.runtime(), with.folder(), scripts));
    }

    /** The most hints: nobody would read more. */
    private static final int MAX_HINTS = 2;

    private static final int SHORT_INPUT = 1 << 16;

    private static final int LONG_INPUT = 2_000;

    /** Samples are of the lines around a call, too. */
    private static final int NEAR = 2;

    /**
     * The number of lines after a condition that count as its place: the line that comes next may be the one of else.
     */
    private static final int AFTER = 6;

    /** An exception that is told of as this can come of that. */
    private static final Map<String, Set<String>> COME_OF = Map.ofEntries(
            Map.entry("python-hides", Set.of("python-not-callable", "python-none")),
            Map.entry("python-nothing-returned", Set.of("python-none")),
            Map.entry("python-return-missing", Set.of("python-none")),
            Map.entry("python-none-compared", Set.of("python-none")),
            Map.entry("python-keys-only", Set.of("python-unpack")),
            Map.entry("python-format-first", Set.of("python-text-plus-number")),
            Map.entry("python-difference-index", Set.of("python-index")),
            Map.entry("python-one-list", Set.of("python-text-plus-number", "python-compared")),
            Map.entry(
                    "python-read-past-input",
                    Set.of("python-index", "python-unpack", "python-input-ended", "python-number-empty")),
            Map.entry("python-loop-removes", Set.of("python-index", "python-key", "python-not-in-list")));

    /** Changes after which what has failed may not happen at all. */
    private static final Set<String> LESS_OR_LATER =
            Set.of("left-out-helps", "moved-out-helps", "moved-in-helps", "exchanged-helps");

    /** Exceptions whose cause is always the same. */
    private static final Set<String> SURE = Set.of(
            "python-changed-in-loop",
            "python-not-callable",
            "python-text-plus-number",
            "python-immutable",
            "python-unhashable",
            "python-attribute",
            "python-join");

    /** The mistakes that are not seen in the line that takes the time. */
    private static final Set<String> ELSEWHERE = Set.of("python-slow-marked", "python-loop-endless");

    private static final Pattern NEGATIVE = Pattern.compile("(?:^|\\s)-[0-9]");

    private static final Pattern NEGATIVE_OR_LONG = Pattern.compile("(?:^|\\s)(?:-[0-9]|[0-9]{16})");

    /** Nothing but numbers; among those of one digit the order of texts is the right one. */
    private static final Pattern SEVERAL_DIGITS =
            Pattern.compile("\\A(?=(?s:.*?)[-0-9][0-9])\\s*+(?:[-+]?[0-9]++(?:\\.[0-9]*+)?+\\s*+)*+\\z");

    /** The characters of an input up to which its numbers are looked at. */
    private static final int MOST_READ = 4_000_000;

    /** The inputs on which a mistake has an effect. */
    private static final Map<String, Pattern> NUMBERS = Map.of(
            "python-starts-at-zero",
            NEGATIVE,
            "python-texts-sorted",
            SEVERAL_DIGITS,
            "python-int-quotient",
            NEGATIVE_OR_LONG,
            "python-smallest-of-zero",
            Pattern.compile("\\A(?!(?s:.*)(?:^|\\s)-[0-9])"),
            "python-one-is-prime",
            Pattern.compile("(?<!\\S)[01](?!\\S)"),
            "python-two-is-even",
            Pattern.compile("(?<!\\S)[012](?!\\S)"));

    /** The order of looking at a program that crashed, hung or answered wrongly. */
    List<Step<ProgramSearch>> failedSteps() {
        return List.of(
                Step.of("files", search -> true, PythonLook::files),
                Step.of("uncalled", search -> !hasHung(search), PythonLook::uncalled),
                new Step<>("slips", search -> !hasHung(search), SlipHints.TIME, (search, budget) -> seen(search)),
                new Step<>(
                        "changes",
                        search -> !hasHung(search) && search.failed().how() != How.MEMORY,
                        PythonTrials.TRYING,
                        (search, budget) -> changes(search)));
    }

    /** The order of looking at a program that was too slow. */
    List<Step<ProgramSearch>> slowSteps() {
        return List.of(
                new Step<>("slips", search -> true, SlipHints.TIME, (search, budget) -> slow(search)),
                // A program that takes too long for such an input may have no end.
                new Step<>(
                        "changes",
                        search -> search.inputBytes() < SHORT_INPUT,
                        PythonTrials.TRYING,
                        (search, budget) -> trials.hint(search.failed(), search.processors()).stream()
                                .toList()),
                Step.of(
                        "loops",
                        search -> search.inputBytes() >= LONG_INPUT
                                && !search.spots().isEmpty()
                                && search.texts().size() == 1,
                        PythonLook::loops));
    }

    @Override
    public List<Hint> hints(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        return Step.first(failedSteps(), new ProgramSearch(failed, processors));
    }

    @Override
    public List<Hint> slowness(Failed failed, List<Spot> spots, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        return Step.first(slowSteps(), new ProgramSearch(failed, spots, processors));
    }

    private static boolean hasHung(ProgramSearch search) {
        return search.failed().how() == How.HUNG;
    }

    private static List<Hint> files(ProgramSearch search) {
        return FileMistakes.hints(
                search.texts(), LanguageName.PYTHON3, search.failed().input());
    }

    private List<Hint> changes(ProgramSearch search) throws IOException, SandboxException, InterruptedException {
        return trials.hint(search.failed(), search.processors()).stream()
                .filter(hint -> !isGuess(hint, search.failed()))
                .toList();
    }

    private static List<Hint> loops(ProgramSearch search) {
        Spot hottest = search.spots().get(0);
        return NestedLoops.hint(search.texts().iterator().next(), hottest.percent(), hottest.line()).stream()
                .toList();
    }

    /**
     * Tells whether a hint is a guess: where the exception itself says what is wrong, doing less or later is no
     * explanation.
     */
    private static boolean isGuess(Hint hint, Failed failed) {
        return failed.how() == How.CRASHED
                && LESS_OR_LATER.contains(hint.code())
                && failed.told().stream().anyMatch(one -> SURE.contains(one.code()));
    }

    private static List<Hint> uncalled(ProgramSearch search) {
        return UncalledFunctions.hint(original(search)).stream().toList();
    }

    private static List<String> original(ProgramSearch search) {
        return SourceTexts.of(search.failed().submission()).texts().values().stream()
                .map(SourceText::text)
                .toList();
    }

    /** Returns the hints that the source alone gives. */
    private List<Hint> seen(ProgramSearch search) throws SandboxException, InterruptedException {
        Failed failed = search.failed();
        String input = new String(failed.input().content(), StandardCharsets.ISO_8859_1);
        return found(search).stream()
                .filter(hint -> failed.how() != How.CRASHED || explains(hint, failed.told()))
                .filter(hint -> hasEffect(hint, input))
                .limit(failed.how() == How.MEMORY ? 1 : MAX_HINTS)
                .toList();
    }

    private static boolean hasEffect(Hint hint, String input) {
        @Nullable Pattern numbers = NUMBERS.get(hint.code());
        return numbers == null
                || numbers.matcher(input)
                        .region(0, Math.min(input.length(), MOST_READ))
                        .find();
    }

    private List<Hint> slow(ProgramSearch search) throws SandboxException, InterruptedException {
        return found(search).stream()
                .filter(hint -> ELSEWHERE.contains(hint.code())
                        || search.spots().stream().anyMatch(spot -> isAt(spot, hint)))
                .limit(1)
                .toList();
    }

    private List<Hint> found(ProgramSearch search) throws SandboxException, InterruptedException {
        How how = search.failed().how();
        String failure = how == How.CRASHED ? "crash" : how.name().toLowerCase(Locale.ROOT);
        return slips.of(search.failed(), failure, search.processors());
    }

    private static boolean explains(Hint hint, List<Hint> told) {
        return told.stream()
                .anyMatch(one -> COME_OF.getOrDefault(hint.code(), Set.of()).contains(one.code()));
    }

    /** A function that calls itself is met at its head mostly, which says nothing of the line. */
    private static boolean isAt(Spot spot, Hint hint) {
        int after = hint.is("python-slow-in-list") || hint.is("loop-reads-beyond") ? AFTER : NEAR;
        return spot.line() == 0
                || (hint.parameters().get("line") instanceof Number line
                        && spot.line() - line.intValue() <= after
                        && line.intValue() - spot.line() <= NEAR);
    }
}
