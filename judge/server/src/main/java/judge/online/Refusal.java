package judge.online;

import java.io.Serial;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A request that is refused, after which nothing has changed. The sentence for people is that of the key
 * {@code refusal.<code>} in the messages.
 */
public final class Refusal extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /** The kind of refusal, each of which is also a status of HTTP. */
    public enum Kind {
        /** The thing is not there, or not there for the viewer: 404. */
        NOT_FOUND,
        /** No person is logged in: 401. */
        NOT_LOGGED_IN,
        /** The thing may be seen, but the action is not allowed: 403. */
        NOT_ALLOWED,
        /** The request makes no sense: 400. */
        INVALID,
        /** The request is too large: 413. */
        TOO_LARGE,
        /** The request conflicts with the present state: 409. */
        CONFLICT,
        /** Too many requests: 429. */
        TOO_OFTEN,
        /** The host cannot do it now: 503. */
        UNAVAILABLE
    }

    private final Kind kind;
    private final String code;
    private final transient Map<String, Object> parameters;
    private final @Nullable Instant retry;
    private final transient List<Detail> details;

    /** A further fault beside that of the refusal itself, with a sentence of its own. */
    public record Detail(String code, Map<String, Object> parameters) {

        public Detail {
            parameters = Map.copyOf(parameters);
        }
    }

    /** A refusal; the code is in kebab case, the parameters are those of its message. */
    public Refusal(Kind kind, String code, Map<String, Object> parameters) {
        this(kind, code, parameters, null, List.of());
    }

    /** The same with all that is wrong, of which the sentence is only the head. */
    public Refusal(Kind kind, String code, Map<String, Object> parameters, List<Detail> details) {
        this(kind, code, parameters, null, details);
    }

    /** The same with a moment from which on it is possible. */
    public Refusal(Kind kind, String code, Map<String, Object> parameters, @Nullable Instant retry) {
        this(kind, code, parameters, retry, List.of());
    }

    /** Refuses what makes no sense. */
    public static Refusal invalid(String code, Map<String, Object> parameters) {
        return new Refusal(Kind.INVALID, code, parameters);
    }

    /** The same without parameters. */
    public static Refusal invalid(String code) {
        return invalid(code, Map.of());
    }

    /** Refuses what cannot be done in the present state. */
    public static Refusal conflict(String code, Map<String, Object> parameters) {
        return new Refusal(Kind.CONFLICT, code, parameters);
    }

    /** The same without parameters. */
    public static Refusal conflict(String code) {
        return conflict(code, Map.of());
    }

    /** Refuses an action on what may be seen. */
    public static Refusal notAllowed(String code, Map<String, Object> parameters) {
        return new Refusal(Kind.NOT_ALLOWED, code, parameters);
    }

    /** The same without parameters. */
    public static Refusal notAllowed(String code) {
        return notAllowed(code, Map.of());
    }

    /** Returns the refusal for everything that is not there, or not there for the viewer. */
    public static Refusal notFound() {
        return new Refusal(Kind.NOT_FOUND, "not-found", Map.of());
    }

    private Refusal(
            Kind kind, String code, Map<String, Object> parameters, @Nullable Instant retry, List<Detail> details) {
        super(code + " " + new TreeMap<>(parameters) + (details.isEmpty() ? "" : " " + details));
        this.details = List.copyOf(details);
        this.kind = kind;
        this.code = code;
        this.parameters = Map.copyOf(parameters);
        this.retry = retry;
    }

    public Kind kind() {
        return kind;
    }

    public String code() {
        return code;
    }

    public Map<String, Object> parameters() {
        return parameters;
    }

    /** All that is wrong, where that are several things. */
    public List<Detail> details() {
        return details;
    }

    /** Returns the time from which on it is possible; null where that is not known. */
    public @Nullable Instant retry() {
        return retry;
    }
}
