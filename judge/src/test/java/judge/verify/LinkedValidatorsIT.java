package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import judge.message.English;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Input validators that are links to what the package does not have. */
@Tag("packages")
class LinkedValidatorsIT extends PackageTrials {

    private static final String LEAVES =
            "is a link that leaves the package: put a copy of what it leads to in its place";

    @Test
    void eachLinkIsWarnedOfOnceAndTheOtherValidatorsAreTried() throws Exception {
        Path folder = packaged(Map.of("data/invalid_input/odd.in", "x\n"));
        Path elsewhere = temp.resolve("elsewhere");
        write(elsewhere, "check.py", "import sys\nsys.exit(42)\n");
        Path validators = folder.resolve("input_validators");
        Files.createDirectories(validators.resolve("within"));
        Files.createSymbolicLink(validators.resolve("file.py"), elsewhere.resolve("check.py"));
        Files.createSymbolicLink(validators.resolve("folder"), elsewhere);
        Files.createSymbolicLink(validators.resolve("nowhere.py"), Path.of("missing.py"));
        Files.createSymbolicLink(validators.resolve("within/check.py"), elsewhere.resolve("check.py"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(shortened(English.of(found.warnings()), validators))
                .containsExactlyInAnyOrder(
                        "file.py: " + LEAVES,
                        "folder: " + LEAVES,
                        "nowhere.py: is a link to nowhere",
                        "within/check.py: " + LEAVES,
                        "odd.in must be refused by an input validator,"
                                + " and none of those that could be tried here does");
        assertThat(found.submissions()).allMatch(JuryResult::isAsExpected).hasSize(1);
    }

    /** Contests keep headers that the validators of all their problems share. */
    @Test
    void oneHeaderOfACheckoutServesTheValidatorsOfItsPackages() throws Exception {
        Path checkout = Files.createDirectories(temp.resolve("checkout"));
        Files.createDirectories(checkout.resolve(".git"));
        write(checkout, "headers/common.h", "#include <iostream>\nconstexpr int right = 42, wrong = 43;\n");
        Path folder = packaged(
                checkout.resolve("problems"),
                Map.of(
                        "output_validator/check.cpp",
                        """
                        #include "common.h"
                        int main() {
                            int sum, more;
                            return std::cin >> sum && sum == 3 && !(std::cin >> more) ? right : wrong;
                        }
                        """,
                        "input_validators/linked/check.cpp",
                        """
                        #include "common.h"
                        int main() { return right; }
                        """));
        Path header = Path.of("../../../headers/common.h");
        Files.createSymbolicLink(folder.resolve("output_validator/common.h"), header);
        Files.createSymbolicLink(
                folder.resolve("input_validators/linked/common.h"),
                Path.of("..").resolve(header));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(English.of(found.warnings())).isEmpty();
        assertThat(verdicts(found)).containsEntry("accepted/sum.py", Verdict.AC);
    }

    /** The header may be linked beside a program that is a single source, too. */
    @Test
    void theHeaderMayBeLinkedBesideAValidatorThatIsOneFile() throws Exception {
        Path checkout = Files.createDirectories(temp.resolve("single"));
        Files.createDirectories(checkout.resolve(".git"));
        write(checkout, "headers/common.h", "#include <iostream>\nconstexpr int right = 42, wrong = 43;\n");
        Path folder = packaged(
                checkout.resolve("problems"),
                Map.of(
                        "problem.yaml",
                        "name: Sum\nvalidation: custom\n",
                        ".timelimit",
                        "5\n",
                        "output_validators/check.cpp",
                        """
                        #include "common.h"
                        int main() {
                            int sum, more;
                            return std::cin >> sum && sum == 3 && !(std::cin >> more) ? right : wrong;
                        }
                        """,
                        "input_validators/check.cpp",
                        "#include \"common.h\"\nint main() { return right; }\n"));
        for (String place : List.of("output_validators", "input_validators")) {
            Files.createSymbolicLink(folder.resolve(place).resolve("common.h"), Path.of("../../../headers/common.h"));
        }

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(English.of(found.warnings())).noneMatch(said -> said.contains("common.h"));
        assertThat(verdicts(found)).containsEntry("accepted/sum.py", Verdict.AC);
    }

    private static List<String> shortened(List<String> sentences, Path validators) {
        return sentences.stream()
                .map(said -> said.replace(validators + "/", "")
                        .replace(validators.resolveSibling("data/invalid_input") + "/", ""))
                .toList();
    }
}
