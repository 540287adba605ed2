package judge.database.sql;

import judge.message.DisplayLanguage;
import judge.message.KeyedSentence;
import org.jspecify.annotations.Nullable;

/** The database cannot be opened, or not be used as it is; the message says it in one sentence. */
public final class DatabaseException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient KeyedSentence sentence;

    /** Said in words that come from elsewhere, or that nobody should ever see. */
    public DatabaseException(String message, @Nullable Throwable cause) {
        this(cause, KeyedSentence.of("error.server", "message", message));
    }

    public DatabaseException(@Nullable Throwable cause, KeyedSentence sentence) {
        super(sentence.in(DisplayLanguage.EN), cause);
        this.sentence = sentence;
    }

    /** The sentence, for any language. */
    public KeyedSentence sentence() {
        return sentence;
    }
}
