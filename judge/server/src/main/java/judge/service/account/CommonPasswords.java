package judge.service.account;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** The passwords that are tried first by whoever guesses: a list, and what a finger does on a keyboard. */
final class CommonPasswords {

    private static final int LONGEST_BLOCK = 4;
    private static final List<String> ROWS = List.of(
            "01234567890123456789",
            "abcdefghijklmnopqrstuvwxyz",
            "qwertyuiop",
            "asdfghjkl",
            "zxcvbnm",
            "`1234567890-=");

    private CommonPasswords() {}

    /** Read when the first password is chosen. */
    private static final class Listed {

        static final Set<String> ALL = read();

        private Listed() {}

        private static Set<String> read() {
            try (InputStream in =
                    Objects.requireNonNull(CommonPasswords.class.getResourceAsStream("/judge/common-passwords.txt"))) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> !line.startsWith("#"))
                        .collect(Collectors.toUnmodifiableSet());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Tells whether a password is among the first that an attacker would try for this login. */
    static boolean contain(String login, String password) {
        String small = password.toLowerCase(Locale.ROOT);
        return Listed.ALL.contains(small) || isRepetition(small) || isSequence(small) || isLogin(login, small);
    }

    /** A login and its repetition, backwards as well: of numbers of students the whole class knows all. */
    private static boolean isLogin(String login, String small) {
        String backwards = new StringBuilder(login).reverse().toString();
        return small.replace(login, "").isEmpty() || small.equals(backwards);
    }

    /** Tells whether a password repeats a block, such as 88888888, abcabcabc and 52015201. */
    private static boolean isRepetition(String small) {
        for (int block = 1; block <= Math.min(LONGEST_BLOCK, small.length() / 2); block++) {
            String first = small.substring(0, block);
            if (first.repeat(small.length() / block + 1).startsWith(small)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a password is a sequence, such as 123456789, 87654321, abcdefgh and qwertyui. */
    private static boolean isSequence(String small) {
        String backwards = new StringBuilder(small).reverse().toString();
        return ROWS.stream().anyMatch(row -> row.contains(small) || row.contains(backwards));
    }
}
