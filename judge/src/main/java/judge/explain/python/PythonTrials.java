package judge.explain.python;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.explain.change.ToldChanges;
import judge.explain.change.TrialBudget;
import judge.explain.change.Trials;
import judge.explain.change.Tried;
import judge.explain.look.SecondLook.Example;
import judge.explain.look.SecondLook.Failed;
import judge.language.Compilation.Compiled;
import judge.language.ProgramRuntime;
import judge.language.python.run.Interpreter;
import judge.language.python.run.LaidFiles;
import judge.reason.Hint;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.submission.SourceFile;

/**
 * Tries small changes of a program that has failed, until with one of them it is right in the case that has failed and
 * wrong in no other: the slip is likely there.
 *
 * @param folder the folder where programs are laid down
 * @param scripts the script that tries changes is one of them
 */
record PythonTrials(Interpreter interpreter, ProgramRuntime runtime, Path folder, PythonScripts scripts) {

    /** The time for a single change. */
    private static final Duration RUNNING = Duration.ofSeconds(1);

    /** The time for trying all changes in one process. */
    static final Duration TRYING = Duration.ofSeconds(3);

    /** The time after which no further change gets a run of its own. */
    private static final Duration CHECKING = Duration.ofSeconds(3);

    private static final int MAX_BYTES = 20_000;

    /** The change that helps, if one does; of a program in a single file. */
    Optional<Hint> hint(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        List<SourceFile> sources = failed.submission().sources();
        boolean single = sources.size() == 1 && sources.get(0).content().length <= MAX_BYTES;
        List<Example> examples = single ? failed.examples().read() : List.of();
        if (examples.isEmpty()) {
            return Optional.empty();
        }
        SourceFile source = sources.get(0);
        Outcome outcome = tried(source, failed, processors);
        ToldChanges told = new ToldChanges(PythonScripts.changes().replace("\\\\", "\\"), "#");
        TrialBudget budget = new TrialBudget(CHECKING, failed.clock());
        Trials trials = new Trials(examples, failed.run(), processors, budget);
        Optional<Hint> found = trials.first(
                Tried.read(Interpreter.written(outcome)),
                told,
                source.content(),
                tried -> examples.get(0).right().test(tried.answer()),
                changed -> Optional.of(runtime.layDown(compiled(source, changed))));
        if (found.isEmpty()) {
            failed.clock().triedInVain(outcome, TRYING);
        }
        return found;
    }

    private Outcome tried(SourceFile source, Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        try (LaidFiles files = laid(source, source.content())) {
            return interpreter.tryChanges(
                    scripts.script("trials.py"),
                    files,
                    failed.input(),
                    RUNNING,
                    failed.run().within(TRYING, TrialBudget.waiting(TRYING)),
                    processors);
        }
    }

    private LaidFiles laid(SourceFile source, byte[] content) throws IOException {
        return LaidFiles.of(compiled(source, content), folder);
    }

    private static Compiled compiled(SourceFile source, byte[] content) {
        return new Compiled(Map.of(source.path(), content), source.path(), Optional.empty(), List.of(), Duration.ZERO);
    }
}
