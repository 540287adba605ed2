package judge.language.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import judge.language.tool.ProgramFolder;
import judge.language.tool.RootParts;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;

/**
 * The root folder that programs run in: that of the tools where one of these runs the program, else one without any
 * file but the locale.
 *
 * @param folder the root on the host
 * @param values for placeholders of the tools
 * @param fingerprint the things that a run in it depends on, as text
 */
record RunRoot(Path folder, Map<String, String> values, String fingerprint) {

    RunRoot {
        values = Map.copyOf(values);
    }

    /**
     * The root for a language.
     *
     * @param temporary the folder in which a bare one stays
     */
    static RunRoot of(LanguageFile language, ToolRoot root, Sandbox sandbox, Path temporary) throws SandboxException {
        String fingerprint = root.root().getFileName() + " " + root.version();
        boolean tool = language.tools().places().keySet().stream()
                .anyMatch(language.running().command()::uses);
        return tool
                ? new RunRoot(root.root().toAbsolutePath(), root.values(sandbox), fingerprint)
                : new RunRoot(bare(temporary), Map.of(), fingerprint);
    }

    private static Path bare(Path temporary) throws SandboxException {
        try {
            Path folder = ProgramFolder.in(temporary, "bare-root-").path();
            RootParts parts = new RootParts(folder);
            parts.addMountPoints(List.of("proc", "dev", "scratch", ToolRoot.PROGRAM.substring(1)));
            parts.addTemporaryFolder();
            parts.copyLocale();
            parts.openToOthers();
            return folder.toAbsolutePath();
        } catch (IOException e) {
            throw new SandboxException("cannot make a root folder in " + temporary + ": " + e, e);
        }
    }

    /** Returns the mount through which a command sees the folder, as its root. */
    Mount mount() {
        return new Mount(folder, "/");
    }
}
