package judge.web.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import judge.online.Refusal;
import judge.service.account.LoggedIn;

/**
 * Limits the bodies that are read at the same time, before anything of them is read. A thread waits for each body until
 * all of it is there, however slowly it comes; so there are limits for bodies of strangers, of one address of theirs,
 * of one person, and of all together. Threads are always left for pages. Large bodies, of which parts are held in
 * memory, are few.
 */
final class BodyTurns {

    private static final int OF_ALL = 160;
    private static final int OF_STRANGERS = 64;
    private static final int OF_ADDRESS = 24;
    private static final int OF_ONE = 32;
    /** The size in bytes from which on a body is a large one. */
    static final long LARGE_BYTES = 1L << 20;

    private static final int LARGE_OF_ALL = 4;
    private static final int LARGE_OF_ONE = 2;
    /**
     * The size of a body from somebody who has not logged in: they have a login and a password to send, and nothing
     * else.
     */
    private static final long STRANGERS_BYTES = 64L << 10;

    private static final String TAKEN = "judge.turns";
    private static final String TAKEN_LARGE = "judge.turns.large";

    private final Map<String, Integer> taken = new ConcurrentHashMap<>();

    private final Exposure exposure;

    BodyTurns(Exposure exposure) {
        this.exposure = exposure;
    }

    /** A bound on the bodies that are read at the same time: whose bodies, and the largest number. */
    private record Bound(String name, int most) {}

    /**
     * Takes a turn for a request that has a body.
     *
     * @throws Refusal if it is too large for who sends it, or has no length where one is needed, or too many are read
     */
    void take(Context ctx, Optional<LoggedIn> who) {
        try {
            takeAll(ctx, who);
        } catch (Refusal refusal) {
            // Its body comes all the same, so the connection ends: whoever sends it does not use it again.
            ctx.header("Connection", "close");
            throw refusal;
        }
    }

    private void takeAll(Context ctx, Optional<LoggedIn> who) {
        long length = ctx.req().getContentLengthLong();
        boolean chunked = ctx.header("Transfer-Encoding") != null;
        if (length <= 0 && !chunked) {
            return;
        }
        if (chunked && ctx.isMultipartFormData()) {
            throw Refusal.invalid("length-needed");
        }
        if (who.isEmpty() && (chunked || length > STRANGERS_BYTES)) {
            throw new Refusal(Refusal.Kind.TOO_LARGE, "stranger-too-large", Map.of("bytes", STRANGERS_BYTES));
        }
        Bound all = new Bound("all", OF_ALL);
        if (who.isEmpty()) {
            Bound ofAddress = new Bound("address " + exposure.address(ctx), OF_ADDRESS);
            take(ctx, TAKEN, List.of(all, new Bound("strangers", OF_STRANGERS), ofAddress));
            return;
        }
        String sender = "person " + who.get().viewer().person();
        if (length > LARGE_BYTES) {
            Bound largeOfOne = new Bound("large " + sender, LARGE_OF_ONE);
            take(ctx, TAKEN_LARGE, List.of(new Bound("large", LARGE_OF_ALL), largeOfOne));
        }
        take(ctx, TAKEN, List.of(all, new Bound(sender, OF_ONE)));
    }

    private void take(Context ctx, String attribute, List<Bound> bounds) {
        for (int i = 0; i < bounds.size(); i++) {
            if (taken.merge(bounds.get(i).name(), 1, Integer::sum)
                    > bounds.get(i).most()) {
                giveBack(bounds.subList(0, i + 1));
                throw new Refusal(Refusal.Kind.UNAVAILABLE, "busy", Map.of());
            }
        }
        ctx.attribute(attribute, bounds);
    }

    /** Gives a turn back when a body has been read; a large part may still be held. */
    void read(Context ctx) {
        giveBack(ctx, TAKEN);
    }

    /** Gives the turns back when the request is answered. */
    void giveBack(Context ctx) {
        giveBack(ctx, TAKEN);
        giveBack(ctx, TAKEN_LARGE);
    }

    private void giveBack(Context ctx, String attribute) {
        List<Bound> bounds = ctx.attribute(attribute);
        if (bounds != null) {
            ctx.attribute(attribute, null);
            giveBack(bounds);
        }
    }

    private void giveBack(List<Bound> bounds) {
        for (Bound bound : bounds) {
            taken.computeIfPresent(bound.name(), (any, count) -> count <= 1 ? null : count - 1);
        }
    }
}
