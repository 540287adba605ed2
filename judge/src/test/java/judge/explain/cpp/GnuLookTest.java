package judge.explain.cpp;

import judge.explain.look.Documented;
import org.junit.jupiter.api.Test;

class GnuLookTest {

    @Test
    void takesItsStepsInTheOrderOfTheDocument() throws Exception {
        Documented.assertOrder("in C or C++ that failed", GnuLook.FAILED);
        Documented.assertOrder("in C or C++ that was too slow", GnuLook.SLOW);
    }
}
