package judge.explain.cpp.change;

import judge.explain.change.HelpfulChange;

/**
 * A small change of a source.
 *
 * @param number the number by which the program is told to run with it
 * @param told the change as it is told to the author of the source
 */
public record SmallChange(int number, HelpfulChange told) {}
