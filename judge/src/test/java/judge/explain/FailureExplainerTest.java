package judge.explain;

import judge.explain.look.Documented;
import org.junit.jupiter.api.Test;

class FailureExplainerTest {

    @Test
    void takesItsStepsInTheOrderOfTheDocument() throws Exception {
        Documented.assertOrder("of any language", FailureExplainer.STEPS);
    }
}
