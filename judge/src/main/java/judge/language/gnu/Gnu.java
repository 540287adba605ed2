package judge.language.gnu;

import java.nio.file.Path;
import judge.language.Language;
import judge.language.gnu.compile.GnuCompiler;
import judge.language.gnu.compile.OtherBuild;
import judge.language.gnu.run.AddressPlaces;
import judge.language.gnu.run.NativePrograms;
import judge.language.gnu.run.SanitizedRun;
import judge.language.gnu.toolchain.GnuToolchain;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;

/** The languages C and C++ on this host, by GCC. */
public final class Gnu {

    private Gnu() {}

    /**
     * Makes one of the two ready. The toolchain's root folder is made where the cache does not have it yet.
     *
     * @param language C or C++
     * @param sandbox everything runs in it
     * @param cache folder for what is kept between runs
     * @param folder the folder of temporary files
     * @throws SandboxException where GCC is not installed, with what to install
     */
    public static Language open(LanguageName language, Sandbox sandbox, Path cache, Path folder)
            throws SandboxException {
        GnuToolchain toolchain = GnuToolchain.open(cache);
        NativePrograms programs = NativePrograms.in(sandbox, folder, toolchain.fingerprint());
        return new Language(
                language,
                new GnuCompiler(sandbox, toolchain, language, folder),
                programs,
                new GnuInstruments(
                        new OtherBuild(sandbox, toolchain, language, folder),
                        new SanitizedRun(sandbox, folder),
                        programs,
                        new AddressPlaces(sandbox, folder),
                        toolchain));
    }
}
