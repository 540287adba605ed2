package judge.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.online.Assignment;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.practice.PracticeAudience;
import judge.online.practice.PracticeLevel;
import judge.online.practice.PracticeTags;
import judge.service.course.PracticeSets;
import judge.service.course.PracticeSettings;
import judge.service.course.PracticeSettings.Wanted;
import judge.service.course.PracticeView;
import judge.service.course.PracticeView.Item;
import judge.service.course.PracticeView.Line;
import org.jspecify.annotations.Nullable;

/** Sets for practice; one hands in to them as to assignments. */
final class PracticeApi {

    private static final String SET = "/courses/{course}/sets/{set}";
    private static final String WITHOUT_LOGIN = "/practice/without-login";

    private final ApiRoutes api;
    private final PracticeSets sets;

    PracticeApi(ApiRoutes api) {
        this.api = api;
        sets = api.services().practice();
    }

    /** A set in a list, with how many of its problems the viewer has solved. */
    record LineJson(
            String course,
            String set,
            String name,
            String audience,
            @Nullable String opens,
            @Nullable String closes,
            String phase,
            int problems,
            int solved) {

        static LineJson of(Line line) {
            Assignment set = line.set();
            return new LineJson(
                    line.course(),
                    set.slug(),
                    set.name(),
                    ApiWords.of(line.audience()),
                    ApiWords.of(set.opens()),
                    ApiWords.of(set.closes()),
                    ApiWords.of(line.phase()),
                    line.problems(),
                    line.solved());
        }
    }

    /** Sets. */
    record SetsJson(List<LineJson> sets) {}

    /** A set. */
    record SetJson(
            String course,
            String set,
            String name,
            String audience,
            @Nullable String opens,
            @Nullable String closes,
            String phase,
            List<ItemJson> problems) {

        static SetJson of(PracticeView view) {
            Assignment set = view.set();
            return new SetJson(
                    view.course(),
                    set.slug(),
                    set.name(),
                    ApiWords.of(view.audience()),
                    ApiWords.of(set.opens()),
                    ApiWords.of(set.closes()),
                    ApiWords.of(view.phase()),
                    view.items().stream().map(ItemJson::of).toList());
        }
    }

    /** A problem of it; {@code solvedPercent}: null while fewer than ten have tried. */
    record ItemJson(
            String id,
            Map<String, String> names,
            @Nullable String level,
            List<String> tags,
            String progress,
            @Nullable Integer solvedPercent) {

        static ItemJson of(Item item) {
            @Nullable PracticeLevel level = item.tags().level();
            return new ItemJson(
                    item.slug(),
                    item.names(),
                    level == null ? null : ApiWords.of(level),
                    item.tags().tags(),
                    ApiWords.of(item.progress()),
                    item.percent());
        }
    }

    /** The permission to see sets for everybody without a login. */
    record WithoutLoginJson(boolean allowed) {}

    void addRoutes() {
        api.get("/practice", this::all);
        api.get(WITHOUT_LOGIN, this::withoutLogin);
        api.put(WITHOUT_LOGIN, this::putWithoutLogin);
        api.get("/courses/{course}/sets", this::ofCourse);
        api.get(SET, this::get);
        api.put(SET, this::put);
    }

    private void all(Context ctx, Viewer viewer) {
        write(ctx, sets.of(viewer));
    }

    private void ofCourse(Context ctx, Viewer viewer) {
        write(ctx, sets.of(viewer, ctx.pathParam("course")));
    }

    private void write(Context ctx, List<Line> lines) {
        api.json().write(ctx, 200, new SetsJson(lines.stream().map(LineJson::of).toList()));
    }

    private void withoutLogin(Context ctx, Viewer viewer) {
        api.json().write(ctx, 200, new WithoutLoginJson(sets.isWithoutLogin()));
    }

    private void putWithoutLogin(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        boolean allowed = fields.truth("allowed").orElseThrow(() -> fields.missing("allowed"));
        fields.end();
        sets.setWithoutLogin(viewer, allowed);
        api.json().write(ctx, 200, new WithoutLoginJson(allowed));
    }

    private void get(Context ctx, Viewer viewer) {
        PracticeView view = sets.get(viewer, ctx.pathParam("course"), ctx.pathParam("set"));
        api.json().write(ctx, 200, SetJson.of(view));
    }

    private void put(Context ctx, Viewer viewer) {
        String course = ctx.pathParam("course");
        String set = ctx.pathParam("set");
        JsonFields fields = api.json().read(ctx);
        List<Wanted> wishes = new ArrayList<>();
        for (JsonFields problem : fields.list("problems")) {
            wishes.add(wish(problem));
            problem.end();
        }
        PracticeSettings settings = new PracticeSettings(
                fields.text("name"),
                fields.moment("opens").orElseGet(() -> opens(viewer, course, set)),
                fields.moment("closes").orElse(null),
                fields.constant("audience", PracticeAudience.class).orElse(PracticeAudience.COURSE),
                wishes);
        fields.end();
        api.json().write(ctx, 200, SetJson.of(sets.put(viewer, course, set, settings)));
    }

    private static Wanted wish(JsonFields problem) {
        boolean said = problem.has("level") || problem.has("tags");
        @Nullable
        PracticeLevel level = problem.constant("level", PracticeLevel.class).orElse(null);
        List<String> tags = problem.texts("tags");
        return new Wanted(problem.text("id"), said ? new PracticeTags(level, tags) : null);
    }

    /** Returns the opening time where none is sent: as before, so that the same request twice is the same as once. */
    private Instant opens(Viewer viewer, String course, String set) {
        try {
            return sets.get(viewer, course, set).set().opens();
        } catch (Refusal none) {
            return api.services().clock().instant();
        }
    }
}
