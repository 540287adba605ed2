package judge.web.api;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.javalin.http.Context;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import judge.online.Assignment;
import judge.online.Assignment.Disclosure;
import judge.online.Counting;
import judge.online.Feedback;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.course.AssignmentSettings;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.course.ClassGroup;
import judge.service.course.ProblemPoints;
import judge.service.submission.Drafts;
import judge.service.submission.Drafts.Draft;
import judge.web.api.GradebookJson.GradeJson;
import org.jspecify.annotations.Nullable;

/** Assignments, their grades, and drafts for their problems. */
record AssignmentApi(ApiRoutes api) {

    private static final String CSV = "text/csv";
    private static final String DRAFT = "/courses/{course}/assignments/{assignment}/problems/{problem}/draft";

    /** An assignment; {@code own}: what holds for whoever asks. */
    record AssignmentJson(
            String course,
            String assignment,
            String name,
            @Nullable String opens,
            @Nullable String closes,
            @Nullable String lateUntil,
            double lateDeduction,
            @JsonUnwrapped DisclosureJson disclosure,
            @Nullable Integer attempts,
            String counts,
            long interval,
            OwnJson own,
            List<PartJson> problems) {

        static AssignmentJson of(AssignmentView view) {
            Assignment assignment = view.assignment();
            return new AssignmentJson(
                    view.course().slug(),
                    assignment.slug(),
                    assignment.name(),
                    ApiWords.of(assignment.opens()),
                    ApiWords.of(assignment.closes()),
                    ApiWords.of(assignment.lateUntil()),
                    assignment.lateDeduction(),
                    new DisclosureJson(ApiWords.of(assignment.feedback()), assignment.explain(), assignment.tries()),
                    assignment.attempts(),
                    ApiWords.of(assignment.counts()),
                    assignment.interval().toSeconds(),
                    new OwnJson(
                            ApiWords.of(view.phase()),
                            ApiWords.of(view.deadlines().closes()),
                            ApiWords.of(view.deadlines().lateUntil())),
                    view.parts().stream().map(PartJson::of).toList());
        }
    }

    /** The rules for what students are told. */
    record DisclosureJson(String feedback, boolean explain, boolean tries) {}

    /** The phase of an assignment for the viewer, and the times until which they can hand in. */
    record OwnJson(String phase, @Nullable String closes, @Nullable String lateUntil) {}

    /** A problem of it. */
    record PartJson(String id, double points, Map<String, String> names) {

        static PartJson of(Part part) {
            return new PartJson(part.slug(), part.points(), part.names());
        }
    }

    /** The source that one has written for a problem and not handed in; {@code version} 0: none. */
    record DraftJson(int version, @Nullable String language, String source, @Nullable String saved) {

        static final DraftJson NONE = new DraftJson(0, null, "", null);

        static DraftJson of(Draft draft) {
            return new DraftJson(draft.version(), draft.language(), draft.source(), ApiWords.of(draft.at()));
        }
    }

    /** Assignments. */
    record AssignmentsJson(List<AssignmentJson> assignments) {}

    void addRoutes() {
        api.get("/courses/{course}/assignments", this::all);
        api.get("/courses/{course}/assignments/{assignment}", this::get);
        api.put("/courses/{course}/assignments/{assignment}", this::put);
        api.get("/courses/{course}/assignments/{assignment}/gradebook", this::gradebook);
        api.get(DRAFT, this::draft);
        api.put(DRAFT, this::putDraft);
    }

    private void all(Context ctx, Viewer viewer) {
        List<AssignmentJson> assignments = api.services().assignments().of(viewer, ctx.pathParam("course")).stream()
                .map(AssignmentJson::of)
                .toList();
        api.json().write(ctx, 200, new AssignmentsJson(assignments));
    }

    private void get(Context ctx, Viewer viewer) {
        write(ctx, api.services().assignments().get(viewer, ctx.pathParam("course"), ctx.pathParam("assignment")));
    }

    private void put(Context ctx, Viewer viewer) {
        String course = ctx.pathParam("course");
        String assignment = ctx.pathParam("assignment");
        AssignmentSettings settings = settings(api.json().read(ctx), () -> opens(viewer, course, assignment));
        write(ctx, api.services().assignments().put(viewer, course, assignment, settings));
    }

    /** Returns the opening time where none is sent: as before, so that the same request twice is the same as once. */
    private Instant opens(Viewer viewer, String course, String assignment) {
        try {
            return api.services()
                    .assignments()
                    .get(viewer, course, assignment)
                    .assignment()
                    .opens();
        } catch (Refusal none) {
            return api.services().clock().instant();
        }
    }

    private static AssignmentSettings settings(JsonFields fields, Supplier<Instant> opens) {
        List<ProblemPoints> problems = new ArrayList<>();
        for (JsonFields problem : fields.list("problems")) {
            problems.add(new ProblemPoints(
                    problem.text("id"), problem.number("points").orElseThrow(() -> problem.missing("points"))));
            problem.end();
        }
        AssignmentSettings settings = new AssignmentSettings(
                fields.text("name"),
                fields.moment("opens").orElseGet(opens),
                fields.moment("closes").orElse(null),
                fields.moment("lateUntil").orElse(null),
                fields.number("lateDeduction").orElse(0.0),
                new Disclosure(
                        fields.constant("feedback", Feedback.class).orElse(Feedback.FULL),
                        fields.truth("explain").orElse(true),
                        fields.truth("tries").orElse(true)),
                fields.count("attempts").orElse(null),
                fields.constant("counts", Counting.class).orElse(Counting.BEST),
                Duration.ofSeconds(fields.count("interval").orElse(0)),
                problems);
        fields.end();
        return settings;
    }

    private void write(Context ctx, AssignmentView view) {
        api.json().write(ctx, 200, AssignmentJson.of(view));
    }

    private void draft(Context ctx, Viewer viewer) {
        Optional<Draft> draft =
                drafts().of(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"), ctx.pathParam("problem"));
        api.json().write(ctx, 200, draft.map(DraftJson::of).orElse(DraftJson.NONE));
    }

    private void putDraft(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        int version = fields.count("version").orElseThrow(() -> fields.missing("version"));
        String language = fields.text("language");
        String source = fields.text("source");
        fields.end();
        Draft kept = drafts().put(
                        viewer,
                        ctx.pathParam("course"),
                        ctx.pathParam("assignment"),
                        ctx.pathParam("problem"),
                        version,
                        language,
                        source);
        api.json().write(ctx, 200, DraftJson.of(kept));
    }

    private Drafts drafts() {
        return api.services().handIn().drafts();
    }

    private void gradebook(Context ctx, Viewer viewer) {
        String course = ctx.pathParam("course");
        String assignment = ctx.pathParam("assignment");
        ClassGroup group = new ClassGroup(ctx.queryParam("group"));
        ctx.header("Vary", "Accept");
        if (AcceptHeader.prefers(ctx, CSV, "application/json")) {
            byte[] csv = api.services()
                    .gradebooks()
                    .csv(
                            viewer,
                            course,
                            assignment,
                            group,
                            api.door().languages().of(ctx));
            ctx.contentType(CSV + "; charset=utf-8").result(csv);
        } else {
            GradeJson all =
                    GradebookJson.of(api.services().gradebooks().get(viewer, course, assignment, group), assignment);
            api.json().write(ctx, 200, all);
        }
    }
}
