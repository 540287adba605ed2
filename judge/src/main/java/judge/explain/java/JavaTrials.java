package judge.explain.java;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import judge.explain.change.ToldChanges;
import judge.explain.change.TrialBudget;
import judge.explain.change.Trials;
import judge.explain.change.Tried;
import judge.explain.java.change.ChangeWorker;
import judge.explain.look.SecondLook.Example;
import judge.explain.look.SecondLook.Failed;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Program;
import judge.language.ProgramRuntime;
import judge.language.SourceCompiler;
import judge.reason.Hint;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.submission.SourceFile;
import judge.submission.SourceTexts;
import judge.submission.Submission;

/**
 * Tries small changes of a program that has failed, until with one of them it is right in the case that has failed and
 * wrong in no other: the slip is likely there.
 */
record JavaTrials(ChangeProcess process, SourceCompiler compiler, ProgramRuntime runtime) {

    /** The time after which no further change gets a run of its own. */
    private static final Duration CHECKING = Duration.ofSeconds(2);

    private static final Duration BUILDING = Duration.ofSeconds(4);

    private static final int MAX_BYTES = 20_000;

    /** Inputs of other cases on which changes are tried at once: many are right in one case by chance. */
    private static final int OTHERS = 3;

    private static final int OTHER_BYTES = 20_000;

    /** The mistakes that can be mended without harm to a right program. */
    private static final Set<String> MISTAKES = Set.of(
            "java-text-same",
            "java-object-same",
            "java-result-unused",
            "java-not-flushed",
            "java-hash-code-missing",
            "java-semicolon-body");

    /** The change that helps, if one does; of a program in a single file. */
    Optional<Hint> hint(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        List<Example> examples = isTried(failed) ? failed.examples().read() : List.of();
        if (examples.isEmpty()) {
            return Optional.empty();
        }
        String source =
                SourceTexts.of(failed.submission()).plain().values().iterator().next();
        byte[] content = source.getBytes(StandardCharsets.UTF_8);
        List<Example> first = first(examples);
        List<byte[]> inputs = first.stream().map(one -> one.input().content()).toList();
        Outcome outcome = process.tryChanges(source, inputs, failed.limits(), processors);
        ToldChanges told = ToldChanges.ofJava(ChangeWorker.parts());
        Trials trials = new Trials(examples, failed.run(), processors, new TrialBudget(CHECKING, failed.clock()));
        List<Tried> all = Tried.read(outcome.stdout());
        Optional<Hint> found = trials.first(
                all, told, content, one -> isRight(first, one.answers()), changed -> built(failed, changed, trials));
        if (found.isEmpty()) {
            failed.clock().triedInVain(outcome, ChangeProcess.TRYING);
        }
        Predicate<Tried> helps = one -> isRight(first.subList(0, 1), one.answers())
                && told.changed(one, content).isPresent();
        return found.or(() ->
                all.stream().filter(helps).flatMap(one -> mistake(one).stream()).findFirst());
    }

    private static boolean isTried(Failed failed) {
        List<SourceFile> sources = failed.submission().sources();
        return sources.size() == 1
                && sources.get(0).content().length <= MAX_BYTES
                && failed.input().files().isEmpty();
    }

    /** The case that has failed, and some with a short input. */
    private static List<Example> first(List<Example> examples) {
        return Stream.concat(
                        examples.stream().limit(1),
                        examples.stream()
                                .skip(1)
                                .filter(one -> one.input().content().length <= OTHER_BYTES
                                        && one.input().files().isEmpty())
                                .limit(OTHERS))
                .toList();
    }

    /** Tells whether the first answer is right, and no other answer that is there is wrong. */
    static boolean isRight(List<Example> examples, List<Optional<byte[]>> answers) {
        for (int i = 0; i < Math.min(examples.size(), answers.size()); i++) {
            if (answers.get(i).isPresent()
                    && !examples.get(i).right().test(answers.get(i).get())) {
                return false;
            }
        }
        return !answers.isEmpty() && answers.get(0).isPresent();
    }

    /** Returns the hint for a change that mends a certain mistake, even if the program has more mistakes. */
    private static Optional<Hint> mistake(Tried tried) {
        Hint hint = tried.change().hint();
        return Optional.of(hint.code()).filter(MISTAKES::contains).map(code -> Hint.of(code)
                .with("line", tried.change().line()));
    }

    private Optional<Program> built(Failed failed, byte[] changed, Trials trials)
            throws IOException, SandboxException, InterruptedException {
        SourceFile source = new SourceFile(failed.submission().sources().get(0).path(), changed);
        Submission other = failed.submission().with(List.of(source));
        Compilation compilation =
                compiler.compile(other, failed.limits().compiledWithin(BUILDING), trials.processors());
        trials.budget().spend(compilation.cpuTime());
        failed.clock().built(compilation);
        return compilation instanceof Compiled compiled ? Optional.of(runtime.layDown(compiled)) : Optional.empty();
    }
}
