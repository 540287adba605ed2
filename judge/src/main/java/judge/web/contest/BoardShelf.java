package judge.web.contest;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import judge.message.DisplayLanguage;
import judge.online.contest.Audience;
import judge.online.contest.Scoreboard;

/**
 * Scoreboards as they are sent, made when something has changed and kept. A board that says the same as the one before
 * is not made again, so that its bytes and the moment of its change tell nothing of what it does not show.
 */
final class BoardShelf {

    private final Map<DisplayLanguage, BoardFrame> frames = new EnumMap<>(DisplayLanguage.class);
    private final Map<Key, Kept> kept = new ConcurrentHashMap<>();

    /** Pages whose styles and scripts are there. */
    BoardShelf(String files) {
        for (DisplayLanguage language : DisplayLanguage.values()) {
            frames.put(language, new BoardFrame(language, files));
        }
    }

    /** One of the boards of a contest. */
    record Key(long assignment, Audience audience) {}

    private record Kept(BoardFrame.About about, Scoreboard board, Map<DisplayLanguage, SharedPage> pages) {}

    /** Keeps a board, and says whether it is another than the one before. */
    boolean put(Key key, BoardFrame.About about, Scoreboard board) {
        Kept before = kept.get(key);
        if (before != null && before.about().equals(about) && before.board().equals(board)) {
            return false;
        }
        kept.put(key, new Kept(about, board, pages(about, board, key.audience())));
        return true;
    }

    /** The rows, which are most of it, are the same in every language. */
    private Map<DisplayLanguage, SharedPage> pages(BoardFrame.About about, Scoreboard board, Audience audience) {
        GzipPiece rows = GzipPiece.of(BoardRows.of(board));
        Map<DisplayLanguage, SharedPage> pages = new EnumMap<>(DisplayLanguage.class);
        frames.forEach((language, frame) -> pages.put(
                language,
                SharedPage.of(List.of(
                        GzipPiece.of(frame.head(about, board, audience)),
                        rows,
                        GzipPiece.of(frame.foot(board.kind()))))));
        return pages;
    }

    /** What is kept of a board; empty before anything is. */
    Optional<SharedPage> page(Key key, DisplayLanguage language) {
        return Optional.ofNullable(kept.get(key))
                .map(one -> Objects.requireNonNull(one.pages().get(language)));
    }

    /** Whether something is kept of a contest. */
    boolean has(Key key) {
        return kept.containsKey(key);
    }
}
