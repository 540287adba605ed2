package judge.explain.python.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UncalledFunctionsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "def main():\n    print(1)\n",
                "import sys\n# solves it\nN = 10\n\ndef main():\n\tprint(1)\n",
                "from typing import List\n@cache\ndef other(x):\n    return x\n\nclass main:\n"
                        + "    def f(self): print(1)\n",
            })
    void areNamedWhereNothingRuns(String source) {
        assertThat(UncalledFunctions.hint(List.of(source))).contains(Hint.of("python-not-called", "name", "main"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "def main():\n    print(1)\nmain()\n",
                "def main():\n    print(1)\nif __name__ == '__main__': main()\n",
                "def main():\n    print(1)\nif True:\n    main()\nx = main()\n",
                "def f(x):\n    return x\nwhile True:\n    print(f(1))\n",
                "print(1)\n",
                "a = 1\n",
                "",
            })
    void areNotWhereSomethingDoes(String source) {
        assertThat(UncalledFunctions.hint(List.of(source))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "def main():\n    print(1)\nif __name__ == 'main':\n    main()\n",
                "import sys\nif(__name__==\"main\"): print(1)\n",
            })
    void areNamedBehindAQuestionForAnotherName(String source) {
        assertThat(UncalledFunctions.hint(List.of(source))).contains(Hint.of("python-main-name", "found", "main"));
    }

    @Test
    void areNotWhereAnotherFileCalls() {
        assertThat(UncalledFunctions.hint(List.of("def f():\n    print(1)\n", "import f\nf.f()\n")))
                .isEmpty();
    }
}
