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
import org.jspecify.annotations.Nullable;

/**
 * Scoreboards as they are sent: made when somebody asks for one for the first time, and kept until it changes. A board
 * that says the same as the one before is not made again, so that its bytes and the moment of its change tell nothing
 * of what it does not show.
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

    /** The key of a board: its contest and who looks. */
    record Key(long assignment, Audience audience) {}

    /** A board, and the pages that somebody has asked for. */
    private final class Kept {

        private final BoardFrame.About about;
        private final Scoreboard board;
        private final Audience audience;
        private final Map<DisplayLanguage, SharedPage> pages = new ConcurrentHashMap<>();
        private @Nullable GzipPiece rows;

        Kept(BoardFrame.About about, Scoreboard board, Audience audience) {
            this.about = about;
            this.board = board;
            this.audience = audience;
        }

        boolean says(BoardFrame.About otherAbout, Scoreboard otherBoard) {
            return about.equals(otherAbout) && board.equals(otherBoard);
        }

        SharedPage page(DisplayLanguage language) {
            @Nullable SharedPage there = pages.get(language);
            return there == null ? make(language) : there;
        }

        /**
         * Makes the page, by one thread for all who ask at the same time. The rows, which are most of it, are the same
         * in every language.
         */
        private synchronized SharedPage make(DisplayLanguage language) {
            GzipPiece body = rows == null ? GzipPiece.of(BoardRows.of(board, about.logos())) : rows;
            rows = body;
            BoardFrame frame = Objects.requireNonNull(frames.get(language));
            return pages.computeIfAbsent(
                    language,
                    any -> SharedPage.of(List.of(
                            GzipPiece.of(frame.head(about, board, audience)),
                            body,
                            GzipPiece.of(frame.foot(board.kind())))));
        }
    }

    /** Keeps a board, and says whether it is another than the one before. */
    boolean put(Key key, BoardFrame.About about, Scoreboard board) {
        @Nullable Kept before = kept.get(key);
        if (before != null && before.says(about, board)) {
            return false;
        }
        kept.put(key, new Kept(about, board, key.audience()));
        return true;
    }

    /** Returns the kept page of a board; empty before there is one. */
    Optional<SharedPage> page(Key key, DisplayLanguage language) {
        return Optional.ofNullable(kept.get(key)).map(one -> one.page(language));
    }

    /** Tells whether a page of a contest is kept. */
    boolean has(Key key) {
        return kept.containsKey(key);
    }

    /** Keeps nothing of a contest any more. */
    void drop(long assignment) {
        kept.keySet().removeIf(key -> key.assignment() == assignment);
    }
}
