package judge.explain.cpp.change;

/**
 * A replacement of a stretch of a source; where the stretch is empty, the text is added.
 *
 * @param end the index after its last character
 * @param value whether it is an expression; otherwise it is statements
 */
record Edit(int start, int end, String text, boolean value) {}
