package judge.hunt;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import judge.knowledge.InputException;
import judge.knowledge.InputSpace;

/**
 * Makes a failing input smaller for as long as it goes on failing with the same verdict: pieces are taken away, many at a time
 * first, until no single one can be, as in delta debugging (Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing
 * Input, 2002). A program that was wrong is given little more time than it took to be wrong: one that thinks for long about a
 * smaller input does not show the fault any better.
 */
final class Shrinker {

    private static final int FINER = 3;
    private static final int MORE_TIME = 2;
    private static final Duration SLACK = Duration.ofMillis(100);

    private final InputSpace space;
    private final Trial trial;
    private final BooleanSupplier hasTime;
    private final Consumer<String> progress;
    private final Map<String, Boolean> known = new HashMap<>();
    private final Finding wanted;
    private final Duration cpuTime;
    private String smallest;
    private Finding finding;
    private int attempts;

    Shrinker(
            InputSpace space,
            Trial trial,
            String input,
            Finding finding,
            BooleanSupplier hasTime,
            Consumer<String> progress) {
        this.space = space;
        this.trial = trial;
        this.hasTime = hasTime;
        this.progress = progress;
        this.wanted = finding;
        Duration enough = finding.cpuTime().multipliedBy(MORE_TIME).plus(SLACK);
        this.cpuTime = enough.compareTo(trial.cpuTimeLimit()) < 0 ? enough : trial.cpuTimeLimit();
        this.smallest = input;
        this.finding = finding;
    }

    /** Shrinks as far as it goes; false if time was up before every single piece was shown to be needed. */
    boolean shrink() throws TrialException, InputException, InterruptedException {
        // Where nothing can be taken away the form stays, and nothing has to be shown twice.
        normalize();
        if (!removeAll()) {
            return false;
        }
        normalize();
        // The fault may hang on where things stand: what was needed before may not be now.
        return removeAll();
    }

    private void normalize() throws TrialException, InputException, InterruptedException {
        for (String form : space.normalForms(smallest)) {
            if (form.equals(smallest) || accept(form)) {
                return;
            }
        }
    }

    private boolean removeAll() throws TrialException, InputException, InterruptedException {
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (int kind = 0; kind < space.pieces(smallest).size(); kind++) {
                for (int chunk = pieces(kind); chunk > 0; chunk = chunk > 1 ? Math.max(1, chunk / FINER) : 0) {
                    smaller |= remove(kind, chunk);
                    if (!hasTime.getAsBoolean()) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Takes away so many neighbouring pieces at a time, wherever that can be done. */
    private boolean remove(int kind, int chunk) throws TrialException, InputException, InterruptedException {
        boolean smaller = false;
        int from = 0;
        while (from < pieces(kind) && hasTime.getAsBoolean()) {
            int to = Math.min(pieces(kind), from + chunk);
            if (accept(space.without(smallest, kind, from, to))) {
                smaller = true;
            } else {
                from += chunk;
            }
        }
        return smaller;
    }

    private int pieces(int kind) {
        List<Integer> pieces = space.pieces(smallest);
        return pieces.get(kind);
    }

    private boolean accept(String candidate) throws TrialException, InputException, InterruptedException {
        if (Boolean.FALSE.equals(known.get(candidate)) || !isEligible(candidate)) {
            return false;
        }
        attempts++;
        Finding found = wanted.isForWantOfTimeOrSpace() ? trial.run(candidate) : trial.run(candidate, cpuTime);
        boolean same = found.verdict() == wanted.verdict();
        known.put(candidate, same);
        if (same) {
            smallest = candidate;
            finding = found;
        }
        progress.accept(smallest);
        return same;
    }

    /** For being too slow the input must be fair, for being wrong it need only be legal. */
    private boolean isEligible(String candidate) throws InputException, InterruptedException {
        return space.isLegal(candidate) && (!wanted.isForWantOfTimeOrSpace() || space.isFair(candidate));
    }

    String smallest() {
        return smallest;
    }

    Finding finding() {
        return finding;
    }

    int attempts() {
        return attempts;
    }
}
