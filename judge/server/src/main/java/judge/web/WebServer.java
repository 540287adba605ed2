package judge.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.router.Endpoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.service.OnlineServices;
import judge.service.contest.ContestServices;
import judge.web.api.Api;
import judge.web.clics.ClicsRoutes;
import judge.web.clics.EventFeeds;
import judge.web.contest.ContestRoutes;
import judge.web.http.Bodies;
import judge.web.http.Door;
import judge.web.http.Exposure;
import judge.web.http.Guards;
import judge.web.http.RefusalAnswers;
import judge.web.http.Route;
import judge.web.live.LiveEvents;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/** The server that browsers and programs talk to, from {@link #start} until it is closed. */
public final class WebServer implements AutoCloseable {

    /**
     * The paths of answers that go on for as long as somebody listens, and have no end to which the headers could
     * belong.
     */
    private static final String ENDLESS = ".*/(events|event-feed)";

    private static final int BAD_REQUEST = 400;
    private static final int NOT_FOUND = 404;
    private static final int METHOD_NOT_ALLOWED = 405;
    private static final int TOO_LARGE = 413;

    private final Javalin javalin;
    private final List<Route> routes;
    private final LiveEvents live;
    private final EventFeeds feeds;
    private final ContestRoutes contest;

    private WebServer(Javalin javalin, List<Route> routes, LiveEvents live, EventFeeds feeds, ContestRoutes contest) {
        this.javalin = javalin;
        this.routes = routes;
        this.live = live;
        this.feeds = feeds;
        this.contest = contest;
    }

    /** Starts a server, which listens when this returns. */
    public static WebServer start(
            WebSettings settings, OnlineServices services, ContestServices contests, LiveEvents live) {
        Door door = Door.of(services.accounts(), new Exposure(settings.tls() != null, settings.behindProxy()));
        PageRoutes pages = new PageRoutes(services, live, door);
        ContestRoutes contest = new ContestRoutes(pages.pages(), contests);
        List<Route> routes = new ArrayList<>(pages.routes());
        routes.addAll(contest.routes());
        routes.addAll(new Api(services, contests, live, door).routes());
        EventFeeds feeds = new EventFeeds(contests.clics(), contests.boards(), services.clock());
        routes.addAll(new ClicsRoutes(services, contests, feeds, door).routes());
        RefusalAnswers refusals = door.refusals(services.clock(), pages::refused);
        Javalin javalin = Javalin.create(config -> {
            configure(config, door, refusals, routes);
            listen(config, settings);
        });
        javalin.start();
        return new WebServer(javalin, List.copyOf(routes), live, feeds, contest);
    }

    private static void listen(JavalinConfig config, WebSettings settings) {
        WebSettings.Tls tls = settings.tls();
        if (tls == null) {
            config.jetty.host = settings.host();
            config.jetty.port = settings.port();
            return;
        }
        String password = UUID.randomUUID().toString();
        SslContextFactory.Server keys = new SslContextFactory.Server();
        keys.setKeyStore(PemKeys.store(tls.certificate(), tls.key(), password.toCharArray()));
        keys.setKeyStorePassword(password);
        config.jetty.addConnector((server, http) -> {
            HttpConfiguration secured = new HttpConfiguration(http);
            SecureRequestCustomizer customizer = new SecureRequestCustomizer();
            // A server in a school is called by many names, and by its address.
            customizer.setSniHostCheck(false);
            secured.addCustomizer(customizer);
            ServerConnector connector = new ServerConnector(server, keys, new HttpConnectionFactory(secured));
            connector.setHost(settings.host());
            connector.setPort(settings.port());
            return connector;
        });
    }

    static void quiet(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
    }

    private static void configure(JavalinConfig config, Door door, RefusalAnswers refusals, List<Route> routes) {
        quiet(config);
        new Guards(door, refusals).install(config);
        config.routes.exception(HttpResponseException.class, (answer, context) -> {
            switch (answer.getStatus()) {
                case NOT_FOUND -> refusals.answer(context, NOT_FOUND, "not-found");
                case METHOD_NOT_ALLOWED -> refusals.answer(context, METHOD_NOT_ALLOWED, "method");
                case TOO_LARGE -> {
                    Bodies.skip(context);
                    refusals.answer(context, tooLarge(context));
                }
                default -> refusals.answer(context, BAD_REQUEST, "bad-request");
            }
        });
        config.routes.exception(Exception.class, (failure, context) -> {
            System.getLogger(WebServer.class.getName()).log(System.Logger.Level.ERROR, context.path(), failure);
            refusals.answer(context, HttpStatus.INTERNAL_SERVER_ERROR.getCode(), "internal");
        });
        routes.forEach(route -> add(config, door, route));
    }

    private static void add(JavalinConfig config, Door door, Route route) {
        Handler handler = context -> {
            check(door, route, context);
            route.handler().handle(context);
        };
        config.routes.addEndpoint(new Endpoint(route.method(), route.path(), handler));
        if (route.method().equals(HandlerType.GET) && !route.path().matches(ENDLESS)) {
            // As GET, whose body Jetty leaves away: without it everything that is asked for by HEAD is there.
            config.routes.addEndpoint(new Endpoint(HandlerType.HEAD, route.path(), handler));
        }
    }

    /** The first line only: what somebody may do in there is asked for where it is done. */
    private static void check(Door door, Route route, Context context) {
        switch (route.access()) {
            case OPEN, TOKEN -> {}
            case NEW_PASSWORD -> door.viewers().requireLogin(context);
            case LOGGED_IN -> door.viewers().require(context);
            case ADMIN -> {
                if (door.viewers().require(context).role() != SiteRole.ADMIN) {
                    throw Refusal.notFound();
                }
            }
        }
    }

    private static Refusal tooLarge(Context context) {
        long most = context.isFormUrlencoded() ? Guards.FORM_BYTES : Guards.BODY_BYTES;
        return new Refusal(Refusal.Kind.TOO_LARGE, "body-too-large", Map.of("bytes", most));
    }

    /** The routes of all pages and programs' addresses. */
    public List<Route> routes() {
        return routes;
    }

    /** The port at which it listens. */
    public int port() {
        return javalin.port();
    }

    /** Ends connections from now on only when nothing has happened on them for so long. */
    void setPatience(Duration idle) {
        for (Connector connector : javalin.jettyServer().server().getConnectors()) {
            ((AbstractConnector) connector).setIdleTimeout(idle.toMillis());
            connector
                    .getConnectionFactory(HttpConnectionFactory.class)
                    .getHttpConfiguration()
                    .setIdleTimeout(idle.toMillis());
        }
    }

    /** Takes no new requests, and ends once those are answered that it has; the longest wait is five seconds. */
    @Override
    public void close() {
        live.close();
        feeds.close();
        contest.close();
        javalin.stop();
    }
}
