package judge.web;

import java.util.List;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import org.jspecify.annotations.Nullable;

/** A certificate and a key with which no server can speak HTTPS. */
public final class UnusableKeys extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String key;
    private final transient List<Object> namesAndValues;

    /** Said by the sentence with this key; names and values of its gaps in turn. */
    UnusableKeys(@Nullable Throwable cause, String key, Object... namesAndValues) {
        super(Messages.in(DisplayLanguage.EN).text(key, namesAndValues), cause);
        this.key = key;
        this.namesAndValues = List.of(namesAndValues);
    }

    /** Of the sentence. */
    public String key() {
        return key;
    }

    /** What stands in the gaps of the sentence: names and values in turn. */
    public Object[] namesAndValues() {
        return namesAndValues.toArray();
    }
}
