package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import judge.online.contest.ContestState;
import judge.online.contest.ContestTimes;
import judge.online.contest.Team;
import judge.service.contest.ContestView;
import judge.web.page.Sheet;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The first facts on the page of a contest. */
final class ContestTiles {

    private ContestTiles() {}

    /** Shows the state of the contest, with its moments. */
    static void show(Visit visit, Sheet sheet, ContestView view) {
        @Nullable Team own = view.team();
        @Nullable Instant began = own == null ? null : own.began();
        Instant starts = began == null ? view.times().starts() : began;
        Instant ends = view.closes();
        List<Sheet.Fact> facts = new ArrayList<>();
        facts.add(new Sheet.Fact(text(visit, "state"), text(visit, "state-" + state(visit, view, began))));
        facts.add(new Sheet.Fact(text(visit, "kind"), text(visit, "kind-" + word(view))));
        ContestTimes.held(starts)
                .ifPresentOrElse(
                        left -> facts.add(new Sheet.Fact(text(visit, "held"), JuryCountdown.shown(left))), () -> {
                            String key = began == null ? "starts" : "began";
                            facts.add(new Sheet.Fact(text(visit, key), clock(visit, starts)));
                            facts.add(new Sheet.Fact(text(visit, "ends"), clock(visit, ends)));
                        });
        @Nullable Instant freezes = view.contest().freezes();
        if (freezes != null && began == null && ContestTimes.held(starts).isEmpty()) {
            facts.add(new Sheet.Fact(text(visit, "freezes"), visit.time(freezes)));
        }
        sheet.facts(facts);
    }

    /** Returns the contest's state for the viewer, who may have begun later or have more time than others. */
    private static String state(Visit visit, ContestView view, @Nullable Instant began) {
        ContestState state = view.state();
        boolean over = !visit.now().isBefore(view.closes());
        if (began != null && !over) {
            return "running";
        }
        if (state.finalized() != null) {
            return "final";
        }
        return state.ended() != null || (over && !view.staff())
                ? "over"
                : state.started() == null ? "before" : "running";
    }

    /** A moment, and how long it is until then. */
    private static String clock(Visit visit, Instant moment) {
        String left = visit.left(moment);
        return visit.time(moment) + (left.isEmpty() ? "" : " (" + left + ")");
    }

    private static String word(ContestView view) {
        return view.contest().kind().name().toLowerCase(Locale.ROOT);
    }
}
