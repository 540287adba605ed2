package judge.web.api;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import judge.online.Viewer;
import judge.web.http.Route;
import judge.web.http.RouteAccess;

/** The API of the server as a whole: its health, its description, the user, its figures. */
final class ServerApi {

    private static final String DESCRIPTION = "/judge/web/openapi.json";
    private static final int UNAVAILABLE = 503;

    private final ApiRoutes api;
    private final byte[] description;

    ServerApi(ApiRoutes api) {
        this.api = api;
        try (InputStream in = Objects.requireNonNull(ServerApi.class.getResourceAsStream(DESCRIPTION))) {
            description = in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The health of the server. */
    record HealthJson(String status, boolean database) {}

    /** The user. */
    record MeJson(String login, String name, String role) {}

    void addRoutes() {
        api.add(new Route(HandlerType.GET, ApiRoutes.BASE + "/health", RouteAccess.OPEN, this::health));
        api.add(new Route(HandlerType.GET, ApiRoutes.BASE + "/openapi.json", RouteAccess.OPEN, this::description));
        api.get("/me", this::me);
        api.add(new Route(
                HandlerType.GET,
                "/metrics",
                RouteAccess.TOKEN,
                ctx -> metrics(ctx, api.door().viewers().require(ctx))));
    }

    private void health(Context ctx) {
        boolean database = api.services().figures().isDatabaseThere();
        api.json().write(ctx, database ? 200 : UNAVAILABLE, new HealthJson(database ? "ok" : "failing", database));
    }

    private void description(Context ctx) {
        ctx.contentType("application/json").result(description);
    }

    private void me(Context ctx, Viewer viewer) {
        api.json().write(ctx, 200, new MeJson(viewer.login(), viewer.name(), ApiWords.of(viewer.role())));
    }

    private void metrics(Context ctx, Viewer viewer) {
        String text = new MetricsText(api.services().clock())
                .of(
                        api.services().state().checks(viewer),
                        api.services().figures().judging(viewer));
        ctx.contentType(MetricsText.TYPE).result(text);
    }
}
