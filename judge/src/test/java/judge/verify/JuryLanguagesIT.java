package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import judge.message.English;
import judge.problem.PackagePrograms;
import judge.program.PackageProgram;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs of packages in languages that a file describes. */
@Tag("languages")
class JuryLanguagesIT extends PackageTrials {

    private static final String GO =
            """
            package main

            import "fmt"

            func main() {
            \tvar a, b int
            \tfmt.Scan(&a, &b)
            \tfmt.Println(a + b)
            }
            """;

    private static final String LUA =
            """
            local line = io.read("l")
            if line and line:match("^%d+ %d+$") and io.read("l") == nil then os.exit(42) end
            io.stderr:write("no two numbers")
            os.exit(43)
            """;

    private static Path without(Path folder, String... files) throws Exception {
        for (String file : files) {
            Files.delete(folder.resolve(file));
        }
        return folder;
    }

    @Test
    void solutionsCheckersAndInputValidatorsMayBeInAnyOfThem() throws Exception {
        Path folder = packaged(Map.of(
                "problem.yaml",
                YAML + "languages: [go, lua, ruby, javascript]\n",
                "input_validators/numbers.lua",
                LUA,
                "invalid_input/words.in",
                "one two\n",
                "output_validator/main.rb",
                """
                require_relative "verdict"
                note = File.read(__dir__ + "/note.txt")
                tell(ARGV[2], STDIN.read.strip == File.read(ARGV[1]).strip, note)
                """,
                "output_validator/verdict.rb",
                """
                def tell(folder, right, message)
                  File.write(folder + "/judgemessage.txt", message)
                  exit(right ? 42 : 43)
                end
                """,
                "output_validator/note.txt",
                "not the sum\n",
                "submissions/accepted/sum.go",
                GO,
                "submissions/wrong_answer/first.lua",
                "print(io.read('n'))\n",
                "submissions/run_time_error/never.js",
                "throw new Error('never')\n"));
        write(folder, "submissions/submissions.yaml", "wrong_answer/first.lua: {message: not the sum}\n");

        Verification found = verify(without(folder, "submissions/accepted/sum.py", "input_validators/any.py"));

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(English.of(found.warnings())).isEmpty();
        assertThat(found.submissions()).allMatch(JuryResult::isAsExpected);
        assertThat(verdicts(found))
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "accepted/sum.go",
                        Verdict.AC,
                        "wrong_answer/first.lua",
                        Verdict.WA,
                        "run_time_error/never.js",
                        Verdict.RTE));
    }

    @Test
    void anInteractorInRubyTalksWithASolutionInGo() throws Exception {
        Path folder = packaged(Map.of(
                "problem.yaml",
                YAML + "type: interactive\n",
                "output_validator/talk.rb",
                """
                $stdout.sync = true
                a, b = File.read(ARGV[0]).split.map(&:to_i)
                puts "#{a} #{b}"
                exit(STDIN.gets.to_i == a + b ? 42 : 43)
                """,
                "submissions/accepted/sum.go",
                GO,
                "submissions/wrong_answer/zero.pl",
                "my $line = <STDIN>;\nprint \"0\\n\";\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(found.submissions()).hasSize(3).allMatch(JuryResult::isAsExpected);
    }

    @Test
    void aGeneratorInPerlGetsItsArguments() throws Exception {
        Path folder = packaged(Map.of(
                "generators/many.pl", "srand($ARGV[1]);\nprint join(' ', map { int(rand(9)) } 1 .. $ARGV[0]);\n"));

        try (PackageProgram program =
                toolchain.packageProgram(folder.resolve("generators/many.pl"), PackagePrograms.LIMITS)) {
            assertThat(new String(program.generate(List.of("5", "1")), StandardCharsets.UTF_8))
                    .matches("\\d( \\d){4}")
                    .isEqualTo(new String(program.generate(List.of("5", "1")), StandardCharsets.UTF_8));
        }
    }
}
