package judge.web.http;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import judge.message.Messages;
import judge.online.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Answers refusals: with a page for browsers, with problem+json in one sentence for programs.
 *
 * @param page the HTML for browsers
 */
public record RefusalAnswers(RequestLanguage languages, Clock clock, BiFunction<Context, Said, String> page) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The methods by which a browser goes to a page. */
    private static final Set<HandlerType> SEEING = Set.of(HandlerType.GET, HandlerType.HEAD);

    /**
     * The texts of a refusal.
     *
     * @param status status of HTTP
     * @param code the reason in kebab case
     * @param sentence the sentence for people
     */
    public record Said(int status, String code, String sentence) {}

    /** The status of HTTP that says the same. */
    public static int status(Refusal.Kind kind) {
        return switch (kind) {
            case NOT_FOUND -> 404;
            case NOT_LOGGED_IN -> 401;
            case NOT_ALLOWED -> 403;
            case INVALID -> 400;
            case TOO_LARGE -> 413;
            case CONFLICT -> 409;
            case TOO_OFTEN -> 429;
            case UNAVAILABLE -> 503;
        };
    }

    /** The sentence of a refusal, and where several things are wrong one more for each, in lines of their own. */
    public static String sentence(Messages messages, Refusal refusal) {
        StringBuilder text = new StringBuilder(sentence(messages, refusal.code(), refusal.parameters()));
        refusal.details().forEach(one -> text.append('\n').append(sentence(messages, one)));
        return text.toString();
    }

    /** The sentence of one of several. */
    public static String sentence(Messages messages, Refusal.Detail detail) {
        return sentence(messages, detail.code(), detail.parameters());
    }

    private static String sentence(Messages messages, String code, Map<String, Object> named) {
        List<Object> parameters = new ArrayList<>();
        named.forEach((name, value) -> {
            parameters.add(name);
            parameters.add(value);
        });
        return messages.text("refusal." + code, parameters.toArray());
    }

    /** Answers a request with a refusal. */
    public void answer(Context ctx, Refusal refusal) {
        if (refusal.kind() == Refusal.Kind.UNAVAILABLE) {
            RequestViewer.findNoMore(ctx);
        }
        boolean program = isForProgram(ctx);
        if (!program && SEEING.contains(ctx.method())) {
            if (refusal.kind() == Refusal.Kind.NOT_LOGGED_IN) {
                ctx.redirect(Route.LOGIN + "?to=" + URLEncoder.encode(asked(ctx), StandardCharsets.UTF_8));
                return;
            }
            if (refusal.code().equals(RequestViewer.MUST_CHANGE)) {
                ctx.redirect(Route.PASSWORD);
                return;
            }
        }
        @Nullable Instant retry = refusal.retry();
        if (retry != null) {
            long millis = Math.max(0, Duration.between(clock.instant(), retry).toMillis());
            ctx.header("Retry-After", Long.toString((millis + 999) / 1000));
        }
        say(ctx, new Said(status(refusal.kind()), refusal.code(), sentence(languages.of(ctx), refusal)));
    }

    /** Answers a request for which there is no route, or that failed. */
    public void answer(Context ctx, int status, String code) {
        try {
            say(ctx, new Said(status, code, languages.of(ctx).text("refusal." + code)));
        } catch (Refusal away) { // Who asks is not known while the database is away.
            answer(ctx, away);
        }
    }

    private void say(Context ctx, Said said) {
        ctx.status(said.status());
        if (!isForProgram(ctx)) {
            ctx.html(page.apply(ctx, said));
            return;
        }
        boolean clics = Route.isClics(ctx.path());
        if (said.status() == 401) {
            // Browsers are not asked for a password that they would then say by themselves.
            boolean asks = clics && ctx.header("Sec-Fetch-Site") == null;
            ctx.header("WWW-Authenticate", asks ? "Basic realm=\"judge\", charset=\"UTF-8\"" : "Bearer");
        }
        if (clics) {
            ObjectNode failure = JSON.createObjectNode().put("code", said.status());
            failure.put("message", said.sentence());
            ctx.result(failure.toString()).contentType("application/json");
            return;
        }
        ObjectNode problem = JSON.createObjectNode();
        problem.put("type", "about:blank");
        problem.put("title", said.code());
        problem.put("status", said.status());
        problem.put("detail", said.sentence());
        ctx.result(problem.toString()).contentType("application/problem+json");
    }

    /** Tells whether a program is to read the answer. */
    private static boolean isForProgram(Context ctx) {
        return ctx.path().startsWith(Route.API)
                || Route.isClics(ctx.path())
                || ctx.path().equals("/metrics")
                || RequestViewer.isProgram(ctx);
    }

    /** Returns the path of a request with its query: where its page is found again. */
    public static String asked(Context ctx) {
        @Nullable String query = ctx.queryString();
        return ctx.path() + (query == null ? "" : "?" + query);
    }
}
