package judge.service.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoginThrottleTest {

    @ParameterizedTest
    @CsvSource({
        "192.0.2.7, 192.0.2.7",
        "2001:db8:1:2:3:4:5:6, 20010db800010002",
        "[2001:db8:1:2::1], 20010db800010002",
        "[2001:DB8:1:2:ffff::1]:443, 20010db800010002",
        "fe80::1%eth0, fe80000000000000",
        "::ffff:192.0.2.7, 192.0.2.7",
        "example.org, example.org",
    })
    void countsOneNetworkAsOneAddress(String address, String network) {
        assertThat(LoginThrottle.network(address)).isEqualTo(network);
    }
}
