package judge.service.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import judge.online.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommonPasswordsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12345678",
                "87654321",
                "88888888",
                "password",
                "Password123",
                "P@ssw0rd",
                "woaini1314",
                "abcabcabc",
                "52015201",
                "asdfghjkl",
                "abcdefgh",
                "1q2w3e4r",
                "20260003",
                "2026000320260003",
                "30006202",
            })
    void knowsWhatIsTriedFirst(String password) {
        assertThatThrownBy(() -> Passwords.requireOwn("20260003", password))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("password-common"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "correct horse 9",
                "bavo-kuti-fesa-duno-mira",
                "20260004x",
                "我们的老师很好啊",
                "passwordless cat",
                "abcabcabd"
            })
    void letsOthersPass(String password) {
        assertThat(CommonPasswords.contain("20260003", password)).isFalse();
    }

    @Test
    void aPasswordIsNoLessCommonForALoginThatIsShort() {
        assertThat(CommonPasswords.contain("a", "aaaaaaaa")).isTrue();
        assertThat(CommonPasswords.contain("a", "banana-boat")).isFalse();
    }
}
