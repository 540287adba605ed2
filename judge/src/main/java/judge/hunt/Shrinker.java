package judge.hunt;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import judge.knowledge.InputException;
import judge.knowledge.InputSpace;

/**
 * Makes a failing input smaller for as long as it goes on failing with the same verdict: pieces are taken away, many at
 * a time first, until no single one can be, as in delta debugging (Zeller and Hildebrandt, Simplifying and Isolating
 * Failure-Inducing Input, 2002). A program that was wrong gets little more time than it took to be wrong: a longer run
 * on a smaller input does not show the fault any better. An input that keeps the contest's promise is only replaced by
 * others that do; one that does not may be replaced by any that does.
 */
final class Shrinker {

    private static final int FINER = 3;
    private static final int FEW = 100;
    private static final int EXCHANGES = 15;
    private static final int OTHERS = 12;
    private static final int MORE_TIME = 3;
    private static final Duration SLACK = Duration.ofMillis(300);

    private InputSpace space;
    private final Trial trial;
    private final BooleanSupplier hasTime;
    private final Consumer<String> progress;
    private final Map<String, Boolean> known = new HashMap<>();
    private final TrialResult wanted;
    private final Duration cpuTime;
    private String smallest;
    private TrialResult finding;
    private int attempts;

    Shrinker(
            InputSpace space,
            Trial trial,
            String input,
            TrialResult finding,
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
        staysWithinThePromise();
    }

    /** Keeps the promise: from an input that keeps the contest's promise there is no way to one that does not. */
    private void staysWithinThePromise() {
        if (space.beyond(smallest).isEmpty()) {
            space = space.promised();
        }
    }

    /**
     * Begins with the smallest of other inputs on which the program fails in the same way, if there is a smaller one.
     */
    void beginWithSmallest(List<String> others) throws TrialException, InputException, InterruptedException {
        List<String> smaller = others.stream()
                .filter(other -> space.weight(other) < space.weight(smallest))
                .sorted(Comparator.comparingInt(space::weight))
                .limit(OTHERS)
                .toList();
        for (String other : smaller) {
            if (accept(other)) {
                return;
            }
        }
    }

    /** Shrinks as far as it goes; false if time was up before every single piece was shown to be needed. */
    boolean shrink() throws TrialException, InputException, InterruptedException {
        // A thousand puzzles without blanks soon become all equal, and leaving out one of them is tried only once.
        for (int kind = 0; kind < space.pieces(smallest).size(); kind++) {
            if (pieces(kind) > 0) {
                accept(space.without(smallest, kind, 0, pieces(kind)));
            }
        }
        normalize();
        do {
            if (!removeAll()) {
                return false;
            }
            // The fault may depend on positions: what was needed in one form may not be needed in another.
        } while (normalize() || exchange());
        return true;
    }

    /** Changes the input to another form; tells whether it was changed. */
    private boolean normalize() throws TrialException, InputException, InterruptedException {
        for (String form : space.normalForms(smallest)) {
            if (form.equals(smallest)) {
                return false;
            }
            if (accept(form)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Adds a piece if more than one of the others can then go: what is smallest piece by piece need not be smallest.
     * Where no piece can go because the input would not be legal, adding one gains nothing.
     */
    private boolean exchange() throws TrialException, InputException, InterruptedException {
        String before = smallest;
        TrialResult findingBefore = finding;
        int weight = space.weight(before);
        int last = attempts + EXCHANGES;
        int additions = wanted.isForWantOfTimeOrSpace() || weight > FEW ? 0 : space.additions(before);
        if (additions == 0 || !hasLegalPart()) {
            return false;
        }
        for (int which = 0; which < additions && attempts < last; which++) {
            if (accept(space.with(before, which))) {
                for (int kind = 0; kind < space.pieces(smallest).size(); kind++) {
                    remove(kind, 1);
                }
                boolean isNowPromised = space.beyond(before).isPresent()
                        && space.beyond(smallest).isEmpty();
                if (space.weight(smallest) < weight || isNowPromised) {
                    return true;
                }
                smallest = before;
                finding = findingBefore;
            }
        }
        return false;
    }

    private boolean hasLegalPart() throws InputException, InterruptedException {
        for (int kind = 0; kind < space.pieces(smallest).size(); kind++) {
            for (int piece = 0; piece < pieces(kind); piece++) {
                if (space.isLegal(space.without(smallest, kind, piece, piece + 1))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean removeAll() throws TrialException, InputException, InterruptedException {
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (int kind = 0; kind < space.pieces(smallest).size(); kind++) {
                int chunk = pieces(kind);
                while (chunk > 0) {
                    boolean removed = remove(kind, chunk);
                    smaller |= removed;
                    chunk = finer(kind, chunk, removed);
                    if (!hasTime.getAsBoolean()) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /**
     * Returns the number of pieces to take at a time next; a few pieces are quickly tried one by one where none of the
     * larger parts could go.
     */
    private int finer(int kind, int chunk, boolean removed) {
        int pieces = pieces(kind);
        if (chunk <= 1) {
            return 0;
        }
        return !removed && chunk < pieces && pieces <= FEW ? 1 : Math.max(1, chunk / FINER);
    }

    /** Takes away this many neighbouring pieces at a time, wherever possible. */
    private boolean remove(int kind, int chunk) throws TrialException, InputException, InterruptedException {
        boolean smaller = false;
        int from = 0;
        int pieces = pieces(kind);
        while (from < pieces && hasTime.getAsBoolean()) {
            int to = Math.min(pieces, from + chunk);
            if (accept(space.without(smallest, kind, from, to))) {
                smaller = true;
                pieces = pieces(kind);
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
        if (!hasTime.getAsBoolean() || Boolean.FALSE.equals(known.get(candidate)) || !isEligible(candidate)) {
            return false;
        }
        attempts++;
        TrialResult found = wanted.isForWantOfTimeOrSpace() ? trial.run(candidate) : trial.run(candidate, cpuTime);
        boolean same = found.verdict() == wanted.verdict();
        known.put(candidate, same);
        if (same) {
            smallest = candidate;
            finding = found;
            staysWithinThePromise();
        }
        progress.accept(smallest);
        return same;
    }

    /** A program can only be too slow on a fair input, but wrong on any legal one. */
    private boolean isEligible(String candidate) throws InputException, InterruptedException {
        return space.isLegal(candidate) && (!wanted.isForWantOfTimeOrSpace() || space.isFair(candidate));
    }

    String smallest() {
        return smallest;
    }

    TrialResult finding() {
        return finding;
    }

    int attempts() {
        return attempts;
    }
}
