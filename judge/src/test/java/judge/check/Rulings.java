package judge.check;

import java.nio.charset.StandardCharsets;
import java.util.List;
import judge.reason.Reason;

/** Shorthand of the checkers' tests. */
public final class Rulings {

    static final Ruling ACCEPTED = new Ruling.Accepted(1);

    private Rulings() {}

    public static Attempt attempt(String answer, String output, String... arguments) {
        return attempt(bytes(answer), bytes(output), arguments);
    }

    public static Attempt attempt(byte[] answer, byte[] output, String... arguments) {
        return new Attempt(new byte[0], answer, output, List.of(arguments));
    }

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Such as {@code wrong different-token {line=1, found=2}}. */
    public static String describe(Ruling ruling) {
        if (ruling instanceof Ruling.Wrong wrong) {
            return "wrong " + describe(wrong.reason());
        }
        if (ruling instanceof Ruling.Misformatted misformatted) {
            return "misformatted " + describe(misformatted.reason());
        }
        if (ruling instanceof Ruling.Failed failed) {
            return "failed " + describe(failed.reason());
        }
        return "accepted";
    }

    private static String describe(Reason reason) {
        return reason.code().code() + " " + reason.parameters();
    }
}
