package judge.language.python;

import java.nio.file.Path;
import java.util.Set;
import judge.language.Allowance;
import judge.language.Language;
import judge.language.python.compile.PythonSyntax;
import judge.language.python.image.PythonHost;
import judge.language.python.image.PythonImage;
import judge.language.python.image.PythonImages;
import judge.language.python.run.Interpreter;
import judge.language.python.run.InterpreterNeeds;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;

/** The language Python 3 on this host. */
public final class Python {

    private static final String MEMORY_APPLIES_TO = "resident";

    private Python() {}

    /**
     * Makes it ready: makes the root with the interpreter and measures what that needs where the cache does not have
     * them yet.
     *
     * @param sandbox everything runs in it
     * @param cache folder for what is kept between runs
     * @param folder the folder where programs are laid down
     * @param processors to measure on
     * @throws SandboxException also where there is no Python 3 here, with what is to be installed
     */
    public static Language open(Sandbox sandbox, Path cache, Path folder, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        PythonImage image = PythonImages.of(PythonHost.find(System.getenv()), cache);
        Interpreter interpreter = new Interpreter(sandbox, image);
        String key = image.fingerprint() + sandbox.isolation();
        InterpreterNeeds needs = InterpreterNeeds.of(interpreter, cache, key, processors);
        Allowance allowance = new Allowance(needs.startUp(), MEMORY_APPLIES_TO, needs.memoryBytes(), 0, 0);
        PythonRuntime runtime = new PythonRuntime(interpreter, image.fingerprint(), folder, allowance);
        return new Language(
                LanguageName.PYTHON3,
                new PythonSyntax(sandbox, image),
                runtime,
                new PythonInstruments(sandbox, image, interpreter, runtime, folder, cache));
    }
}
