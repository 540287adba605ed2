package judge.problem.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class YamlEditTest {

    private static String set(String text, String value, String... path) {
        return YamlEdit.set(text, List.of(path), Optional.of(value));
    }

    private static String without(String text, String... path) {
        return YamlEdit.set(text, List.of(path), Optional.empty());
    }

    @Test
    void changesOneKeyAndLeavesCommentsAndTheOthers() {
        String text =
                "# a problem\nname: Sum\nlimits:\n  # seconds\n  time_limit: 1\n  memory: 64\n\n# the id\nuuid: x\n";

        assertThat(set(text, "2.5", "limits", "time_limit"))
                .isEqualTo(text.replace("time_limit: 1", "time_limit: 2.5"));
        assertThat(set(text, "8", "limits", "output"))
                .isEqualTo(text.replace("  memory: 64\n", "  memory: 64\n  output: 8\n"));
        assertThat(set(text, "true", "allow_file_writing")).isEqualTo(text + "allow_file_writing: true\n");
    }

    @Test
    void makesTheMappingsThatLead() {
        assertThat(set("", "2", "java", "time_multiplier")).isEqualTo("java:\n  time_multiplier: 2\n");
        assertThat(set("checker: token\n", "[a]", "accepted/x.py", "score"))
                .isEqualTo("checker: token\naccepted/x.py:\n  score: [a]\n");
        assertThat(set("", "gen.py 1", "data", "secret", "data", "01"))
                .isEqualTo("data:\n  secret:\n    data:\n      \"01\": gen.py 1\n");
    }

    @Test
    void takesAMappingOnOneLineApartWhereAKeyInItChanges() {
        assertThat(set(
                        "limits: {time_limit: 1, time_multipliers: {ac_to_time_limit: 3}} # few\nname: x\n",
                        "64",
                        "limits",
                        "memory"))
                .isEqualTo("limits:\n  time_limit: 1\n  time_multipliers: {ac_to_time_limit: 3}\n  memory: 64\n"
                        + "name: x\n");
    }

    @Test
    void takesAwayAKeyAndTheMappingThatIsEmptyThen() {
        assertThat(without("a: 1\nlimits:\n  memory: 64\nb: 2\n", "limits", "memory"))
                .isEqualTo("a: 1\nb: 2\n");
        assertThat(without("a:\n- x\n- y\nb: 2\n", "a")).isEqualTo("b: 2\n");
        assertThat(without("a: |\n  # text\n  more\nb: 2\n", "a")).isEqualTo("b: 2\n");
        assertThat(without("b: 2\n", "limits", "memory")).isEqualTo("b: 2\n");
    }

    @Test
    void findsKeysInQuotesAndNoneThatOnlyBeginAlike() {
        assertThat(set("\uFEFF\"name\": Sum\r\nnames: x\r\n", "y", "name")).isEqualTo("name: y\nnames: x\n");
        assertThat(set("'01': a\n", "b", "01")).isEqualTo("\"01\": b\n");
    }
}
