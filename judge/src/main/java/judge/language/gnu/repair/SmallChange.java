package judge.language.gnu.repair;

import judge.language.trial.HelpfulChange;

/**
 * A small change of a source.
 *
 * @param number by which the program is told to run with it
 * @param told how it is told to who has written the source
 */
public record SmallChange(int number, HelpfulChange told) {}
