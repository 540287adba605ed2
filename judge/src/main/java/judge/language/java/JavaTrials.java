package judge.language.java;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.SecondLook.Example;
import judge.language.SecondLook.Failed;
import judge.language.java.compile.ChangeProcess;
import judge.language.java.compile.Javac;
import judge.language.trial.TrialBudget;
import judge.language.trial.Trials;
import judge.language.trial.Tried;
import judge.reason.Hint;
import judge.reason.HintCode;
import judge.sandbox.SandboxException;
import judge.submission.SourceFile;
import judge.submission.SourceTexts;
import judge.submission.Submission;

/**
 * Tries small changes of a program that has failed, until with one of them it is right in the case that has failed and
 * wrong in no other: the slip is likely there.
 */
record JavaTrials(ChangeProcess process, Javac javac, JavaRuntime runtime) {

    /** After that no further one gets a run of its own. */
    private static final Duration CHECKING = Duration.ofSeconds(5);

    private static final Duration BUILDING = Duration.ofSeconds(4);

    private static final int MAX_BYTES = 20_000;

    /** Whoever mends these does no harm. */
    private static final Set<HintCode> MISTAKES = Set.of(
            HintCode.JAVA_TEXT_SAME,
            HintCode.JAVA_OBJECT_SAME,
            HintCode.JAVA_RESULT_UNUSED,
            HintCode.JAVA_NOT_FLUSHED,
            HintCode.JAVA_HASH_CODE_MISSING,
            HintCode.JAVA_SEMICOLON_BODY);

    /** The change that helps, if one does; of a program in a single file. */
    Optional<Hint> hint(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        List<SourceFile> sources = failed.submission().sources();
        boolean tried = sources.size() == 1
                && sources.get(0).content().length <= MAX_BYTES
                && failed.input().files().isEmpty();
        List<Example> examples = tried ? failed.examples().read() : List.of();
        if (examples.isEmpty()) {
            return Optional.empty();
        }
        String source =
                SourceTexts.of(failed.submission()).plain().values().iterator().next();
        byte[] content = source.getBytes(StandardCharsets.UTF_8);
        List<Tried> all = Tried.read(process.tryChanges(source, failed.input().content(), failed.limits(), processors));
        TrialBudget budget = new TrialBudget(CHECKING);
        Trials trials = new Trials(examples, failed.run(), processors, budget);
        Optional<Hint> sure = Optional.empty();
        for (Tried one : all) {
            Optional<byte[]> changed = one.changed(content);
            if (changed.isEmpty() || !examples.get(0).right().test(one.answer())) {
                continue;
            }
            sure = sure.or(() -> mistake(one));
            if (budget.isOver()) {
                return sure;
            }
            if (isRight(failed, sources.get(0).path(), changed.get(), trials, processors)) {
                return Optional.of(one.change().hint());
            }
        }
        return sure;
    }

    /** What is a mistake by itself, even if the program has more of them. */
    private static Optional<Hint> mistake(Tried tried) {
        Hint hint = tried.change().hint();
        return Optional.of(hint.code()).filter(MISTAKES::contains).map(code -> Hint.of(code)
                .with("line", tried.change().line()));
    }

    private boolean isRight(Failed failed, String path, byte[] changed, Trials trials, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        Submission other = failed.submission().with(List.of(new SourceFile(path, changed)));
        Compilation compilation = javac.compile(other, failed.limits().compiledWithin(BUILDING), processors);
        trials.budget().spend(compilation.cpuTime());
        if (!(compilation instanceof Compiled compiled)) {
            return false;
        }
        try (JavaProgram program = runtime.layDown(compiled)) {
            return trials.isRightEverywhere(program);
        }
    }
}
