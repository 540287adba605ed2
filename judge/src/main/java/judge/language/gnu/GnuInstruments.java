package judge.language.gnu;

import judge.language.Language.Instruments;
import judge.language.gnu.compile.OtherBuild;
import judge.language.gnu.run.AddressPlaces;
import judge.language.gnu.run.NativePrograms;
import judge.language.gnu.run.SanitizedRun;
import judge.language.gnu.toolchain.GnuToolchain;

/**
 * Other ways to build and run programs in C or C++.
 *
 * @param builds with sanitizers, a sampler, variables that begin with a value
 * @param sanitized runs what was built with sanitizers
 * @param programs runs the others
 * @param places tells what is at addresses of a program
 */
public record GnuInstruments(
        OtherBuild builds,
        SanitizedRun sanitized,
        NativePrograms programs,
        AddressPlaces places,
        GnuToolchain toolchain)
        implements Instruments {}
