package judge.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.SizeUnit;
import io.javalin.router.Endpoint;
import java.util.ArrayList;
import java.util.List;
import judge.service.OnlineServices;
import judge.web.http.Route;
import judge.web.live.LiveEvents;
import judge.web.page.PageRoutes;

/** The server that browsers and programs talk to, from {@link #start} until it is closed. */
public final class WebServer implements AutoCloseable {

    private static final long MOST_BYTES = 64L << 20;
    private static final int IN_MEMORY = 1 << 20;

    private final Javalin javalin;
    private final List<Route> routes;
    private final LiveEvents live;

    private WebServer(Javalin javalin, List<Route> routes, LiveEvents live) {
        this.javalin = javalin;
        this.routes = routes;
        this.live = live;
    }

    /** Starts a server, which listens when this returns. */
    public static WebServer start(WebSettings settings, OnlineServices services, LiveEvents live) {
        List<Route> routes = routes(services, live, settings);
        Javalin javalin = Javalin.create(config -> configure(config, settings, routes));
        javalin.start(settings.host(), settings.port());
        return new WebServer(javalin, routes, live);
    }

    /** Everything that is answered, in one list. */
    static List<Route> routes(OnlineServices services, LiveEvents live, WebSettings settings) {
        List<Route> routes = new ArrayList<>(new PageRoutes(services, live, settings.secure()).routes());
        return List.copyOf(routes);
    }

    private static void configure(JavalinConfig config, WebSettings settings, List<Route> routes) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = MOST_BYTES;
        config.jetty.multipartConfig.maxFileSize(MOST_BYTES, SizeUnit.BYTES);
        config.jetty.multipartConfig.maxTotalRequestSize(MOST_BYTES, SizeUnit.BYTES);
        config.jetty.multipartConfig.maxInMemoryFileSize(IN_MEMORY, SizeUnit.BYTES);
        for (Route route : routes) {
            config.routes.addEndpoint(new Endpoint(route.method(), route.path(), route.handler()));
        }
    }

    /** Everything that this server answers. */
    public List<Route> routes() {
        return routes;
    }

    /** The port at which it listens. */
    public int port() {
        return javalin.port();
    }

    /** Tells browsers to come back later, and ends what is under way. */
    @Override
    public void close() {
        live.close();
        javalin.stop();
    }
}
