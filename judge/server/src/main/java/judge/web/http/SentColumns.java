package judge.web.http;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import judge.online.Refusal;
import judge.roster.ColumnChoice;
import judge.roster.ColumnUse;
import org.jspecify.annotations.Nullable;

/** The columns of a table as somebody says them. */
public final class SentColumns {

    /** The field of forms, one for each column, and the parameter of the API, with a comma between them. */
    public static final String FIELD = "columns";

    /** Tells whether the first row names the columns: {@code true} or {@code false}. */
    public static final String HEADS = "heads";

    private SentColumns() {}

    /**
     * Reads the columns that were said.
     *
     * @param heads null or empty: nothing was said of the first row
     * @param columns words of {@link ColumnUse}; none: nothing was said of the columns
     * @throws Refusal if there is no such use
     */
    public static ColumnChoice of(@Nullable String heads, List<String> columns) {
        List<ColumnUse> uses = new ArrayList<>();
        for (String one : columns) {
            for (String word : one.split(",", -1)) {
                uses.add(ColumnUse.of(word).orElseThrow(() -> invalid("column-unknown", word)));
            }
        }
        return new ColumnChoice(heads(heads), uses);
    }

    private static Optional<Boolean> heads(@Nullable String said) {
        if (said == null || said.isBlank()) {
            return Optional.empty();
        }
        String word = said.strip().toLowerCase(Locale.ROOT);
        if (!Arrays.asList("true", "false").contains(word)) {
            throw invalid("heads-unknown", said);
        }
        return Optional.of(word.equals("true"));
    }

    private static Refusal invalid(String code, String value) {
        return Refusal.invalid(code, Map.of("value", value.strip()));
    }
}
