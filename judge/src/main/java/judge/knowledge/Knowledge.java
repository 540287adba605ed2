package judge.knowledge;

/** The judge's knowledge of one problem beyond its package. Implementations are used by one thread. */
public interface Knowledge extends InputSpace {

    /**
     * The source of a program to start from, for problems that the judge knows nothing about.
     *
     * @param ending of its file, such as {@code .java}
     */
    static String anyStarter(String ending) {
        return Starters.named(Starters.class, "Any", ending);
    }

    /**
     * The answer to an input and how it comes about.
     *
     * @throws IllegalArgumentException if the input is malformed, naming the place
     */
    InputExplanation explain(String input);

    @Override
    String input(long seed, int number);

    @Override
    String neighbour(String input, long seed);

    @Override
    boolean isLegal(String input);

    @Override
    Knowledge promised();

    /**
     * The source of a program that reads and writes as the problem wants it; {@code @TODO@} marks where to continue.
     *
     * @param ending of its file, such as {@code .java}
     */
    String starter(String ending);
}
