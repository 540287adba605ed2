package judge.online.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebhookUrlTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "tool.example",
                "//tool.example/x",
                "ftp://tool.example/",
                "file:///etc/passwd",
                "gopher://tool.example/",
                "mailto:tina@tool.example",
                "http:///x",
                "http://",
                "http:tool.example",
                "http://tina:secret@tool.example/",
                "http://tina@tool.example/",
                "http://tool.example/#x",
                "http://tool.example:0/",
                "http://tool.example:65536/",
                "http://tool.example:-1/",
                "http://tool.example:x/",
                "http://tool_x.example/",
                "http://tool.example/a b",
                "http://tool.example/a\r\nHost: other",
                "http://tool.example\\@other/",
                "http://2130706433/",
                "http://0x7f000001/",
                "http://0x7f.1/",
                "http://127.1/",
                "http://0177.0.0.1/",
                "http://127.0.0.1.5/",
                "http://256.0.0.1/",
                "http://[fe80::1%25eth0]/",
                "http://[::1/",
                "http://[x]/",
            })
    void whatIsNoneThatCouldBeCalledIsNone(String text) {
        assertThat(WebhookUrl.of(text)).isEmpty();
    }

    @Test
    void oneThatIsTooLongIsNone() {
        assertThat(WebhookUrl.of("http://tool.example/" + "x".repeat(1980))).isPresent();
        assertThat(WebhookUrl.of("http://tool.example/" + "x".repeat(1981))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "http://tool.example, false, tool.example, 80, /, tool.example",
        "HTTPS://Tool.Example/a?b=c, true, tool.example, 443, /a?b=c, tool.example",
        "https://tool.example:8443/a%20b, true, tool.example, 8443, /a%20b, tool.example:8443",
        "http://tool.example:443/, false, tool.example, 443, /, tool.example:443",
        "http://tool.example?x, false, tool.example, 80, /?x, tool.example",
        "http://[2001:db8::1]:8080/x, false, 2001:db8::1, 8080, /x, [2001:db8::1]:8080",
        "http://tool.example/\u00e4, false, tool.example, 80, /%C3%A4, tool.example",
    })
    void isReadAsARequestSaysIt(String text, boolean secure, String host, int port, String target, String authority) {
        WebhookUrl url = WebhookUrl.of(text).orElseThrow();

        assertThat(url).isEqualTo(new WebhookUrl(secure, host, port, target));
        assertThat(url.authority()).isEqualTo(authority);
    }

    @ParameterizedTest
    @CsvSource({
        "http://tool.example/, INTERNET",
        "https://tool.example:8443/, INTERNET",
        "http://93.184.216.34/, INTERNET",
        "http://10.1.2.3/, NETWORK",
        "http://192.168.1.9:8080/, NETWORK",
        "http://[fd12::1]/, NETWORK",
        "http://localhost/, HOST",
        "http://LOCALHOST.:8080/, HOST",
        "http://a.localhost/, HOST",
        "http://127.0.0.1:8080/, HOST",
        "http://[::1]/, HOST",
        "http://169.254.169.254/latest/meta-data, HOST",
        "http://tool.example:22/, HOST",
        "http://10.1.2.3:25/, HOST",
    })
    void saysHowNearItIs(String text, Reach reach) {
        assertThat(WebhookUrl.of(text).orElseThrow().reach()).isEqualTo(reach);
    }

    @ParameterizedTest
    @CsvSource({
        "9.255.255.255, INTERNET",
        "10.0.0.0, NETWORK",
        "10.255.255.255, NETWORK",
        "11.0.0.0, INTERNET",
        "172.15.255.255, INTERNET",
        "172.16.0.0, NETWORK",
        "172.31.255.255, NETWORK",
        "172.32.0.0, INTERNET",
        "192.168.0.0, NETWORK",
        "192.169.0.0, INTERNET",
        "100.64.0.1, NETWORK",
        "100.128.0.1, INTERNET",
        "100.100.100.200, HOST",
        "0.0.0.0, HOST",
        "0.1.2.3, HOST",
        "127.255.255.254, HOST",
        "128.0.0.0, INTERNET",
        "169.254.0.1, HOST",
        "168.63.129.16, HOST",
        "192.0.0.192, HOST",
        "224.0.0.1, HOST",
        "239.255.255.255, HOST",
        "255.255.255.255, HOST",
        "::, HOST",
        "::1, HOST",
        "::2, HOST",
        "::ffff:127.0.0.1, HOST",
        "::ffff:10.0.0.1, NETWORK",
        "::10.0.0.1, NETWORK",
        "64:ff9b::127.0.0.1, HOST",
        "64:ff9b::8.8.8.8, INTERNET",
        "64:ff9b:1::8.8.8.8, HOST",
        "2002:7f00:1::, HOST",
        "2002:a00:1::, NETWORK",
        "2002:808:808::, INTERNET",
        "fe80::1, HOST",
        "febf::1, HOST",
        "fec0::1, NETWORK",
        "fc00::1, NETWORK",
        "fdff::1, NETWORK",
        "fd00:ec2::254, HOST",
        "ff02::1, HOST",
        "2001:db8::1, INTERNET",
        "2606:2800:220:1:248:1893:25c8:1946, INTERNET",
    })
    void addressesAreAsNearAsTheyAre(String address, Reach reach) throws UnknownHostException {
        assertThat(Reach.of(InetAddress.getByName(address))).isEqualTo(reach);
    }

    @Test
    void whoMayCallNearMayCallWhatIsFarther() {
        assertThat(Reach.HOST.covers(Reach.NETWORK)).isTrue();
        assertThat(Reach.NETWORK.covers(Reach.NETWORK)).isTrue();
        assertThat(Reach.NETWORK.covers(Reach.INTERNET)).isTrue();
        assertThat(Reach.NETWORK.covers(Reach.HOST)).isFalse();
        assertThat(Reach.INTERNET.covers(Reach.NETWORK)).isFalse();
    }
}
