package judge.online;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The rules for logins: a login is the same however it is typed, and never markup, a path or a formula. */
public final class Logins {

    private static final Pattern LOGIN = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._@+-]{0,63}");
    /** Signs between the letters of names that logins do not have: O'Brien, 阿依古丽·买买提, Ann (2). */
    private static final Pattern PARTING = Pattern.compile("[\\s,/'’‘ʼ`´·•・‧()（）]+");

    private static final Pattern NAME = Pattern.compile("[^\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}]{1,100}");

    private Logins() {}

    /** A login as accounts have it; empty: it cannot be one. */
    public static Optional<String> normal(String typed) {
        String normal =
                Normalizer.normalize(typed.strip(), Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        return LOGIN.matcher(normal).matches() ? Optional.of(normal) : Optional.empty();
    }

    /** The same, of a login that must be one. */
    public static String require(String typed) {
        return normal(typed).orElseThrow(() -> Refusal.invalid("login-invalid", Map.of("login", typed)));
    }

    /** The same of a list that has names and no logins, with dots where names are parted. */
    public static Optional<String> listed(String name) {
        return normal(name)
                .or(() -> normal(PARTING.matcher(name.strip()).replaceAll(".").replaceAll("^\\.|\\.$", "")));
    }

    /** A name as accounts have it; empty: it cannot be one. Names have any letters; pages show them as text. */
    public static Optional<String> name(String typed) {
        String name = typed.strip();
        return NAME.matcher(name).matches() ? Optional.of(name) : Optional.empty();
    }

    /** The same, of a name that must be one. */
    public static String requireName(String typed) {
        return name(typed).orElseThrow(() -> Refusal.invalid("name-invalid", Map.of("name", typed)));
    }
}
