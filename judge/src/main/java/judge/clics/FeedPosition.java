package judge.clics;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Up to where somebody has read a contest's event feed: a line of the log of changes, and the last moment at which
 * something changed by itself, as the contest began, was frozen, ended or was thawed.
 *
 * @param tx transaction of the line; 0 before the first
 * @param seq the line's number; 0 before the first
 * @param moment in milliseconds since 1970; 0 before the first
 */
public record FeedPosition(long tx, long seq, long moment) {

    private static final Pattern TOKEN = Pattern.compile("(\\d{1,18})\\.(\\d{1,18})\\.(\\d{1,18})");

    /** That of a token that was given; empty where it was not. */
    public static Optional<FeedPosition> of(String token) {
        Matcher matcher = TOKEN.matcher(token);
        return matcher.matches()
                ? Optional.of(new FeedPosition(
                        Long.parseLong(matcher.group(1)),
                        Long.parseLong(matcher.group(2)),
                        Long.parseLong(matcher.group(3))))
                : Optional.empty();
    }

    /** What a client comes back with. */
    public String token() {
        return tx + "." + seq + "." + moment;
    }

    FeedPosition at(long newMoment) {
        return new FeedPosition(tx, seq, newMoment);
    }
}
