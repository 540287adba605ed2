package judge.online.contest;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program that wants to be called whenever something happens in contests.
 *
 * @param person the person for whom, and with whose rights, it is told
 * @param version of the Contest API that it speaks
 * @param extended whether with what clients of DOMjudge want besides
 * @param url the address at which it is called
 * @param endpoints of which it wants to be told, with blanks between; empty: of all
 * @param contests the same of contests
 * @param token the token that each call says; never told to anybody else
 * @param active whether it is called
 * @param credential the credential by which the person had logged in: the program is called as long as that holds
 * @param failing the time since which calls fail; null: they do not
 */
public record Webhook(
        long id,
        long person,
        String version,
        boolean extended,
        String url,
        String endpoints,
        String contests,
        String token,
        boolean active,
        String credential,
        @Nullable Instant failing) {

    /** Returns the endpoints that it wants to be told of; empty: all. */
    public List<String> endpointList() {
        return split(endpoints);
    }

    /** Returns the contests that it wants to be told of; empty: all. */
    public List<String> contestList() {
        return split(contests);
    }

    private static List<String> split(String text) {
        return Arrays.stream(text.split(" ", -1)).filter(one -> !one.isEmpty()).toList();
    }

    /** Tells whether it wants to be told of an endpoint. */
    public boolean wants(String endpoint) {
        List<String> all = endpointList();
        return all.isEmpty() || all.contains(endpoint);
    }

    /** Tells whether it wants to be told of a contest. */
    public boolean wantsContest(String contest) {
        List<String> all = contestList();
        return all.isEmpty() || all.contains(contest);
    }
}
