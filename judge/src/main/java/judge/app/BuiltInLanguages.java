package judge.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import judge.engine.Languages;
import judge.engine.Toolchain;
import judge.explain.answer.HintingChecker;
import judge.explain.cpp.GnuCauses;
import judge.explain.java.JavaCauses;
import judge.explain.python.PythonCauses;
import judge.explain.said.CauseTelling;
import judge.language.Language;
import judge.language.file.FileLanguages;
import judge.language.file.LanguageFile;
import judge.language.gnu.Gnu;
import judge.language.java.GuestLanguage;
import judge.language.java.Java;
import judge.language.python.Python;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;
import judge.source.LanguageNames;

/** The languages that this judge knows, as {@link LanguageNames#known} names them. */
public final class BuiltInLanguages {

    private BuiltInLanguages() {}

    /**
     * Makes Java ready, which checkers of packages may be in and most submissions are, and the others when they are
     * needed: those that are built in, and those that a file describes.
     *
     * @param cache folder for what is kept between runs
     */
    public static Toolchain.LanguageOpener with(Path cache) {
        return (sandbox, folder, processors) -> {
            Language java = CauseTelling.in(Java.open(sandbox, cache, folder, processors), new JavaCauses());
            List<Languages.Later> all = new ArrayList<>(List.of(
                    new Languages.Later(LanguageName.JAVA, () -> java),
                    new Languages.Later(LanguageName.CPP, () -> gnu(LanguageName.CPP, sandbox, cache, folder)),
                    new Languages.Later(LanguageName.C, () -> gnu(LanguageName.C, sandbox, cache, folder)),
                    new Languages.Later(
                            LanguageName.PYTHON3,
                            () -> CauseTelling.in(
                                    Python.open(sandbox, cache, folder, processors), new PythonCauses()))));
            for (LanguageName name : LanguageNames.known().all()) {
                if (!LanguageNames.BUILT_IN.all().contains(name)) {
                    all.add(new Languages.Later(name, () -> ofFile(name, sandbox, cache, folder, processors)));
                }
            }
            return Languages.opened(all, HintingChecker::new);
        };
    }

    private static Language gnu(LanguageName name, Sandbox sandbox, Path cache, Path folder) throws SandboxException {
        return CauseTelling.in(Gnu.open(name, sandbox, cache, folder), new GnuCauses());
    }

    private static Language ofFile(LanguageName name, Sandbox sandbox, Path cache, Path folder, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        LanguageFile file = FileLanguages.find(name).orElseThrow();
        return file.guest().isPresent()
                ? GuestLanguage.open(file, sandbox, cache, folder, processors)
                : FileLanguages.open(file, sandbox, cache, folder, processors);
    }
}
