package judge.language.python.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import judge.digest.Sha256;
import judge.language.tool.RootFolders;
import judge.language.tool.RootParts;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;

/**
 * Scripts that no verdict depends on, in a folder of their own beside the image, kept in the cache.
 *
 * @param folder the folder on the host
 */
public record ScriptFolder(Path folder) {

    /** The folder under which they are seen. */
    static final String SEEN = "/scripts";

    /**
     * The kept one, or a new one; {@code source_reply.py} is in it, too.
     *
     * @param scripts contents by file names
     */
    public static ScriptFolder of(SortedMap<String, byte[]> scripts, Path cache) throws SandboxException {
        Sha256 digest = new Sha256();
        scripts.forEach((name, content) -> digest.addText(name).add(content));
        byte[] common = common();
        digest.add(common);
        String name = "python-scripts-" + digest.hex().substring(0, 16);
        return new ScriptFolder(new RootFolders(cache).get(name, "a folder of scripts", draft -> {
            for (var script : scripts.entrySet()) {
                Files.write(draft.resolve(script.getKey()), script.getValue());
            }
            Files.write(draft.resolve(Script.SOURCE_REPLY.file()), common);
            new RootParts(draft).openToOthers();
        }));
    }

    private static byte[] common() throws SandboxException {
        try {
            return Script.SOURCE_REPLY.content();
        } catch (IOException e) {
            throw new SandboxException("the judge has lost a script of its own: " + e, e);
        }
    }

    /** Returns one of the scripts. */
    public PlacedScript script(String name) {
        return new PlacedScript(new Mount(folder, SEEN), name);
    }
}
