package judge.web.clics;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import judge.clics.ClicsVersion;
import judge.clics.FeedPosition;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.OnlineServices;
import judge.service.account.LoggedIn;
import judge.service.contest.ClicsContests;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ContestServices;
import judge.web.http.Door;
import judge.web.http.RequestViewer;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import org.jspecify.annotations.Nullable;

/**
 * The CLICS Contest API: below {@code /api/<version>} exactly as the specification has it, and below {@code /api} the
 * newest version with what clients of DOMjudge want besides, unless they ask to be {@code strict}.
 */
public final class ClicsRoutes {

    private static final String CONTEST = "/contests/{contest}";
    /** Endpoints of who it is, each a route of its own, so that the table of routes says who may ask. */
    private static final List<String> PEOPLE = List.of("account", "accounts", "persons");

    private final EventFeeds feeds;
    private final Door door;
    private final ClicsEndpoints endpoints;
    private final ClicsPosts posts;
    private final ClicsDeeds deeds;
    private final ClicsWebhooks webhooks;
    private final ClicsPictures pictures;
    private final ClicsContests contests;

    /** The API over the services. */
    public ClicsRoutes(OnlineServices services, ContestServices contests, EventFeeds feeds, Door door) {
        this.feeds = feeds;
        this.door = door;
        this.contests = contests.clics();
        endpoints = new ClicsEndpoints(services, this.contests);
        posts = new ClicsPosts(services, this.contests);
        deeds = new ClicsDeeds(contests);
        pictures = new ClicsPictures(contests);
        webhooks = new ClicsWebhooks(contests.webhooks(), door.viewers());
    }

    /** The routes of all that clients can ask for, in each version of the protocol. */
    public List<Route> routes() {
        List<Route> routes = new ArrayList<>(routes("/api", ClicsVersion.NEWEST, true));
        for (ClicsVersion version : ClicsVersion.values()) {
            routes.addAll(routes("/api/" + version.code(), version, false));
        }
        return routes;
    }

    private List<Route> routes(String base, ClicsVersion version, boolean extended) {
        List<Route> routes = new ArrayList<>();
        for (String people : PEOPLE) {
            routes.add(get(
                    base + CONTEST + "/" + people,
                    ctx -> endpoints.all(ctx, viewer(ctx), look(ctx, version, extended), people)));
        }
        for (String people : List.of("accounts", "persons")) {
            routes.add(get(
                    base + CONTEST + "/" + people + "/{object}",
                    ctx -> endpoints.one(ctx, viewer(ctx), look(ctx, version, extended), people)));
        }
        routes.addAll(pictures(base, version, extended));
        routes.addAll(others(base, version, extended));
        routes.addAll(webhooks(base, version, extended));
        return routes;
    }

    /** Returns the routes of webhooks: programs that are called instead of asking. */
    private List<Route> webhooks(String base, ClicsVersion version, boolean extended) {
        String all = base + "/webhooks";
        String one = all + "/{webhook}";
        return List.of(
                new Route(HandlerType.GET, all, RouteAccess.TOKEN, webhooks::all),
                new Route(HandlerType.GET, one, RouteAccess.TOKEN, webhooks::one),
                post(all, ctx -> webhooks.add(ctx, look(ctx, version, extended))),
                new Route(
                        HandlerType.PUT,
                        one,
                        RouteAccess.TOKEN,
                        ctx -> webhooks.put(ctx, look(ctx, version, extended))),
                new Route(HandlerType.DELETE, one, RouteAccess.TOKEN, webhooks::remove));
    }

    private List<Route> pictures(String base, ClicsVersion version, boolean extended) {
        return List.of(
                get(
                        base + CONTEST + "/organizations/{object}/logo",
                        ctx -> pictures.logo(ctx, viewer(ctx), look(ctx, version, extended))),
                get(
                        base + CONTEST + "/teams/{object}/photo",
                        ctx -> pictures.photo(ctx, viewer(ctx), look(ctx, version, extended))));
    }

