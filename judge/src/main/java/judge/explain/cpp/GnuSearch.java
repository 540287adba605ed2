package judge.explain.cpp;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.cause.Catalogue;
import judge.cause.Cause.Trait;
import judge.explain.cpp.rule.ArraySizes;
import judge.explain.cpp.rule.CompileCauses;
import judge.explain.cpp.rule.FoundSlips;
import judge.explain.cpp.rule.SanitizerText;
import judge.explain.cpp.rule.SlowSlips;
import judge.explain.cpp.rule.SourceSlips;
import judge.explain.look.SecondLook.Failed;
import judge.explain.look.SecondLook.How;
import judge.language.gnu.GnuInstruments;
import judge.language.gnu.compile.OtherBuild.Built;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.submission.SourceTexts;

/** One search in a program in C or C++: the failed run, and what the steps so far have noted. */
final class GnuSearch {

    private static final Duration RUNNING = Duration.ofSeconds(1);
    private static final Duration RUNNING_ENDLESS = Duration.ofMillis(500);

    /** Half of what sanitizers take, and more where others use the same processor. */
    private static final Duration BUILDING_FILLED = Duration.ofMillis(1_500);

    /** Slips that show with the input show with so many of its bytes. */
    private static final int MAX_INPUT = 4 << 20;

    private static final int BESIDE = 3;

    private final GnuInstruments with;
    private final Failed failed;
    private final Set<Integer> processors;
    private final Collection<String> texts;
    private Optional<Built> built = Optional.empty();
    private List<Hint> warned = List.of();
    private Optional<Hint> unset = Optional.empty();

    GnuSearch(GnuInstruments with, Failed failed, Set<Integer> processors) {
        this.with = with;
        this.failed = failed;
        this.processors = processors;
        texts = SourceTexts.of(failed.submission()).plain().values();
    }

    Failed failed() {
        return failed;
    }

    Collection<String> texts() {
        return texts;
    }

    /** The beginning of the input, as far as slips show with it. */
    String input() {
        byte[] input = failed.input().content();
        return new String(input, 0, Math.min(input.length, MAX_INPUT), StandardCharsets.ISO_8859_1);
    }

    boolean hasHung() {
        return failed.how() == How.HUNG;
    }

    boolean isMemory() {
        return failed.how() == How.MEMORY;
    }

    /** Tells whether the program could be built with sanitizers. */
    boolean isBuilt() {
        return built.isPresent();
    }

    /** The use of too much memory that the source shows without being built. */
    List<Hint> large() {
        return ArraySizes.hint(texts, input(), failed.run().memoryBytes()).or(() -> SlowSlips.memory(texts)).stream()
                .toList();
    }

    /** A mistake that the sanitizers have found, and why it happens; notes the compiler's warnings. */
    List<Hint> sanitized(Duration building) throws IOException, SandboxException, InterruptedException {
        if (!build(building)) {
            warned = with.builds()
                    .filled(UnsetValues.ZERO, failed, BUILDING_FILLED, processors)
                    .map(other -> CompileCauses.ofWarnings(other.warnings()))
                    .orElse(List.of());
            return List.of();
        }
        Optional<Hint> mistake = said(true);
        if (mistake.isEmpty() && (failed.crashed() || hasHung())) {
            mistake = said(false);
        }
        return mistake.isPresent()
                ? withReason(FoundSlips.read(CompileCauses.plainer(mistake.get(), warned), texts))
                : List.of();
    }

    /** Builds it with sanitizers, and notes the compiler's warnings; false where that takes too long. */
    boolean build(Duration building) throws IOException, SandboxException, InterruptedException {
        built = with.builds().sanitized(failed, building, processors);
        warned = built.map(one -> CompileCauses.ofWarnings(one.warnings())).orElse(List.of());
        return isBuilt();
    }

    /** Returns the hint from the sanitizers' report. */
    Optional<Hint> said(boolean after) throws IOException, SandboxException, InterruptedException {
        return built.isEmpty() ? Optional.empty() : said(built.get(), after);
    }

