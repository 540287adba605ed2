package judge.cli.command;

import java.util.List;
import judge.message.KeyedSentence;
import judge.reason.Fault;

/** A command cannot do what it was asked: one sentence on standard error, exit status 2. */
public final class CommandFailure extends Exception {

    private final String key;
    private final transient List<Object> namesAndValues;
    private final transient List<Fault> details;

    /** The sentence has the given key; names and values of its gaps in turn. */
    public CommandFailure(String key, Object... namesAndValues) {
        this(List.of(), key, namesAndValues);
    }

    /** Said by this sentence. */
    public CommandFailure(KeyedSentence sentence) {
        this(sentence.key(), sentence.namesAndValues().toArray());
    }

    /** The same with lines of details below it. */
    public CommandFailure(List<Fault> details, String key, Object... namesAndValues) {
        super(key + " " + List.of(namesAndValues));
        this.key = key;
        this.namesAndValues = List.of(namesAndValues);
        this.details = List.copyOf(details);
    }

    /** Returns the key of the sentence. */
    public String key() {
        return key;
    }

    Object[] namesAndValues() {
        return namesAndValues.toArray();
    }

    public List<Fault> details() {
        return details;
    }
}
