package judge.cli.terminal;

import judge.verdict.Verdict;

/** Colours, where they are wanted. */
public final class Palette {

    /** The values of {@code --color}. */
    public enum Choice {
        AUTO,
        ALWAYS,
        NEVER
    }

    private static final String RESET = "\u001b[0m";
    private static final String BOLD = "\u001b[1m";
    private static final String DIM = "\u001b[2m";
    private static final String RED = "\u001b[31m";
    private static final String GREEN = "\u001b[32m";
    private static final String YELLOW = "\u001b[33m";
    private static final String MAGENTA = "\u001b[35m";
    private static final String CYAN = "\u001b[36m";
    private static final String WHITE_ON_RED = "\u001b[97;41m";

    private final boolean coloured;

    public Palette(Choice choice, Terminal terminal) {
        coloured = switch (choice) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AUTO -> terminal.interactive()
                    && terminal.environment().getOrDefault("NO_COLOR", "").isEmpty()
                    && !terminal.environment().getOrDefault("TERM", "").equals("dumb");
        };
    }

    public boolean isColoured() {
        return coloured;
    }

    public String verdict(Verdict verdict, String text) {
        String colour =
                switch (verdict) {
                    case AC -> GREEN;
                    case WA, PE, NO -> RED;
                    case TLE, MLE, OLE -> YELLOW;
                    case RTE -> MAGENTA;
                    case CE -> CYAN;
                    case SK -> DIM;
                    case JE -> WHITE_ON_RED;
                };
        return paint(colour, text);
    }

    public String heading(String text) {
        return paint(BOLD, text);
    }

    public String good(String text) {
        return paint(GREEN, text);
    }

    public String bad(String text) {
        return paint(RED, text);
    }

    public String warning(String text) {
        return paint(YELLOW, text);
    }

    public String faint(String text) {
        return paint(DIM, text);
    }

    private String paint(String colour, String text) {
        return coloured ? colour + text + RESET : text;
    }
}
