package judge.web.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import judge.online.Refusal;
import judge.online.RejudgingKind;
import judge.online.Viewer;
import judge.service.grade.RejudgingView;
import judge.service.grade.RejudgingView.GradeChange;
import judge.service.grade.RejudgingView.SubmissionChange;
import judge.service.grade.Rejudgings;
import org.jspecify.annotations.Nullable;

/** Judging again, aside. */
record RejudgingApi(ApiRoutes api) {

    /** A rejudging, and what it would change. */
    record RejudgingJson(
            long id,
            String kind,
            String of,
            String reason,
            String by,
            @Nullable String created,
            String state,
            @Nullable String decided,
            int total,
            int done,
            List<ChangeJson> changes,
            List<GradeChange> grades) {

        static RejudgingJson of(RejudgingView view) {
            return new RejudgingJson(
                    view.rejudging().id(),
                    ApiWords.of(view.rejudging().kind()),
                    view.label(),
                    view.rejudging().reason(),
                    view.by(),
                    ApiWords.of(view.rejudging().created()),
                    ApiWords.of(view.rejudging().state()),
                    ApiWords.of(view.rejudging().decided()),
                    view.total(),
                    view.done(),
                    view.changes().stream().map(ChangeJson::of).toList(),
                    view.grades());
        }
    }

    /** A submission that would be judged otherwise. */
    record ChangeJson(
            long submission,
            String course,
            String assignment,
            String problem,
            String login,
            String name,
            int attempt,
            VerdictJson before,
            VerdictJson after,
            List<String> causes,
            List<String> cases) {

        static ChangeJson of(SubmissionChange change) {
            return new ChangeJson(
                    change.submission(),
                    change.course(),
                    change.assignment(),
                    change.problem(),
                    change.login(),
                    change.name(),
                    change.attempt(),
                    new VerdictJson(change.verdictBefore(), change.pointsBefore()),
                    new VerdictJson(change.verdictAfter(), change.pointsAfter()),
                    change.causes().stream().map(ApiWords::of).sorted().toList(),
                    change.cases());
        }
    }

    /** A verdict, earned or to be earned. */
    record VerdictJson(@Nullable String verdict, @Nullable Double points) {}

    /** Does something to a rejudging. */
    @FunctionalInterface
    private interface Deed {
        RejudgingView done(Rejudgings rejudgings, Viewer viewer, long id);
    }

    void addRoutes() {
        api.post("/rejudgings", this::begin);
        api.get("/rejudgings/{id}", deed(Rejudgings::get));
        api.post("/rejudgings/{id}/apply", deed(Rejudgings::apply));
        api.post("/rejudgings/{id}/drop", deed(Rejudgings::drop));
        api.post("/rejudgings/{id}/undo", deed(Rejudgings::undo));
    }

    private ApiRoutes.Answer deed(Deed deed) {
        return (ctx, viewer) -> {
            RejudgingView view = deed.done(api.services().rejudgings(), viewer, ApiRoutes.number(ctx, "id"));
            api.json().write(ctx, 200, RejudgingJson.of(view));
        };
    }

    private long problem(Viewer viewer, String slug) {
        return api.services().problems().get(viewer, slug).problem().id();
    }

    private void begin(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        Optional<String> assignment = fields.optionalText("assignment");
        Optional<Long> submission = fields.whole("submission");
        Optional<String> problem = fields.optionalText("problem");
        String reason = fields.optionalText("reason").orElse("");
        fields.end();
        long named = List.of(assignment, submission, problem).stream()
                .filter(Optional::isPresent)
                .count();
        if (named != 1) {
            throw Refusal.invalid("rejudging-of-what");
        }
        RejudgingView begun = assignment.isPresent()
                ? begin(viewer, RejudgingKind.ASSIGNMENT, assignment(viewer, assignment.get()), reason)
                : submission.isPresent()
                        ? begin(viewer, RejudgingKind.SUBMISSION, submission.get(), reason)
                        : begin(viewer, RejudgingKind.PROBLEM, problem(viewer, problem.orElseThrow()), reason);
        begun(ctx, begun);
    }

    /** Answers that one has begun. */
    void begun(Context ctx, RejudgingView begun) {
        ctx.header(
                "Location", ApiRoutes.BASE + "/rejudgings/" + begun.rejudging().id());
        api.json().write(ctx, 201, RejudgingJson.of(begun));
    }

    private RejudgingView begin(Viewer viewer, RejudgingKind kind, long object, String reason) {
        return api.services().rejudgings().begin(viewer, kind, object, reason);
    }

    /** The number of the one that is named as course and assignment. */
    private long assignment(Viewer viewer, String name) {
        String[] parts = name.split("/", -1);
        if (parts.length != 2) {
            throw Refusal.invalid("rejudging-of-what");
        }
        return api.services()
                .assignments()
                .get(viewer, parts[0], parts[1])
                .assignment()
                .id();
    }
}
