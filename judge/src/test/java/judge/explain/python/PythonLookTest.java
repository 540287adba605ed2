package judge.explain.python;

import judge.explain.look.Documented;
import org.junit.jupiter.api.Test;

class PythonLookTest {

    @Test
    void takesItsStepsInTheOrderOfTheDocument() throws Exception {
        Documented.assertOrder("in Python that failed", new PythonLook(null, null).failedSteps());
        Documented.assertOrder("in Python that was too slow", new PythonLook(null, null).slowSteps());
    }
}
