package judge.web.clics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import judge.service.contest.ContestSettings;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The messages to programs that a server calls; each program is a server of its own. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class WebhookIT extends WebhookScene {

    WebhookIT(BothDatabases on) {
        super(on);
    }

    /** The events that a program is told, without those of awards: their number depends on when somebody looks. */
    private static List<String> withoutAwards(List<String> lines) {
        return lines.stream()
                .map(line -> line.replaceAll(",\"token\":\"[^\"]*\"", ""))
                .filter(line -> !line.contains("{\"type\":\"awards\""))
                .toList();
    }

    private List<String> before(List<String> lines) {
        return lines.stream().map(line -> scene.id() + " " + line).toList();
    }

    @Test
    void eachIsToldWhatItsOwnFeedTellsInTheSameOrder() {
        Viewer anna = scene.team("anna", "Anna", false);
        Viewer boris = scene.team("boris", "Boris", false);
        scene.clock.pass(Duration.ofMinutes(40));
        String feed = scene.base() + "/event-feed";
        try (FeedReader jury = new FeedReader(scene.open(feed, scene.teacher, secret(scene.teacher)));
                FeedReader team = new FeedReader(scene.open(feed, anna, secret(anna)))) {
            register(scene.teacher, program.url("school.example"), "");
            register(anna, other.url("tool.example"), ",\"contest_ids\":[\"" + scene.id() + "\"]");
            String first = scene.mark();
            jury.until(first);
            team.until(first);
            program.until(first);
            other.until(first);

            scene.judge(scene.handIn(anna, 0, "class Main { 1 }"), "WA");
            scene.judge(scene.handIn(boris, 1, "class Main { 2 }"), "AC");
            scene.say(anna, null, "Is it hard?");
            // Events by the clock come between those read before and those read later: all readers must have read as
            // far.
            String second = scene.mark();
            List<String> juryReads = jury.until(second);
            List<String> teamReads = team.until(second);
            List<String> juryIsTold = program.until(second);
            List<String> teamIsTold = other.until(second);

            scene.clock.pass(ContestScene.FREEZE);
            StoredSubmission hidden = scene.handIn(boris, 0, "class Main { 3 }");
            long verdict = scene.judge(hidden, "AC");
            scene.judge(scene.handIn(anna, 2, "class Main { 4 }"), "AC");
            String third = scene.mark();
            juryReads.addAll(jury.until(third));
            teamReads.addAll(team.until(third));
            juryIsTold.addAll(program.until(third));
            teamIsTold.addAll(other.until(third));

            String judgement = "\"type\":\"judgements\",\"id\":\"" + verdict + '"';
            assertThat(juryIsTold).anyMatch(line -> line.contains(judgement));
            assertThat(teamIsTold).noneMatch(line -> line.contains(judgement));
            assertThat(withoutAwards(juryIsTold)).isEqualTo(before(withoutAwards(juryReads)));
            assertThat(withoutAwards(teamIsTold)).isEqualTo(before(withoutAwards(teamReads)));

            scene.clock.pass(ContestScene.LENGTH);
            scene.conclude(true, true);
            assertThat(other.until("\"end_of_updates\":\"")).anyMatch(line -> line.contains(judgement));
        }
        assertThat(program.heads()).isNotEmpty().allSatisfy(head -> assertThat(head)
                .containsEntry("Webhook-token", List.of("very-secret")));
    }

    /** Another contest of the course, which the jury tells something. */
    private String another() {
        scene.services
                .assignments()
                .put(
                        scene.teacher,
                        "finals",
                        "other",
                        AssignmentSettings.usual(
                                "Other",
                                scene.starts,
                                scene.starts.plus(ContestScene.LENGTH),
                                Feedback.VERDICT,
                                List.of(new ProblemPoints("poj3074", 1))));
        scene.contests
                .contests()
                .put(
                        scene.teacher,
                        "finals",
                        "other",
                        new ContestSettings(ContestKind.ICPC, 20, false, null, 0, 0, 0, false, false, null, List.of()));
        return scene.database.read(tables -> {
            long course = tables.courses().find("finals").orElseThrow().id();
            return Long.toString(
                    tables.assignments().find(course, "other").orElseThrow().id());
        });
    }

    private void announce(String assignment, String text) {
        scene.contests.clarifications().announce(scene.teacher, "finals", assignment, "", null, text);
    }

    @Test
    void eachIsToldOfTheContestsAndEndpointsThatItWants() {
        Viewer anna = scene.team("anna", "Anna", false);
        String second = another();
        register(
                scene.teacher,
                program.url("school.example"),
                ",\"endpoints\":[\"submissions\",\"clarifications\"],\"contest_ids\":[\"" + scene.id() + "\"]");
        register(scene.teacher, other.url("school.example"), ",\"contest_ids\":[\"" + second + "\"]");

        scene.clock.pass(Duration.ofMinutes(40));
        announce("other", "Other one.");
        scene.judge(scene.handIn(anna, 0, "class Main { 1 }"), "AC");
        announce("other", "Other two.");
        List<String> told = program.until(scene.mark());
        announce("other", "Other three.");
        List<String> ofOther = other.until("Other three.");

        assertThat(told)
                .allMatch(line -> line.matches(scene.id() + " \\{\"type\":\"(submissions|clarifications)\".*"))
                .anyMatch(line -> line.contains("\"submissions\""));
        assertThat(ofOther).allMatch(line -> line.startsWith(second + " "));
        assertThat(ofOther.stream().filter(line -> line.contains("\"Other "))).hasSize(3);
    }

    @Test
    void whoWasAwayIsToldEverythingOnceAlsoByAServerThatWasStartedAgain() {
        Viewer anna = scene.team("anna", "Anna", false);
        String id = register(anna, program.url("tool.example"), "");
        String first = scene.mark();
        program.until(first);
        program.answer(call -> call % 2 == 0 ? 500 : 404);
        int before = program.calls();
        scene.say(null, null, "While it was away.");
        Eventually.until("it is called again", () -> program.calls() >= before + 2);
        assertThat(stored(id).failing()).isNotNull();
        scene.say(null, null, "While it was still away.");
        calls.close();
        assertThat(stored(id).active()).isTrue();
        scene.say(null, null, "While the server was away.");
        program.answer(CalledProgram.RECEIVES);

        calls = calling();

        String last = scene.mark();
        List<String> told = program.until(last);
        assertThat(told.stream().filter(line -> line.contains("away"))).hasSize(3);
        assertThat(told).hasSize(4);
        Eventually.until("it does not fail any more", () -> stored(id).failing() == null);
    }

    private int places(long id) {
        return scene.database.read(tables -> tables.webhooks().places(id).size());
    }

    @Test
    void ofSeveralServersOneCallsAndAnotherGoesOnWhenThatEnds() {
        if (scene.database.isFile()) {
            return; // It has one server alone.
        }
        WebhookCalls others = calling();
        try {
            long id = Long.parseLong(register(scene.teacher, program.url("school.example"), ""));
            List<String> told = program.until(scene.mark());
            Eventually.until("it is written down that it was told", () -> places(id) == 2);
            calls.close();
            told.addAll(program.until(scene.mark()));

            assertThat(told).hasSize(2);
        } finally {
            others.close();
        }
    }

    @Test
    void whoDoesNotAnswerHoldsNobodyUp() {
        program.answer(call -> 0);
        register(scene.teacher, program.url("school.example"), "");
        register(scene.teacher, other.url("school.example"), "");
        long begun = System.nanoTime();

        other.until(scene.mark());
        Eventually.until("both are called", () -> program.calls() > 0);
        other.until(scene.mark());

        // On a host that was stopped meanwhile it may be called again.
        boolean waits = program.calls() == 1
                || System.nanoTime() - begun > PACING.answer().toNanos();
        assertThat(waits).isTrue();
    }
}
