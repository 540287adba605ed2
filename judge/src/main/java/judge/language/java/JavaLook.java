package judge.language.java;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.language.SecondLook;
import judge.language.Spot;
import judge.language.java.hint.SlowCalls;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.submission.SourceTexts;

/** Looks for a small change of a program in Java with which it does not fail. */
record JavaLook(JavaTrials trials) implements SecondLook {

    private static final int SHORT_INPUT = 1 << 16;

    @Override
    public List<Hint> hints(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        boolean looked = failed.how() != How.HUNG && (failed.how() != How.MEMORY || isShort(failed));
        return looked ? trials.hint(failed, processors).stream().toList() : List.of();
    }

    /** A call that takes long by itself; else, what takes too long for a short input may have no end. */
    @Override
    public List<Hint> slowness(Failed failed, List<Spot> spots, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        String source =
                String.join("\n", SourceTexts.of(failed.submission()).plain().values());
        boolean single = failed.submission().sources().size() == 1;
        Optional<Hint> call = SlowCalls.in(
                single ? source : "",
                spots.stream().map(spot -> (long) spot.line()).toList());
        if (call.isPresent()) {
            return List.of(call.get());
        }
        return isShort(failed) ? trials.hint(failed, processors).stream().toList() : List.of();
    }

    private static boolean isShort(Failed failed) {
        return failed.input().content().length < SHORT_INPUT;
    }
}
