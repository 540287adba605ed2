package judge.explain;

import judge.explain.cpp.GnuLook;
import judge.explain.java.JavaLook;
import judge.explain.look.SecondLook;
import judge.explain.python.PythonLook;
import judge.language.Language;
import judge.language.Language.Instruments;
import judge.language.gnu.GnuInstruments;
import judge.language.java.JavaInstruments;
import judge.language.python.PythonInstruments;

/** The looks into programs that have failed, by what their languages have for that. */
final class Looks {

    private Looks() {}

    /** The look of a language; {@link SecondLook#NONE} where it has no instruments for one. */
    static SecondLook of(Language language) {
        Instruments instruments = language.instruments();
        if (instruments instanceof GnuInstruments gnu) {
            return new GnuLook(gnu);
        }
        if (instruments instanceof JavaInstruments java) {
            return JavaLook.of(java);
        }
        return instruments instanceof PythonInstruments python ? PythonLook.of(python) : SecondLook.NONE;
    }
}
