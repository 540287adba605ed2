package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import judge.message.English;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The inputs that a package's validators are tried on, and the message where nothing tries them. */
@Tag("packages")
class InputProofIT extends PackageTrials {

    private static final String DIGITS_ALONE =
            "import sys\nsys.exit(42 if sys.stdin.read().replace(' ', '').strip().isdigit() else 43)\n";

    @Test
    void theInputsThatProveOutputsMustBeValid() throws Exception {
        Path folder = packaged(Map.of(
                "input_validators/digits.py",
                DIGITS_ALONE,
                "data/valid_output/good.in",
                "x\n",
                "data/valid_output/good.ans",
                "3\n",
                "data/valid_output/good.out",
                "3\n",
                "data/invalid_output/bad.in",
                "y\n",
                "data/invalid_output/bad.ans",
                "3\n",
                "data/invalid_output/bad.out",
                "4\n"));

        assertThat(English.of(verify(folder).faults()))
                .singleElement()
                .asString()
                .contains(", the first of 2, is refused by digits.py");
    }

    @Test
    void anInvalidInputIsTriedWithItsFilesAndItsArguments() throws Exception {
        String limit = "import sys\nlimit = int(open('limit.txt').read()) + int(sys.argv[1])\n"
                + "sys.exit(42 if int(sys.stdin.read()) < limit else 43)\n";
        Path folder = packaged(Map.of(
                "input_validators/limit/__main__.py",
                limit,
                "data/secret/1.in",
                "1\n",
                "data/secret/1.files/limit.txt",
                "5\n",
                "data/secret/1.yaml",
                "args: ['0']\n",
                "submissions/accepted/sum.py",
                "print(3)\n",
                "data/invalid_input/small.in",
                "6\n",
                "data/invalid_input/small.files/limit.txt",
                "5\n",
                "data/invalid_input/small.yaml",
                "args: ['2']\n"));

        assertThat(English.of(verify(folder).faults()))
                .singleElement()
                .asString()
                .contains("small.in must be refused by an input validator, none does");
    }

    @Test
    void aFileOfACaseThatHasTheNameOfOneOfTheValidatorsIsNamed() throws Exception {
        Path folder = packaged(Map.of(
                "input_validators/words/words.py",
                "import sys\nsys.exit(42)\n",
                "input_validators/words/list.txt",
                "one\n",
                "data/secret/1.files/list.txt",
                "two\n"));

        assertThat(English.of(verify(folder).warnings()))
                .singleElement()
                .asString()
                .endsWith("1.files/list.txt has the name of a file of words, which lies in the same working folder");
    }

    @Test
    void aScriptWithoutAnEndingThatNobodyCanReadIsNamed() throws Exception {
        Path folder = packaged(Map.of(
                "input_validators/validate", "#!/usr/bin/env ruby\nexit 42\n", "input_validators/Makefile", "all:\n"));

        assertThat(English.of(verify(folder).warnings()))
                .singleElement()
                .asString()
                .contains("input_validators/validate is in no language of this judge: no input is tried by it");
    }

    @Test
    void aFolderOfNotesAloneHasNoInputValidator() throws Exception {
        Path folder = packaged(Map.of("input_validators/README.md", "None yet.\n"));
        Files.delete(folder.resolve("input_validators/any.py"));

        assertThat(English.of(verify(folder).faults()))
                .containsExactly(folder + "/input_validators: has no input validator");
    }
}
