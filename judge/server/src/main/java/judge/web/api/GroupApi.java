package judge.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import judge.online.Viewer;
import judge.service.course.GroupChoices.Choice;
import judge.service.course.WorkGroupView;
import judge.service.course.WorkGroupView.Terms;
import judge.service.course.WorkGroups;
import judge.service.course.WorkGroups.Groups;
import judge.service.course.WorkGroups.Wished;
import org.jspecify.annotations.Nullable;

/** Work groups of an assignment. */
record GroupApi(ApiRoutes api) {

    private static final String AT = "/courses/{course}/assignments/{assignment}";

    /** A member. */
    record MateJson(String login, String name) {

        static List<MateJson> of(List<WorkGroupView.Mate> mates) {
            return mates.stream()
                    .map(one -> new MateJson(one.login(), one.name()))
                    .toList();
        }
    }

    /** A group. */
    record GroupJson(String name, boolean handedIn, List<MateJson> members) {

        static GroupJson of(WorkGroupView view) {
            return new GroupJson(view.name(), view.handedIn(), MateJson.of(view.members()));
        }
    }

    /** The groups of an assignment; {@code together}: whether groups hand in there. */
    record GroupsJson(
            boolean together,
            @Nullable Integer most,
            @Nullable String chosenUntil,
            List<GroupJson> groups,
            List<MateJson> alone) {}

    /** One's own group, null where there is none, and those that one may join. */
    record ChoiceJson(
            boolean together,
            boolean choosing,
            @Nullable String chosenUntil,
            @Nullable GroupJson group,
            List<GroupJson> others) {}

    void addRoutes() {
        api.get(
                AT + "/groups",
                (ctx, viewer) ->
                        write(ctx, groups().get(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"))));
        api.put(AT + "/groups", this::put);
        api.get(
                AT + "/group",
                (ctx, viewer) -> write(
                        ctx, groups().choices().own(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"))));
        api.put(AT + "/group", this::choose);
    }

    private WorkGroups groups() {
        return api.services().groups();
    }

    private void put(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        boolean together = fields.truth("together").orElseThrow(() -> fields.missing("together"));
        int most = fields.count("most").orElse(WorkGroups.USUAL_MOST);
        @Nullable Instant until = fields.moment("chosenUntil").orElse(null);
        List<Wished> wished = new ArrayList<>();
        if (fields.has("groups")) {
            for (JsonFields one : fields.list("groups")) {
                wished.add(new Wished(one.text("name"), one.texts("members")));
                one.end();
            }
        }
        fields.end();
        String course = ctx.pathParam("course");
        String assignment = ctx.pathParam("assignment");
        if (together) {
            groups().put(viewer, course, assignment, new Terms(most, until), wished);
        } else {
            groups().end(viewer, course, assignment);
        }
        write(ctx, groups().get(viewer, course, assignment));
    }

    private void choose(Context ctx, Viewer viewer) {
        JsonFields fields = api.json().read(ctx);
        @Nullable String name = fields.optionalText("group").orElse(null);
        fields.end();
        write(ctx, groups().choices().choose(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"), name));
    }

    private void write(Context ctx, Groups all) {
        @Nullable Terms terms = all.terms();
        api.json()
                .write(
                        ctx,
                        200,
                        new GroupsJson(
                                terms != null,
                                terms == null ? null : (Integer) terms.most(),
                                terms == null ? null : ApiWords.of(terms.chosenUntil()),
                                all.groups().stream().map(GroupJson::of).toList(),
                                MateJson.of(all.alone())));
    }

    private void write(Context ctx, Choice choice) {
        @Nullable Terms terms = choice.terms();
        @Nullable WorkGroupView mine = choice.mine();
        api.json()
                .write(
                        ctx,
                        200,
                        new ChoiceJson(
                                terms != null,
                                choice.choosing(),
                                terms == null ? null : ApiWords.of(terms.chosenUntil()),
                                mine == null ? null : GroupJson.of(mine),
                                choice.others().stream().map(GroupJson::of).toList()));
    }
}
