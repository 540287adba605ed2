package judge.language.java.compile.worker;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The messages of a guest language's compiler: all errors counted, the first ones kept. */
final class GuestFindings {

    private final Map<Path, String> sources;
    private final List<Finding> first = new ArrayList<>();
    private int errors;
    private boolean brokenDown;

    /**
     * None yet.
     *
     * @param sources their own names, by where they are laid down
     */
    GuestFindings(Map<Path, String> sources) {
        this.sources = sources;
    }

    /**
     * One message.
     *
     * @param file the source; empty where it is about none
     * @param line from 1; 0 where it is about none
     */
    record Finding(String kind, String file, long line, long column, String message) {}

    int errors() {
        return errors;
    }

    List<Finding> first() {
        return first;
    }

    /** Notes that the compiler did not come to an end. */
    void breakDown() {
        brokenDown = true;
    }

    void requireAnEnd() {
        if (brokenDown) {
            throw new IllegalStateException("a fault of the compiler's own");
        }
    }

    /**
     * Notes one.
     *
     * @param path of the source; empty where it is about none
     * @param line from 1; 0 where it is about none
     */
    void add(boolean error, String path, long line, long column, String text) {
        errors += error ? 1 : 0;
        if (first.size() >= CompileWorker.MAX_DIAGNOSTICS) {
            return;
        }
        String file = path.isEmpty() ? "" : sources.getOrDefault(Path.of(path), "");
        String message = text.strip().replaceAll("\\s*\\R\\s*", "; ");
        for (Map.Entry<Path, String> source : sources.entrySet()) {
            message = message.replace(source.getKey().toString(), source.getValue());
        }
        String cut = message.substring(0, Math.min(message.length(), CompileWorker.MAX_MESSAGE_LENGTH));
        first.add(new Finding(error ? "error" : "warning", file, line, column, cut));
    }
}