    private Optional<Hint> said(Built one, boolean after) throws IOException, SandboxException, InterruptedException {
        Duration time = failed.how() == How.SLOW ? RUNNING_ENDLESS : RUNNING;
        String said = with.sanitized()
                .said(one.program(), with.toolchain().sanitizers().mount(), failed, time, after, processors);
        return SanitizerText.hint(said, one.units(), failed.how() != How.WRONG);
    }

    /** A hint about a line nearby says first why the mistake happens. */
    private List<Hint> withReason(Hint found) throws IOException, SandboxException, InterruptedException {
        Optional<Hint> second = FoundSlips.hint(found, texts);
        if (second.isEmpty() && !Catalogue.has(found.code(), Trait.SAYS_ALL)) {
            second = change().filter(change -> !FoundSlips.avoidsOnly(change, found));
        }
        return second.filter(hint -> isBeside(hint, found) || FoundSlips.beginsAnew(hint))
                        .isPresent()
                ? List.of(second.get(), found)
                : Stream.concat(Stream.of(found), second.stream()).toList();
    }

    List<Hint> warnings() {
        return warned;
    }

    /** Wrong formats: what is read by one is not what it was before, which would look as if never set. */
    List<Hint> formats() {
        return warned.stream().filter(CompileCauses::isFormat).toList();
    }

    /** Slips that the source shows, before the compiler's warnings. */
    List<Hint> slips() {
        List<Hint> slips =
                failed.crashed() ? SourceSlips.crash(texts).stream().toList() : SourceSlips.hints(texts, input());
        return slips.isEmpty()
                ? slips
                : Stream.concat(slips.stream(), warned.stream()).toList();
    }

    /** A value that was never set, if its line is known; else it is noted: what mends the program says more. */
    List<Hint> unset() throws IOException, SandboxException, InterruptedException {
        unset = new UnsetValues(with.builds(), with.sanitized(), with.programs(), with.toolchain())
                .hint(built.orElseThrow(), failed, warned, processors);
        return unset.filter(hint -> hint.parameters().containsKey("line")).stream()
                .toList();
    }

    /** Returns a small change with which the answer is right. With less done, too much memory is no wonder. */
    Optional<Hint> change() throws IOException, SandboxException, InterruptedException {
        return isMemory() || hasHung()
                ? Optional.empty()
                : ChangeTrials.hint(with.builds(), with.programs(), failed, processors);
    }

    /** A change that helps among the warnings: first what is never meant; a change of the same line says no more. */
    List<Hint> changes() throws IOException, SandboxException, InterruptedException {
        Optional<Hint> helps = change().or(() -> unset);
        List<Hint> likely = likely();
        List<Hint> sure = likely.stream()
                .filter(one -> CompileCauses.isNeverMeant(one)
                        || (one.is("cpp-precedence")
                                && helps.filter(other -> isSameLine(one, other)).isPresent()))
                .toList();
        Stream<Hint> changed = helps.stream().filter(hint -> sure.stream().noneMatch(one -> isSameLine(one, hint)));
        Stream<Hint> others = likely.stream().filter(hint -> !sure.contains(hint));
        return Stream.of(sure.stream(), changed, others).flatMap(one -> one).toList();
    }

    /**
     * Returns the warnings that are likely to explain the failure. A warning about a variable without a value is a
     * guess, which too much memory or equal answers contradict.
     */
    private List<Hint> likely() {
        return warned.stream()
                .filter(hint -> failed.how() == How.CRASHED || !hint.is("cpp-uninitialized"))
                .toList();
    }

    /** Returns the messages of a library that checks its iterators. */
    List<Hint> iterators(Duration building) throws IOException, SandboxException, InterruptedException {
        Optional<Built> debugged = with.builds().debugged(failed, building, processors);
        return debugged.isEmpty()
                ? List.of()
                : said(debugged.get(), false).stream().toList();
    }

    private static boolean isBeside(Hint one, Hint other) {
        return one.parameters().get("line") instanceof Long line
                && other.parameters().get("line") instanceof Long at
                && Math.abs(line - at) <= BESIDE;
    }

    static boolean isSameLine(Hint one, Hint other) {
        return Objects.equals(one.parameters().get("line"), other.parameters().get("line"));
    }
}
