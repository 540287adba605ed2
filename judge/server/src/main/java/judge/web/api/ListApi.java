package judge.web.api;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.javalin.http.Context;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import judge.online.Viewer;
import judge.service.grade.RejudgingView;
import judge.service.submission.ListScope;
import judge.service.submission.ListedSubmission;
import judge.service.submission.ResultPage;
import judge.verdict.Verdict;
import judge.web.api.SubmissionApi.SubmissionJson;
import org.jspecify.annotations.Nullable;

/**
 * Lists of submissions with filters: one's own, those of a course or an assignment, and of all that one teaches. What
 * is filtered of a course can be judged again.
 */
record ListApi(ApiRoutes api) {

    private static final String REJUDGE = "/courses/{course}/submissions/rejudge";
    private static final String ASSIGNMENT = "assignment";
    private static final Set<String> FILTERS =
            Set.of(ASSIGNMENT, "problem", "verdict", "language", "late", "person", "group", "search", "since", "until");

    /** A submission with the code of its language (null: its files tell none), and its owner's group and team. */
    record ListedJson(
            @JsonUnwrapped SubmissionJson submission,
            @Nullable String language,
            @Nullable String group,
            @Nullable String team) {

        static ListedJson of(ListedSubmission one) {
            SubmissionJson submission = SubmissionApi.json(one.view(), one.hidden(), null);
            return new ListedJson(submission, one.language(), one.group(), one.team());
        }
    }

    /** Some of them; {@code next}: what to ask for the following ones with. */
    record ListedSubmissionsJson(List<ListedJson> submissions, @Nullable String next) {}

    /** The number of those that would be judged again. */
    record CountJson(int count) {}

    void addRoutes() {
        api.get("/me/submissions", (ctx, viewer) -> list(ctx, viewer, ListScope.OWN));
        api.get("/submissions", (ctx, viewer) -> list(ctx, viewer, ListScope.TAUGHT));
        api.get("/courses/{course}/submissions", (ctx, viewer) -> list(ctx, viewer, ofCourse(ctx)));
        api.get(REJUDGE, this::count);
        api.post(REJUDGE, this::rejudge);
        api.get(
                SubmissionApi.SUBMISSIONS,
                (ctx, viewer) -> list(ctx, viewer, ListScope.of(ctx.pathParam("course"), ctx.pathParam(ASSIGNMENT))));
    }

    private static ListScope ofCourse(Context ctx) {
        return ListScope.of(ctx.pathParam("course"), text(ctx, ASSIGNMENT));
    }

    private void count(Context ctx, Viewer viewer) {
        requireFilters(ctx);
        api.json().write(ctx, 200, new CountJson(api.services().bulk().count(viewer, ofCourse(ctx), filter(ctx))));
    }

    private void rejudge(Context ctx, Viewer viewer) {
        requireFilters(ctx);
        JsonFields fields = api.json().read(ctx);
        int count = fields.count("count").orElseThrow(() -> fields.missing("count"));
        String reason = fields.optionalText("reason").orElse("");
        fields.end();
        RejudgingView begun = api.services().bulk().begin(viewer, ofCourse(ctx), filter(ctx), count, reason);
        new RejudgingApi(api).begun(ctx, begun);
    }

    /** A filter that is misspelt, or there twice, would have others judged again. */
    private static void requireFilters(Context ctx) {
        ctx.queryParamMap().forEach((key, values) -> {
            if (!FILTERS.contains(key) || values.size() != 1) {
                throw wrong(key, String.join(", ", values));
            }
        });
    }

    private void list(Context ctx, Viewer viewer, ListScope scope) {
        int limit = SubmissionApi.number(ctx, "limit", SubmissionApi.LARGEST_PAGE)
                .map(Long::intValue)
                .orElse(SubmissionApi.USUAL_PAGE);
        @Nullable
        Long before = SubmissionApi.number(ctx, "cursor", Long.MAX_VALUE).orElse(null);
        ResultPage<ListedSubmission> page =
                api.services().submissions().lists().page(viewer, scope, filter(ctx), before, limit);
        List<ListedJson> submissions = page.items().stream().map(ListedJson::of).toList();
        @Nullable Long next = page.next();
        api.json().write(ctx, 200, new ListedSubmissionsJson(submissions, next == null ? null : next.toString()));
    }

    private static Filter filter(Context ctx) {
        return new Filter(
                text(ctx, "problem"),
                verdict(ctx),
                text(ctx, "language"),
                late(ctx),
                text(ctx, "person"),
                text(ctx, "group"),
                text(ctx, "search"),
                moment(ctx, "since"),
                moment(ctx, "until"));
    }

    private static @Nullable String text(Context ctx, String key) {
        @Nullable String value = ctx.queryParam(key);
        if (value != null && value.indexOf('\0') >= 0) {
            throw wrong(key, value.replace("\0", ""));
        }
        return value;
    }

    private static @Nullable String verdict(Context ctx) {
        @Nullable String value = ctx.queryParam("verdict");
        if (value == null || value.equals(StoredSubmission.NO_VERDICT)) {
            return value;
        }
        for (Verdict verdict : Verdict.values()) {
            if (verdict.name().equals(value)) {
                return value;
            }
        }
        throw wrong("verdict", value);
    }

    private static @Nullable Boolean late(Context ctx) {
        @Nullable String value = ctx.queryParam("late");
        if (value == null) {
            return null;
        }
        if (!value.equals("true") && !value.equals("false")) {
            throw wrong("late", value);
        }
        return value.equals("true");
    }

    private static @Nullable Instant moment(Context ctx, String key) {
        @Nullable String value = ctx.queryParam(key);
        try {
            return value == null ? null : OffsetDateTime.parse(value).toInstant();
        } catch (DateTimeParseException e) {
            throw wrong(key, value);
        }
    }

    private static Refusal wrong(String key, String value) {
        return Refusal.invalid("query-wrong", Map.of("key", key, "value", value));
    }
}
