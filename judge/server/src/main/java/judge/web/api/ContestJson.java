package judge.web.api;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.online.contest.Award;
import judge.online.contest.Contest;
import judge.online.contest.ContestProblem;
import judge.online.contest.ContestState;
import judge.online.contest.ScoreCell;
import judge.online.contest.ScoreRow;
import judge.online.contest.Scoreboard;
import judge.online.contest.Team;
import judge.online.contest.ThawStep;
import judge.service.contest.Clarifications.ClarificationView;
import judge.service.contest.ContestEnd.Thawing;
import judge.service.contest.ContestTeams.TeamView;
import judge.service.contest.ContestTeams.TeamsResult;
import judge.service.contest.ContestView;
import judge.service.contest.ContestView.ContestTask;
import org.jspecify.annotations.Nullable;

/** Contests as programs see them. */
record ContestJson(
        String course,
        String assignment,
        String name,
        String kind,
        @Nullable String starts,
        @Nullable String ends,
        @Nullable String freezes,
        long penalty,
        boolean compileErrors,
        @JsonUnwrapped Contest.Medals medals,
        boolean openBoard,
        boolean virtual,
        @JsonUnwrapped Contest.Aids aids,
        @Nullable String pool,
        StateJson state,
        @Nullable TeamJson team,
        List<TaskJson> problems) {

    static ContestJson of(ContestView view) {
        Team team = view.team();
        return new ContestJson(
                view.course().slug(),
                view.assignment().slug(),
                view.assignment().name(),
                ApiWords.of(view.contest().kind()),
                ApiWords.coming(view.times().starts()),
                ApiWords.coming(view.closes()),
                ApiWords.coming(view.contest().freezes()),
                view.contest().penalty().toMinutes(),
                view.contest().compileErrors(),
                view.contest().medals(),
                view.contest().openBoard(),
                view.contest().virtual(),
                view.contest().aids(),
                view.contest().pool(),
                StateJson.of(view.state()),
                team == null ? null : TeamJson.of(team, null),
                view.problems().stream().map(TaskJson::of).toList());
    }

    /** Contests. */
    record ContestsJson(List<ContestJson> contests) {}

    /** The state of a contest. */
    record StateJson(
            @Nullable String started,
            @Nullable String frozen,
            @Nullable String ended,
            @Nullable String thawed,
            @Nullable String finalized) {

        static StateJson of(ContestState state) {
            return new StateJson(
                    ApiWords.of(state.started()),
                    ApiWords.of(state.frozen()),
                    ApiWords.of(state.ended()),
                    ApiWords.of(state.thawed()),
                    ApiWords.of(state.finalized()));
        }
    }

    /** A problem. */
    record TaskJson(
            String id,
            String label,
            @Nullable String rgb,
            @Nullable String color,
            boolean removed,
            double points,
            Map<String, String> names) {

        static TaskJson of(ContestTask task) {
            ContestProblem problem = task.problem();
            return new TaskJson(
                    task.slug(),
                    problem.label(),
                    problem.rgb(),
                    problem.color(),
                    problem.removed() != null,
                    task.points(),
                    task.names());
        }
    }

    /** A contestant; only the jury is told the login. */
    record TeamJson(
            @Nullable String login,
            String label,
            String name,
            @Nullable String affiliation,
            @Nullable String country,
            @Nullable String group,
            @Nullable String icpcId,
            boolean hidden,
            @Nullable String began) {

        static TeamJson of(Team team, @Nullable String login) {
            return new TeamJson(
                    login,
                    team.label(),
                    team.name(),
                    team.affiliation(),
                    team.country(),
                    team.teamGroup(),
                    team.icpcId(),
                    team.hidden(),
                    ApiWords.of(team.began()));
        }
    }

    /** Contestants. */
    record TeamsJson(List<TeamJson> teams) {

        static TeamsJson of(List<TeamView> teams) {
            return new TeamsJson(teams.stream()
                    .map(view -> TeamJson.of(view.team(), view.login().isEmpty() ? null : view.login()))
                    .toList());
        }
    }

    /** The result of a list of teams. */
    record TeamsResultJson(int teams, int added, List<AccountJson> accounts) {

        static TeamsResultJson of(TeamsResult result) {
            return new TeamsResultJson(
                    result.teams(),
                    result.added(),
                    result.accounts().stream()
                            .map(one -> new AccountJson(
                                    one.person().login(), one.person().name(), one.password()))
                            .toList());
        }
    }

    /** A new account. */
    record AccountJson(String login, String name, String password) {}

    /** A scoreboard; {@code own}: the row of whoever asks, with all of its own results. */
    record BoardJson(String kind, StateJson state, List<String> problems, List<RowJson> rows, @Nullable RowJson own) {

        static BoardJson of(Scoreboard board, @Nullable ScoreRow own) {
            return new BoardJson(
                    ApiWords.of(board.kind()),
                    StateJson.of(board.state()),
                    board.problems().stream().map(ContestProblem::label).toList(),
                    board.rows().stream().map(RowJson::of).toList(),
                    own == null ? null : RowJson.of(own));
        }
    }

    /** A row of it. */
    record RowJson(int rank, TeamJson team, int solved, long penalty, double points, List<ScoreCell> cells) {

        static RowJson of(ScoreRow row) {
            return new RowJson(
                    row.rank(), TeamJson.of(row.team(), null), row.solved(), row.penalty(), row.points(), row.cells());
        }
    }

    /** The state of thawing. */
    record ThawingJson(int shown, List<StepJson> steps, BoardJson board) {

        static ThawingJson of(Thawing thawing) {
            List<StepJson> steps = new ArrayList<>();
            Scoreboard board = thawing.board();
            for (ThawStep step : thawing.steps()) {
                String team =
                        board.row(step.person()).map(row -> row.team().label()).orElseThrow();
                String problem = board.problems().stream()
                        .filter(one -> one.problem() == step.problem())
                        .findFirst()
                        .map(ContestProblem::label)
                        .orElseThrow();
                steps.add(new StepJson(team, problem, step.rankBefore(), step.rankAfter(), step.after()));
            }
            return new ThawingJson(thawing.shown(), steps, BoardJson.of(board, null));
        }
    }

    /** A cell that is shown, by the labels of its team and its problem. */
    record StepJson(String team, String problem, int rankBefore, int rankAfter, ScoreCell after) {}

    /** Awards. */
    record AwardsJson(List<AwardJson> awards) {

        static AwardsJson of(List<Award> awards, ContestView view, List<TeamView> teams) {
            List<AwardJson> all = new ArrayList<>();
            for (Award award : awards) {
                String problem = view.problems().stream()
                        .map(ContestTask::problem)
                        .filter(one -> award.problem() != null && one.problem() == award.problem())
                        .findFirst()
                        .map(ContestProblem::label)
                        .orElse(null);
                List<TeamJson> winners = award.persons().stream()
                        .flatMap(person -> teams.stream().map(TeamView::team).filter(team -> team.person() == person))
                        .map(team -> TeamJson.of(team, null))
                        .toList();
                all.add(new AwardJson(ApiWords.of(award.kind()), problem, award.group(), winners));
            }
            return new AwardsJson(all);
        }
    }

    /** An award of contestants. */
    record AwardJson(String kind, @Nullable String problem, @Nullable String group, List<TeamJson> teams) {}

    /** The clarifications. */
    record ClarificationsJson(List<ClarificationJson> clarifications) {

        static ClarificationsJson of(List<ClarificationView> views) {
            return new ClarificationsJson(
                    views.stream().map(ClarificationJson::of).toList());
        }
    }

    /** A question, an answer, or something that was announced. */
    record ClarificationJson(
            long id,
            @Nullable String problem,
            boolean fromJury,
            @Nullable String team,
            @Nullable Long replyTo,
            boolean answered,
            String text,
            @Nullable String at) {

        static ClarificationJson of(ClarificationView view) {
            return new ClarificationJson(
                    view.said().id(),
                    view.label().isEmpty() ? null : view.label(),
                    view.said().sender() == null,
                    view.team().isEmpty() ? null : view.team(),
                    view.said().replyTo(),
                    view.answered(),
                    view.said().content(),
                    ApiWords.of(view.said().at()));
        }
    }
}
