package judge.language.gnu.hint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import judge.reason.Hint;
import judge.reason.HintCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileSlipsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int n;\nfreopen(\"knap.in\", \"r\", stdin);",
                "// sums\nFILE *f = fopen(\"in.txt\", \"r\");",
                "#define N 5\nifstream fin(\"data.txt\");",
                "#ifdef LOCAL\n#endif\n//\nfreopen(\"sum.txt\", \"r\", stdin);",
            })
    void nameAFileThatIsNotThere(String source) {
        long line = source.startsWith("#ifdef") ? 4 : 2;

        assertThat(FileSlips.hint(List.of(source), Set.of("sum.in")))
                .contains(Hint.of(HintCode.FILE_NOT_FOUND).with("line", line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "freopen(\"sum.in\", \"r\", stdin);",
                "freopen(\"./sum.in\", \"r\", stdin);",
                "freopen(\"sum.out\", \"w\", stdout);",
                "// freopen(\"knap.in\", \"r\", stdin);",
                "#ifndef ONLINE_JUDGE\nfreopen(\"knap.in\", \"r\", stdin);\n#endif",
                "if (fopen(\"knap.in\", \"r\")) freopen(\"knap.in\", \"r\", stdin);",
                "freopen(\"/dev/stdin\", \"r\", stdin);",
                "fopen(\"/proc/self/status\", \"r\");",
            })
    void areSilentOfWhatIsThereOrAskedForOrLeftOut(String source) {
        assertThat(FileSlips.hint(List.of(source), Set.of("sum.in"))).isEmpty();
    }
}
