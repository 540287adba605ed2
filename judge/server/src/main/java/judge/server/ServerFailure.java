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

    /** Makes the failure of a folder that cannot hold a server's data. */
    static ServerFailure ofFolder(Path folder, IOException why) {
        return new ServerFailure(why, sentence(folder, why));
    }

    private static KeyedSentence sentence(Path folder, IOException why) {
        if (why instanceof FileAlreadyExistsException there) {
            return KeyedSentence.of(
                    "error.data-folder-file", "folder", folder, "file", String.valueOf(there.getFile()));
        }
        if (why instanceof AccessDeniedException denied) {
            return KeyedSentence.of(
                    "error.data-folder-denied", "folder", folder, "file", String.valueOf(denied.getFile()));
        }
        boolean told = why instanceof FileSystemException failure && failure.getReason() != null;
        String words = told ? String.valueOf(why.getMessage()) : why.toString();
        return KeyedSentence.of("error.data-folder", "folder", folder, "why", words);
    }
}
