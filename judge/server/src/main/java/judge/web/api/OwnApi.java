package judge.web.api;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.javalin.http.Context;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import judge.online.Viewer;
import judge.service.submission.OwnSubmissions.Own;
import judge.service.submission.ResultPage;
import judge.verdict.Verdict;
import judge.web.api.SubmissionApi.SubmissionJson;
import org.jspecify.annotations.Nullable;

/** Everything that the user has handed in, over all courses. */
final class OwnApi {

    private final ApiRoutes api;

    OwnApi(ApiRoutes api) {
        this.api = api;
    }

    /** A submission with the code of its language; null: its files tell none. */
    record OwnJson(@JsonUnwrapped SubmissionJson submission, @Nullable String language) {

        static OwnJson of(Own own) {
            return new OwnJson(SubmissionApi.json(own.view(), own.hidden(), null), own.language());
        }
    }

    /** Some of them; {@code next}: what to ask for the following ones with. */
    record OwnSubmissionsJson(List<OwnJson> submissions, @Nullable String next) {}

    void addRoutes() {
        api.get("/me/submissions", this::list);
    }

    private void list(Context ctx, Viewer viewer) {
        int limit = SubmissionApi.number(ctx, "limit", SubmissionApi.LARGEST_PAGE)
                .map(Long::intValue)
                .orElse(SubmissionApi.USUAL_PAGE);
        @Nullable
        Long before = SubmissionApi.number(ctx, "cursor", Long.MAX_VALUE).orElse(null);
        Filter filter = new Filter(
                ctx.queryParam("problem"),
                verdict(ctx),
                ctx.queryParam("language"),
                moment(ctx, "since"),
                moment(ctx, "until"));
        ResultPage<Own> page = api.services().submissions().own().page(viewer, filter, before, limit);
        List<OwnJson> submissions = page.items().stream().map(OwnJson::of).toList();
        @Nullable Long next = page.next();
        api.json().write(ctx, 200, new OwnSubmissionsJson(submissions, next == null ? null : next.toString()));
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
