package judge.app;

import java.nio.file.Path;
import java.util.List;
import judge.engine.Languages;
import judge.engine.Toolchain;
import judge.explain.answer.HintingChecker;
import judge.explain.cpp.GnuCauses;
import judge.explain.java.JavaCauses;
import judge.explain.python.PythonCauses;
import judge.explain.said.CauseTelling;
import judge.language.Language;
import judge.language.gnu.Gnu;
import judge.language.java.Java;
import judge.language.python.Python;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;

/** The languages that this judge brings, as {@link judge.source.LanguageNames#BUILT_IN} names them. */
public final class BuiltInLanguages {

    private BuiltInLanguages() {}

    /**
     * Makes Java ready, which checkers of packages may be in and most submissions are, and the others when they are
     * needed. A language more is a {@link Languages.Later} more.
     *
     * @param cache folder for what is kept between runs
     */
    public static Toolchain.LanguageOpener with(Path cache) {
        return (sandbox, folder, processors) -> {
            Language java = CauseTelling.in(Java.open(sandbox, cache, folder, processors), new JavaCauses());
            return Languages.opened(
                    List.of(
                            new Languages.Later(LanguageName.JAVA, () -> java),
                            new Languages.Later(LanguageName.CPP, () -> gnu(LanguageName.CPP, sandbox, cache, folder)),
                            new Languages.Later(LanguageName.C, () -> gnu(LanguageName.C, sandbox, cache, folder)),
                            new Languages.Later(
                                    LanguageName.PYTHON3,
                                    () -> CauseTelling.in(
                                            Python.open(sandbox, cache, folder, processors), new PythonCauses()))),
                    HintingChecker::new);
        };
    }

    private static Language gnu(LanguageName name, Sandbox sandbox, Path cache, Path folder) throws SandboxException {
        return CauseTelling.in(Gnu.open(name, sandbox, cache, folder), new GnuCauses());
    }
}
