package judge.explain.change;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import judge.explain.look.SecondLook.Example;
import judge.language.Execution;
import judge.language.Program;
import judge.language.ProgramEnd;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.reason.Hint;
import judge.sandbox.SandboxException;

/**
 * Runs a changed program on the case that has failed and on others.
 *
 * @param examples first the case that has failed
 * @param limits of a run, but for its time
 * @param processors the processors that everything is bound to
 * @param budget the budget that runs are paid from
 */
public record Trials(List<Example> examples, RunLimits limits, Set<Integer> processors, TrialBudget budget) {

    private static final Duration CHECKING = Duration.ofSeconds(1);

    /** Builds programs. */
    @FunctionalInterface
    public interface Builder {

        /** The program of a changed source; empty where it does not compile. */
        Optional<Program> build(byte[] changed) throws IOException, SandboxException, InterruptedException;
    }

    public Trials {
        examples = List.copyOf(examples);
    }

    /**
     * Tells whether the program's answer to the case that has failed is right.
     *
     * @param more the program's last arguments
     * @return empty where it takes too long
     */
    public Optional<Boolean> isRight(Program program, Duration time, String... more)
            throws SandboxException, InterruptedException {
        return isRight(program, examples.get(0), time, more);
    }

    /**
     * The first change that a script or worker has tried and that helps when the program is built and run with it.
     *
     * @param helps tells whether the answer with a change was right
     */
    public Optional<Hint> first(
            List<Tried> all, ToldChanges told, byte[] source, Predicate<Tried> helps, Builder builder)
            throws IOException, SandboxException, InterruptedException {
        for (Tried tried : all) {
            Optional<byte[]> changed = told.changed(tried, source).filter(any -> helps.test(tried));
            if (changed.isPresent() && budget.isOver()) {
                return Optional.empty();
            }
            if (changed.isPresent() && isRightEverywhere(builder.build(changed.get()))) {
                return Optional.of(tried.change().hint());
            }
        }
        return Optional.empty();
    }

    private boolean isRightEverywhere(Optional<Program> built)
            throws IOException, SandboxException, InterruptedException {
        if (built.isEmpty()) {
            return false;
        }
        try (Program program = built.get()) {
            return isRightEverywhere(program);
        }
    }

    /**
     * Tells whether the program is right in the case that has failed and in the others, or too slow to tell in some of
     * these.
     */
    public boolean isRightEverywhere(Program program, String... more) throws SandboxException, InterruptedException {
        return isRight(program, CHECKING, more).orElse(false) && harmsNone(program, more);
    }

    /** Tells whether the program is right in the other cases, or too slow to tell in some of them. */
    public boolean harmsNone(Program program, String... more) throws SandboxException, InterruptedException {
        int others = 0;
        for (Example example : examples.subList(1, examples.size())) {
            Optional<Boolean> right = isRight(program, example, CHECKING, more);
            if (!right.orElse(true)) {
                return false;
            }
            others += right.isPresent() ? 1 : 0;
        }
        return others > 0;
    }

    private Optional<Boolean> isRight(Program program, Example example, Duration time, String... more)
            throws SandboxException, InterruptedException {
        RunInput input = example.input();
        List<String> arguments = new ArrayList<>(input.arguments());
        arguments.addAll(List.of(more));
        Execution execution = program.run(
                new RunInput(input.content(), input.files(), input.outputFile(), arguments, input.collected()),
                limits.within(time, TrialBudget.waiting(time)),
                processors);
        budget.spend(execution.outcome());
        if (execution.end() instanceof ProgramEnd.Well) {
            return Optional.of(example.right().test(execution.answer()));
        }
        return execution.end() instanceof ProgramEnd.OverLimit ? Optional.empty() : Optional.of(false);
    }
}
