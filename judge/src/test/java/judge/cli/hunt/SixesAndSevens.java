package judge.cli.hunt;

import java.util.List;
import judge.knowledge.InputExplanation;
import judge.knowledge.InputSpace;
import judge.knowledge.PlainText;

/** A line of more and more sixes, with sevens before them when the slowest is looked for; everything is legal. */
final class SixesAndSevens implements InputSpace {

    @Override
    public String input(long seed, int number) {
        return "6 ".repeat(5 * (number % 100) + 1).strip() + "\n";
    }

    @Override
    public int kinds() {
        return 1;
    }

    @Override
    public String neighbour(String input, long seed) {
        return "7 " + input;
    }

    @Override
    public boolean isLegal(String input) {
        return true;
    }

    @Override
    public boolean isFair(String input) {
        return true;
    }

    @Override
    public List<Integer> pieces(String input) {
        return PlainText.pieces(input);
    }

    @Override
    public String without(String input, int kind, int from, int to) {
        return PlainText.without(input, kind, from, to);
    }

    @Override
    public InputExplanation.Note size(String input) {
        return PlainText.size(input);
    }

    @Override
    public String minimalKey() {
        return "hunt.minimal-text";
    }
}
