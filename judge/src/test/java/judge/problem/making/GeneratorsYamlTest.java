package judge.problem.making;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.message.English;
import judge.problem.DataPlan;
import judge.problem.PackageFolder;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeneratorsYamlTest {

    @TempDir
    Path temp;

    private PackageFolder folder;
    private final List<DataPlan> plans = new ArrayList<>();

    @BeforeEach
    void makesAPackageWithoutSecretData() {
        folder = PackageFolder.sound(temp)
                .delete("data/secret/1.in")
                .delete("data/secret/1.ans")
                .write("generators/gen.py", "print(1)\n")
                .write("generators/lib.py", "")
                .write("generators/hand/one.in", "1 2\n")
                .write("generators/hand/one.ans", "3\n");
    }

    @Test
    void numbersTheCasesOfAllListsAndTheFoldersOfEach() {
        List<String> names = names(
                plan(
                        """
                data:
                  sample: {data: [{"": {in: "1"}}, {b: {in: "1"}}]}
                  secret:
                    data:
                      - a: gen.py 1
                      - g:
                          data:
                            - ~: gen.py 2
                            - n: {generate: "gen.py {count}", count: "-1..=10"}
                      - h: {data: {z: gen.py 9, y: gen.py 8}}
                """));
        assertThat(names)
                .startsWith("sample/01", "sample/02-b", "secret/03-a", "secret/1-g/04", "secret/1-g/05-n--1")
                .contains("secret/1-g/06-n-00", "secret/1-g/16-n-10")
                .endsWith("secret/2-h/y", "secret/2-h/z");
    }

    /** The figures are Python's: {@code int(sha512(salt + command), 16) % 2**31}. */
    @ParameterizedTest
    @CsvSource({
        "'', gen.py {seed}, 1, 217127397",
        "abc, gen.py {seed}, 1, 1268319817",
        "'', ' gen.py {seed:2} {count} ', 2, 785135190"
    })
    void seedsAreThoseOfBapctools(String salt, String command, int count, long seed) {
        DataPlan plan = plan("random_salt: '%s'\ndata: {secret: {data: {x: {generate: '%s', count: %d}}}}"
                .formatted(salt, command, count));
        DataPlan.Call call = plan.cases().get(count - 1).call().orElseThrow();
        assertThat(call.seed()).isEqualTo(seed);
        assertThat(call.arguments(0)).startsWith(Long.toString(seed));
        assertThat(call.arguments(1)).startsWith(Long.toString(seed + 1));
    }

    @Test
    void argumentsAreSplitAsAShellDoes() {
        DataPlan plan = plan("data: {secret: {data: {x: 'gen.py \"a b\" c\\ d \"e\\f\" {name}'}}}");
        assertThat(plan.cases().get(0).call().orElseThrow().arguments(0))
                .containsExactly("a b", "c d", "e\\f", "testcase");
    }

    @Test
    void includesWhatStandsBefore() {
        DataPlan plan = plan(
                """
                data:
                  sample: {data: {"1": {in: "1"}}}
                  secret:
                    data:
                      - g: {data: [{a: gen.py 1}], include: ["1"]}
                      - h: {include: [g]}
                """);
        assertThat(plan.included())
                .isEqualTo(Map.of(
                        "secret/1-g/1", "sample/1", "secret/2-h/1-a", "secret/1-g/1-a", "secret/2-h/1", "sample/1"));
    }

    @Test
    void anAliasStandsForWhatItNames() {
        DataPlan plan = plan(
                """
                data:
                  secret:
                    data:
                      a: &rule {generate: gen.py 1, random_salt: x}
                      b: *rule
                      c: {<<: *rule, count: 2}
                """);
        assertThat(names(plan)).containsExactly("secret/a", "secret/b", "secret/c-1", "secret/c-2");
    }

    @Test
    void whatThePackageHasIsNotMade() {
        folder.write("data/secret/a.in", "9\n");
        DataPlan plan = plan("data: {secret: {data: {a: gen.py 1, b: {copy: hand/one}}}}");
        assertThat(plan.cases().get(0).call()).isEmpty();
        assertThat(plan.cases().get(0).copied()).containsEntry(".in", "data/secret/a.in");
        assertThat(plan.cases().get(1).copied())
                .isEqualTo(Map.of(".in", "generators/hand/one.in", ".ans", "generators/hand/one.ans"));
    }

    @Test
    void whatIsMentionedWithoutARuleIsTakenAsItLiesThere() {
        folder.testCase("sample/1");
        assertThat(names(plan("data: {sample: {data: {'1': }}, secret: {data: {a: gen.py 1}}}")))
                .containsExactly("secret/a");

        folder.delete("data/sample/1.in").delete("data/sample/1.ans");
        ProblemFormatException thrown = catchThrowableOfType(ProblemFormatException.class, this::read);
        assertThat(English.of(thrown.faults())).singleElement().asString().contains("sample/1 has no rule");
    }

    @Test
    void dataOfOtherNamesAreTakenAsTheyAre() throws Exception {
        folder.testCase("secret/own").write(GeneratorsYaml.FILE, "data: {secret: {data: {a: gen.py 1}}}");
        assertThat(read().data().cases()).hasSize(1);
        assertThat(plans).isEmpty();
        assertThat(English.of(PackageReader.remarks(folder.folder()).warnings()))
                .anyMatch(one -> one.contains("other test cases"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    'data: {secret: {data: {a: {generate: gen.py, count: 1000000000}}}}' | count must be 1 to 100
                    'data: {secret: {data: {a: {generate: gen.py, count: "1..=999999999"}}}}' | count must be 1 to 100
                    'data: {secret: {data: {a: nobody.py 1}}}' | names a program that is not in generators
                    'data: {secret: {data: {a: ../../bin/sh}}}' | names a program that is not in generators
                    'data: {secret: {data: {a: "gen.py {seed} {seed:1}"}}}' | more than one {seed}
                    'data: {secret: {data: {a: {copy: ../../x}}}}' | there is no such file
                    'data: {secret: {data: {../a: gen.py}}}' | has a name in it that is not allowed
                    'data: {secret: {data: {a: {in: 1}}}}' | a.in must be text (put it in quotes), found 1
                    'data: {secret: {data: {a: {generate: gen.py, kount: 1}}}}' | a.kount is not a key
                    'data: {secret: {data: {a: gen.py}, include: [b]}}' | which is no case or folder before it
                    'solution: /etc/passwd\ndata: {secret: {data: {a: gen.py}}}' | solution must be a path such as
                    'data: {secret: {data: ["gen.py 4"]}}' | secret: each item of a list must have exactly one name,
                    'data: {secret: {data: [1]}}' | secret: each item of a list must have exactly one name, found 1
                    'data: {secret: {data: [{}]}}' | each item of a list must have exactly one name, found a map of 0
                    'data: {secret: {data: [{a: gen.py, b: gen.py}]}}' | must have exactly one name, found a map of 2
                    'data:\n  secret:\n    data:\n      - a: gen.py\n      -\n' | generators.yaml:5: secret: each
                    'data: {secret: {data: {g: {data: gen.py}}}}' | secret/g.data must be a map, or a list of maps
                    'data: {secret: {data: 1}}' | secret.data must be a map, or a list of maps, found 1
                    'data: {secret: gen.py}' | secret must be a map, found "gen.py"
                    'data: {secret: []}' | secret must be a map, found a list of 0
                    'data: [{secret: {}}]' | data must be a map with sample and secret in it
                    'data: {secret: {data: {a: gen.py}}, public: {data: {a: gen.py}}}' | data.public is not a folder
                    'data: {secret: {generate: gen.py}}' | secret is no test case, and cannot have generate
                    'generate: gen.py\ndata: {secret: {data: {a: gen.py}}}' | the file is no test case
                    'data: {secret: {data: {g: {generate: gen.py, data: {}}}}}' | secret/g.data is not a key
                    'random_salt: 7\ndata: {secret: {data: {a: gen.py}}}' | random_salt must be text (put it in quotes)
                    'data: {secret: {random_salt: [], data: {a: gen.py}}}' | secret.random_salt must be text, found a
                    'data: {secret: {data: {a: {in: "1", random_salt: true}}}}' | secret/a.random_salt must be text
                    'generators: str\ndata: {secret: {data: {a: gen.py}}}' | generators must be a map of lists of files
                    'generators: {g: []}\ndata: {secret: {data: {a: gen.py}}}' | generators.g must be a list of files
                    'generators: {g: gen.py}\ndata: {secret: {data: {a: g}}}' | generators.g must be a list of files
                    'generators: {g: [1]}\ndata: {secret: {data: {a: gen.py}}}' | generators.g must be a list of files
                    'generators: {g: [no.py]}\ndata: {secret: {data: {a: gen.py}}}' | which is no file in generators
                    'solution: 0\ndata: {secret: {data: {a: gen.py}}}' | yaml:1: solution must be a path such as
                    'data:\n  secret:\n    data:\n      a:\n        generate: gen.py\n        solution: x' | yaml:6:
                    'data: {secret: {data: {a: {in: "1", ans: "2", solution: x}}}}' | solution must be a path such as
                    'data: {secret: {include: {a: 1}, data: {a: gen.py}}}' | secret.include must be a list of keys
                    'data: {secret: {test_group.yaml: 1, data: {a: gen.py}}}' | secret.test_group.yaml must be a map
                    'data: {secret: {data: {a: {in: "1", test_group.yaml: {}}}}}' | secret/a.test_group.yaml is not a
                    'data: {secret: {data: {a: {in: "1", match: ["1", 2]}}}}' | secret/a.match must be a text, a list
                    'data: {secret: {data: {a: {copy: 1}}}}' | secret/a.copy must be text (put it in quotes), found 1
                    'data: {secret: {data: {a: {generate: []}}}}' | secret/a.generate must be text, found a list of 0
                    'data: {secret: {data: {a: []}}}' | secret/a must be a rule or a map, found a list of 0
                    'data: {secret: {data: {a: true}}}' | secret/a must be a rule or a map, found true
                    'data: {secret: {data: {a: {generate: gen.py, count: [1, 1]}}}}' | count must be 1 to 100
                    'data: {secret: {data: {a: /generators/gen.py}}}' | names a program that is not in generators
                    'data: {sample: {data: {a: {in: "1", in.statement: {link: ans}}}}}' | a.in.statement must be text
                    'data: {secret: {data: {test_group: gen.py}}}' | is the name of a folder
                    'data: {secret: {data: {a: *x}}}' | *x is the alias of nothing
                    'data: {secret: {data: ["a' | is not YAML
                    """)
    void whatCannotBeFollowedIsNamedWithItsLine(String yaml, String sentence) {
        folder.write(GeneratorsYaml.FILE, yaml.replace("\\n", "\n"));
        ProblemFormatException thrown = catchThrowableOfType(ProblemFormatException.class, this::read);
        assertThat(English.of(thrown.faults()))
                .singleElement()
                .asString()
                .contains("generators.yaml:")
                .contains(sentence);
        assertThat(plans).isEmpty();
    }

    @Test
    void whatHasNoEffectIsNamedInAWarning() throws Exception {
        folder.write(
                GeneratorsYaml.FILE,
                """
                version: 2024-111
                visualizer: /v.py
                data:
                  fuzz: {data: {x: gen.py}}
                  sample: {}
                  secret:
                    colour: red
                    data:
                      a: {in: "1", interaction: "no talk", in.download: "2"}
                """);
        folder.testCase("secret/a");

        assertThat(English.of(PackageReader.remarks(folder.folder()).warnings()).stream()
                        .filter(one -> one.contains("generators.yaml:"))
                        .map(one -> one.replaceFirst(".*generators.yaml:", "")))
                .satisfiesExactlyInAnyOrder(
                        one -> assertThat(one).startsWith("1: version should be such as 2026-05"),
                        one -> assertThat(one).startsWith("2: visualizer is not a key that is known here"),
                        one -> assertThat(one).startsWith("4: data.fuzz is a folder of BAPCtools"),
                        one -> assertThat(one).startsWith("7: secret.colour is not a key that is known here"),
                        one -> assertThat(one).startsWith("9: secret/a.interaction should have lines"),
                        one -> assertThat(one).startsWith("9: secret/a.in.download has an effect in samples only"));
    }

    @Test
    void aliasesThatStandForGigabytesAreRefusedAtOnce() {
        StringBuilder yaml = new StringBuilder("x0: &x0 {data: {a: gen.py}}\n");
        for (int i = 1; i < 30; i++) {
            yaml.append("x%d: &x%d [%s]\n".formatted(i, i, ("*x" + (i - 1) + ",").repeat(9) + "*x" + (i - 1)));
        }
        folder.write(GeneratorsYaml.FILE, yaml.toString());
        ProblemFormatException thrown = catchThrowableOfType(ProblemFormatException.class, this::read);
        assertThat(English.of(thrown.faults()))
                .singleElement()
                .asString()
                .contains("aliases stand for more than 100000 values");
    }

    @Test
    void whatIncludesThousandsOfCasesInEachLineIsRefusedInOneSentence() {
        StringBuilder yaml = new StringBuilder("data:\n  secret:\n    data:\n      x:\n        data:\n");
        for (int i = 0; i < 90; i++) {
            yaml.append("          c%d: {generate: gen.py, count: 100}\n".formatted(i));
        }
        for (int i = 0; i < 3_000; i++) {
            yaml.append("      y%d: {include: [x, x]}\n".formatted(i));
        }
        folder.write(GeneratorsYaml.FILE, yaml.toString());
        ProblemFormatException thrown = catchThrowableOfType(ProblemFormatException.class, this::read);
        assertThat(English.of(thrown.faults())).singleElement().asString().contains("names more than 10000 test cases");
    }

    private DataPlan plan(String yaml) {
        folder.write(GeneratorsYaml.FILE, yaml);
        catchThrowable(this::read);
        assertThat(plans).hasSize(1);
        return plans.get(0);
    }

    private Problem read() throws ProblemFormatException {
        return PackageReader.read(folder.folder(), plan -> {
            plans.add(plan);
            throw new ProblemFormatException(List.of(Fault.of(PackageFault.SAID, "made no data")));
        });
    }

    private static List<String> names(DataPlan plan) {
        return plan.cases().stream().map(DataPlan.Case::name).toList();
    }
}
