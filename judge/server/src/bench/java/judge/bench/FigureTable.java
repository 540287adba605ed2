package judge.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Figures as a benchmark takes them, which are told at once, and all together at its end. */
final class FigureTable {

    private final List<String> rows = new ArrayList<>();

    /** Adds a row. */
    void add(String what, String wished, String format, Object... measured) {
        String figure = String.format(Locale.ROOT, format, measured);
        rows.add("| " + what + " | " + wished + " | " + figure + " |");
        System.out.println(what + ": " + figure);
    }

    /** Prints the table as a document has it. */
    void print() {
        System.out.println();
        System.out.println("| what | wished | measured |");
        System.out.println("|---|---|---|");
        rows.forEach(System.out::println);
    }
}
