package judge.explain.cpp;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cause.Catalogue;
import judge.cause.Cause.Trait;
import judge.explain.change.SecondLook;
import judge.explain.cpp.rule.ArraySizes;
import judge.explain.cpp.rule.CompileCauses;
import judge.explain.cpp.rule.FoundSlips;
import judge.explain.cpp.rule.LoopCounts;
import judge.explain.cpp.rule.NearnessSlips;
import judge.explain.cpp.rule.SampledPlaces;
import judge.explain.cpp.rule.SanitizerText;
import judge.explain.cpp.rule.SlowSlips;
import judge.explain.cpp.rule.SourceSlips;
import judge.explain.file.FileMistakes;
import judge.explain.file.ReadsBeyond;
import judge.language.Execution;
import judge.language.Program;
import judge.language.Spot;
import judge.language.gnu.compile.OtherBuild;
import judge.language.gnu.compile.OtherBuild.Built;
import judge.language.gnu.run.AddressPlaces;
import judge.language.gnu.run.NativePrograms;
import judge.language.gnu.run.SanitizedRun;
import judge.language.gnu.toolchain.GnuToolchain;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.source.LanguageName;
import judge.submission.SourceTexts;

/**
 * Looks at a program in C or C++ that has failed: runs it with sanitizers, which say where it reads or writes what it
 * must not, and where these are silent, looks at its source and runs it with local variables that begin with other
 * values. At one that was too slow, with a sampler linked in.
 */
