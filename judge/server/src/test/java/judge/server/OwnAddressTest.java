package judge.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnAddressTest {

    @ParameterizedTest
    @ValueSource(strings = {"0.0.0.0", "::"})
    void isOneThatABrowserCanOpenWhereTheServerListensEverywhere(String listening) {
        assertThat(OwnAddress.of(listening))
                .isNotBlank()
                .isNotEqualTo("0.0.0.0")
                .doesNotContain("::");
    }

    @Test
    void isWhereTheServerListensElsewhere() {
        assertThat(OwnAddress.of("192.0.2.7")).isEqualTo("192.0.2.7");
    }
}
