package judge.explain.java;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import judge.explain.file.FileMistakes;
import judge.explain.file.ReadsBeyond;
import judge.explain.java.rule.RepeatedCalls;
import judge.explain.java.rule.SlowCalls;
import judge.explain.look.SecondLook;
import judge.explain.look.Step;
import judge.explain.said.NestedLoops;
import judge.language.Spot;
import judge.language.java.JavaInstruments;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;

/** Looks for a small change of a program in Java with which it does not fail. */
public record JavaLook(JavaTrials trials) implements SecondLook {

    /** The look into programs in Java by these instruments. */
    public static JavaLook of(JavaInstruments with) {
        ChangeProcess process = new ChangeProcess(with.sandbox(), with.image(), with.folder());
        return new JavaLook(new JavaTrials(process, with.compiler(), with.runtime()));
    }

    private static final int SHORT_INPUT = 1 << 16;

    private static final int LONG_INPUT = 2_000;

    /** The order of looking at a program that crashed, hung or answered wrongly. */
    List<Step<ProgramSearch>> failedSteps() {
        return List.of(
                Step.of("files", search -> true, JavaLook::files),
                new Step<>("changes", JavaLook::isTried, ChangeProcess.TRYING, (search, budget) -> changes(search)));
    }

    /**
     * The order of looking at a program that was too slow: a call that takes long by itself; else, what takes too long
     * for a short input may have no end; else what the source shows.
     */
    List<Step<ProgramSearch>> slowSteps() {
        return List.of(
                Step.of("files", search -> true, JavaLook::files),
                Step.of("reads-beyond", search -> true, JavaLook::readsBeyond),
                Step.of("slow-calls", JavaLook::isSingle, JavaLook::slowCalls),
                new Step<>("changes", JavaLook::isShort, ChangeProcess.TRYING, (search, budget) -> changes(search)),
                Step.of("repeated-calls", JavaLook::hasHottest, JavaLook::repeatedCalls),
                Step.of(
                        "loops",
                        // With a short input a loop has no end, rather than too many rounds.
                        search -> hasHottest(search) && search.inputBytes() >= LONG_INPUT,
                        JavaLook::loops));
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

    @Override
    public List<Hint> endless(Failed failed) {
        ProgramSearch search = new ProgramSearch(failed, Set.of());
        List<Hint> files = files(search);
        return files.isEmpty() ? readsBeyond(search) : files;
    }

    private static boolean isTried(ProgramSearch search) {
        How how = search.failed().how();
        return how != How.HUNG && (how != How.MEMORY || isShort(search));
    }

    private static boolean isShort(ProgramSearch search) {
        return search.inputBytes() < SHORT_INPUT;
    }

    private static boolean isSingle(ProgramSearch search) {
        return search.failed().submission().sources().size() == 1;
    }

    private static boolean hasHottest(ProgramSearch search) {
        return isSingle(search) && !search.spots().isEmpty();
    }

    private static List<Hint> files(ProgramSearch search) {
        return FileMistakes.hints(
                search.texts(), LanguageName.JAVA, search.failed().input());
    }

    private static List<Hint> readsBeyond(ProgramSearch search) {
        String input = new String(search.failed().input().content(), StandardCharsets.ISO_8859_1);
        return ReadsBeyond.hint(search.texts(), input, search.spots()).stream().toList();
    }

    private List<Hint> changes(ProgramSearch search) throws IOException, SandboxException, InterruptedException {
        return trials.hint(search.failed(), search.processors()).stream().toList();
    }

    private static List<Hint> slowCalls(ProgramSearch search) {
        List<Long> lines =
                search.spots().stream().map(spot -> (long) spot.line()).toList();
        return SlowCalls.in(source(search), lines).stream().toList();
    }

    private static List<Hint> repeatedCalls(ProgramSearch search) {
        Spot hottest = search.spots().get(0);
        return RepeatedCalls.hint(source(search), hottest.percent(), hottest.method()).stream()
                .toList();
    }

    private static List<Hint> loops(ProgramSearch search) {
        Spot hottest = search.spots().get(0);
        return NestedLoops.hint(source(search), hottest.percent(), hottest.line()).stream()
                .toList();
    }

    private static String source(ProgramSearch search) {
        return String.join("\n", search.texts());
    }
}