public record GnuLook(
        OtherBuild builds,
        SanitizedRun sanitized,
        NativePrograms programs,
        AddressPlaces places,
        GnuToolchain toolchain)
        implements SecondLook {

    /** CPU time, of three seconds in all; what is not found out by then is not said. */
    private static final Duration BUILDING = Duration.ofSeconds(2);

    private static final Duration RUNNING = Duration.ofSeconds(1);
    private static final Duration RUNNING_ENDLESS = Duration.ofMillis(500);

    /** Half of what sanitizers take, and more where others use the same processor. */
    private static final Duration BUILDING_FILLED = Duration.ofMillis(1_500);

    /** The time for building with the sampler: without the precompiled header, which knows nothing of lines. */
    private static final Duration BUILDING_SAMPLED = Duration.ofSeconds(10);

    /** The time for building in the library's debug mode: without the precompiled header, and with larger templates. */
    private static final Duration BUILDING_DEBUGGED = Duration.ofSeconds(8);

    private static final Pattern ITERATORS = Pattern.compile(
            "\\.(?:r?begin|end|find|lower_bound|upper_bound)\\s*+\\(|\\b(?:lower_bound|upper_bound)\\s*+\\(");

    /** Slips that show with the input show with so many of its bytes. */
    private static final int MAX_INPUT = 4 << 20;

    private static final int BESIDE = 3;

    /** Any sorting of so few bytes ends in time: the program has no end. */
    private static final int SHORT_INPUT = 20_000;

    /** The findings after which a change that makes the answer right only keeps the program from getting there. */
    private static final String SAMPLES = Command.RUNTIME + "/judge-samples";

    @Override
    public List<Hint> hints(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        Collection<String> texts = SourceTexts.of(failed.submission()).plain().values();
        List<Hint> files = FileMistakes.hints(texts, LanguageName.CPP, failed.input());
        Optional<Hint> large = files.isEmpty() && failed.how() == How.MEMORY ? large(failed, texts) : Optional.empty();
        if (!files.isEmpty() || large.isPresent()) {
            return files.isEmpty() ? large.stream().toList() : files;
        }
        Optional<Built> built = builds.sanitized(failed, BUILDING, processors);
        if (built.isEmpty()) {
            return unbuilt(failed, texts, processors);
        }
        Optional<Hint> mistake = found(built.get(), failed, true, processors);
        if (mistake.isEmpty() && (failed.crashed() || failed.how() == How.HUNG)) {
            mistake = found(built.get(), failed, false, processors);
        }
        List<Hint> warned = CompileCauses.ofWarnings(built.get().warnings());
        return mistake.isPresent()
                ? withReason(FoundSlips.read(CompileCauses.plainer(mistake.get(), warned), texts), failed, processors)
                : unseen(built.get(), warned, failed, texts, processors);
    }

    /** A mistake that the sanitizers have found, and why it happens; a hint about a line nearby says so first. */
    private List<Hint> withReason(Hint found, Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        Optional<Hint> second = FoundSlips.hint(
                found, SourceTexts.of(failed.submission()).plain().values());
        if (second.isEmpty() && !Catalogue.has(found.code(), Trait.SAYS_ALL)) {
            second = changed(failed, processors).filter(change -> !FoundSlips.avoidsOnly(change, found));
        }
        return second.filter(hint -> isBeside(hint, found) || FoundSlips.beginsAnew(hint))
                        .isPresent()
                ? List.of(second.get(), found)
                : Stream.concat(Stream.of(found), second.stream()).toList();
    }

    /** The hints on a mistake that the sanitizers do not see. */
    private List<Hint> unseen(
            Built built, List<Hint> warned, Failed failed, Collection<String> texts, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        List<Hint> formats = warned.stream().filter(CompileCauses::isFormat).toList();
        if (!formats.isEmpty() || failed.how() == How.HUNG) {
            return formats; // What is read by a wrong one is not what it was before, which looks as if never set.
        }
        List<Hint> slips = slips(failed, texts);
        if (!slips.isEmpty()) {
            return Stream.concat(slips.stream(), warned.stream()).toList();
        }
        Optional<Hint> unset = failed.crashed()
                ? Optional.empty()
                : new UnsetValues(builds, sanitized, programs, toolchain).hint(built, failed, warned, processors);
        if (unset.isPresent() && unset.get().parameters().containsKey("line")) {
            return List.of(unset.get());
        }
        // Numbers that are read in the wrong order leave others unset: what mends both says more.
        Optional<Hint> helps = changed(failed, processors);
        List<Hint> all = together(helps.or(() -> unset), likely(failed, warned));
        return all.isEmpty() ? iterators(failed, texts, processors) : all;
    }

    private static List<Hint> slips(Failed failed, Collection<String> texts) {
        return failed.crashed()
                ? SourceSlips.crash(texts).stream().toList()
                : SourceSlips.hints(texts, beginning(failed.input().content()));
    }

    /**
     * Returns the warnings that are likely to explain the failure. A warning about a variable without a value is a
     * guess, which too much memory or equal answers contradict.
     */
    private static List<Hint> likely(Failed failed, List<Hint> warned) {
        return warned.stream()
                .filter(hint -> failed.how() == How.CRASHED || !hint.is("cpp-uninitialized"))
                .toList();
    }

    /** Returns the hints that need no sanitizers: with them it takes too long to build the program on a busy host. */
    private List<Hint> unbuilt(Failed failed, Collection<String> texts, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        List<Hint> warned = warned(failed, processors);
        List<Hint> formats = warned.stream().filter(CompileCauses::isFormat).toList();
        if (!formats.isEmpty() || failed.how() == How.HUNG) {
            return formats.isEmpty() ? warned : formats;
        }
        List<Hint> slips = slips(failed, texts);
        return slips.isEmpty()
                ? together(changed(failed, processors), likely(failed, warned))
                : Stream.concat(slips.stream(), warned.stream()).toList();
    }

    /** Returns the messages of a library that checks its iterators, where nothing else is found. */
    private List<Hint> iterators(Failed failed, Collection<String> texts, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        if (failed.how() == How.MEMORY
                || texts.stream().noneMatch(text -> ITERATORS.matcher(text).find())) {
            return List.of();
        }
        Optional<Built> built = builds.debugged(failed, BUILDING_DEBUGGED, processors);
        return built.isEmpty()
                ? List.of()
                : found(built.get(), failed, false, processors).stream().toList();
    }

    /** First what is never meant; a change of the same line says no more than that. */
    private static List<Hint> together(Optional<Hint> helps, List<Hint> likely) {
        List<Hint> sure = likely.stream()
                .filter(one -> CompileCauses.isNeverMeant(one)
                        || (one.is("cpp-precedence")
                                && helps.filter(other -> isSameLine(one, other)).isPresent()))
                .toList();
        Stream<Hint> changed = helps.stream().filter(hint -> sure.stream().noneMatch(one -> isSameLine(one, hint)));
        Stream<Hint> others = likely.stream().filter(hint -> !sure.contains(hint));
        return Stream.of(sure.stream(), changed, others).flatMap(one -> one).toList();
    }

    private static boolean isBeside(Hint one, Hint other) {
        return one.parameters().get("line") instanceof Long line
                && other.parameters().get("line") instanceof Long at
                && Math.abs(line - at) <= BESIDE;
    }

    private static boolean isSameLine(Hint one, Hint other) {
        return Objects.equals(one.parameters().get("line"), other.parameters().get("line"));
    }

    /** The use of too much memory that the source shows without being built. */
    private static Optional<Hint> large(Failed failed, Collection<String> texts) {
        return ArraySizes.hint(
                        texts, beginning(failed.input().content()), failed.run().memoryBytes())
                .or(() -> SlowSlips.memory(texts));
    }

    /** Returns a small change with which the answer is right. With less done, too much memory is no wonder. */
    private Optional<Hint> changed(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        return failed.how() == How.MEMORY || failed.how() == How.HUNG
                ? Optional.empty()
                : ChangeTrials.hint(builds, programs, failed, processors);
    }

    private static String beginning(byte[] input) {
        return new String(input, 0, Math.min(input.length, MAX_INPUT), StandardCharsets.ISO_8859_1);
    }

    /** Returns the hint from the sanitizers' report. */
    private Optional<Hint> found(Built built, Failed failed, boolean after, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        Duration time = failed.how() == How.SLOW ? RUNNING_ENDLESS : RUNNING;
        String said = sanitized.said(built.program(), toolchain.sanitizers().mount(), failed, time, after, processors);
        return SanitizerText.hint(said, built.units(), failed.how() != How.WRONG);
    }

    /** Returns the compiler's warnings, where it takes too long to build the program with sanitizers. */
    private List<Hint> warned(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        return builds.filled(UnsetValues.ZERO, failed, BUILDING_FILLED, processors)
                .map(built -> CompileCauses.ofWarnings(built.warnings()))
                .orElse(List.of());
    }

    /**
     * Samples by an object that is linked in and writes down where the program is; the program could write the same
     * itself.
     */
    @Override
    public Optional<List<Spot>> spots(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        Optional<Built> built = builds.sampled(failed, BUILDING_SAMPLED, processors);
        if (built.isEmpty()) {
            return Optional.of(List.of());
        }
        byte[] written;
        try (Program program = programs.layDown(built.get().compiled())) {
            Execution execution = program.run(failed.input().collecting(SAMPLES), failed.watched(), processors);
            written = execution.outcome().collected().getOrDefault(SAMPLES, new byte[0]);
        }
        SampledPlaces sampled = SampledPlaces.read(new String(written, StandardCharsets.ISO_8859_1));
        if (sampled.stacks().isEmpty()) {
            return Optional.of(List.of());
        }
        String said = places.said(
                built.get().program(), toolchain.sampler(), sampled.addresses(), failed.clock(), processors);
        return Optional.of(sampled.hottest(said, OtherBuild.SAMPLED_SOURCES));
    }

    @Override
    public List<Hint> endless(Failed failed) {
        Collection<String> texts = SourceTexts.of(failed.submission()).plain().values();
        List<Hint> files = FileMistakes.hints(texts, LanguageName.CPP, failed.input());
        return files.isEmpty()
                ? ReadsBeyond.hint(texts, beginning(failed.input().content())).stream()
                        .toList()
                : files;
    }

    @Override
    public List<Hint> slowness(Failed failed, List<Spot> spots, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        boolean isShort = failed.input().content().length < SHORT_INPUT;
        Collection<String> texts = SourceTexts.of(failed.submission()).plain().values();
        List<Hint> seen = seen(failed, spots, texts, isShort);
        if (!seen.isEmpty()) {
            return seen;
        }
        Optional<Built> built = builds.sanitized(failed, BUILDING, processors);
        Optional<Hint> found = built.isEmpty()
                ? Optional.empty()
                : found(built.get(), failed, false, processors).map(hint -> FoundSlips.read(hint, texts));
        Optional<Hint> mistake = found.filter(hint -> mayBeWhy(hint, texts, isShort))
                .or(() -> built.flatMap(one -> CompileCauses.ofWarnings(one.warnings()).stream()
                        .filter(CompileCauses::keepsFromEnding)
                        .findFirst()));
        if (mistake.isPresent() || !isShort) {
            return mistake.stream().toList();
        }
        // A program that takes too long for such an input may have no end.
        Optional<Hint> helps = changed(failed, processors);
        Optional<Hint> hottest = found.filter(hint -> isAt(hint, spots));
        boolean same = helps.isPresent() && hottest.isPresent() && isSameLine(helps.get(), hottest.get());
        return (same ? hottest : helps.or(() -> hottest)).stream().toList();
    }

    /** With a long input a recursion may well be as deep; and a program that mixes numbers overflows, and ends. */
    private static boolean mayBeWhy(Hint hint, Collection<String> texts, boolean isShort) {
        return (!hint.is("run-overflow") || SlowSlips.isMiddle(texts, hint)) && (isShort || !hint.is("run-recursion"));
    }

    /** The hints that the source shows; if nothing could be read, a loop over the input may have no end. */
    private List<Hint> seen(Failed failed, List<Spot> spots, Collection<String> texts, boolean isShort) {
        List<Hint> endless = endless(failed);
        if (!endless.isEmpty()) {
            return endless;
        }
        List<Hint> slips = SlowSlips.hints(texts, spots).stream()
                .filter(hint -> !isShort || !hint.is("sort-by-exchanging"))
                .toList();
        if (!slips.isEmpty()) {
            return slips;
        }
        String input = beginning(failed.input().content());
        return NearnessSlips.hint(texts, input).or(() -> LoopCounts.hint(texts, spots, input)).stream()
                .toList();
    }

    /** Tells whether the hint is about the line that takes most of the time. */
    private static boolean isAt(Hint hint, List<Spot> spots) {
        return !spots.isEmpty()
                && Long.valueOf(spots.get(0).line()).equals(hint.parameters().get("line"));
    }
}
