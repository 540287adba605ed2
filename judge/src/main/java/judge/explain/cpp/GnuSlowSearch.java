package judge.explain.cpp;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import judge.explain.cpp.rule.CompileCauses;
import judge.explain.cpp.rule.FoundSlips;
import judge.explain.cpp.rule.LoopCounts;
import judge.explain.cpp.rule.SlowSlips;
import judge.language.Spot;
import judge.reason.Hint;
import judge.sandbox.SandboxException;

/** A search in a program in C or C++ that was too slow. */
final class GnuSlowSearch {

    /** Any sorting of so few bytes ends in time: the program has no end. */
    private static final int SHORT_INPUT = 20_000;

    private final GnuSearch search;
    private final List<Spot> spots;
    private Optional<Hint> found = Optional.empty();

    GnuSlowSearch(GnuSearch search, List<Spot> spots) {
        this.search = search;
        this.spots = spots;
    }

    GnuSearch search() {
        return search;
    }

    List<Spot> spots() {
        return spots;
    }

    /** Tells whether a program that takes too long for the input may have no end. */
    boolean isShort() {
        return search.failed().input().content().length < SHORT_INPUT;
    }

    List<Hint> slowSlips() {
        return SlowSlips.hints(search.texts(), spots).stream()
                .filter(hint -> !isShort() || !hint.is("sort-by-exchanging"))
                .toList();
    }

    List<Hint> loops() {
        return LoopCounts.endless(search.texts(), search.input())
                .or(() -> LoopCounts.hint(search.texts(), spots, search.input()))
                .stream()
                .toList();
    }

    /** A mistake that the sanitizers have found, or the compiler warns of, if it may keep the program from its end. */
    List<Hint> keepsFromEnding(Duration building) throws IOException, SandboxException, InterruptedException {
        search.build(building);
        found = search.said(false).map(hint -> FoundSlips.read(hint, search.texts()));
        return found
                .filter(this::mayBeWhy)
                .or(() -> search.warnings().stream()
                        .filter(CompileCauses::keepsFromEnding)
                        .findFirst())
                .stream()
                .toList();
    }

    /** With a long input a recursion may well be as deep; and a program that mixes numbers overflows, and ends. */
    private boolean mayBeWhy(Hint hint) {
        return (!hint.is("run-overflow") || SlowSlips.isMiddle(search.texts(), hint))
                && (isShort() || !hint.is("run-recursion"));
    }

    /** A change that helps, or what the sanitizers have found in the line that takes most of the time. */
    List<Hint> slowChanges() throws IOException, SandboxException, InterruptedException {
        Optional<Hint> helps = search.change();
        Optional<Hint> hottest = found.filter(this::isAtHottest);
        boolean same = helps.isPresent() && hottest.isPresent() && GnuSearch.isSameLine(helps.get(), hottest.get());
        return (same ? hottest : helps.or(() -> hottest)).stream().toList();
    }

    private boolean isAtHottest(Hint hint) {
        return !spots.isEmpty()
                && Long.valueOf(spots.get(0).line()).equals(hint.parameters().get("line"));
    }
}
