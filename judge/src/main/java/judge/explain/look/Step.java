package judge.explain.look;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import judge.reason.Hint;
import judge.sandbox.SandboxException;

/**
 * One step of a search for the cause of a failure. Steps are taken in the order of a list, and the first one that says
 * something ends the search: what would come later is less sure, or would be said of a mistake that is named already.
 *
 * @param name the step's, for documents and tests
 * @param applies tells by what is known of the failure, and by what earlier steps have noted, whether the step is taken
 * @param budget the CPU time for building the program, or for trying its changes; zero where nothing is built,
 *     or where it divides its time by itself
 * @param action looks for hints
 * @param <S> a search: the failure, and what its steps note
 */
public record Step<S>(String name, Predicate<S> applies, Duration budget, Action<S> action) {

    /** Looks for hints. */
    @FunctionalInterface
    public interface Action<S> {

        /** The hints, the likeliest first; empty where nothing is seen and the search goes on. */
        List<Hint> hints(S search, Duration budget) throws IOException, SandboxException, InterruptedException;
    }

    /** Looks for hints within budgets of its own, or without a build and a run. */
    @FunctionalInterface
    public interface Reading<S> {

        /** The hints, as an {@link Action} gives them. */
        List<Hint> hints(S search) throws IOException, SandboxException, InterruptedException;
    }

    /** A step that builds and tries nothing, or divides its time by itself. */
    public static <S> Step<S> of(String name, Predicate<S> applies, Reading<S> reading) {
        return new Step<>(name, applies, Duration.ZERO, (search, budget) -> reading.hints(search));
    }

    /** Takes the steps until one of them says something. */
    public static <S> List<Hint> first(List<Step<S>> steps, S search)
            throws IOException, SandboxException, InterruptedException {
        for (Step<S> step : steps) {
            List<Hint> hints = step.applies().test(search) ? step.action().hints(search, step.budget()) : List.of();
            if (!hints.isEmpty()) {
                return hints;
            }
        }
        return List.of();
    }
}