    private List<Route> others(String base, ClicsVersion version, boolean extended) {
        return List.of(
                get(base, ctx -> endpoints.about(ctx, version)),
                get(base + "/contests", ctx -> endpoints.contests(ctx, viewer(ctx), look(ctx, version, extended))),
                get(base + CONTEST, ctx -> endpoints.contest(ctx, viewer(ctx), look(ctx, version, extended))),
                get(base + CONTEST + "/event-feed", ctx -> feed(ctx, look(ctx, version, extended))),
                get(
                        base + CONTEST + "/submissions/{object}/files",
                        ctx -> endpoints.files(ctx, viewer(ctx), look(ctx, version, extended))),
                get(
                        base + CONTEST + "/{endpoint}",
                        ctx -> endpoints.all(ctx, viewer(ctx), look(ctx, version, extended))),
                get(
                        base + CONTEST + "/{endpoint}/{object}",
                        ctx -> endpoints.one(ctx, viewer(ctx), look(ctx, version, extended))),
                post(
                        base + CONTEST + "/submissions",
                        ctx -> posts.submit(ctx, known(ctx), look(ctx, version, extended))),
                post(
                        base + CONTEST + "/clarifications",
                        ctx -> deeds.say(ctx, known(ctx), look(ctx, version, extended))),
                new Route(
                        HandlerType.PATCH,
                        base + CONTEST,
                        RouteAccess.TOKEN,
                        ctx -> deeds.patch(ctx, known(ctx), look(ctx, version, extended))));
    }

    private Route get(String path, Handler handler) {
        return new Route(HandlerType.GET, path, RouteAccess.OPEN, ctx -> {
            try {
                handler.handle(ctx);
            } catch (Refusal refusal) {
                throw refusal.kind() == Refusal.Kind.NOT_FOUND && mustSayWho(ctx)
                        ? RequestViewer.notLoggedIn(ctx)
                        : refusal;
            }
        });
    }

    /**
     * Tells whether to answer 401 in place of 404: the contest exists, but nobody has logged in and not everybody may
     * see it.
     */
    private boolean mustSayWho(Context ctx) {
        @Nullable String contest = ctx.pathParamMap().get("contest");
        if (contest == null || viewer(ctx) != null) {
            return false;
        }
        try {
            contests.eye(null, contest);
            return false;
        } catch (Refusal refusal) {
            return refusal.kind() == Refusal.Kind.NOT_FOUND;
        }
    }

    private static Route post(String path, Handler handler) {
        return new Route(HandlerType.POST, path, RouteAccess.TOKEN, handler);
    }

    private static Look look(Context ctx, ClicsVersion version, boolean extended) {
        return new Look(version, extended && ctx.queryParam("strict") == null);
    }

    /** Returns the viewer; null: anybody, who has not tried to log in. */
    private @Nullable Viewer viewer(Context ctx) {
        boolean says = ctx.header("Authorization") != null;
        Optional<LoggedIn> found = door.viewers().of(ctx);
        return says || found.isPresent() ? door.viewers().require(ctx) : null;
    }

    private Viewer known(Context ctx) {
        return door.viewers().require(ctx);
    }

    private void feed(Context ctx, Look look) {
        @Nullable String id = ctx.queryParam("since_id");
        if (id != null) {
            throw Refusal.invalid("since-token", Map.of("token", id));
        }
        @Nullable String token = ctx.queryParam("since_token");
        @Nullable Viewer viewer = viewer(ctx);
        String contest = ctx.pathParam("contest");
        @Nullable FeedPosition from = token == null || token.isEmpty() ? null : contests.position(contest, token);
        Supplier<Optional<Viewer>> asking =
                viewer == null ? Optional::empty : door.viewers().still(ctx);
        feeds.open(ctx, contest, look, viewer, asking, from, door.exposure().address(ctx));
    }
}
