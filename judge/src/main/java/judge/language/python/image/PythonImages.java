package judge.language.python.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import judge.digest.Sha256;
import judge.language.tool.RootFolders;
import judge.sandbox.SandboxException;

/** The root folders of this host's Python, made once and kept in the cache folder. */
public final class PythonImages {

    /** Changes whenever they are made differently. */
    private static final String FORMAT = "3";

    private PythonImages() {}

    /** The kept one, or a new one. */
    public static PythonImage of(PythonHost host, Path cache) throws SandboxException {
        String name = "python-" + key(host);
        Path root = new RootFolders(cache)
                .get(name, "a root for Python", draft -> new PythonImageMaker(host, draft).make());
        return new PythonImage(root, host.version());
    }

    private static String key(PythonHost host) throws SandboxException {
        try {
            Sha256 digest = new Sha256()
                    .addText(FORMAT)
                    .addText(host.toString())
                    .addText(Files.size(host.interpreter()) + " " + Files.getLastModifiedTime(host.interpreter()));
            for (Script script : Script.values()) {
                digest.add(script.content());
            }
            return digest.hex().substring(0, 16);
        } catch (IOException e) {
            throw new SandboxException("cannot tell the Python in " + host.interpreter(), e);
        }
    }
}
