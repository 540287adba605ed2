package judge.web.api;

import java.util.ArrayList;
import java.util.List;
import judge.online.contest.Contest.Aids;
import judge.online.contest.Contest.Medals;
import judge.online.contest.ContestKind;
import judge.service.contest.ContestSettings;
import judge.service.contest.ContestSettings.ProblemLabel;

/** Contests as programs ask for them. */
final class ContestFields {

    private ContestFields() {}

    /** The settings that the fields ask for, and the usual ones where they name none. */
    static ContestSettings of(JsonFields fields) {
        ContestSettings settings = new ContestSettings(
                fields.constant("kind", ContestKind.class).orElseThrow(() -> fields.missing("kind")),
                fields.count("penalty").orElse(ContestSettings.USUAL_PENALTY),
                fields.truth("compileErrors").orElse(false),
                fields.moment("freezes").orElse(null),
                new Medals(medals(fields, "gold"), medals(fields, "silver"), medals(fields, "bronze")),
                fields.truth("openBoard").orElse(false),
                fields.truth("virtual").orElse(false),
                new Aids(
                        fields.truth("explain").orElse(false),
                        fields.truth("tries").orElse(false)),
                fields.optionalText("pool").orElse(null),
                problems(fields));
        fields.end();
        return settings;
    }

    private static int medals(JsonFields fields, String kind) {
        return fields.count(kind).orElse(0);
    }

    private static List<ProblemLabel> problems(JsonFields fields) {
        List<ProblemLabel> problems = new ArrayList<>();
        if (fields.has("problems")) {
            for (JsonFields one : fields.list("problems")) {
                problems.add(new ProblemLabel(
                        one.text("id"),
                        one.text("label"),
                        one.optionalText("rgb").orElse(null),
                        one.optionalText("color").orElse(null)));
                one.end();
            }
        }
        return problems;
    }
}
