package judge.web.api;

import io.javalin.http.Context;
import java.util.List;
import judge.online.Viewer;
import judge.service.course.TakenLanguages;
import judge.service.course.TakenLanguages.Choice;
import judge.service.course.TakenLanguages.Language;

/** The languages that courses and assignments take. */
record LanguageApi(ApiRoutes api) {

    private static final String OF_COURSE = "/courses/{course}/languages";
    private static final String OF_ASSIGNMENT = "/courses/{course}/assignments/{assignment}/languages";

    /** A language; {@code version} is empty where no machine has said it. */
    record LanguageJson(
            String language, String name, List<String> endings, String version, boolean there, boolean taken) {

        static LanguageJson of(Language one) {
            return new LanguageJson(
                    one.name().code(),
                    one.name().title(),
                    one.name().endings(),
                    one.version(),
                    one.there(),
                    one.taken());
        }
    }

    /** The languages; {@code chosen} has what was chosen at this very place, none where nothing was. */
    record LanguagesJson(List<String> chosen, List<LanguageJson> languages) {

        static LanguagesJson of(Choice choice) {
            return new LanguagesJson(
                    List.copyOf(choice.chosen().words()),
                    choice.all().stream().map(LanguageJson::of).toList());
        }
    }

    void addRoutes() {
        api.get(OF_COURSE, (ctx, viewer) -> write(ctx, languages().of(viewer, ctx.pathParam("course"))));
        api.get(
                OF_ASSIGNMENT,
                (ctx, viewer) ->
                        write(ctx, languages().of(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"))));
        api.put(OF_COURSE, this::choose);
        api.put(OF_ASSIGNMENT, this::chooseForAssignment);
    }

    private void choose(Context ctx, Viewer viewer) {
        write(ctx, languages().choose(viewer, ctx.pathParam("course"), sent(ctx)));
    }

    private void chooseForAssignment(Context ctx, Viewer viewer) {
        write(ctx, languages().choose(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"), sent(ctx)));
    }

    private List<String> sent(Context ctx) {
        JsonFields fields = api.json().read(ctx);
        List<String> codes = fields.texts("languages");
        fields.end();
        return codes;
    }

    private void write(Context ctx, Choice choice) {
        api.json().write(ctx, 200, LanguagesJson.of(choice));
    }

    private TakenLanguages languages() {
        return api.services().languages();
    }
}
