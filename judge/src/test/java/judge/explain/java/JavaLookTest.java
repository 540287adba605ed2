package judge.explain.java;

import judge.explain.look.Documented;
import org.junit.jupiter.api.Test;

class JavaLookTest {

    @Test
    void takesItsStepsInTheOrderOfTheDocument() throws Exception {
        Documented.assertOrder("in Java that failed", new JavaLook(null).failedSteps());
        Documented.assertOrder("in Java that was too slow", new JavaLook(null).slowSteps());
    }
}
