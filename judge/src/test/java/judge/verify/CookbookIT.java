package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import judge.WrittenFiles;
import judge.cli.Workbench;
import judge.hunt.Counterexample;
import judge.hunt.Hunt;
import judge.hunt.Trial;
import judge.knowledge.InputSpace;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.submission.SubmissionFinder;
import judge.trial.PackageInputs;
import judge.trial.SandboxTrial;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of {@code docs/cookbook.md}, each taken from that page into a package of {@code new-problem}. */
@Isolated("measures")
@Tag("packages")
class CookbookIT extends PackageTrials {

    private static final Path PAGE = Path.of("judge/docs/cookbook.md");
    private static final Path FILES = Path.of("judge/src/main/resources/judge/cli/problem/skeleton");
    private static final Pattern EXAMPLE = Pattern.compile("(?ms)^`([^`\\n]+)`:\\n\\n```[a-z]+\\n(.*?)^```$");

    private static Map<String, String> examples() throws IOException {
        Map<String, String> examples = new LinkedHashMap<>();
        for (MatchResult one : EXAMPLE.matcher(Files.readString(PAGE)).results().toList()) {
            examples.put(one.group(1), one.group(2));
        }
        return examples;
    }

    /** A package as {@code new-problem} writes it, with the texts of the page in place of its own. */
    private Path packaged(String type, String language) throws IOException {
        String name = type + "-" + language;
        String ending = language.equals("cpp") ? ".py" : ".cpp";
        assertThat(new Workbench(temp)
                        .run("new-problem", name, "--type", type, "--language", language, "--problems", "@problems"))
                .satisfies(run -> assertThat(run.err()).isEmpty());
        Map<String, String> own = new LinkedHashMap<>();
        examples().forEach((path, text) -> {
            if (path.startsWith(type + "/") && !path.endsWith(ending)) {
                own.put(path.substring(type.length() + 1), text);
            }
        });
        assertThat(own).isNotEmpty();
        Path folder = temp.resolve("problems").resolve(name);
        assertThat(own.keySet())
                .allSatisfy(path -> assertThat(folder.resolve(path)).exists());
        return WrittenFiles.in(folder, own);
    }

    @Test
    void thePageHasTheFilesThatTheCommandWrites() throws IOException {
        Map<String, String> examples = examples();

        assertThat(examples).hasSizeGreaterThan(15);
        examples.forEach((path, text) -> assertThat(FILES.resolve(path)).hasContent(text));
        assertThat(Files.readAllLines(FILES.resolve("files.txt")).stream()
                        .filter(path -> path.contains("/output_validator/") || path.contains("/generators/")))
                .allMatch(examples::containsKey);
    }

    /** Both verdicts and, by their {@code submissions.yaml}, the sentences of checkers and points of subtasks. */
    @ParameterizedTest
    @CsvSource({
        "pass-fail, cpp, positive.cpp",
        "pass-fail, python3, positive.py",
        "checker, cpp, zero.cpp",
        "checker, python3, zero.py",
        "interactive, cpp, one_by_one.cpp",
        "interactive, python3, one_by_one.py",
        "multi-pass, cpp, ten_bits.cpp",
        "multi-pass, python3, ten_bits.py",
        "scoring, cpp, sum_of_all.cpp",
        "scoring, python3, sum_of_all.py",
    })
    void eachPackageIsSoundAndItsWrongProgramIsRejected(String type, String language, String wrong) throws Exception {
        Verification found = verify(packaged(type, language));

        assertThat(English.of(found.strict().faults())).isEmpty();
        assertThat(found.submissions()).allSatisfy(one -> {
            assertThat(English.of(one.complaints())).isEmpty();
            assertThat(English.of(one.remarks())).isEmpty();
        });
        assertThat(verdicts(found))
                .containsKey("wrong_answer/" + wrong)
                .hasSizeGreaterThan(1)
                .allSatisfy((path, verdict) ->
                        assertThat(verdict.name()).isEqualTo(path.startsWith("accepted/") ? "AC" : "WA"));
    }

    @ParameterizedTest
    @CsvSource({"cpp, positive.cpp", "python3, positive.py"})
    void aHuntFindsByTheGeneratorWhereTheWrongProgramFails(String language, String wrong) throws Exception {
        Path folder = packaged("pass-fail", language);
        Problem problem = PackageReader.read(folder);
        InputSpace space = PackageInputs.of(toolchain, problem).orElseThrow();
        Path program = folder.resolve("submissions/wrong_answer").resolve(wrong);
        try (Trial trial = SandboxTrial.open(
                toolchain,
                SubmissionFinder.single(program, problem.id())
                        .read(problem.limits().codeBytes()),
                problem)) {
            Counterexample found = new Hunt(space, trial, () -> 0, NOBODY)
                    .run(1, Duration.ofSeconds(30))
                    .counterexample()
                    .orElseThrow();

            assertThat(found.smallest()).matches("1\\n-[1-9]\\n");
            assertThat(space.input(7, 5)).isEqualTo(space.input(7, 5)).isNotEqualTo(space.input(8, 5));
        }
    }

    private static final Hunt.Listener NOBODY = new Hunt.Listener() {
        @Override
        public void tried(int inputs) {}

        @Override
        public void climbed(int inputs, Duration slowest) {}

        @Override
        public void shrunk(String input) {}
    };
}
