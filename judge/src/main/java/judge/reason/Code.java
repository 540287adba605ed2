package judge.reason;

import java.util.List;
import java.util.Locale;

/**
 * One thing that can be said about a case or a submission. The name in lower case with hyphens is the code in reports;
 * the message bundles have a sentence for each, with its parameters. Implementations are enums that {@link Codes}
 * lists.
 */
public interface Code {

    /** What a code is about. */
    enum Says {
        /** What is wrong, or why something was not done. */
        WHAT_IS_WRONG,
        /** What the contestant probably did wrong. */
        WHAT_WAS_DONE,
        /** What the answer looks like, which mistakes in many places of a program can lead to. */
        WHAT_CAME_OUT
    }

    /** The name of the constant. */
    String name();

    /** The names of the parameters that a reason of this code has, in the order of its sentence. */
    List<String> parameters();

    /** Whether it says what the contestant probably did wrong, not only that something is. */
    boolean namesMistake();

    /** Whether it is still open where in the program the mistake is, although something is said of it. */
    default boolean leavesPlaceOpen() {
        return !namesMistake();
    }

    /** Whether the parameter {@code found} is a whole answer, which others may have given as well. */
    default boolean showsAnswer() {
        return namesMistake() && parameters().contains("expected");
    }

    /** The code as reports have it, such as {@code different-token}. */
    default String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
