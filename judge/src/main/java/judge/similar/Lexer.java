package judge.similar;

/**
 * Reads a source as far as it says what a program does: names and literals are all the same, and what can be put in or
 * left out at will is left out. It reads whatever it is given, as much of what is compared does not compile.
 */
interface Lexer {

    int NAME = 1_000;
    int LITERAL = 1_001;
    int INTEGER = 1_002;

    void read(String text, Sink tokens);

    /** Takes tokens in their order; lines count from 1. */
    interface Sink {

        void add(int kind, int line);
    }
}
