package judge.language.gnu.hint;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class StructsTest {

    @Test
    void tellsWhoseMemberANameIs() {
        Structs structs = Structs.of("struct Point {\n    int x, y[3] = {1};\n};\nint main() { Point p; return 0; }\n");

        assertThat(structs.withMember("y")).contains("Point");
        assertThat(structs.withMember("p")).isEmpty();
    }

    /** Looking for its beginning at each of its letters would take minutes. */
    @Test
    @Timeout(5)
    void isDoneWithALongNameAtOnce() {
        String name = "a".repeat(200_000);

        assertThat(Structs.of("struct Long { int " + name + " ?; };").withMember("b"))
                .isEmpty();
    }
}
