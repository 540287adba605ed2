package judge.service.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import judge.online.Refusal;
import judge.service.problem.CheckingSettings.Way;
import org.junit.jupiter.api.Test;

/** A package in memory is changed by what forms have. */
class PackageYamlTest {

    private final Map<String, String> files = new TreeMap<>(Map.of(
            "problem.yaml", "problem_format_version: 2025-09\nname: Sum\n",
            "data/sample/1.in", "1\n",
            "data/secret/a/1.in", "1\n",
            "data/secret/a/test_group.yaml", "max_score: 40\n",
            "data/secret/b/1.in", "1\n",
            "submissions/accepted/sum.py", "print(3)\n",
            "submissions/accepted/many/a.cpp", "int a;\n",
            "submissions/accepted/many/b.cpp", "int b;\n"));

    private PackageYaml yaml() {
        return new PackageYaml(
                files.keySet(), path -> Objects.requireNonNull(files.get(path)).getBytes(StandardCharsets.UTF_8));
    }

    private void change(PackageYaml yaml, List<FileChange> besides) {
        List.of(besides, yaml.changes())
                .forEach(all -> all.forEach(one -> {
                    byte[] content = one.content();
                    String old = files.remove(one.path());
                    if (content != null) {
                        files.put(one.path(), new String(content, StandardCharsets.UTF_8));
                    } else if (one.to() != null) {
                        files.put(one.to(), Objects.requireNonNull(old));
                    }
                }));
    }

    private void check(CheckingSettings settings) {
        PackageYaml yaml = yaml();
        change(yaml, settings.in(yaml));
        assertThat(CheckingSettings.of(yaml())).isEqualTo(settings);
    }

    @Test
    void whatIsTypedIsANumberOrATextAndNeverYaml() {
        PackageYaml yaml = yaml();
        yaml.set(PackageYaml.PROBLEM, "2", "limits", "time_limit");
        yaml.set(PackageYaml.PROBLEM, "64}\nname: Other", "limits", "memory");
        yaml.set(PackageYaml.JUDGE, "sum.in", "input_file");
        change(yaml, List.of());

        assertThat(files.get("problem.yaml"))
                .isEqualTo("problem_format_version: 2025-09\nname: Sum\nlimits:\n  time_limit: 2\n"
                        + "  memory: \"64} name: Other\"\n");
        assertThat(files.get("judge.yaml")).isEqualTo("input_file: sum.in\n");
    }

    @Test
    void aFileThatSaysNothingAnyMoreGoes() {
        files.put("judge.yaml", "checker: exact\n");
        PackageYaml yaml = yaml();
        yaml.set(PackageYaml.JUDGE, "", "checker");
        yaml.set("data/secret/a/test_group.yaml", "", "max_score");
        change(yaml, List.of());

        assertThat(files).doesNotContainKey("judge.yaml").containsEntry("data/secret/a/test_group.yaml", "");
    }

    @Test
    void aCheckerOfTheListIsToldToEveryFolderOfCases() {
        check(new CheckingSettings(Way.TOKEN, true, false, "1e-6", "0.5", List.of()));

        assertThat(files.get("data/secret/a/test_group.yaml"))
                .isEqualTo("max_score: 40\noutput_validator_args: [case_sensitive, float_relative_tolerance,"
                        + " \"1e-6\", float_absolute_tolerance, \"0.5\"]\n");
        assertThat(files).containsKeys("data/sample/test_group.yaml", "data/secret/b/test_group.yaml");

        check(new CheckingSettings(Way.TOKEN, false, false, "", "", List.of()));
        assertThat(files).doesNotContainKey("data/sample/test_group.yaml");
        check(new CheckingSettings(Way.EXACT, false, false, "", "", List.of()));
        assertThat(files.get("judge.yaml")).isEqualTo("checker: exact\n");
    }

    @Test
    void anInteractorIsATypeAndACheckerOfTheListTakesItsProgramAway() {
        files.put("output_validator/talk.py", "");
        check(new CheckingSettings(Way.INTERACTIVE, false, false, "", "", List.of("7")));
        assertThat(files.get("problem.yaml")).contains("type: [interactive]\n");
        check(new CheckingSettings(Way.OWN, false, false, "", "", List.of("7")));
        assertThat(files.get("problem.yaml")).doesNotContain("type");

        check(new CheckingSettings(Way.FLOAT, false, true, "", "", List.of()));

        assertThat(files).doesNotContainKey("output_validator/talk.py");
    }

