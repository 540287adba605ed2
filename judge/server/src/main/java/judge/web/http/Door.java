package judge.web.http;

import io.javalin.http.Context;
import java.time.Clock;
import java.util.function.BiFunction;
import judge.service.Accounts;

/**
 * What stands before everything that is answered.
 *
 * @param exposure how browsers reach the server
 * @param viewers who asks
 * @param languages in which language
 * @param csrf whether what changes something comes from a page of ours
 * @param headers what browsers are told with every answer
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

    /** How refusals are answered, with these pages for browsers. */
    public RefusalAnswers refusals(Clock clock, BiFunction<Context, RefusalAnswers.Said, String> page) {
        return new RefusalAnswers(languages, clock, page);
    }
}
