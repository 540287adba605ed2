package judge.hunt;

import java.time.Duration;

/**
 * The slowest fair input that was found; its run was not cut short too early to show how slow it is.
 *
 * @param finding the result on it, with more time than the problem allows
 * @param limit the CPU time that the problem allows
 * @param ended whether the program ended by itself; otherwise it was stopped, and needs still longer
 */
public record Slowest(String input, TrialResult finding, Duration limit, boolean ended) {

    /** Tells whether the program is too slow. */
    public boolean isTooSlow() {
        return finding.cpuTime().compareTo(limit) > 0;
    }
}
