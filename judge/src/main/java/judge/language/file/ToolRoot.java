package judge.language.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import judge.digest.Sha256;
import judge.language.tool.RootFolders;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;

/**
 * A root folder with what commands of a language see of the host, kept in the cache folder.
 *
 * @param root the folder
 * @param tools the tools' paths, on the host and in the folder
 * @param version of the compiler or interpreter, in its own words
 */
record ToolRoot(Path root, HostTools tools, String version) {

    /** The folder under which a program is seen. */
    static final String PROGRAM = "/program";

    /** Changes whenever they are made differently. */
    private static final String FORMAT = "1";

    private static final String VERSION = "judge-version";

    /**
     * The kept one, or a new one.
     *
     * @throws SandboxException also where a tool is missing, with what is to be installed
     */
    static ToolRoot of(LanguageFile language, Path cache) throws SandboxException {
        HostTools tools = HostTools.find(language, System.getenv());
        try {
            HostPackages packages = HostPackages.matching(language.sees().packages());
            String name = "language-" + language.name().code() + "-" + key(language, tools, packages);
            Path root = new RootFolders(cache)
                    .get(name, "a root for " + language.name().title(), draft -> {
                        new ToolRootMaker(draft)
                                .make(tools, packages, language.sees().paths());
                        Files.writeString(draft.resolve(VERSION), tools.version(language));
                    });
            return new ToolRoot(root, tools, Files.readString(root.resolve(VERSION)));
        } catch (IOException e) {
            throw new SandboxException("cannot make " + language.name().title() + " ready in " + cache + ": " + e, e);
        }
    }

    private static String key(LanguageFile language, HostTools tools, HostPackages packages) throws IOException {
        Sha256 digest = new Sha256().addText(FORMAT).addText(language.digest()).addText(packages.versions());
        for (Map.Entry<String, Path> tool : new TreeMap<>(tools.paths()).entrySet()) {
            Path file = tool.getValue();
            digest.addText(tool.getKey() + " " + file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file));
        }
        return digest.hex(8);
    }

    /** Returns the mount through which a command sees the folder, as its root. */
    Mount mount() {
        return new Mount(root.toAbsolutePath(), "/");
    }

    /** The folder as a command sees it, without a slash at its end. */
    String seen(Sandbox sandbox) {
        String seen = sandbox.seenAs(mount());
        return seen.equals("/") ? "" : seen;
    }

    /** Values for placeholders of a command. */
    Map<String, String> values(Sandbox sandbox) {
        return tools.values(seen(sandbox));
    }

    /** The folders in which commands find programs by their names. */
    String searchPath(Sandbox sandbox) {
        List<String> folders = new ArrayList<>();
        for (String folder : List.of("/usr/bin", "/bin")) {
            folders.add(seen(sandbox) + folder);
        }
        return String.join(":", folders);
    }
}
