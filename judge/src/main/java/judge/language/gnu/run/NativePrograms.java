package judge.language.gnu.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import judge.language.Allowance;
import judge.language.Compilation.Compiled;
import judge.language.Program;
import judge.language.ProgramRuntime;
import judge.language.tool.ProgramFolder;
import judge.language.tool.RootParts;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;

/**
 * Runs statically linked programs, each in a root folder without a file but the program and the locale that its
 * environment names.
 *
 * @param sandbox the sandbox that they run in
 * @param folder the folder where they are laid down
 * @param root the root folder, with the locale alone
 * @param fingerprint the compiler that made them
 */
public record NativePrograms(Sandbox sandbox, Path folder, Path root, String fingerprint) implements ProgramRuntime {

    static final String MOUNTED = "/program";

    private static final String MEMORY_APPLIES_TO = "resident";

    /**
     * The allowance of programs without a runtime: the C library's work before {@code main} takes less than a
     * millisecond.
     */
    private static final Allowance ALLOWANCE = new Allowance(Duration.ZERO, MEMORY_APPLIES_TO, 0, 0, 0);

    /**
     * Makes the programs with a new root folder.
     *
     * @param folder the folder where programs are laid down, and where the root folder stays as long as this is
     *     used
     */
    public static NativePrograms in(Sandbox sandbox, Path folder, String fingerprint) throws SandboxException {
        try {
            Path root = ProgramFolder.in(folder, "bare-root-").path();
            RootParts parts = new RootParts(root);
            parts.addMountPoints(List.of("proc", "dev", "scratch", MOUNTED.substring(1)));
            parts.addTemporaryFolder();
            parts.copyLocale();
            parts.openToOthers();
            return new NativePrograms(sandbox, folder, root.toAbsolutePath(), fingerprint);
        } catch (IOException e) {
            throw new SandboxException("cannot make a root folder in " + folder + ": " + e, e);
        }
    }

    @Override
    public Program layDown(Compiled compiled) throws IOException {
        ProgramFolder laid = ProgramFolder.in(folder, "program-");
        try {
            Map.Entry<String, byte[]> program =
                    compiled.files().entrySet().iterator().next();
            laid.addProgram(program.getKey(), program.getValue());
            return new StaticProgram(sandbox, root, laid, program.getKey(), ElfSize.of(program.getValue()));
        } catch (IOException e) {
            laid.close();
            throw e;
        }
    }

    @Override
    public Allowance allowance() {
        return ALLOWANCE;
    }

    @Override
    public String surroundings() {
        return fingerprint;
    }
}
