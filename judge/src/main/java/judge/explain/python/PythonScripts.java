package judge.explain.python;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import judge.language.python.image.PlacedScript;
import judge.language.python.image.ScriptFolder;
import judge.sandbox.SandboxException;
import org.jspecify.annotations.Nullable;

/** The scripts that look at programs in Python, laid where commands see them when the first is asked for. */
final class PythonScripts {

    /** The scripts that change programs, in the order of their rules. */
    private static final List<String> CHANGES = List.of(
            "changes.py",
            "changes_values.py",
            "changes_names.py",
            "changes_forgotten.py",
            "changes_order.py",
            "changes_steps.py");

    private static final List<String> OTHERS = List.of(
            "slips.py",
            "slip_source.py",
            "slips_wrong.py",
            "slips_steps.py",
            "slips_objects.py",
            "slips_lists.py",
            "slips_slow.py",
            "trials.py");

    private final Path cache;
    private @Nullable ScriptFolder laid;

    PythonScripts(Path cache) {
        this.cache = cache;
    }

    /** One of them. */
    synchronized PlacedScript script(String name) throws SandboxException {
        if (laid == null) {
            SortedMap<String, byte[]> files = new TreeMap<>();
            CHANGES.forEach(file -> files.put(file, content(file)));
            OTHERS.forEach(file -> files.put(file, content(file)));
            laid = ScriptFolder.of(files, cache);
        }
        return laid.script(name);
    }

    /** The text of those that change programs. */
    static String changes() {
        StringBuilder all = new StringBuilder();
        CHANGES.forEach(file -> all.append(new String(content(file), StandardCharsets.UTF_8)));
        return all.toString();
    }

    private static byte[] content(String file) {
        try (InputStream in = PythonScripts.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IOException("the script " + file + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
