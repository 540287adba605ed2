package judge.language.file;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import judge.language.Allowance;
import judge.language.Compilation.Compiled;
import judge.language.Program;
import judge.language.ProgramRuntime;
import judge.language.tool.ProgramFolder;
import judge.sandbox.run.Sandbox;

/**
 * Runs programs as the language's file says.
 *
 * @param language the language
 * @param sandbox the sandbox that they run in
 * @param root the files of the host that they see
 * @param folder the folder where they are laid down
 * @param allowance the needs of the language itself
 */
record FileRuntime(LanguageFile language, Sandbox sandbox, RunRoot root, Path folder, Allowance allowance)
        implements ProgramRuntime {

    private static final Allowance NONE = new Allowance(Duration.ZERO, "resident", 0, 0, 0);

    /** The runtime before anything is known of its needs. */
    static FileRuntime unmeasured(LanguageFile language, Sandbox sandbox, RunRoot root, Path folder) {
        return new FileRuntime(language, sandbox, root, folder, NONE);
    }

    /** The same with what it needs for itself. */
    FileRuntime allowing(Allowance needs) {
        return new FileRuntime(language, sandbox, root, folder, needs);
    }

    @Override
    public Program layDown(Compiled compiled) throws IOException {
        ProgramFolder laid = ProgramFolder.in(folder, "program-");
        try {
            for (Map.Entry<String, byte[]> file : compiled.files().entrySet()) {
                if (language.running().startsProgram()) {
                    laid.addProgram(file.getKey(), file.getValue());
                } else {
                    laid.add(file.getKey(), file.getValue());
                }
            }
            return new FileProgram(language, sandbox, root, laid, compiled.entry());
        } catch (IOException e) {
            laid.close();
            throw e;
        }
    }

    @Override
    public String surroundings() {
        return root.fingerprint() + "; " + language.digest() + "; " + allowance;
    }
}
