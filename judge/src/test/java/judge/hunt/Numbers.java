package judge.hunt;

import java.util.List;
import judge.knowledge.InputExplanation;
import judge.knowledge.InputSpace;

/**
 * Inputs that are a number: 0, 1, 2, 3 and these again. They are legal up to 100 and fair up to 50; neighbours differ
 * by 1.
 */
class Numbers implements InputSpace {

    @Override
    public String input(long seed, int number) {
        return String.valueOf(number % kinds());
    }

    @Override
    public int kinds() {
        return 4;
    }

    @Override
    public String neighbour(String input, long seed) {
        return String.valueOf(Integer.parseInt(input) + (seed % 2 == 0 ? 1 : -1));
    }

    @Override
    public boolean isLegal(String input) {
        int number = Integer.parseInt(input);
        return 0 <= number && number <= 100;
    }

    @Override
    public boolean isFair(String input) {
        return Integer.parseInt(input) <= 50;
    }

    @Override
    public List<Integer> pieces(String input) {
        return List.of(Integer.parseInt(input));
    }

    @Override
    public String without(String input, int kind, int from, int to) {
        return String.valueOf(Integer.parseInt(input) - (to - from));
    }

    @Override
    public InputExplanation.Note size(String input) {
        throw new AssertionError("nobody asks");
    }

    @Override
    public String minimalKey() {
        throw new AssertionError("nobody asks");
    }
}
