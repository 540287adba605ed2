package judge.web;

import judge.message.DisplayLanguage;
import judge.message.KeyedSentence;
import org.jspecify.annotations.Nullable;

/** A certificate and a key with which no server can speak HTTPS. */
public final class UnusableKeys extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient KeyedSentence sentence;

    UnusableKeys(@Nullable Throwable cause, KeyedSentence sentence) {
        super(sentence.in(DisplayLanguage.EN), cause);
        this.sentence = sentence;
    }

    /** The sentence, for any language. */
    public KeyedSentence sentence() {
        return sentence;
    }
}
