package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class OuterUsersTest {

    @Test
    void twoSandboxesOfOneProcessNeverHaveTheSameUserAtTheSameTime() {
        OuterUsers one = OuterUsers.ofThisProcess();
        OuterUsers other = OuterUsers.ofThisProcess();
        OptionalInt first = one.take();
        OptionalInt second = other.take();

        assertThat(second).isNotEqualTo(first);

        one.giveBack(first);
        assertThat(other.take()).isEqualTo(first);
        other.giveBack(first);
        other.giveBack(second);
    }
}
