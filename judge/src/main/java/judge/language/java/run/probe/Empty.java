package judge.language.java.run.probe;

/** Does nothing. */
public final class Empty {
    private Empty() {}

    /** Returns at once. */
    public static void main(String[] args) {}
}
