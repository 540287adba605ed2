package judge.web.http;

import io.javalin.http.Context;
import java.time.Clock;
import java.util.function.BiFunction;
import judge.service.account.Accounts;

/**
 * The parts that stand before every answer.
 *
 * @param exposure the way in which browsers reach the server
 * @param viewers the users of requests
 * @param languages the languages of requests
 * @param csrf the check that a change comes from a page of ours
 * @param headers the security headers of every answer
 */
public record Door(
        Exposure exposure, RequestViewer viewers, RequestLanguage languages, Csrf csrf, SecurityHeaders headers) {

    /** The door of a server that browsers reach like this. */
    public static Door of(Accounts accounts, Exposure exposure) {
        RequestViewer viewers = new RequestViewer(accounts, exposure);
        return new Door(
                exposure,
                viewers,
                new RequestLanguage(viewers),
                new Csrf(viewers, exposure),
                new SecurityHeaders(exposure));
    }

    /** Makes the answers to refusals, with these pages for browsers. */
    public RefusalAnswers refusals(Clock clock, BiFunction<Context, RefusalAnswers.Said, String> page) {
        return new RefusalAnswers(languages, clock, page);
    }
}
