package judge.sudoku.grid;

/** Reads single digits that are separated by white space, and knows where each of them stands. */
final class NumberReader {
    private final String text;
    private int position;
    private int line = 1;
    private int lineStart;

    private NumberReader(String text) {
        this.text = text;
    }

    /** Reads exactly the given count of numbers from 0 to 9, or says what is wrong and where. */
    static int[] read(String text, int count) {
        NumberReader reader = new NumberReader(text);
        int[] numbers = new int[count];
        for (int index = 0; index < count; index++) {
            numbers[index] = reader.next(index, count);
        }
        reader.skipSpace();
        if (reader.position < text.length()) {
            throw new SudokuInputException(
                    reader.place() + ": expected nothing after " + count + " numbers, found '" + reader.word() + "'");
        }
        return numbers;
    }

    private int next(int index, int count) {
        skipSpace();
        if (position == text.length()) {
            throw new SudokuInputException("expected " + count + " numbers, found " + index);
        }
        String place = place();
        String word = word();
        if (word.length() != 1 || word.charAt(0) < '0' || word.charAt(0) > '9') {
            throw new SudokuInputException(place + ": expected a number from 0 to 9, found '" + word + "'");
        }
        return word.charAt(0) - '0';
    }

    private void skipSpace() {
        while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
            if (text.charAt(position++) == '\n') {
                line++;
                lineStart = position;
            }
        }
    }

    private String word() {
        int start = position;
        while (position < text.length() && !Character.isWhitespace(text.charAt(position))) {
            position++;
        }
        return text.substring(start, position);
    }

    private String place() {
        return "line " + line + ", column " + (position - lineStart + 1);
    }
}
