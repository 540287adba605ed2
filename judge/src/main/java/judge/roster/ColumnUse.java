package judge.roster;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The use of a column of a table. */
public enum ColumnUse {
    /** It tells students apart, and is what they log in with. */
    ID,
    /** It has their names, or a part of them: several are one after the other. */
    NAME,
    /** It has the groups that they are in within their course, such as classes or sections. */
    GROUP,
    /** It is passed over. */
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
