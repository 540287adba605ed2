package judge.web.clics;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Webhook;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.Webhooks;
import judge.service.contest.Webhooks.WebhookRequest;
import judge.web.http.RequestViewer;

/** The programs that clients of the Contest API have called; the tokens are never told. */
record ClicsWebhooks(Webhooks webhooks, RequestViewer viewers) {

    private static final int NO_CONTENT = 204;
    private static final Set<String> KNOWN = Set.of("id", "url", "endpoints", "contest_ids", "active", "token");

    void all(Context ctx) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        webhooks.of(viewers.require(ctx)).forEach(one -> all.add(node(one)));
        ClicsEndpoints.write(ctx, 200, all);
    }

    void one(Context ctx) {
        ClicsEndpoints.write(ctx, 200, node(webhooks.get(viewers.require(ctx), id(ctx))));
    }

    void add(Context ctx, Look look) {
        Viewer viewer = viewers.require(ctx);
        JsonNode sent = ClicsPosts.read(ctx);
        if (sent.has("id")) {
            throw Refusal.invalid("clics-ours", Map.of("field", "id"));
        }
        Webhook made = webhooks.add(viewer, settings(sent), look, viewers.secret(ctx));
        ctx.header("Location", ctx.path().replaceAll("/$", "") + "/" + made.id());
        ClicsEndpoints.write(ctx, 201, node(made));
    }

    void put(Context ctx, Look look) {
        Viewer viewer = viewers.require(ctx);
        long id = webhooks.get(viewer, id(ctx)).id();
        JsonNode sent = ClicsPosts.read(ctx);
        if (!ClicsPosts.text(sent, "id").equals(Long.toString(id))) {
            throw Refusal.conflict("webhook-other-id", Map.of("id", ClicsPosts.text(sent, "id"), "own", id));
        }
        ClicsEndpoints.write(ctx, 200, node(webhooks.put(viewer, id, settings(sent), look, viewers.secret(ctx))));
    }

    void remove(Context ctx) {
        webhooks.remove(viewers.require(ctx), id(ctx));
        ctx.status(NO_CONTENT);
    }

    private static long id(Context ctx) {
        String id = ctx.pathParam("webhook");
        if (!id.matches("[1-9][0-9]{0,17}")) {
            throw Refusal.notFound();
        }
        return Long.parseLong(id);
    }

    private static WebhookRequest settings(JsonNode sent) {
        sent.fieldNames().forEachRemaining(name -> {
            if (!KNOWN.contains(name)) {
                throw Refusal.invalid("json-unknown-key", Map.of("key", name));
            }
        });
        JsonNode active = sent.path("active");
        if (!active.isMissingNode() && !active.isBoolean()) {
            throw Refusal.invalid("field-missing", Map.of("field", "active"));
        }
        return new WebhookRequest(
                ClicsPosts.text(sent, "url"),
                texts(sent, "endpoints"),
                texts(sent, "contest_ids"),
                ClicsPosts.text(sent, "token"),
                active.asBoolean(true));
    }

    private static List<String> texts(JsonNode sent, String name) {
        JsonNode all = sent.path(name);
        List<String> texts = new ArrayList<>();
        all.forEach(one -> texts.add(one.asText()));
        boolean fits = all.isMissingNode() || all.isArray();
        for (JsonNode one : all) {
            fits &= one.isTextual();
        }
        if (!fits) {
            throw Refusal.invalid("field-missing", Map.of("field", name));
        }
        return texts;
    }

    private static ObjectNode node(Webhook webhook) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("id", Long.toString(webhook.id())).put("url", webhook.url());
        webhook.endpointList().forEach(node.putArray("endpoints")::add);
        webhook.contestList().forEach(node.putArray("contest_ids")::add);
        return node.put("active", webhook.active());
    }
}
