package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import judge.online.contest.ContestState;
import judge.online.contest.Team;
import judge.service.contest.ContestView;
import judge.web.page.Sheet;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** What the page of a contest says of it first. */
final class ContestTiles {

    private ContestTiles() {}

    /** How far the contest is, with its moments. */
    static void show(Visit visit, Sheet sheet, ContestView view) {
        ContestState state = view.state();
        String word = state.finalized() != null
                ? "final"
                : state.ended() != null ? "over" : state.started() == null ? "before" : "running";
        @Nullable Team own = view.team();
        @Nullable Instant began = own == null ? null : own.began();
        Instant starts = began == null ? view.times().starts() : began;
        Instant ends = starts.plus(view.times().length());
        List<Sheet.Fact> facts = new ArrayList<>();
        facts.add(new Sheet.Fact(text(visit, "state"), text(visit, "state-" + word)));
        facts.add(new Sheet.Fact(text(visit, "kind"), text(visit, "kind-" + word(view))));
        facts.add(new Sheet.Fact(text(visit, began == null ? "starts" : "began"), visit.time(starts)));
        facts.add(new Sheet.Fact(text(visit, "ends"), visit.time(ends)));
        String left = visit.left(visit.now().isBefore(starts) ? starts : ends);
        if (!left.isEmpty()) {
            facts.add(new Sheet.Fact(text(visit, visit.now().isBefore(starts) ? "begins-in" : "left"), left));
        }
        @Nullable Instant freezes = view.contest().freezes();
        if (freezes != null && began == null) {
            facts.add(new Sheet.Fact(text(visit, "freezes"), visit.time(freezes)));
        }
        sheet.facts(facts);
    }

    private static String word(ContestView view) {
        return view.contest().kind().name().toLowerCase(Locale.ROOT);
    }
}
