package judge.service.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Rules by which cases are made go with their cases. */
class CaseRulesTest {

    /** Cases of a package with such rules. */
    private static PackageCases cases(String rules) {
        Map<String, String> files = Map.of(
                CaseRules.FILE,
                rules,
                "data/sample/1.in",
                "1\n",
                "data/secret/a.in",
                "1\n",
                "data/secret/a.ans",
                "1\n",
                "data/secret/b.in",
                "2\n");
        return new PackageCases(new PackageYaml(
                files.keySet(), path -> Objects.requireNonNull(files.get(path)).getBytes(StandardCharsets.UTF_8)));
    }

    /** The rules after the changes. */
    private static String rules(PackageCases cases) {
        if (cases.yaml().changes().contains(FileChange.deleted(CaseRules.FILE))) {
            return "gone";
        }
        return cases.yaml().changes().stream()
                .filter(change -> change.path().equals(CaseRules.FILE))
                .map(FileChange::content)
                .map(content -> new String(content, StandardCharsets.UTF_8))
                .findFirst()
                .orElse("as before");
    }

    @Test
    void aRuleIsWrittenBesideThoseThatAreThere() {
        String before = "# ours\nrandom_salt: x\ndata:\n  secret:\n    data:\n      b: gen 2  # small\n";
        PackageCases cases = cases(before);

        cases.writeMade("secret/a", "gen \"1\" {seed}", new byte[0], new byte[0]);

        assertThat(rules(cases)).isEqualTo(before + "      a:\n        generate: \"gen \\\"1\\\" {seed}\"\n");
    }

    @Test
    void aRuleGoesWithItsCaseIntoAGroupAlsoOfTheSameName() {
        PackageCases cases = cases("data:\n  secret:\n    data:\n      a: gen 1\n      b:\n        generate: gen 2\n");

        cases.to("secret/a", "secret/a");
        cases.to("secret/b", "secret/a");

        assertThat(rules(cases))
                .isEqualTo("data:\n  secret:\n    data:\n      a:\n        data:\n          a: \"gen 1\"\n"
                        + "          b: {generate: \"gen 2\"}\n");
    }

    @Test
    void aCaseThatIsDeletedOrWrittenByHandIsMadeByNothing() {
        PackageCases cases = cases("data: {secret: {data: {a: gen 1, b: gen 2}}}\n");

        cases.delete(List.of("secret/a"));
        assertThat(rules(cases)).contains("gen 2").doesNotContain("gen 1");
        cases.add("secret", Map.of("b.in", new byte[0]));

        assertThat(rules(cases)).isEqualTo("gone");
    }

    @Test
    void rulesInListsAndWithAliasesStayAsTheyAre() {
        for (String text : List.of(
                "data:\n  secret:\n    data:\n      - a: gen 1\n",
                "data:\n  secret: &s\n    data:\n      b: gen 1\n  sample: *s\n",
                "data:\n  secret:\n    data: gen\n")) {
            PackageCases cases = cases(text);
            cases.writeMade("secret/a", "gen 3", new byte[0], new byte[0]);
            assertThat(rules(cases)).as(text).isEqualTo("as before");
        }
    }
}
