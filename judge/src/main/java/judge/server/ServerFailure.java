package judge.server;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import org.jspecify.annotations.Nullable;

/** A server cannot be started; the message says why in one sentence. */
public final class ServerFailure extends Exception {

    private static final long serialVersionUID = 1L;

    private final String key;
    private final transient List<Object> namesAndValues;

    /** Said in words that come from elsewhere, and are in one language. */
    ServerFailure(String message, @Nullable Throwable cause) {
        this(cause, "error.server", "message", message);
    }

    /** Said by the sentence with this key; names and values of its gaps in turn. */
    ServerFailure(@Nullable Throwable cause, String key, Object... namesAndValues) {
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

    /** Its data cannot be in a folder. */
    static ServerFailure ofFolder(Path folder, IOException why) {
        return new ServerFailure(why, "error.data-folder", "folder", folder, "why", words(why));
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
