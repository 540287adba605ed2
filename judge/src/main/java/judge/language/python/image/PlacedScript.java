package judge.language.python.image;

import judge.sandbox.Mount;
import judge.sandbox.run.Sandbox;

/**
 * A script of the judge's own, where a command sees it.
 *
 * @param mount the folder that it is in
 * @param path from that folder
 */
public record PlacedScript(Mount mount, String path) {

    String seen(Sandbox sandbox) {
        String folder = sandbox.seenAs(mount);
        return (folder.equals("/") ? "" : folder) + "/" + path;
    }
}
