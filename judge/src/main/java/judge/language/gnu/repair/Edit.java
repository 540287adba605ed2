package judge.language.gnu.repair;

/**
 * What comes in place of a stretch of a source; where that is empty, it is added.
 *
 * @param end after its last character
 * @param value whether it is an expression, otherwise statements
 */
record Edit(int start, int end, String text, boolean value) {

    boolean isAdded() {
        return start == end;
    }
}
