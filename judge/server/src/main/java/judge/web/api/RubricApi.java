package judge.web.api;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.online.Viewer;
import judge.service.grade.Rubrics;
import judge.service.grade.Rubrics.Marks;
import judge.service.grade.Wished;
import org.jspecify.annotations.Nullable;

/** Rubrics, and marks by them. */
record RubricApi(ApiRoutes api) {

    private static final String AT = "/courses/{course}/assignments/{assignment}";
    private static final String MARKS = AT + "/students/{login}/marks";

    /** A criterion: at most so many points. */
    record CriterionJson(String name, double points) {}

    /** The criteria of an assignment. */
    record RubricJson(List<CriterionJson> criteria) {}

    /** A mark; null: there is none yet. */
    record MarkedJson(String name, double most, @Nullable Double points, @Nullable String by) {}

    /** The marks of a student. */
    record MarksJson(long seen, List<MarkedJson> marks) {}

    void addRoutes() {
        api.get(AT + "/rubric", this::get);
        api.put(AT + "/rubric", this::put);
        api.get(MARKS, this::marks);
        api.put(MARKS, this::mark);
    }

    private Rubrics rubrics() {
        return api.services().gradebooks().rubrics();
    }

    private void get(Context ctx, Viewer viewer) {
        List<CriterionJson> criteria =
                rubrics().of(viewer, ctx.pathParam("course"), ctx.pathParam("assignment")).stream()
                        .map(one -> new CriterionJson(one.name(), one.points()))
                        .toList();
        api.json().write(ctx, 200, new RubricJson(criteria));
    }

    private void put(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        List<Wished> wished = new ArrayList<>();
        for (JsonFields one : fields.list("criteria")) {
            wished.add(new Wished(one.text("name"), one.number("points").orElseThrow(() -> one.missing("points"))));
            one.end();
        }
        fields.end();
        rubrics().put(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"), wished);
        get(ctx, viewer);
    }

    private void marks(Context ctx, Viewer viewer) {
        write(
                ctx,
                rubrics().marks(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"), ctx.pathParam("login")));
    }

    private void mark(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        @Nullable Long seen = fields.whole("seen").orElse(null);
        boolean together = fields.truth("together").orElse(false);
        Map<String, Optional<Double>> wished = new LinkedHashMap<>();
        for (JsonFields one : fields.list("marks")) {
            wished.put(one.text("name"), one.number("points"));
            one.end();
        }
        fields.end();
        write(
                ctx,
                rubrics()
                        .mark(
                                viewer,
                                ctx.pathParam("course"),
                                ctx.pathParam("assignment"),
                                ctx.pathParam("login"),
                                wished,
                                seen,
                                together));
    }

    private void write(Context ctx, Marks marks) {
        List<MarkedJson> all = marks.marks().stream()
                .map(one -> new MarkedJson(one.name(), one.points(), one.given(), one.by()))
                .toList();
        api.json().write(ctx, 200, new MarksJson(marks.seen(), all));
    }
}
