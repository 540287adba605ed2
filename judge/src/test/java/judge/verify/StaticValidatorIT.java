package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import judge.message.English;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Packages that look at sources before they are run. */
@Isolated("measures")
@Tag("packages")
class StaticValidatorIT extends PackageTrials {

    /**
     * The validator sees the sources, the files that the package puts beside them, the language and the started file;
     * and it earns points.
     */
    @Test
    void looksAtSourcesWithAStaticValidator() throws Exception {
        String validator =
                """
                import os, sys
                language, entry, feedback, most = sys.argv[1:]
                source = open(entry).read()
                open(feedback + "judgemessage.txt", "w").write(language + " " + entry + " " + str(os.listdir(".")))
                if len(source) > int(most) or not os.path.exists("words.txt"):
                    sys.exit(43)
                open(feedback + "score_multiplier.txt", "w").write("1" if len(source) < 40 else "0.5")
                sys.exit(42)
                """;
        Path folder = packaged(
                Map.ofEntries(
                        Map.entry("problem.yaml", YAML + "type: scoring\n"),
                        Map.entry("include/default/words.txt", "nothing\n"),
                        Map.entry("static_validator/look.py", validator),
                        Map.entry(
                                "data/secret/test_group.yaml",
                                "max_score: 100\nstatic_validation_score: 40\nstatic_validator_args: ['80']\n"),
                        Map.entry("data/secret/2.in", "5 6\n"),
                        Map.entry("data/secret/2.ans", "11\n"),
                        Map.entry("submissions/accepted/long.py", "# long enough for half\n" + SUM),
                        Map.entry("submissions/rejected/half.py", "print(3)\n"),
                        Map.entry("submissions/rejected/longer.py", "#".repeat(80) + "\n" + SUM),
                        Map.entry(
                                "submissions/submissions.yaml",
                                """
                        accepted/sum.py: {score: 100}
                        accepted/long.py: {score: 80}
                        rejected/half.py: {score: 70}
                        rejected/longer.py: {score: 60, message: "python3 longer.py"}
                        """)));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(found.submissions()).hasSize(4).allSatisfy(one -> assertThat(English.of(one.complaints()))
                .isEmpty());
        assertThat(found.submissions().get(0).verdicts().keySet())
                .containsExactly("secret/static_validation", "secret/1", "secret/2");
    }

    /**
     * A problem without points needs the validator to pass, as any case; of a language the validator sees the started
     * file.
     */
    @Test
    void rejectsWhatAStaticValidatorRejectsWithoutPoints() throws Exception {
        Path folder = packaged(Map.of(
                "static_validator/run",
                """
                        #!/bin/sh
                        [ "$1 $2" = "java Right" ] && [ -f Right.class ] && exit 42
                        [ "$1 ${2##*/}" = "cpp sum.cpp" ] && ! grep -q printf sum.cpp && exit 42
                        echo "$1 ${2##*/} prints by printf" > "$3judgemessage.txt"
                        exit 43
                        """,
                "data/secret/test_group.yaml",
                "static_validation_score: pass-fail\n",
                "submissions/accepted/sum.cpp",
                "#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b; }\n",
                "submissions/accepted/Right.java",
                "public class Right { public static void main(String[] a) { System.out.println(3); } }\n",
                "submissions/wrong_answer/sum.cpp",
                "#include <cstdio>\nint main() { printf(\"%d\", 3); }\n",
                "submissions/submissions.yaml",
                "wrong_answer/sum.cpp: {message: cpp sum.cpp prints}\n"));
        Files.delete(folder.resolve("submissions/accepted/sum.py"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(found.submissions()).hasSize(3).allSatisfy(one -> assertThat(English.of(one.complaints()))
                .isEmpty());
    }
}
