package judge.server;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import judge.message.DisplayLanguage;
import judge.message.KeyedSentence;
import org.jspecify.annotations.Nullable;

/** A server cannot be started; the message says why in one sentence. */
public final class ServerFailure extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient KeyedSentence sentence;

    /** Said in words that come from elsewhere, and are in one language. */
    ServerFailure(String message, @Nullable Throwable cause) {
        this(cause, KeyedSentence.of("error.server", "message", message));
    }

    ServerFailure(@Nullable Throwable cause, KeyedSentence sentence) {
        super(sentence.in(DisplayLanguage.EN), cause);
        this.sentence = sentence;
    }

    /** The sentence, for any language. */
    public KeyedSentence sentence() {
        return sentence;
    }

    /** Its data cannot be in a folder. */
    static ServerFailure ofFolder(Path folder, IOException why) {
        return new ServerFailure(why, KeyedSentence.of("error.data-folder", "folder", folder, "why", words(why)));
    }

    private static String words(IOException why) {
        if (why instanceof FileAlreadyExistsException there) {
            return there.getFile() + " is a file";
        }
        if (why instanceof AccessDeniedException denied) {
            return denied.getFile() + " may not be used by this user";
        }
        boolean told = why instanceof FileSystemException failure && failure.getReason() != null;
        return told ? String.valueOf(why.getMessage()) : why.toString();
    }
}
