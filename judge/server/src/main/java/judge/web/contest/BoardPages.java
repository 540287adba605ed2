package judge.web.contest;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import judge.message.DisplayLanguage;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Audience;
import judge.service.contest.ContestBoards;
import judge.service.contest.ContestPictures;
import judge.service.contest.ContestView;
import judge.service.contest.Contests;
import judge.web.http.RequestLanguage;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.live.BoardEvents;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/**
 * The pages of scoreboards. An answer is made once for all who ask; for a board that is open to all nothing else is
 * looked up, not even the user.
 */
final class BoardPages {

    private static final String SHARED = "no-cache";
    private static final String PRIVATE = "private, no-cache";
    /** The time for which a board is believed to be open to all. */
    private static final Duration BELIEVED = Duration.ofSeconds(2);

    private static final int MOST_PLACES = 1_000;

    private final Pages pages;
    private final Contests contests;
    private final ContestBoards boards;
    private final ContestPictures pictures;
    private final BoardEvents events;
    private final BoardShelf shelf;
    private final Map<String, Place> places = new ConcurrentHashMap<>();

    BoardPages(Pages pages, Contests contests, ContestBoards boards, ContestPictures pictures, BoardEvents events) {
        this.pages = pages;
        this.contests = contests;
        this.boards = boards;
        this.pictures = pictures;
        this.events = events;
        shelf = new BoardShelf(pages.fileBase());
        boards.onChange(this::publish);
        boards.onDrop(this::isWatched, shelf::drop);
    }

    /** A contest, and whether anybody may see its public scoreboard. */
    private record Place(long assignment, boolean open, Instant until) {}

    List<Route> routes() {
        return List.of(
                open(ContestPaths.BOARD, context -> show(context, Audience.PUBLIC)),
                open(ContestPaths.OVERLAY, context -> show(context, Audience.PUBLIC)),
                open(ContestPaths.EVENTS, context -> listen(context, Audience.PUBLIC)),
                jury(ContestPaths.BOARD, context -> show(context, Audience.JURY)),
                jury(ContestPaths.EVENTS, context -> listen(context, Audience.JURY)));
    }

    private static Route open(String path, Handler handler) {
        return new Route(HandlerType.GET, ContestPaths.CONTEST + path, RouteAccess.OPEN, handler);
    }

    private static Route jury(String path, Handler handler) {
        return new Route(HandlerType.GET, ContestPaths.JURY + path, RouteAccess.LOGGED_IN, handler);
    }

    /** A contest has changed: what is sent of it is made anew, and told where that is something else than before. */
    void publish(long assignment) {
        @Nullable ContestView view = contests.about(assignment).orElse(null);
        if (view == null) {
            return;
        }
        BoardFrame.About about = about(view, pictures.logos(assignment));
        for (Audience audience : Audience.values()) {
            BoardShelf.Key key = new BoardShelf.Key(assignment, audience);
            String base = audience == Audience.PUBLIC
                    ? ContestPaths.contest(
                            view.course().slug(), view.assignment().slug())
                    : ContestPaths.jury(view.course().slug(), view.assignment().slug());
            if (shelf.put(
                    key,
                    about.at(base + ContestPaths.BOARD, base + ContestPaths.EVENTS),
                    boards.board(assignment, audience))) {
                events.changed(name(key));
            }
        }
    }

    private boolean isWatched(long assignment) {
        return Arrays.stream(Audience.values())
                .anyMatch(audience -> events.isOpen(name(new BoardShelf.Key(assignment, audience))));
    }

    /** {@code logos}: digests of pictures, by person. */
    static BoardFrame.About about(ContestView view, Map<Long, String> logos) {
        Map<Long, Map<String, String>> titles = new HashMap<>();
        view.problems().forEach(one -> titles.put(one.problem().problem(), one.names()));
        String home =
                ContestPaths.contest(view.course().slug(), view.assignment().slug());
        Map<Long, String> addresses = new HashMap<>();
        logos.forEach((person, hash) -> addresses.put(person, home + ContestPaths.PICTURES + "/" + hash));
        return new BoardFrame.About(
                view.assignment().name(), home, "", "", view.times().starts(), view.closes(), titles, addresses);
    }

    private static String name(BoardShelf.Key key) {
        return "scoreboard " + key.assignment() + " " + key.audience().name().toLowerCase(Locale.ROOT);
    }

    private void show(Context context, Audience audience) {
        Place place = place(context);
        if (!isOpen(place, audience)) {
            require(pages.visit(context).viewer(), context, audience);
        }
        BoardShelf.Key key = new BoardShelf.Key(place.assignment(), audience);
        boards.asked(place.assignment());
        if (!shelf.has(key)) {
            publish(place.assignment());
        }
        shelf.page(key, language(context))
                .orElseThrow(Refusal::notFound)
                .answer(context, isOpen(place, audience) ? SHARED : PRIVATE);
    }

    private void listen(Context context, Audience audience) {
        Place place = place(context);
        Visit visit = pages.visit(context);
        if (!isOpen(place, audience)) {
            require(visit.viewer(), context, audience);
        }
        String course = context.pathParam("course");
        String assignment = context.pathParam("assignment");
        Supplier<Optional<Viewer>> still = visit.still();
        BooleanSupplier may = () ->
                place(course, assignment).filter(now -> isOpen(now, audience)).isPresent()
                        || still.get()
                                .filter(viewer -> may(viewer, course, assignment, audience))
                                .isPresent();
        events.open(context, name(new BoardShelf.Key(place.assignment(), audience)), may, visit.address());
    }

    private static boolean isOpen(Place place, Audience audience) {
        return audience == Audience.PUBLIC && place.open();
    }

    private boolean may(Viewer viewer, String course, String assignment, Audience audience) {
        try {
            return contests.get(viewer, course, assignment).staff() || audience == Audience.PUBLIC;
        } catch (Refusal refusal) {
            return false;
        }
    }

    private void require(Viewer viewer, Context context, Audience audience) {
        ContestView view = contests.get(viewer, context.pathParam("course"), context.pathParam("assignment"));
        if (audience == Audience.JURY && !view.staff()) {
            throw Refusal.notAllowed("not-allowed");
        }
    }

    /** Returns the contest. Where there is none, users who have logged in are told so; others are asked to log in. */
    private Place place(Context context) {
        return place(context.pathParam("course"), context.pathParam("assignment"))
                .orElseThrow(() -> {
                    pages.visit(context).viewer();
                    return Refusal.notFound();
                });
    }

    private Optional<Place> place(String course, String assignment) {
        String path = Paths.part(course) + "/" + Paths.part(assignment);
        Instant now = pages.services().clock().instant();
        @Nullable Place known = places.get(path);
        if (known != null && now.isBefore(known.until())) {
            return Optional.of(known);
        }
        @Nullable
        Place found = contests.about(course, assignment)
                .map(view ->
                        new Place(view.contest().assignment(), view.contest().openBoard(), now.plus(BELIEVED)))
                .orElse(null);
        if (found == null) {
            return Optional.empty();
        }
        if (places.size() > MOST_PLACES) {
            places.clear();
        }
        places.put(path, found);
        return Optional.of(found);
    }

    /**
     * Returns the language of the address, else of the browser: to look up that of an account would cost more than the
     * page.
     */
    private static DisplayLanguage language(Context context) {
        return Optional.ofNullable(context.queryParam(RequestLanguage.NAME))
                .flatMap(DisplayLanguage::ofTag)
                .orElseGet(() -> RequestLanguage.asked(context));
    }
}
