package judge.language.python.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import judge.language.Compilation.Compiled;
import judge.language.tool.ProgramFolder;
import judge.source.LanguageName;

/**
 * The files of a program where a sandbox can run them, until it is closed. A file whose name this host's file system or
 * its locale cannot take lies there under another one, and is called by its own in what is said of it.
 */
public final class LaidFiles implements AutoCloseable {

    private static final int MAX_NAME_BYTES = 255;

    private final ProgramFolder folder;
    private final String entry;
    private final Map<String, String> originals;

    private LaidFiles(ProgramFolder folder, String entry, Map<String, String> originals) {
        this.folder = folder;
        this.entry = entry;
        this.originals = originals;
    }

    /**
     * Lays them down.
     *
     * @param parent a folder that the sandbox's users can pass through
     */
    public static LaidFiles of(Compiled compiled, Path parent) throws IOException {
        ProgramFolder folder = ProgramFolder.in(parent, "python-");
        String entry = compiled.entry();
        Map<String, String> originals = new HashMap<>();
        try {
            for (Map.Entry<String, byte[]> file : compiled.files().entrySet()) {
                String name = isPossible(file.getKey())
                        ? importable(file.getKey(), compiled.files().keySet())
                        : "file-" + originals.size() + ".py";
                if (!name.equals(file.getKey())) {
                    originals.put(name, file.getKey());
                    entry = file.getKey().equals(compiled.entry()) ? name : entry;
                }
                folder.add(name, file.getValue());
            }
            return new LaidFiles(folder, entry, originals);
        } catch (IOException e) {
            folder.close();
            throw e;
        }
    }

    /**
     * Returns the name with the ending in small letters, as Python finds modules by them, where some system has made
     * capitals of it.
     */
    private static String importable(String name, Set<String> all) {
        String plain = LanguageName.PYTHON3.withoutEnding(name);
        String small = plain + name.substring(plain.length()).toLowerCase(Locale.ROOT);
        return all.contains(small) ? name : small;
    }

    private static boolean isPossible(String name) {
        Path path;
        try {
            path = Path.of(name);
        } catch (InvalidPathException e) {
            return false;
        }
        return StreamSupport.stream(path.spliterator(), false)
                .map(Path::toString)
                .allMatch(part -> part.getBytes(StandardCharsets.UTF_8).length <= MAX_NAME_BYTES);
    }

    Path folder() {
        return folder.path();
    }

    /** The file that is started, as it is called there. */
    String entry() {
        return entry;
    }

    /** Returns the name of a file in the submission. */
    String original(String file) {
        return originals.getOrDefault(file, file);
    }

    @Override
    public void close() throws IOException {
        folder.close();
    }
}
