package judge.reason;

import java.util.List;
import java.util.Locale;

/**
 * One thing that can be said about a case or a submission. The name in lower case with hyphens is the code in reports;
 * the message bundles have a sentence for each, with its parameters. Implementations are enums that {@link Codes}
 * lists.
 */
public interface Code {

    /** The subjects of codes. */
    enum Says {
        /** Says what is wrong, or why something was not done. */
        WHAT_IS_WRONG,
        /** Says what the contestant probably did wrong. */
        WHAT_WAS_DONE,
        /** Describes the answer, to which mistakes in many places of a program can lead. */
        WHAT_CAME_OUT
    }

    /** The name of the constant. */
    String name();

    /** The names of the parameters that a reason of this code has, in the order of its sentence. */
    List<String> parameters();

    /** Tells whether the code names the contestant's probable mistake, not only that something is wrong. */
    boolean namesMistake();

    /** Tells whether the place of the mistake in the program is still open, although the code says something of it. */
    default boolean leavesPlaceOpen() {
        return !namesMistake();
    }

    /** Tells whether the parameter {@code found} is a whole answer, which others may have given as well. */
    default boolean showsAnswer() {
        return namesMistake() && parameters().contains("expected");
    }

    /** The code as reports have it, such as {@code different-token}. */
    default String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