    @Test
    void aSolutionThatMustGetAnotherVerdictGoesIntoTheFolderOfThat() {
        files.put("submissions/submissions.yaml", "accepted/many: {permitted: [AC]}\n");
        PackageYaml yaml = yaml();
        JuryPrograms programs = new JuryPrograms(yaml);
        assertThat(programs.all())
                .extracting(JuryPrograms.Program::path)
                .containsExactly("accepted/many", "accepted/sum.py");

        change(yaml, programs.change("accepted/many", "wrong_answer", "10-20"));

        assertThat(files).containsKeys("submissions/wrong_answer/many/a.cpp", "submissions/wrong_answer/many/b.cpp");
        assertThat(files.get("submissions/submissions.yaml"))
                .isEqualTo("wrong_answer/many:\n  permitted: [\"AC\"]\n  score: [10, 20]\n");
        assertThat(new JuryPrograms(yaml()).all().get(1).score()).isEqualTo("10-20");
        assertThatThrownBy(() -> programs.change("accepted/sum.py", "../data", ""))
                .isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> programs.change("accepted/sum.py", "accepted", "all"))
                .isInstanceOf(Refusal.class);
    }

    @Test
    void aFirstGroupTakesTheOtherCasesIntoOneOfTheirOwn() {
        files.keySet().removeIf(path -> path.startsWith("data/secret"));
        files.putAll(Map.of(
                "data/secret/1.in", "1\n",
                "data/secret/1.ans", "1\n",
                "data/secret/1.2.in", "1\n",
                "data/secret/2.in", "2\n",
                "data/secret/test_group.yaml", "output_validator_args: [case_sensitive]\n"));
        PackageYaml yaml = yaml();

        change(yaml, new PackagePoints(yaml).group("small", "30", List.of("secret/1")));

        assertThat(files)
                .containsKeys("data/secret/small/1.ans", "data/secret/others/1.2.in", "data/secret/others/2.in")
                .containsEntry("problem.yaml", "problem_format_version: 2025-09\nname: Sum\ntype: scoring\n")
                .containsEntry("data/secret/test_group.yaml", "max_score: 100\n")
                .containsEntry(
                        "data/secret/small/test_group.yaml",
                        "output_validator_args: [\"case_sensitive\"]\nmax_score: 30\n");
        assertThat(new PackagePoints(yaml()).of("secret/others").points()).isEqualTo("70");
        assertThat(new PackageCases(yaml()).folders()).containsExactly("sample", "secret/others", "secret/small");
    }

    @Test
    void pointsOfGroupsAreSummedAndAGroupWithoutCasesGoes() {
        PackageYaml yaml = yaml();
        PackagePoints points = new PackagePoints(yaml);
        points.score(true);
        assertThat(points.of("secret/b")).isEqualTo(new PackagePoints.Points("50", "pass-fail", ""));
        points.set("secret/b", new PackagePoints.Points("7", "min", "secret/a sample"));
        change(yaml, List.of());
        assertThat(files.get("data/secret/b/test_group.yaml"))
                .isEqualTo("max_score: 7\nscore_aggregation: min\nrequire_pass: [secret/a, sample]\n");
        assertThat(files.get("data/secret/test_group.yaml")).isEqualTo("max_score: 57\n");
        assertThatThrownBy(() -> new PackagePoints(yaml()).move(List.of("secret/b/1"), "secret/a"))
                .isInstanceOf(Refusal.class);

        PackageYaml again = yaml();
        change(again, new PackagePoints(again).delete(new PackageCases(again).named(List.of(), "b/*")));

        assertThat(files).doesNotContainKeys("data/secret/b/1.in", "data/secret/b/test_group.yaml");
        assertThat(files.get("data/secret/test_group.yaml")).isEqualTo("max_score: 50\n");
        PackageYaml last = yaml();
        new PackagePoints(last).score(false);
        change(last, List.of());
        assertThat(files.get("problem.yaml")).doesNotContain("type");
        assertThat(files)
                .containsEntry("data/secret/a/test_group.yaml", "")
                .doesNotContainKey("data/secret/test_group.yaml");
    }

    @Test
    void aStatementInAnotherLanguageHasItsTitleAndPictures() {
        PackageYaml yaml = yaml();
        PackageStatements statements = new PackageStatements(yaml);
        assertThat(statements.title("en")).isEqualTo("Sum");

        change(
                yaml,
                statements.write("zh", "2048", "和 ![](a.png)\n", Map.of("a.png", new byte[1], "b.svg", new byte[1])));

        assertThat(files)
                .containsKeys("statement/a.png", "statement/b.svg")
                .containsEntry("statement/problem.zh.md", "和 ![](a.png)\n\n![b](b.svg)\n")
                .containsEntry(
                        "problem.yaml", "problem_format_version: 2025-09\nname:\n  en: \"Sum\"\n  zh: \"2048\"\n");
        assertThat(new PackageStatements(yaml()).languages()).containsExactly("en", "zh");
        assertThatThrownBy(() -> statements.write("../x", "t", "", Map.of())).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> statements.write("en", "t", "", Map.of("a.html", new byte[1])))
                .isInstanceOf(Refusal.class);
        PackageYaml last = yaml();
        change(last, new PackageStatements(last).delete("en"));
        assertThat(files.get("problem.yaml")).endsWith("name:\n  zh: \"2048\"\n");
    }
}
