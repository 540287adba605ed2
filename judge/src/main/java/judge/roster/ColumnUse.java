package judge.roster;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The use of a column of a table. */
public enum ColumnUse {
    /** The ids that tell students apart, with which they log in. */
    ID,
    /** The names, or parts of them: several columns are joined in their order. */
    NAME,
    /** The groups within the course, such as classes or sections. */
    GROUP,
    /** The column is ignored. */
    IGNORED;

    /** The name in JSON, in forms and in the message bundles. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The use of that name; empty where there is none. */
    public static Optional<ColumnUse> of(String word) {
        String wanted = word.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(use -> use.word().equals(wanted)).findFirst();
    }
}
