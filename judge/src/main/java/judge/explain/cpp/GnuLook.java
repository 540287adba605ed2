package judge.explain.cpp;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.explain.cpp.rule.SampledPlaces;
import judge.explain.file.FileMistakes;
import judge.explain.file.ReadsBeyond;
import judge.explain.look.SecondLook;
import judge.explain.look.Step;
import judge.language.Execution;
import judge.language.Program;
import judge.language.Spot;
import judge.language.gnu.GnuInstruments;
import judge.language.gnu.compile.OtherBuild;
import judge.language.gnu.compile.OtherBuild.Built;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.source.LanguageName;

/**
 * Looks at a program in C or C++ that has failed: runs it with sanitizers, which say where it reads or writes what it
 * must not, and where these are silent, looks at its source and runs it with local variables that begin with other
 * values. At one that was too slow, with a sampler linked in.
 */
public record GnuLook(GnuInstruments with) implements SecondLook {

    /** CPU time, of three seconds in all; what is not found out by then is not said. */
    private static final Duration BUILDING = Duration.ofSeconds(2);

    /** The time for building with the sampler: without the precompiled header, which knows nothing of lines. */
    private static final Duration BUILDING_SAMPLED = Duration.ofSeconds(10);

    /** The time for building in the library's debug mode: without the precompiled header, and with larger templates. */
    private static final Duration BUILDING_DEBUGGED = Duration.ofSeconds(8);

    private static final Shape ITERATORS = Shape.of("«. «begin | rbegin | end | find» | lower_bound | upper_bound» (");

    private static final String SAMPLES = Command.RUNTIME + "/judge-samples";

    /** The order of looking at a program that crashed, hung or answered wrongly. */
    static final List<Step<GnuSearch>> FAILED = List.of(
            Step.of("files", search -> true, GnuLook::files),
            Step.of("large-memory", GnuSearch::isMemory, GnuSearch::large),
            new Step<>("sanitizers", search -> true, BUILDING, GnuSearch::sanitized),
            Step.of("format-warnings", search -> true, GnuSearch::formats),
            Step.of("warnings", search -> search.hasHung() && !search.isBuilt(), GnuSearch::warnings),
            Step.of("slips", search -> !search.hasHung(), GnuSearch::slips),
            new Step<>(
                    "unset-values",
                    search -> !search.hasHung()
                            && search.isBuilt()
                            && !search.failed().crashed(),
                    UnsetValues.BUILDING,
                    (search, budget) -> search.unset()),
            new Step<>(
                    "changes", search -> !search.hasHung(), ChangeTrials.TRYING, (search, budget) -> search.changes()),
            new Step<>(
                    "iterators",
                    search -> !search.hasHung() && search.isBuilt() && !search.isMemory() && usesIterators(search),
                    BUILDING_DEBUGGED,
                    GnuSearch::iterators));

    /** The order of looking at a program that was too slow. */
    static final List<Step<GnuSlowSearch>> SLOW = List.of(
            Step.of("files", slow -> true, slow -> files(slow.search())),
            Step.of("reads-beyond", slow -> true, slow -> readsBeyond(slow.search(), slow.spots())),
            Step.of("slow-slips", slow -> true, GnuSlowSearch::slowSlips),
            Step.of("loops", slow -> true, GnuSlowSearch::loops),
            new Step<>("sanitizers", slow -> true, BUILDING, GnuSlowSearch::keepsFromEnding),
            new Step<>(
                    "changes",
                    GnuSlowSearch::isShort,
                    ChangeTrials.TRYING_ENDLESS,
                    (slow, budget) -> slow.slowChanges()));

    @Override
    public List<Hint> hints(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        return Step.first(FAILED, new GnuSearch(with, failed, processors));
    }

    @Override
    public List<Hint> slowness(Failed failed, List<Spot> spots, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        return Step.first(SLOW, new GnuSlowSearch(new GnuSearch(with, failed, processors), spots));
    }

    @Override
    public List<Hint> endless(Failed failed) {
        GnuSearch search = new GnuSearch(with, failed, Set.of());
        List<Hint> files = files(search);
        return files.isEmpty() ? readsBeyond(search, List.of()) : files;
    }

    private static List<Hint> files(GnuSearch search) {
        return FileMistakes.hints(
                search.texts(), LanguageName.CPP, search.failed().input());
    }

    private static List<Hint> readsBeyond(GnuSearch search, List<Spot> spots) {
        return ReadsBeyond.hint(search.texts(), search.input(), spots).stream().toList();
    }

    private static boolean usesIterators(GnuSearch search) {
        return search.texts().stream().anyMatch(text -> ITERATORS.isIn(Fragment.of(text)));
    }

    /**
     * Samples by an object that is linked in and writes down where the program is; the program could write the same
     * itself.
     */
    @Override
    public Optional<List<Spot>> spots(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        Optional<Built> built = with.builds().sampled(failed, BUILDING_SAMPLED, processors);
        if (built.isEmpty()) {
            return Optional.of(List.of());
        }
        byte[] written;
        try (Program program = with.programs().layDown(built.get().compiled())) {
            Execution execution = program.run(failed.input().collecting(SAMPLES), failed.watched(), processors);
            written = execution.outcome().collected().getOrDefault(SAMPLES, new byte[0]);
        }
        SampledPlaces sampled = SampledPlaces.read(new String(written, StandardCharsets.ISO_8859_1));
        if (sampled.stacks().isEmpty()) {
            return Optional.of(List.of());
        }
        String said = with.places()
                .said(
                        built.get().program(),
                        with.toolchain().sampler(),
                        sampled.addresses(),
                        failed.clock(),
                        processors);
        return Optional.of(sampled.hottest(said, OtherBuild.SAMPLED_SOURCES));
    }
}
