package judge.explain.java;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.explain.change.SecondLook;
import judge.explain.file.FileMistakes;
import judge.explain.file.ReadsBeyond;
import judge.explain.java.rule.RepeatedCalls;
import judge.explain.java.rule.SlowCalls;
import judge.explain.said.NestedLoops;
import judge.language.Spot;
import judge.language.java.JavaInstruments;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.submission.SourceTexts;

/** Looks for a small change of a program in Java with which it does not fail. */
public record JavaLook(JavaTrials trials) implements SecondLook {

    /** The look into programs in Java by these instruments. */
    public static JavaLook of(JavaInstruments with) {
        ChangeProcess process = new ChangeProcess(with.sandbox(), with.image(), with.folder());
        return new JavaLook(new JavaTrials(process, with.compiler(), with.runtime()));
    }

    private static final int SHORT_INPUT = 1 << 16;

    private static final int LONG_INPUT = 2_000;

    @Override
    public List<Hint> hints(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        List<Hint> files = FileMistakes.hints(
                SourceTexts.of(failed.submission()).plain().values(), LanguageName.JAVA, failed.input());
        if (!files.isEmpty()) {
            return files;
        }
        boolean looked = failed.how() != How.HUNG && (failed.how() != How.MEMORY || isShort(failed));
        return looked ? trials.hint(failed, processors).stream().toList() : List.of();
    }

    @Override
    public List<Hint> endless(Failed failed) {
        Collection<String> texts = SourceTexts.of(failed.submission()).plain().values();
        List<Hint> files = FileMistakes.hints(texts, LanguageName.JAVA, failed.input());
        return files.isEmpty()
                ? ReadsBeyond.hint(texts, new String(failed.input().content(), StandardCharsets.ISO_8859_1)).stream()
                        .toList()
                : files;
    }

    /**
     * A call that takes long by itself; else, what takes too long for a short input may have no end; else what the
     * source shows.
     */
    @Override
    public List<Hint> slowness(Failed failed, List<Spot> spots, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        String source =
                String.join("\n", SourceTexts.of(failed.submission()).plain().values());
        List<Hint> endless = endless(failed);
        if (!endless.isEmpty()) {
            return endless;
        }
        boolean single = failed.submission().sources().size() == 1;
        Optional<Hint> call = SlowCalls.in(
                single ? source : "",
                spots.stream().map(spot -> (long) spot.line()).toList());
        if (call.isPresent()) {
            return List.of(call.get());
        }
        if (isShort(failed)) {
            Optional<Hint> helps = trials.hint(failed, processors);
            if (helps.isPresent()) {
                return List.of(helps.get());
            }
        }
        return single && !spots.isEmpty()
                ? ofSource(source, spots.get(0), failed).stream().toList()
                : List.of();
    }

    /** With a short input a loop has no end, rather than too many rounds. */
    private static Optional<Hint> ofSource(String source, Spot spot, Failed failed) {
        return RepeatedCalls.hint(source, spot.percent(), spot.method())
                .or(() -> failed.input().content().length >= LONG_INPUT
                        ? NestedLoops.hint(source, spot.percent(), spot.line())
                        : Optional.empty());
    }

    private static boolean isShort(Failed failed) {
        return failed.input().content().length < SHORT_INPUT;
    }
}
