package judge.message;

/** Words of a command line that people paste into a shell. */
public final class ShellWord {

    private static final String PLAIN = "[A-Za-z0-9_./:=@%+,-]+";

    private ShellWord() {}

    /** The word itself, in quotes where a shell would take it apart. */
    public static String quoted(String word) {
        return word.matches(PLAIN) ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
