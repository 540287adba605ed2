package judge.hunt;

import java.util.OptionalInt;

/**
 * An input on which a program fails.
 *
 * @param number of the input in the sequence of its seed, from 0; empty where it was found on the way to the
 *     slowest
 * @param found the input as it was generated
 * @param smallest the rest of it after shrinking
 * @param finding the result on the smallest
 * @param minimal whether every single piece was shown to be needed; if not, time ran out
 * @param attempts the number of smaller inputs that were tried
 */
public record Counterexample(
        OptionalInt number, String found, String smallest, TrialResult finding, boolean minimal, int attempts) {}
