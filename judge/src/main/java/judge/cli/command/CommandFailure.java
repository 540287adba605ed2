package judge.cli.command;

import java.nio.file.Path;
import java.util.List;
import judge.message.KeyedSentence;

/** A command cannot do what it was asked: one sentence on standard error, exit status 2. */
public final class CommandFailure extends Exception {

    /** In place of each byte of an argument that is no UTF-8: which one it was is lost before the program begins. */
    private static final String UNDECODED = "\ufffd";

    private final String key;
    private final transient List<Object> namesAndValues;
    private final transient List<String> details;

    /** The sentence has the given key; names and values of its gaps in turn. */
    public CommandFailure(String key, Object... namesAndValues) {
        this(List.of(), key, namesAndValues);
    }

    /** Said by this sentence. */
    public CommandFailure(KeyedSentence sentence) {
        this(sentence.key(), sentence.namesAndValues().toArray());
    }

    /** The same with lines of details below it. */
    CommandFailure(List<String> details, String key, Object... namesAndValues) {
        super(key + " " + List.of(namesAndValues));
        this.key = key;
        this.namesAndValues = List.of(namesAndValues);
        this.details = List.copyOf(details);
    }

    /** There is nothing at the path that somebody named. */
    public static CommandFailure noPath(Path path) {
        return new CommandFailure(
                path.toString().contains(UNDECODED) ? "error.undecoded-path" : "error.no-path", "path", path);
    }

    /** Of the sentence. */
    public String key() {
        return key;
    }

    Object[] namesAndValues() {
        return namesAndValues.toArray();
    }

    public List<String> details() {
        return details;
    }
}
